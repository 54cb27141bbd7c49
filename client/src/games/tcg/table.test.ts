import { describe, expect, it } from 'vitest';
import type { Change, Line, Preview } from '../../lib/messages';
import { duelOf, readDuel } from './duel';
import { box, position } from './given';
import './index';
import { fan, share, spread } from '../../lib/card/spread';
import { heldUp, marksOf, turnOf } from './moments';
import { lines, payers, previewPills } from './preview';
import { ahead, stops } from './stops';
import { next } from './walk';

describe('the duel that is read from a view', () => {
  const here = position('defender');
  const duel = duelOf({ box, position: here });

  it('has every card in play in one row, or attached', () => {
    const columns = here.view.columns as Record<string, string[]>;
    const rows = [duel.me, duel.foe].flatMap((side) => [side.hero!, ...side.allies, ...side.gear]);
    const shown = [...rows, ...[...duel.attached.values()].flat()].map((one) => one.slot);
    expect([...shown].sort()).toEqual([...columns.play!].sort());
    expect([...duel.me.resources, ...duel.foe.resources].map((one) => one.slot).sort()).toEqual(
      [...columns.resources!].sort(),
    );
  });

  it('puts whoever looks below, and for a spectator the first seat', () => {
    expect(duel.me.seat).toBe(here.seat);
    expect(readDuel(box, { ...here.view, seat: 'B' }).me.seat).toBe('B');
    expect(readDuel(box, { ...here.view, seat: null }).me.seat).toBe('A');
  });

  it('knows what cards are worth now', () => {
    const now = here.view.now as Record<string, { atk?: number; health?: number }>;
    expect(duel.me.allies.length + duel.foe.allies.length).toBeGreaterThan(0);
    for (const ally of [...duel.me.allies, ...duel.foe.allies]) {
      expect(ally.worth.atk).toBe(now[ally.slot]?.atk);
      expect(ally.worth.health).toBeGreaterThan(0);
    }
  });
});

describe('a row', () => {
  it('gets more of the room when it has many cards, and keeps it while there are few', () => {
    expect(share(0, 0)).toBe(share(4, 2));
    expect(share(7, 3)).toBe('minmax(0, 7fr) minmax(0, 3fr)');
  });

  it('is never wider than its room, however many cards it holds', () => {
    for (let n = 1; n <= 20; n++) {
      const { width, step } = spread(n, 500, 130, 84);
      expect(width + step * (n - 1)).toBeLessThanOrEqual(500 + 1e-6);
      expect(width).toBeGreaterThanOrEqual(84);
      expect(width).toBeLessThanOrEqual(130);
    }
  });

  it('makes cards smaller before it lays them over one another', () => {
    expect(spread(3, 500, 130, 84).width).toBe(130);
    const five = spread(5, 500, 130, 84);
    expect(five.width).toBeLessThan(130);
    expect(five.step).toBeGreaterThan(five.width);
    expect(spread(9, 500, 130, 84).step).toBeLessThan(84);
  });

  it('of the hand is a fan around the middle of its room', () => {
    const cards = fan(7, 900, 150);
    expect(cards[3]).toMatchObject({ x: 375, y: 0, turn: 0 });
    expect(cards[0]!.turn).toBeLessThan(0);
    expect(cards[0]!.x).toBeGreaterThanOrEqual(0);
    expect(cards[6]!.x + 150).toBeLessThanOrEqual(900);
    expect(fan(20, 900, 150).at(-1)!.x + 150).toBeLessThanOrEqual(900 + 1e-6);
  });
});

const line = (event: string): Line => ({ number: 1, event, text: '', seat: null, things: [] });

describe('what has just happened', () => {
  it('rises as numbers, added up for each card', () => {
    const log = ['dealt zip zulanji B3 2 melee', 'dealt zip zulanji B3 1 fire', 'healed gurzak A0 4', 'played A zip A5'];
    expect(marksOf(log.map(line), box)).toEqual([
      { slot: 'B3', amount: 3, kind: 'hurt', by: null },
      { slot: 'A0', amount: 4, kind: 'healed', by: null },
    ]);
  });

  it('holds up the last card that somebody else has played', () => {
    const log = ['played B zip B5', 'used B zulanji B7 zulanji.1', 'played A execute A3'].map(line);
    expect(heldUp(log, 'A')).toEqual({ seat: 'B', id: 'zulanji' });
    expect(heldUp(log, 'B')).toEqual({ seat: 'A', id: 'execute' });
    expect(heldUp([], 'A')).toBeNull();
  });

  it('tells whose turn begins', () => {
    expect(turnOf(['turn A 3', 'drew A'].map(line))).toBe('A');
    expect(turnOf([])).toBeNull();
  });
});

const change = (text: string, low: number, high = low): Change => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text, low, high, things: [] };
};

it('a preview stands on the cards that it changes', () => {
  const preview: Preview = {
    options: ['attack A5', 'at B7'],
    changes: [change('damage B7', 3), change('destroyed B7', 1), change('damage A5', 0, 2), change('pays A12', 1)],
    assumed: [],
    possible: [],
    who: null,
    asks: null,
    over: false,
  };
  expect(Object.fromEntries(previewPills(preview))).toEqual({ B7: '−3 · dies', A5: 'up to −2' });
  expect(payers(preview)).toEqual(['A12']);
  expect(lines(preview).map((one) => one.verb)).toEqual(['damage', 'destroyed', 'damage']);
  expect(previewPills(null).size).toBe(0);
});

it('stops are read from what stands, and know how to be turned round', () => {
  const choices = [
    ['stops usual', 'stops every'],
    ['ask my-ready', 'pass_over my-ready'],
    ['ask their-end', 'pass_over their-end'],
  ].map((two) => two.map((text) => ({ text, label: text.toUpperCase() })));
  const found = stops({ about: '', choices }, ['stops usual', 'pass_over my-ready', 'ask their-end']);
  expect(found.get('my-ready')).toEqual({ on: false, label: 'PASS_OVER MY-READY', other: 'ask my-ready' });
  expect(found.get('their-end')).toEqual({ on: true, label: 'ASK THEIR-END', other: 'pass_over their-end' });
  expect(found.size).toBe(2);
  expect(stops(null, []).size).toBe(0);
});

it('passing ahead is read from what stands', () => {
  const choices = [['stops usual'], ['skip nothing', 'skip quiet', 'skip turn']].map((some) =>
    some.map((text) => ({ text, label: text })),
  );
  const found = ahead({ about: '', choices }, ['stops usual', 'skip turn']);
  expect(found.now).toBe('skip turn');
  expect(found.orders.map((one) => one.text)).toEqual(['skip quiet', 'skip turn']);
  expect(ahead(null, [])).toEqual({ now: 'skip nothing', orders: [] });
});

it('an arrow key goes to the next card in its direction', () => {
  const cards = [
    { x: 0, y: 0 },
    { x: 100, y: 4 },
    { x: 0, y: 100 },
    { x: 60, y: 100 },
  ];
  const [from] = cards;
  expect(next(cards, from!, [1, 0])).toBe(1);
  expect(next(cards, from!, [0, 1])).toBe(2);
  expect(next(cards, from!, [-1, 0])).toBe(-1);
  expect(next(cards, cards[1]!, [0, 1])).toBe(3);
});
