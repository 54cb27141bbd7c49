/** Who came where, from an outcome. */
import type { Outcome, Seat, Table } from './messages';

export interface Ranked {
  seat: Seat;
  /** Index of the seat, as in scores and report rows. */
  index: number;
  score: number;
  place: number;
  won: boolean;
  conceded: boolean;
}

/** Winners first, then by score; who gave up comes last. Equals share a place. */
export function ranking(table: Table, outcome: Outcome): Ranked[] {
  const gone = new Set(outcome.conceded);
  const list = table.seats.map((seat, index) => ({
    seat,
    index,
    score: outcome.scores[index] ?? 0,
    place: 0,
    won: outcome.winners.includes(seat.seat),
    conceded: gone.has(seat.seat) || seat.conceded,
  }));
  const order = (one: Ranked): number[] => [one.won ? 0 : 1, one.conceded ? 1 : 0, -one.score];
  const compare = (a: Ranked, b: Ranked): number => {
    const [x, y] = [order(a), order(b)];
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
    return 0;
  };
  list.sort((a, b) => compare(a, b) || a.index - b.index);
  list.forEach((one, i) => {
    const before = list[i - 1];
    one.place = before && compare(before, one) === 0 ? before.place : i + 1;
  });
  return list;
}

/** Whether points were counted: where one only wins or loses they say nothing. */
export const counts = ({ report, scores }: Outcome): boolean =>
  report ? report.rows.length > 0 : scores.some((score) => score > 1);
