/** How long somebody can still think before a bot answers or sits down for them. */
import type { Table } from './messages';

export interface Fuse {
  seat: string;
  name: string;
  kind: 'mine' | 'theirs' | 'bot';
  /** Seconds: what was left when the table told it, and the whole time. */
  left: number;
  whole: number;
}

/** The one that burns: mine before others', the shortest first; null: nobody is in a hurry. */
export function fuseOf(table: Pick<Table, 'seats' | 'clock' | 'stand_in_after'>): Fuse | null {
  const all = table.seats.flatMap(({ seat, name, mine, bot_in, time_left }): Fuse[] => {
    const timed = time_left !== null && table.clock !== null && (bot_in === null || time_left <= bot_in);
    if (timed) return [{ seat, name, kind: mine ? 'mine' : 'theirs', left: time_left, whole: table.clock! }];
    if (bot_in === null || table.stand_in_after === null) return [];
    return [{ seat, name, kind: 'bot', left: bot_in, whole: table.stand_in_after }];
  });
  const order = (one: Fuse): number => (one.kind === 'mine' ? 0 : 1e9) + one.left;
  return all.sort((a, b) => order(a) - order(b))[0] ?? null;
}

/** A day is no hurry: 23:59:59, 1:05. */
export function clockTime(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
