/** A seat's view of a duel, read into cards, rows and the chain. */
import type { Box, GameProps, Thing } from '../contract';
import { printed, type CardNow } from './card';

/** What follows from the columns by the rules: `now` of the view. */
interface Worth {
  keywords?: string[];
  atk?: number;
  health?: number;
  defense?: number;
  strike?: number;
  cost?: number;
}

export interface CardAt {
  /** Its place among all cards: A12. */
  slot: string;
  /** Which card it is; null: I don't know. */
  id: string | null;
  zone: string;
  /** Whose it is: its controller's in play, else its owner's. */
  seat: string;
  owner: string;
  exhausted: boolean;
  /** A resource face down, a hero flipped. */
  down: boolean;
  damage: number;
  fresh: boolean;
  host: string | null;
  counters: Record<string, number>;
  worth: Worth;
}

export interface Side {
  seat: string;
  hero: CardAt | null;
  allies: CardAt[];
  /** Weapons, armor, items and ongoing abilities. */
  gear: CardAt[];
  resources: CardAt[];
  hand: CardAt[];
  deck: CardAt[];
  grave: CardAt[];
  removed: CardAt[];
}

/** Something on the chain; the last one resolves first. */
export interface Link {
  kind: 'card' | 'effect' | 'proposal';
  seat: string;
  source: string;
  /** Slots, or letters of seats. */
  targets: string[];
}

export interface Duel {
  number: number;
  turn: string;
  window: string;
  placed: boolean;
  me: Side;
  foe: Side;
  by: Map<string, CardAt>;
  /** What is attached to a card, by its slot. */
  attached: Map<string, CardAt[]>;
  chain: Link[];
  attacker: string | null;
  defender: string | null;
  struck: string[];
  /** How many of each card are in my deck, in no order; null: I only watch. */
  left: Readonly<Record<string, number>> | null;
}

type Sparse<T> = Record<string, T | undefined>;

const COUNTERS: Readonly<Record<string, string>> = {
  skull: 'skull',
  stake: 'stake',
  heirloom: 'heirloom',
  atk_counters: 'atk',
  defense_counters: 'defense',
};
const FIGHTERS = new Set(['ally', 'totem']);
export const NOTHING: Thing = { name: '', text: '', rules: [], data: {} };

/** A12.3 is the slot A12 in its third life; a letter is a seat. */
const slotOf = (ref: unknown): string | null =>
  typeof ref === 'string' && ref !== '-' ? (ref.split('.')[0] ?? null) : null;

export const thingOf = (box: Box, id: string | null): Thing =>
  (id === null ? undefined : box.things.card?.[id]) ?? NOTHING;

export const typeOf = (box: Box, id: string | null): string => printed(thingOf(box, id)).type ?? '';

const last: { view?: unknown; box?: Box; duel?: Duel } = {};

/** Whether two values that came as JSON say the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && alike(a[name], b[name]));
}

/** What follows from something, as the same object as before while it says the same: nothing that shows it has
 *  to be drawn anew. */
export function steady<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = before !== undefined && alike(before, now) ? before : now);
}

/** The duel of a position. The last one is kept: every component asks for the same. */
export function duelOf(props: Pick<GameProps, 'box' | 'position'>): Duel {
  const { view } = props.position;
  if (last.view === view && last.box === props.box && last.duel) return last.duel;
  const duel = readDuel(props.box, view, last.box === props.box ? last.duel : undefined);
  Object.assign(last, { view, box: props.box, duel });
  return duel;
}

