import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress } from './press';

describe('a long press', () => {
  let root: HTMLElement;
  let piece: HTMLElement;
  let stop: () => void;
  const opened = vi.fn((event: Event) => event.preventDefault());
  const clicked = vi.fn();

  const finger = (name: string, x = 5, more: PointerEventInit = {}): void => {
    piece.dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerType: 'touch', clientX: x, clientY: 5, ...more }),
    );
  };

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.createElement('div');
    piece = document.createElement('button');
    root.append(piece);
    document.body.append(root);
    piece.addEventListener('contextmenu', opened);
    piece.addEventListener('click', clicked);
    stop = longPress(root);
  });

  afterEach(() => {
    stop();
    root.remove();
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it('opens what is under the finger, and the click at its end does nothing', () => {
    finger('pointerdown');
    vi.advanceTimersByTime(600);
    expect(opened).toHaveBeenCalledOnce();
    finger('pointerup');
    piece.click();
    expect(clicked).not.toHaveBeenCalled();
    piece.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it.each([
    ['a tap', () => finger('pointerup')],
    ['a pan', () => finger('pointermove', 40)],
    ['a pinch', () => finger('pointerdown', 60, { pointerId: 2 })],
    ['the menu of the browser itself', () => piece.dispatchEvent(new Event('contextmenu', { bubbles: true }))],
  ])('is not %s', (_, meanwhile) => {
    finger('pointerdown');
    vi.advanceTimersByTime(200);
    meanwhile();
    opened.mockClear();
    vi.advanceTimersByTime(1000);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is nothing for a mouse, which has a second button', () => {
    finger('pointerdown', 5, { pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    expect(opened).not.toHaveBeenCalled();
  });

  it('stays a slow tap where there is nothing to open', () => {
    piece.removeEventListener('contextmenu', opened);
    finger('pointerdown');
    vi.advanceTimersByTime(1000);
    finger('pointerup');
    piece.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
