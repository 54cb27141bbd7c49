import { describe, expect, it } from 'vitest';
import type { Outcome, Table } from './messages';
import { counts, ranking } from './ranking';

const table = {
  seats: ['A', 'B', 'C'].map((seat) => ({ seat, name: seat, conceded: false })),
} as unknown as Table;
const outcome = (scores: number[], winners: string[], conceded: string[] = []): Outcome => ({
  scores,
  winners,
  report: null,
  conceded,
});
const places = (from: Outcome): string[] => ranking(table, from).map((one) => `${one.place} ${one.seat.seat}`);

describe('the ranking', () => {
  it('goes by score, and equals share a place', () => {
    expect(places(outcome([70, 84, 70], ['B']))).toEqual(['1 B', '2 A', '2 C']);
    expect(places(outcome([84, 84, 70], ['A', 'B']))).toEqual(['1 A', '1 B', '3 C']);
  });
  it('puts a winner first among equal scores', () => {
    expect(places(outcome([84, 84, 70], ['B']))).toEqual(['1 B', '2 A', '3 C']);
  });
  it('puts who gave up last, whatever the score', () => {
    expect(places(outcome([99, 5, 6], ['C'], ['A']))).toEqual(['1 C', '2 B', '3 A']);
  });
});

it('counts points where there are any', () => {
  const outcome = { winners: ['A'], report: null, conceded: [] };
  expect(counts({ ...outcome, scores: [1, 0] })).toBe(false);
  expect(counts({ ...outcome, scores: [12, 7] })).toBe(true);
  const report = { rows: [], rounds: [], first: 0, counted: 'Health', how: '', turnings: [], heads: [], table: [] };
  expect(counts({ ...outcome, scores: [28, 12], report })).toBe(false);
  const rows = [{ label: 'Regions', values: [1, 0] }];
  expect(counts({ ...outcome, scores: [1, 0], report: { ...report, rows } })).toBe(true);
});
