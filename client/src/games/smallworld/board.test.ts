import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Reason, Table } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import type { Box, GameProps } from '../contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Waiting from './Waiting.svelte';
import rawBox from './fixtures/box.json';
import rawShow from './fixtures/show.json';
import rawPlace from './fixtures/verb-place.json';
import rawSwap from './fixtures/verb-swap.json';
import rawTake from './fixtures/verb-take.json';
import './index';
import { tabletop } from './table.svelte';

// The still land is half a megabyte of SVG and has tests of its own: here only what lives matters.
vi.mock('../../lib/map/sheet', async (original) => ({
  ...(await original<typeof import('../../lib/map/sheet')>()),
  still: () => ({ defs: '', under: '', lines: '' }),
}));

const NAMES = ['Mira', 'Oswin', 'Vell', 'Tamsin', 'Ilse'];

function given(raw: unknown, more: Partial<GameProps> = {}) {
  const position = raw as Position;
  const seats = NAMES.slice(0, Number(position.view.seats));
  const table = {
    seats: seats.map((name, i) => ({ seat: 'ABCDE'[i], name, kind: 'person', mine: i === 0 })),
  } as unknown as Table;
  const reason: Reason = {
    option: '',
    legal: false,
    text: 'Nothing of yours is next to it.',
    sum: null,
    odds: null,
    rule: null,
    rule_title: null,
  };
  return {
    box: rawBox as unknown as Box,
    table,
    position,
    language: 'en' as const,
    theme: 'light' as const,
    phone: false,
    tall: false,
    low: false,
    live: true,
    lit: [],
    coming: null,
    pace: 0,
    pick: vi.fn(),
    pickAll: vi.fn(),
    explain: vi.fn(() => Promise.resolve(reason)),
    preview: vi.fn(() => Promise.resolve(null)),
    show: vi.fn(),
    inspect: vi.fn(),
    order: async () => true,
    ...more,
  };
}

const region = (id: string): Element => {
  const found = document.querySelector(`[data-region="${id}"]`);
  if (!found) throw new Error(`no region ${id}`);
  return found;
};

beforeEach(() => {
  prefs.language = 'en';
  tabletop.each = 1;
});

describe('the board', () => {
  it('says prices to a mouse that rests on it, but not in a narrow window', async () => {
    for (const phone of [false, true]) {
      const props = given(rawShow, { phone });
      const { unmount } = render(Board, props);
      await fireEvent.pointerEnter(region('L1A-09'), { pointerType: 'mouse' });
      expect(props.show).toHaveBeenCalledTimes(phone ? 0 : 1);
      await fireEvent.pointerLeave(region('L1A-09'));
      expect(props.show).toHaveBeenCalledTimes(phone ? 0 : 2);
      unmount();
    }
  });

  it('has a button for every region, with its name, holder and price', () => {
    render(Board, given(rawShow));
    const columns = (rawShow as unknown as Position).view.columns as { holder: unknown[] };
    const all = document.querySelectorAll('[data-region][role="button"][aria-label]');
    expect(all.length).toBe(columns.holder.length);
    expect(region('L1A-02').getAttribute('aria-label')).toMatch(/^Boscarn, forest, Dwarves of Mira, 1 token/);
    expect(region('L1A-09').getAttribute('aria-label')).toMatch(/costs 3$/);
    expect(region('L1A-09').getAttribute('data-option')).toBe('conquer L1A-09');
  });

  it('conquers by a click, and by Enter', async () => {
    const props = given(rawShow);
    render(Board, props);
    await fireEvent.click(region('L1A-09'));
    expect(props.pick).toHaveBeenCalledWith('conquer L1A-09');
    await fireEvent.keyDown(region('L1A-10'), { key: 'Enter' });
    expect(props.pick).toHaveBeenLastCalledWith('conquer L1A-10');
  });

  it('says why not beside a region that is not legal', async () => {
    const props = given(rawShow);
    render(Board, props);
    await fireEvent.click(region('L1A-07'));
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.show).toHaveBeenCalledWith('conquer L1A-07');
    expect(await screen.findByText('Nothing of yours is next to it.')).toBeTruthy();
  });

  it('shows the sum of what is under the pointer, and no more when it has gone', async () => {
    const props = given(rawShow);
    render(Board, props);
    await fireEvent.pointerEnter(region('L1A-09'), { pointerType: 'mouse' });
    expect(props.show).toHaveBeenLastCalledWith('conquer L1A-09');
    await fireEvent.pointerLeave(region('L1A-09'));
    expect(props.show).toHaveBeenLastCalledWith(null);
  });

  it('the arrow keys go from region to region', async () => {
    render(Board, given(rawShow));
    (region('L1A-09') as SVGElement).focus();
    await fireEvent.keyDown(region('L1A-09'), { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('data-region')).toMatch(/^L1A-(08|05|04)$/);
  });

  it('lists the choices of a region that has several, and takes a second region for an answer', async () => {
    const props = given(rawSwap);
    render(Board, props);
    const swap = (rawSwap as unknown as Position).question?.choices.find((c) => c.verb === 'swap');
    const [a = '', b = ''] = swap?.args ?? [];
    await fireEvent.click(region(a));
    expect(document.querySelector(`.slip [data-option="${swap?.text}"]`)).not.toBeNull();
    expect(props.pick).not.toHaveBeenCalled();
    await fireEvent.click(region(b));
    expect(props.pick).toHaveBeenCalledWith(swap?.text);
  });

  it('places one token a click, or all of them', async () => {
    const props = given(rawPlace);
    render(Board, props);
    render(Hand, props);
    const choice = props.position.question?.choices.find((c) => c.verb === 'place');
    const id = choice?.args[0] ?? '';
    await fireEvent.click(region(id));
    expect(props.pick).toHaveBeenCalledWith(`place ${id}`);
    await fireEvent.click(screen.getByText(/^all/));
    await fireEvent.click(region(id));
    const hand = (props.position.view.columns as { hand: number[] }).hand[0];
    expect(props.pickAll).toHaveBeenCalledWith(Array.from({ length: hand ?? 0 }, () => `place ${id}`));
  });

  it('on a phone the first tap shows the price and the second pays it', async () => {
    const props = given(rawShow, { phone: true });
    render(Board, props);
    await fireEvent.click(region('L1A-09'));
    expect(props.pick).not.toHaveBeenCalled();
    expect(props.show).toHaveBeenLastCalledWith('conquer L1A-09');
    await fireEvent.click(region('L1A-09'));
    expect(props.pick).toHaveBeenCalledWith('conquer L1A-09');
  });

  it('when nothing can be picked, a click inspects, and nothing is veiled', async () => {
    const props = given(rawShow, { live: false });
    render(Board, props);
    await fireEvent.click(region('L1A-09'));
    expect(props.inspect).toHaveBeenCalledWith({ kind: 'region', id: 'L1A-09' });
    expect(document.querySelector('[data-option]')).toBeNull();
    expect(document.querySelector('.hit.legal')).toBeNull();
  });

  it('draws nothing that is not a number', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { container, unmount } = render(Board, given(rawShow, { theme }));
      expect(container.innerHTML).not.toMatch(/NaN|undefined|⟦/);
      unmount();
    }
  });
});

