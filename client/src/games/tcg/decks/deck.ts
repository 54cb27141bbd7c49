/** A deck that is being built: how it is written, counted and mended. Which cards may be in it is the server's to say. */
import type { Listing, ListProblem } from '../../../lib/api';
import { t } from '../../../lib/words';
import type { Box, Thing } from '../../contract';
import { printed } from '../card';
import { COSTS } from '../search';

export interface Deck {
  name: string;
  /** Id of the hero; empty: none yet. */
  hero: string;
  /** Id → copies, one at least. */
  cards: Readonly<Record<string, number>>;
  /** Lines that could not be read: they stay in the text, as remarks. */
  notes: readonly string[];
}

export const GROUPS = ['hero', 'ally', 'ability', 'equipment', 'quest', 'location'] as const;
export type Group = (typeof GROUPS)[number];
const GROUP_OF: Record<string, Group> = {
  ...{ hero: 'hero', master_hero: 'hero', ally: 'ally', ability: 'ability', totem: 'ability' },
  ...{ weapon: 'equipment', armor: 'equipment', item: 'equipment', quest: 'quest', location: 'location' },
};

/** What a deck's text is sorted by. */
export const groupOf = (thing: Thing): Group => GROUP_OF[printed(thing).type] ?? 'ability';

/** The numbers that the rules name, and the cards that fit a hero, as the box has them. */
export interface Limits {
  least: number;
  most: number;
  copies: number;
}
export const limits = (box: Box): Limits => box.board.deck as Limits;
export const fitting = (box: Box, hero: string): ReadonlySet<string> =>
  new Set((box.things.card?.[hero]?.data.fits as string[] | undefined) ?? []);
/** Those who can lead a deck. */
export const heroes = (box: Box): [id: string, thing: Thing][] =>
  Object.entries(box.things.card ?? {}).filter(([, thing]) => Array.isArray(thing.data.fits));

export interface Row {
  id: string;
  thing: Thing;
  copies: number;
}

