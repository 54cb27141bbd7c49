import { expect, it } from 'vitest';
import { clockTime, fuseOf } from './fuse';
import type { Seat, Table } from './messages';

const seat = (letter: string, more: Partial<Seat>): Seat =>
  ({ seat: letter, name: `Player ${letter}`, mine: false, bot_in: null, time_left: null, ...more }) as Seat;
const table = (seats: Seat[], clock: number | null = 60, stand_in_after: number | null = 120) =>
  ({ seats, clock, stand_in_after }) as Table;

it('burns for nobody where nobody is in a hurry', () => {
  expect(fuseOf(table([seat('A', {}), seat('B', {})]))).toBeNull();
});

it('burns for me before it burns for others, and for the one who has the least time', () => {
  const mine = seat('B', { mine: true, time_left: 50 });
  expect(fuseOf(table([seat('A', { time_left: 10 }), mine]))).toMatchObject({ seat: 'B', kind: 'mine', left: 50, whole: 60 });
  const others = [seat('A', { time_left: 30 }), seat('B', { time_left: 20 })];
  expect(fuseOf(table(others))).toMatchObject({ seat: 'B', kind: 'theirs' });
});

it('tells who is away, unless the clock is shorter', () => {
  const away = seat('A', { bot_in: 40 });
  expect(fuseOf(table([away], null))).toMatchObject({ kind: 'bot', left: 40, whole: 120 });
  expect(fuseOf(table([{ ...away, time_left: 50 }]))).toMatchObject({ kind: 'bot', left: 40 });
  expect(fuseOf(table([{ ...away, time_left: 30 }]))).toMatchObject({ kind: 'theirs', left: 30, whole: 60 });
});

it('says a time as a clock does', () => {
  expect([0, 9, 75, 3600, 86_399].map(clockTime)).toEqual(['0:00', '0:09', '1:15', '1:00:00', '23:59:59']);
});