describe('the panels', () => {
  it('a combo is taken by a click, and only inspected when it is not one’s turn', async () => {
    const props = given(rawTake);
    const { unmount } = render(Waiting, props);
    await fireEvent.click(document.querySelector('[data-option="take 2"]') as Element);
    expect(props.pick).toHaveBeenCalledWith('take 2');
    unmount();
    const idle = given(rawTake, { live: false });
    render(Waiting, idle);
    await fireEvent.click(document.querySelector('[data-offer]') as Element);
    expect(idle.pick).not.toHaveBeenCalled();
    expect(idle.inspect).toHaveBeenCalled();
  });

  it('a combo is read beside the column by pointer and by keyboard, and all at once to compare', async () => {
    const props = given(rawTake);
    render(Waiting, props);
    const slip = () => document.querySelector('[data-testid="combo-slip"]')?.textContent ?? null;
    const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
    const about = (i: number) => {
      const text = props.box.things.race?.[offers[i]?.dataset.offer ?? '']?.data.ability;
      if (typeof text !== 'string') throw new Error('a race without an ability');
      return text;
    };
    expect(slip()).toBeNull(); // nothing lies over the map that nobody asked for
    await fireEvent.pointerMove(offers[2] as Element, { pointerType: 'mouse' });
    expect(slip()).toContain(about(2));
    await fireEvent.pointerLeave(offers[2] as Element);
    expect(slip()).toBeNull();
    offers[0]?.focus();
    await fireEvent.keyDown(offers[0] as Element, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(offers[1]);
    expect(slip()).toContain(about(1));
    await fireEvent.click(screen.getByText('Compare'));
    expect(slip()).toBeNull();
    expect(document.querySelectorAll('.about:not(.hidden)').length).toBe(offers.length);
  });

  it('a Harmony token and what is chosen for the next conquest lie in the hand', () => {
    const position = structuredClone(rawShow) as unknown as Position;
    const columns = position.view.columns as { harmony: number[]; armed: number };
    columns.harmony[0] = 1;
    columns.armed = 0b1000;
    render(Hand, given(position));
    expect(document.querySelector('[data-testid="harmony"]')).not.toBeNull();
    expect(document.querySelector('[data-testid="armed"]')?.textContent).toContain('Frostmourne');
  });

  it('a token dropped on a legal region conquers it', async () => {
    const props = given(rawShow);
    render(Board, props);
    render(Hand, props);
    tabletop.under = () => 'L1A-09';
    const tokens = screen.getByLabelText('6 tokens in hand');
    tokens.setPointerCapture = vi.fn();
    await fireEvent.pointerDown(tokens, { button: 0, clientX: 5, clientY: 5 });
    await fireEvent.pointerMove(tokens, { clientX: 300, clientY: 300 });
    await fireEvent.pointerUp(tokens);
    expect(props.pick).toHaveBeenCalledWith('conquer L1A-09');
  });

  it('speaks Italian', () => {
    prefs.language = 'it';
    render(Waiting, given(rawTake, { language: 'it' }));
    expect(screen.getByText('Razze disponibili')).toBeTruthy();
  });
});
