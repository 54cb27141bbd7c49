/** What has moved between two positions: the flights to show, and nothing about how. */
import type { Line } from '../../lib/messages';
import type { Place, World } from './world';

/** A region, or the hand of a seat. */
export type Spot = { region: string } | { hand: string };

export interface Flight {
  from: Spot;
  to: Spot;
  seat: string | null;
  race: string;
  declined: boolean;
  count: number;
}

const code = (p: Place): string => `${p.seat ?? '-'}${p.declined ? '-' : ''}${p.race ?? ''}`;

/** Tokens that left and tokens that came, matched within each race; the rest goes to or comes from
 *  the hand. A race that only went into decline has not moved. */
export function flights(before: World, after: World): Flight[] {
  const gone = new Map<string, [string, number][]>();
  const come = new Map<string, [string, number][]>();
  const samples = new Map<string, Place>();
  const add = (to: Map<string, [string, number][]>, key: string, at: string, n: number): void => {
    const list = to.get(key) ?? [];
    list.push([at, n]);
    to.set(key, list);
  };
  for (const now of after.places) {
    const old = before.by.get(now.region.id);
    if (!old) continue;
    const same = old.seat === now.seat && old.race === now.race;
    if (same && old.tokens === now.tokens) continue;
    const keys: [Place, number][] = same
      ? [[now, now.tokens - old.tokens]]
      : [
          [old, -old.tokens],
          [now, now.tokens],
        ];
    for (const [place, change] of keys) {
      if (place.seat === null || change === 0) continue;
      samples.set(code(place), place);
      add(change > 0 ? come : gone, code(place), now.region.id, Math.abs(change));
    }
  }
  const out: Flight[] = [];
  const fly = (key: string, from: Spot, to: Spot, count: number): void => {
    const place = samples.get(key);
    if (!place?.race || place.seat === null) return;
    const { seat, race, declined } = place;
    out.push({ from, to, seat, race, declined, count });
  };
  for (const key of new Set([...gone.keys(), ...come.keys()])) {
    const left = gone.get(key) ?? [];
    const arrived = come.get(key) ?? [];
    const seat = samples.get(key)?.seat ?? 'A';
    for (const to of arrived) {
      for (const from of left) {
        const n = Math.min(from[1], to[1]);
        if (n === 0) continue;
        from[1] -= n;
        to[1] -= n;
        fly(key, { region: from[0] }, { region: to[0] }, n);
      }
      if (to[1] > 0) fly(key, { hand: seat }, { region: to[0] }, to[1]);
    }
    for (const from of left) {
      if (from[1] > 0) fly(key, { region: from[0] }, { hand: seat }, from[1]);
    }
  }
  return out;
}

/** The words of an event: "rolled A 2". They say the same in every language. */
const words = (line: Line): string[] => line.event.split(' ');

/** Regions that were taken, for a flash. */
export const conquered = (log: readonly Line[]): string[] =>
  log.flatMap((line) => {
    const [what, , region] = words(line);
    return what === 'conquered' && region ? [region] : [];
  });

/** The region that somebody attacks with the die, named before the die is thrown. */
export function attacked(log: readonly Line[]): string | null {
  const line = log.findLast((one) => words(one)[0] === 'attacks');
  return line ? (words(line)[2] ?? null) : null;
}

/** The last roll among these lines: what the die shows, over which region, and whether it failed. */
export function rolled(
  log: readonly Line[],
): { value: number; region: string | null; failed: boolean } | null {
  let region: string | null = null;
  let value: number | null = null;
  let failed = false;
  for (const line of log) {
    const [what, , said] = words(line);
    if (what === 'attacks') region = said ?? null;
    if (what === 'rolled') [value, failed] = [Number(said), false];
    if (what === 'failed') [region, failed] = [said ?? region, true];
    if (what === 'conquered' && said) region = said;
  }
  return value === null ? null : { value, region, failed };
}

/** Milliseconds that the die rolls, and until it lies still. */
export const ROLL = 600;
export const SETTLE = 120;

/** How long these lines have to wait for a die. */
export const suspense = (log: readonly Line[]): number => (rolled(log) ? ROLL + SETTLE : 0);

/** Treasures that came to light: what, and where. */
export const finds = (log: readonly Line[]): { treasure: string; region: string }[] =>
  log.flatMap((line) => {
    const [what, , treasure, region] = words(line);
    return what === 'revealed' && treasure && region ? [{ treasure, region }] : [];
  });

/** Coins that came in: seat and how many, added up. */
export function gains(log: readonly Line[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const line of log) {
    const [what, seat, amount] = words(line);
    if ((what === 'gained' || what === 'earned') && seat)
      out.set(seat, (out.get(seat) ?? 0) + Number(amount));
  }
  return out;
}
