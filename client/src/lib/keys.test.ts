import { afterEach, describe, expect, it, vi } from 'vitest';
import { hotkeys } from './keys';

function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe('hotkeys', () => {
  const undo = vi.fn();
  const main = vi.fn();
  const handler = hotkeys(() => ({ u: undo, ' ': main }));
  document.addEventListener('keydown', handler);

  afterEach(() => {
    document.body.innerHTML = '';
    undo.mockClear();
    main.mockClear();
  });

  it('work anywhere on the table, in either case', () => {
    expect(press(document.body, 'U').defaultPrevented).toBe(true);
    press(document.body, ' ');
    expect([undo.mock.calls.length, main.mock.calls.length]).toEqual([1, 1]);
  });

  it('are letters where somebody writes', () => {
    document.body.innerHTML = '<input type="text" />';
    press(document.body.firstElementChild as Element, 'u');
    expect(undo).not.toHaveBeenCalled();
  });

  it('leave Space to a button that has the focus, but not letters', () => {
    document.body.innerHTML = '<button><b>x</b></button>';
    const inside = document.querySelector('b') as Element;
    vi.spyOn(document.querySelector('button') as Element, 'matches').mockReturnValue(true);
    press(inside, ' ');
    expect(main).not.toHaveBeenCalled();
    press(inside, 'u');
    expect(undo).toHaveBeenCalledOnce();
  });

  it('Space does the main thing on what lies on the table, and after a mere click; Enter opens', () => {
    document.body.innerHTML = '<button data-thing>x</button><button>y</button>';
    const [thing, button] = [...document.querySelectorAll('button')];
    expect(press(thing as Element, ' ').defaultPrevented).toBe(true);
    expect(press(thing as Element, 'Enter').defaultPrevented).toBe(false);
    vi.spyOn(button as Element, 'matches').mockReturnValue(false); // clicked, not reached by the keyboard
    press(button as Element, ' ');
    expect(main).toHaveBeenCalledTimes(2);
  });

  it('leave what the browser uses alone', () => {
    press(document.body, 'u', { ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
  });
});