/** Cards of which nothing has changed since `before` stay the objects that they were. */
export function readDuel(box: Box, view: Record<string, unknown>, before?: Duel): Duel {
  const c = (view.columns ?? {}) as Record<string, unknown>;
  const now = (view.now ?? {}) as Sparse<Worth>;
  const sparse = <T>(name: string): Sparse<T> => (c[name] ?? {}) as Sparse<T>;
  const row = (name: string): string[] => (Array.isArray(c[name]) ? (c[name] as string[]) : []);
  const what = sparse<string>('what');
  const zone = sparse<string>('zone');
  const owner = sparse<string>('owner');
  const controller = sparse<string>('controller');
  const by = new Map<string, CardAt>();
  for (const slot of Object.keys(zone)) {
    const where = zone[slot] ?? 'away';
    const lies = where === 'play' || where === 'resource' || where === 'chain';
    const card: CardAt = {
      slot,
      id: what[slot] ?? null,
      zone: where,
      seat: (lies ? controller[slot] : owner[slot]) ?? owner[slot] ?? 'A',
      owner: owner[slot] ?? 'A',
      exhausted: !!sparse<number>('exhausted')[slot],
      down: !!sparse<number>('down')[slot],
      damage: sparse<number>('damage')[slot] ?? 0,
      fresh: !!sparse<number>('fresh')[slot],
      host: slotOf(sparse<string>('host')[slot]),
      counters: Object.fromEntries(
        Object.entries(COUNTERS).flatMap(([column, kind]) => {
          const n = sparse<number>(column)[slot] ?? 0;
          return n > 0 ? [[kind, n]] : [];
        }),
      ),
      worth: now[slot] ?? {},
    };
    const was = before?.by.get(slot);
    by.set(slot, was && alike(was, card) ? was : card);
  }
  const cards = (slots: readonly string[]): CardAt[] => slots.flatMap((slot) => by.get(slot) ?? []);
  const heroes = row('heroes');
  const play = cards(row('play'));
  const resources = cards(row('resources'));
  const side = (seat: string): Side => {
    const hero = by.get(heroes['AB'.indexOf(seat)] ?? '') ?? null;
    const free = play.filter((one) => one.seat === seat && one !== hero && one.host === null);
    const low = seat.toLowerCase();
    return {
      seat,
      hero,
      allies: free.filter((one) => FIGHTERS.has(typeOf(box, one.id))),
      gear: free.filter((one) => !FIGHTERS.has(typeOf(box, one.id))),
      resources: resources.filter((one) => one.seat === seat),
      hand: cards(row(`hand_${low}`)),
      deck: cards(row(`deck_${low}`)),
      grave: cards(row(`grave_${low}`)),
      removed: [...by.values()].filter((one) => one.zone === 'removed' && one.owner === seat),
    };
  };
  const mine = view.seat === 'B' ? 'B' : 'A';
  const attached = new Map<string, CardAt[]>();
  for (const one of play) {
    if (one.host !== null) attached.set(one.host, [...(attached.get(one.host) ?? []), one]);
  }
  return {
    number: Number(c.number ?? 0),
    turn: String(c.turn ?? 'A'),
    window: String(c.window ?? 'none'),
    placed: Number(c.placed ?? 0) > 0,
    me: side(mine),
    foe: side(mine === 'A' ? 'B' : 'A'),
    by,
    attached,
    chain: ((c.chain ?? []) as unknown[][]).map(([kind, seat, source, , , targets]) => ({
      kind: kind as Link['kind'],
      seat: String(seat),
      source: slotOf(source) ?? '',
      targets: ((targets ?? []) as unknown[][]).flat().flatMap((ref) => slotOf(ref) ?? []),
    })),
    attacker: slotOf(c.attacker),
    defender: slotOf(c.defender),
    struck: row('struck').flatMap((ref) => slotOf(ref) ?? []),
    left: (view.now as { decks?: Sparse<Record<string, number>> } | null)?.decks?.[mine] ?? null,
  };
}

/** What everybody has seen of a player's deck: how many of each card lie open, wherever that is. */
export function seenOf(box: Box, duel: Duel, side: Side): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of duel.by.values()) {
    const open = ['play', 'chain', 'graveyard', 'removed'].includes(one.zone) || (one.zone === 'resource' && !one.down);
    const card = one.id !== null && one !== side.hero && !one.slot.startsWith('t');
    if (one.owner !== side.seat || !open || !card || ['hero', 'master_hero'].includes(typeOf(box, one.id))) continue;
    found[one.id!] = (found[one.id!] ?? 0) + 1;
  }
  return found;
}

/** Cards with their numbers: the cheapest first, then by name. */
export function listed(box: Box, cards: Readonly<Record<string, number>>): { id: string; n: number }[] {
  const cost = (id: string): number => printed(thingOf(box, id)).cost ?? 99;
  return Object.entries(cards)
    .map(([id, n]) => ({ id, n }))
    .sort((a, b) => cost(a.id) - cost(b.id) || thingOf(box, a.id).name.localeCompare(thingOf(box, b.id).name));
}

/** Cards that are known in the deck, from its top: those that were just revealed. */
export const revealed = (side: Side): CardAt[] => {
  const until = side.deck.findIndex((one) => one.id === null);
  return until < 0 ? [] : side.deck.slice(0, until);
};

export const healthLeft = (one: CardAt): number => Math.max(0, (one.worth.health ?? 0) - one.damage);

/** How a card looks now. */
export function nowOf(duel: Duel, one: CardAt): CardNow {
  const { worth } = one;
  return {
    ...(worth.atk === undefined ? {} : { atk: worth.atk }),
    ...(worth.health === undefined ? {} : { health: worth.health }),
    ...(worth.cost === undefined ? {} : { cost: worth.cost }),
    ...(worth.keywords === undefined ? {} : { keywords: worth.keywords }),
    ...(worth.defense === undefined ? {} : { defense: worth.defense }),
    ...(worth.strike === undefined ? {} : { strike: worth.strike }),
    damage: one.damage,
    counters: one.counters,
    exhausted: one.exhausted,
    fresh: one.fresh,
    stolen: one.zone === 'play' && one.seat !== one.owner,
    faceDown: one.id === null || (one.zone === 'resource' && one.down),
    token: one.slot.startsWith('t'),
    attached: duel.attached.get(one.slot)?.length ?? 0,
    seat: one.seat,
  };
}

/** How many of a seat's resources are ready. */
export const ready = (side: Side): number => side.resources.filter((one) => !one.exhausted).length;
