/** Cards that are looked for: by words, type, class, cost, keyword and deck. What is looked for is in the
 *  address, so that it can be shared and gone back to. */
import type { Box, Thing } from '../contract';
import { printed } from './card';

export interface Wanted {
  words: string;
  types: string[];
  classes: string[];
  costs: number[];
  keyword: string;
  deck: string;
}

/** The last cost stands for itself and all above it. */
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7];
const MOST = COSTS[COSTS.length - 1] as number;

export const NOTHING: Wanted = { words: '', types: [], classes: [], costs: [], keyword: '', deck: '' };

export function fromAddress(search: string): Wanted {
  const found = new URLSearchParams(search);
  const list = (name: string): string[] => (found.get(name) ?? '').split(',').filter(Boolean);
  return {
    words: found.get('q') ?? '',
    types: list('type'),
    classes: list('class'),
    costs: list('cost').map(Number).filter((cost) => COSTS.includes(cost)),
    keyword: found.get('keyword') ?? '',
    deck: found.get('deck') ?? '',
  };
}

export function toAddress(wanted: Wanted): string {
  const made = new URLSearchParams();
  const put = (name: string, value: string): void => {
    if (value !== '') made.set(name, value);
  };
  put('q', wanted.words);
  put('type', wanted.types.join(','));
  put('class', wanted.classes.join(','));
  put('cost', wanted.costs.join(','));
  put('keyword', wanted.keyword);
  put('deck', wanted.deck);
  const text = made.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** How many filters are set, besides the words. */
export const filtersOf = ({ types, classes, costs, keyword, deck }: Wanted): number =>
  types.length + classes.length + costs.length + (keyword ? 1 : 0) + (deck ? 1 : 0);

/** Letters without accents, in lower case: "Abilita" finds "Abilità". */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/[̀-ͯ]/g, '').replaceAll('’', "'").toLowerCase();

const readings = new WeakMap<Thing, string>();

/** All that can be read on a card. */
function reading(thing: Thing): string {
  let found = readings.get(thing);
  if (found === undefined) {
    const { type_line, keywords } = printed(thing);
    found = plain([thing.name, thing.text, type_line, ...keywords.map(({ name }) => name)].join('\n'));
    readings.set(thing, found);
  }
  return found;
}

/** A token is no card of a deck: it has a type of its own. */
export const typeOf = (thing: Thing): string => (printed(thing).token ? 'token' : printed(thing).type);

/** What a card of this deck is: its hero, or one of its cards. */
export function decksOf(box: Box, id: string): { deck: string; thing: Thing; copies: number }[] {
  return Object.entries(box.things.deck ?? {}).flatMap(([deck, thing]) => {
    const { hero, cards } = thing.data as { hero: string; cards: Record<string, number> };
    const copies = hero === id ? 1 : (cards[id] ?? 0);
    return copies > 0 ? [{ deck, thing, copies }] : [];
  });
}

export function search(box: Box, wanted: Wanted): [id: string, thing: Thing][] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const deck = box.things.deck?.[wanted.deck]?.data as { hero: string; cards: Record<string, number> } | undefined;
  return Object.entries(box.things.card ?? {}).filter(([id, thing]) => {
    const face = printed(thing);
    if (wanted.types.length > 0 && !wanted.types.includes(typeOf(thing))) return false;
    if (wanted.classes.length > 0 && !wanted.classes.some((one) => face.class === one || face.classes.includes(one))) return false;
    const cost = face.pays ?? face.cost;
    if (wanted.costs.length > 0 && (cost === null || !wanted.costs.includes(Math.min(MOST, cost)))) return false;
    if (wanted.keyword && !face.keywords.some(({ id: name }) => name === wanted.keyword)) return false;
    if (wanted.deck && id !== deck?.hero && !deck?.cards[id]) return false;
    return words.every((word) => reading(thing).includes(word));
  });
}

/** Classes by id, as the language calls them: cards that name one tell it. */
export function classNames(box: Box): Map<string, string> {
  const names = new Map<string, string>();
  for (const thing of Object.values(box.things.card ?? {})) {
    const { classes, icons } = printed(thing);
    classes.forEach((one, i) => names.set(one, icons[icons.length - classes.length + i] ?? one));
  }
  return new Map([...names].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Keywords that cards have, by id, with their names in the order of the alphabet. */
export function keywordNames(box: Box): Map<string, string> {
  const names = new Map<string, string>();
  for (const thing of Object.values(box.things.card ?? {}))
    for (const { id, name } of printed(thing).keywords) names.set(id, name);
  return new Map([...names].sort(([, a], [, b]) => a.localeCompare(b)));
}
