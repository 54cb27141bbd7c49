/** What has its moment: cards that are held up because something happened, dice that are thrown. */
import type { Line } from '../../../lib/messages';

export interface HeldUp {
  key: string;
  kind: string;
  id: string;
  side: 0 | 1;
  /** Of a hero: the level that was reached. */
  level: string | null;
  text: string;
}

/** Event → the kind of thing that its last word names, and the face that is up. */
const SHOWN: Readonly<Record<string, readonly [kind: string, side: 0 | 1]>> = {
  event: ['card', 0],
  faces: ['card', 0],
  flipped: ['card', 1],
  gained: ['card', 1],
  took_item: ['card', 1],
  honored: ['card', 1],
  completed: ['quest', 0],
  new_quest: ['quest', 0],
  trophy: ['trophy', 0],
  revealed: ['token', 0],
  removed: ['token', 0],
  level: ['hero', 0],
};
/** What is told in a word beside the cards. */
const TOLD: ReadonlySet<string> = new Set(['slain', 'defeated', 'resurrected', 'wins']);
const MOST = 4;

/** What to hold up for these lines, the last ones if there are many; each thing once. `heroes`: seat → hero. */
export function heldUp(log: readonly Line[], heroes: ReadonlyMap<string, string>): { cards: HeldUp[]; told: Line[] } {
  const cards = new Map<string, HeldUp>();
  for (const line of log) {
    const [verb = '', ...args] = line.event.split(' ');
    const shown = SHOWN[verb];
    if (!shown) continue;
    const [kind, side] = shown;
    const hero = verb === 'level' ? heroes.get(args[0] ?? '') : undefined;
    const id = hero ?? args.at(-1)?.split('.')[0];
    if (id) cards.set(`${kind} ${id}`, { key: `${kind} ${id}`, kind, id, side, level: hero ? (args[1] ?? null) : null, text: line.text });
  }
  return {
    cards: [...cards.values()].slice(-MOST),
    told: log.filter((line) => TOLD.has(line.event.split(' ')[0] ?? '')),
  };
}

/** Which dice these lines throw: 0 the red one, 1 the black one. */
export function thrown(lines: readonly Line[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const line of lines) {
    const [verb, which] = line.event.split(' ');
    if (verb === 'dice') for (const die of [0, 1]) found.add(die);
    if (verb === 'rerolled') found.add(which === 'black' ? 1 : 0);
  }
  return found;
}
