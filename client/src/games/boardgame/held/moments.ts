/** Cards that are held up to the table because something happened: an event drawn, a quest done, an item found. */
import type { Line } from '../../../lib/messages';

export interface HeldUp {
  key: string;
  kind: string;
  id: string;
  /** What is said under it. */
  text: string;
}

/** Event → the kind of thing that its last word names. */
const SHOWN: Readonly<Record<string, string>> = {
  drew_event: 'event',
  completed: 'quest',
  new_quest: 'quest',
  took_item: 'card',
  won_auction: 'card',
  looted: 'card',
  talented: 'card',
  bought: 'card',
  trained: 'card',
  received: 'card',
  boss_slain: 'boss',
};
/** Things that are told in a word beside the cards: levels, gold, experience. */
const TOLD: ReadonlySet<string> = new Set(['level', 'paid', 'learned_much', 'won_war', 'found', 'marched', 'wins', 'tie']);
const MOST = 4;

/** What to hold up for these lines, the last ones if there are many; an item that was taken is held up once. */
export function heldUp(log: readonly Line[]): { cards: HeldUp[]; told: Line[] } {
  const cards = new Map<string, HeldUp>();
  for (const line of log) {
    const [verb = '', ...args] = line.event.split(' ');
    const kind = SHOWN[verb];
    const id = verb === 'boss_slain' ? args[0] : args.at(-1);
    if (kind === undefined || id === undefined) continue;
    const key = `${kind} ${id}`;
    cards.delete(key);
    cards.set(key, { key: `${key} ${line.number}`, kind, id, text: line.text });
  }
  return { cards: [...cards.values()].slice(-MOST), told: log.filter((line) => TOLD.has(line.event.split(' ')[0] ?? '')).slice(-6) };
}

/** The event that was drawn last, in the lines up to here. */
export function drawn(log: readonly Line[]): string | null {
  const line = log.findLast((one) => one.event.startsWith('drew_event '));
  return line?.event.split(' ').at(-1) ?? null;
}
