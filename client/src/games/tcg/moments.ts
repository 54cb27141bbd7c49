/** What has just happened, read from the lines of the log: numbers that rise from cards, a card that is held
 *  up, a turn that begins. The events say the same in every language. */
import type { Line } from '../../lib/messages';
import type { Box } from '../contract';
import { classOf } from './blows';

export interface Mark {
  slot: string;
  amount: number;
  kind: 'hurt' | 'healed' | 'prevented';
  /** The class of the card that dealt it. */
  by?: string | null;
}

const words = (line: Line): string[] => line.event.split(' ');

/** Damage, healing and prevention, each with the card it is on, added up. */
export function marksOf(log: readonly Line[], box: Box): Mark[] {
  const out = new Map<string, Mark>();
  for (const line of log) {
    const [what = '', ...args] = words(line);
    const at = { dealt: [2, 3], hurt: [1, 2], healed: [1, 2], prevented: [1, 2] }[what];
    const slot = at && args[at[0] ?? 0];
    const amount = Number((at && args[at[1] ?? 0]) ?? 0);
    if (!slot || !(amount > 0)) continue;
    const kind = what === 'healed' || what === 'prevented' ? what : 'hurt';
    const key = `${kind} ${slot}`;
    const before = out.get(key);
    out.set(key, { slot, kind, amount: amount + (before?.amount ?? 0), by: classOf(line, box) ?? before?.by ?? null });
  }
  return [...out.values()];
}

/** The last card that somebody else played, used or showed. */
export function heldUp(log: readonly Line[], me: string | null): { seat: string; id: string } | null {
  for (const line of [...log].reverse()) {
    const [what = '', seat = '', id = ''] = words(line);
    const shown = ['played', 'used', 'placed_up', 'stashed', 'revealed', 'flipped', 'discarded', 'milled'];
    if (shown.includes(what) && id && seat !== me) return { seat, id };
  }
  return null;
}

/** Whose turn begins. */
export function turnOf(log: readonly Line[]): string | null {
  const line = log.findLast((one) => words(one)[0] === 'turn');
  return line ? (words(line)[1] ?? null) : null;
}

/** Somebody has lost: this was the last blow. */
export const isLast = (log: readonly Line[]): boolean => log.some((one) => words(one)[0] === 'lost');