/** The rows of a deck by their groups, the cheapest first. Cards that the box doesn't know are left out. */
export function grouped(box: Box, cards: Deck['cards']): { group: Group; rows: Row[]; size: number }[] {
  const rows = Object.entries(cards).flatMap(([id, copies]): Row[] => {
    const thing = box.things.card?.[id];
    return thing ? [{ id, thing, copies }] : [];
  });
  const cost = ({ thing }: Row): number => printed(thing).cost ?? 0;
  rows.sort((a, b) => cost(a) - cost(b) || a.thing.name.localeCompare(b.thing.name));
  return GROUPS.flatMap((group) => {
    const own = rows.filter(({ thing }) => groupOf(thing) === group);
    return own.length > 0 ? [{ group, rows: own, size: sum(own.map(({ copies }) => copies)) }] : [];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const sizeOf = (deck: Deck): number => sum(Object.values(deck.cards));

/** Stands before a line that could not be read. */
const NOTE = '# ? ';

export interface Written {
  text: string;
  /** Which card stands on a line, counted from 1. */
  at: ReadonlyMap<number, string>;
}

/** A deck as text that the server reads again, with the names of the reader's language. */
export function write(box: Box, deck: Deck): Written {
  const hero = box.things.card?.[deck.hero];
  const name = deck.name.replaceAll('#', '').trim();
  const lines = [...(name ? [`Name: ${name}`] : []), ...(hero ? [`Hero: ${hero.name}`] : [])];
  const at = new Map<number, string>();
  for (const { group, rows, size } of grouped(box, deck.cards)) {
    lines.push('', `# ${t(`decks-group-${group}`)} (${size})`);
    for (const { id, thing, copies } of rows) {
      lines.push(`${copies} ${printed(thing).token ? id : thing.name}`);
      at.set(lines.length, id);
    }
  }
  if (deck.notes.length > 0) lines.push('', ...deck.notes.map((note) => NOTE + note));
  return { text: `${lines.join('\n')}\n`, at };
}

/** Problems of lines that say nothing the game knows: no rule forbids them, they can't be read. */
export const unread = (listing: Listing): ListProblem[] =>
  listing.problems.filter(({ line, rule }) => line !== null && rule === null);

/** The deck that the server has read in a text. What it couldn't read is kept. */
export function fromListing(text: string, listing: Listing): Deck {
  const lines = text.split('\n');
  return {
    name: listing.name,
    hero: listing.leader?.[1] ?? '',
    cards: Object.fromEntries(listing.entries.map(({ id, copies }) => [id, copies])),
    notes: [
      ...lines.filter((line) => line.startsWith(NOTE)).map((line) => line.slice(NOTE.length)),
      ...unread(listing).map(({ line }) => (lines[(line ?? 0) - 1] ?? '').trim()),
    ],
  };
}

/** The same deck with so many copies of a card. */
export function withCopies(deck: Deck, id: string, copies: number): Deck {
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: copies > 0 ? { ...others, [id]: copies } : others };
}

/** Copies of each card that have to go, as the server says. */
export function tooMany(listing: Listing, at: Written['at']): Map<string, number> {
  const found = new Map<string, number>();
  for (const { line, excess } of listing.problems) {
    const id = at.get(line ?? 0);
    if (id && excess > 0) found.set(id, Math.max(excess, found.get(id) ?? 0));
  }
  return found;
}

/** The deck without them. */
export const mended = (deck: Deck, excess: ReadonlyMap<string, number>): Deck =>
  [...excess].reduce((made, [id, n]) => withCopies(made, id, (made.cards[id] ?? 0) - n), deck);

/** What is wrong with one card. */
export const wrongWith = (listing: Listing, at: Written['at'], id: string): ListProblem[] =>
  listing.problems.filter(({ line }) => line !== null && at.get(line) === id);

export const KINDS = ['ally', 'ability', 'equipment'] as const;
export type Kind = (typeof KINDS)[number];

/** Cards by what they cost, each column stacked by kind. Quests and locations cost nothing to play, and stand
 *  beside it. */
export function curve(box: Box, cards: Deck['cards']): Record<Kind, number>[] {
  const columns = COSTS.map(() => ({ ally: 0, ability: 0, equipment: 0 }));
  for (const { group, rows } of grouped(box, cards))
    for (const { thing, copies } of rows) {
      const { cost } = printed(thing);
      const column = cost === null ? undefined : columns[Math.min(cost, COSTS.length - 1)];
      const kind = group === 'hero' ? 'ally' : group;
      if (column && kind !== 'quest' && kind !== 'location') column[kind] += copies;
    }
  return columns;
}

/** Copies of each class's cards; empty: cards of any class. */
export function byClass(box: Box, cards: Deck['cards']): [name: string, copies: number][] {
  const found = new Map<string, number>();
  for (const { rows } of grouped(box, cards))
    for (const { thing, copies } of rows) {
      const { classes } = printed(thing);
      const name = classes.length === 1 ? (classes[0] as string) : '';
      found.set(name, (found.get(name) ?? 0) + copies);
    }
  return [...found].sort(([a], [b]) => Number(a === '') - Number(b === '') || (a < b ? -1 : 1));
}

/** A name that none of these has: "Fire (2)". */
export function anotherName(name: string, taken: readonly string[]): string {
  const bare = name.replace(/ \(\d+\)$/, '');
  for (let n = 2; ; n++) if (!taken.includes(`${bare} (${n})`)) return `${bare} (${n})`;
}

// -- shared by a link ---------------------------------------------------------------------------------------------

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Without remarks and empty lines, small enough for a QR code. */
export async function packed(text: string): Promise<string> {
  const bare = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
  const bytes = await through(new TextEncoder().encode(bare), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text in a link; throws where there is none. */
export async function unpacked(code: string): Promise<string> {
  const raw = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(Uint8Array.from(raw, (c) => c.charCodeAt(0)), new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(bytes);
}
