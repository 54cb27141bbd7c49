import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { prefs } from '../../lib/prefs.svelte';
import { given, position } from './given';
import './index';
import Tray from './Tray.svelte';

beforeEach(() => {
  prefs.language = 'en';
});

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-tray]')].map((one) => one.dataset.option);

it('puts triggers into an order by keys, and sends all but the last, which goes by itself', async () => {
  const game = given('order');
  const [a, b, c] = position('order').question!.choices.map((one) => one.text);
  render(Tray, game);
  expect(shown()).toEqual([a, b, c]);
  const first = () => document.querySelector<HTMLElement>(`[data-option="${a}"]`)!;
  await fireEvent.keyDown(first(), { key: 'ArrowRight', shiftKey: true });
  expect(shown()).toEqual([b, a, c]);
  await fireEvent.keyDown(first(), { key: 'ArrowRight', shiftKey: true });
  await tick();
  expect(shown()).toEqual([b, c, a]);
  await fireEvent.keyDown(first(), { key: 'ArrowRight' });
  expect(shown()).toEqual([b, c, a]);
  await fireEvent.click(screen.getByTestId('in-this-order'));
  expect(game.pickAll).toHaveBeenCalledWith([b, c]);
});

it('puts them into an order by dragging one over another', async () => {
  const game = given('order');
  const [a, b, c] = position('order').question!.choices.map((one) => one.text);
  render(Tray, game);
  const at = (text: string | undefined) => document.querySelector<HTMLElement>(`[data-option="${text}"]`)!;
  document.elementFromPoint = () => at(a);
  await fireEvent.pointerDown(at(c), { button: 0 });
  await fireEvent.pointerMove(window, { clientX: 10, clientY: 10 });
  await fireEvent.pointerUp(window);
  await tick();
  expect(shown()).toEqual([c, a, b]);
  expect(game.pick).not.toHaveBeenCalled();
});
