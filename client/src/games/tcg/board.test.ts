import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { offBoard } from '../../lib/choices';
import { prefs } from '../../lib/prefs.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { duelOf } from './duel';
import Fan from './Fan.svelte';
import { felt } from './felt.svelte';
import rawLabels from './positions/labels.json';
import { given } from './given';
import client from './index';

beforeEach(() => {
  prefs.language = 'en';
  felt.settle();
  felt.pile = null;
});

const all = <T extends Element = HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
const lay = (props: ReturnType<typeof given>) => {
  render(Board, props);
  render(props.phone ? Fan : Aside, props);
};

describe.each([false, true])('the table (phone: %s)', (phone) => {
  it.each(rawLabels.labels)('offers every choice that is not the prompt’s: %s', async (label) => {
    const props = given(label, { phone });
    lay(props);
    const { question } = props.position;
    const wanted = new Set(question!.choices.map((one) => one.text));
    for (const one of offBoard(question, client)) wanted.delete(one.text);
    const found = () => all('[data-option]').map((one) => one.dataset.option ?? '');
    for (const text of found()) wanted.delete(text);
    for (const spot of all('[data-lifts]')) {
      await fireEvent.click(spot);
      for (const text of found()) wanted.delete(text);
      felt.lifted = null;
    }
    expect([...wanted]).toEqual([]);
  });
});

describe('a click', () => {
  it('lifts a card of the hand; its button or a second click plays it', async () => {
    const props = given('priority');
    lay(props);
    const text = props.position.question!.choices.find((one) => one.verb === 'play')!.text;
    const card = all(`[data-region="${text.split(' ')[1]}"]`)[0]!;
    await fireEvent.click(card);
    expect(props.pick).not.toHaveBeenCalled();
    expect(card.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.click(all(`[data-option="${text}"]`)[0]!);
    expect(props.pick).toHaveBeenLastCalledWith(text);
    await fireEvent.click(card);
    await fireEvent.click(card);
    expect(props.pick).toHaveBeenCalledTimes(2);
    expect(props.pick).toHaveBeenLastCalledWith(text);
  });

  it('on a target picks it at once; on a phone a second tap does', async () => {
    for (const phone of [false, true]) {
      const props = given('target', { phone });
      const { unmount } = render(Board, props);
      const target = all('[data-option^="target "]')[0]!;
      await fireEvent.click(target);
      expect(props.pick).toHaveBeenCalledTimes(phone ? 0 : 1);
      if (phone) {
        expect(props.show).toHaveBeenLastCalledWith(target.dataset.option);
        await fireEvent.click(target);
        expect(props.pick).toHaveBeenCalledTimes(1);
      }
      unmount();
      felt.settle();
    }
  });

  it('on what can’t be chosen says why', async () => {
    const props = given('defender');
    lay(props);
    const other = all('[data-slot]').find((one) => one.dataset.region === one.dataset.slot && !one.dataset.option)!;
    await fireEvent.click(other);
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.show).toHaveBeenLastCalledWith(`at ${other.dataset.slot}`);
  });

  it('opens a graveyard as a row, and closes it again', async () => {
    const props = given('priority');
    lay(props);
    const pile = all('[data-region^="grave-"]')[0]!;
    await fireEvent.click(pile);
    expect(all('[data-testid="tray"]')).toHaveLength(1);
    await fireEvent.click(pile);
    expect(all('[data-testid="tray"]')).toHaveLength(0);
  });
});

it('on a phone a preview that has nothing to tell covers nothing', async () => {
  const nothing = { options: [], changes: [], assumed: [], possible: [], who: null, asks: null, over: false };
  render(Board, given('priority', { phone: true }));
  for (const [preview, seen] of [[nothing, 0], [{ ...nothing, over: true }, 1]] as const) {
    felt.preview = { ...preview, options: [], changes: [], assumed: [], possible: [] };
    await tick();
    expect(all('[data-testid="preview"]')).toHaveLength(seen);
  }
});

it.each([false, true])('the card that asks is held up, to be read (phone: %s)', async (phone) => {
  for (const label of ['may', 'mode', 'ramp', 'stash']) {
    const props = given(label, { phone });
    const { unmount } = render(Board, props);
    await fireEvent.click(all('[data-testid="held"]')[0]!);
    expect(props.inspect).toHaveBeenCalledWith({ kind: 'card', id: expect.any(String) });
    unmount();
  }
});

describe('in a lesson', () => {
  const rim = (slot: string) => document.querySelector(`[data-slot="${slot}"] [data-rim]`)?.getAttribute('data-rim');

  it('only the next step invites, and nothing says that one could win already', () => {
    const props = given('priority');
    const { question } = props.position;
    const slots = (verb: string) =>
      question!.choices.filter((one) => one.verb === verb).map((one) => one.args[0]!);
    const [next, other] = slots('attack') as [string, string];
    const { by, foe } = duelOf(props);
    const hero = foe.hero!.slot;
    const { unmount } = render(Board, props);
    expect([rim(next), rim(other)]).toEqual(['playable', 'playable']);
    expect(document.body.textContent).toContain('lethal');
    unmount();
    const lit = [next, hero].map((slot) => ({ kind: 'card', id: by.get(slot)!.id! }));
    render(Board, { ...props, allowed: `attack ${next}`, lit });
    expect([rim(next), rim(other), rim(hero)]).toEqual(['playable', undefined, 'named']);
    expect(document.body.textContent).not.toContain('lethal');
  });
});

it('whoever only looks on picks nothing', async () => {
  const props = given('target', { live: false });
  lay(props);
  expect(all('[data-option]')).toEqual([]);
  await fireEvent.click(all('[data-slot]')[0]!);
  expect(props.pick).not.toHaveBeenCalled();
});

it('every card that can be pressed has a name', () => {
  for (const label of rawLabels.labels) {
    const { unmount } = render(Board, given(label));
    for (const one of all('[data-region]')) expect(one.getAttribute('aria-label')).toBeTruthy();
    unmount();
  }
});
