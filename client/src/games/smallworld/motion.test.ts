import { describe, expect, it } from 'vitest';
import type { Line, Position } from '../../lib/messages';
import type { Box } from '../contract';
import rawBox from './fixtures/box.json';
import rawShow from './fixtures/show.json';
import { attacked, conquered, flights, gains, rolled } from './motion';
import { purse } from './purse';
import { readWorld } from './world';

const box = rawBox as unknown as Box;
const show = rawShow as unknown as Position;

/** The show position with some columns changed at some regions. */
function changed(changes: Record<string, Record<string, unknown>>) {
  const view = structuredClone(show.view) as { columns: Record<string, unknown[]> };
  const ids = readWorld(box, show.view).places.map((p) => p.region.id);
  for (const [id, values] of Object.entries(changes)) {
    for (const [column, value] of Object.entries(values)) {
      const list = view.columns[column];
      if (list) list[ids.indexOf(id)] = value;
    }
  }
  return readWorld(box, view as unknown as Record<string, unknown>);
}

const before = readWorld(box, show.view);
const tokens = (id: string): number => before.by.get(id)?.tokens ?? 0;

describe('flights', () => {
  it('nothing moves when nothing has changed', () => {
    expect(flights(before, before)).toEqual([]);
  });

  it('a conquest comes from the hand, and the driven out go to theirs', () => {
    const after = changed({ 'L1A-04': { holder: 'A', tokens: 3 } });
    expect(flights(before, after)).toEqual([
      { from: { region: 'L1A-04' }, to: { hand: 'B' }, seat: 'B', race: 'goblins', declined: false, count: tokens('L1A-04') },
      { from: { hand: 'A' }, to: { region: 'L1A-04' }, seat: 'A', race: 'dwarves', declined: false, count: 3 },
    ]);
  });

  it('a move from region to region is one flight', () => {
    const after = changed({
      'L1A-08': { tokens: tokens('L1A-08') - 2 },
      'L1A-01': { tokens: tokens('L1A-01') + 2 },
    });
    const [only, ...more] = flights(before, after);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ from: { region: 'L1A-08' }, to: { region: 'L1A-01' }, count: 2 });
  });

  it('going into decline moves nobody', () => {
    const after = changed({ 'L1A-14': { holder: 'A-declined' } });
    expect(flights(before, after)).toEqual([]);
  });
});

/** The sentence is another language's: numbers come from the event. */
const line = (event: string): Line => ({ number: 1, event, text: '7 × 99', seat: null, things: [] });

describe('what the log tells the eye', () => {
  it('finds what was taken, rolled and gained', () => {
    const log = ['attacks A L1A-01', 'rolled A 2', 'conquered A L1A-01 3', 'gained A 4 regions', 'earned A 3 power'];
    expect(rolled(log.map(line))).toEqual({ value: 2, region: 'L1A-01', failed: false });
    expect(attacked(log.map(line))).toBe('L1A-01');
    expect(conquered(log.map(line))).toEqual(['L1A-01']);
    expect(gains(log.map(line))).toEqual(new Map([['A', 7]]));
  });

  it('the die alone comes with one message, the place with another', () => {
    expect(rolled([line('rolled B 0'), line('failed B L1A-04')])).toEqual({
      value: 0,
      region: 'L1A-04',
      failed: true,
    });
    expect(rolled([line('rolled A 0')])).toEqual({ value: 0, region: null, failed: false });
    expect(rolled([line('conquered A L1A-01 3')])).toBeNull();
  });
});

describe('purse', () => {
  it('is the fewest coins, up to five', () => {
    expect(purse(19)).toEqual([10, 5, 3, 1]);
    expect(purse(0)).toEqual([]);
    expect(purse(87)).toEqual([10, 10, 10, 10, 1]);
  });
});
