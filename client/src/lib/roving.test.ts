import { beforeEach, expect, it } from 'vitest';
import { roving } from './roving';

let root: HTMLElement;
const buttons = () => [...root.querySelectorAll('button')];
const stops = () => buttons().map((one) => one.tabIndex);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '<div><button>a</button><button>b</button><button>c</button></div>';
  root = document.body.firstElementChild as HTMLElement;
});

it('has one stop for the Tab key, which follows the focus', () => {
  roving('button')(root);
  expect(stops()).toEqual([0, -1, -1]);
  buttons()[0]?.focus();
  press('ArrowDown');
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('c');
  expect(stops()).toEqual([-1, -1, 0]);
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('c');
  press('Home');
  expect(document.activeElement?.textContent).toBe('a');
});

it('enters a log at its end, also when lines come', async () => {
  roving('button', 'last')(root);
  expect(stops()).toEqual([-1, -1, 0]);
  root.append(document.createElement('button'));
  await new Promise((done) => setTimeout(done));
  expect(stops()).toEqual([-1, -1, -1, 0]);
});
