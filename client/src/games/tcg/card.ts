/** The card game's cards as the client draws them: what is printed, and what is true of one now. */
import { SIZE, type Form } from '../../lib/card/frame';
import type { Face } from '../../lib/card/lay';
import { shorterNames } from '../../lib/card/names';
import { parse } from '../../lib/card/rich';
import { TURN_BACK, value, type Rim, type Shown, type Value } from '../../lib/card/states';
import { seatLook } from '../../lib/seats';
import type { Thing } from '../contract';
import { ICONS } from './emblems.generated';
import { look } from './look';
import { KEYWORDS } from './tokens';

export type { Form, Rim };

/** Today's values where they differ from the printed ones, and the state that a card is in. */
export interface CardNow {
  atk?: number;
  health?: number;
  /** Damage on it: the heart shows what is left. */
  damage?: number;
  cost?: number;
  counters?: Record<string, number>;
  exhausted?: boolean;
  /** New this turn. */
  fresh?: boolean;
  stolen?: boolean;
  faceDown?: boolean;
  token?: boolean;
  /** How many cards are attached to it. */
  attached?: number;
  /** Ids of all keywords that it has now. */
  keywords?: string[];
  rim?: Rim | null;
  faded?: boolean;
  /** Whose it is: the letter of a seat. */
  seat?: string;
}

/** What is printed on a card, as the box tells it. */
export interface Printed {
  type: string;
  type_line: string;
  stats_line: string;
  cost: number | null;
  atk: number | null;
  damage: string[];
  health: number | null;
  strike: number | null;
  defense: number | null;
  faction: string;
  race: string;
  class: string;
  spec: string;
  /** f: a woman. */
  gender: string;
  /** The kind of damage that its text speaks of. */
  element: string;
  /** What it takes to complete a quest. */
  pays: number | null;
  classes: string[];
  /** Faction and classes that decks are built by, in words. */
  icons: string[];
  token: boolean;
  tags: { name: string; limit: number }[];
  keywords: Keyword[];
  /** Keywords that its text only names. */
  mentions: Keyword[];
}

export interface Keyword {
  id: string;
  name: string;
  amount: number | null;
  text: string;
}

export const printed = (thing: Thing): Printed => thing.data as unknown as Printed;

/** Width of each form where nobody says, in pixels, and height over width. */
export const WIDTH: Record<Form, number> = { full: 250, hand: 155, board: 108 };
export const ASPECT = Object.fromEntries(
  Object.entries(SIZE).map(([form, [w, h]]) => [form, h / w]),
) as Record<Form, number>;

const CARDS = new WeakMap<Thing, Face>();

/** A card as it is printed. */
export function faceOf(id: string, thing: Thing): Face {
  const known = CARDS.get(thing);
  if (known) return known;
  const data = printed(thing);
  const words = [...data.keywords, ...data.mentions];
  const reminders = data.keywords.map(({ name, text }) => [
    { kind: 'bold' as const, text: name },
    { kind: 'text' as const, text: `: ${text}` },
  ]);
  const cost = data.pays ?? data.cost;
  const art = look(id, data, thing.emblem);
  const made: Face = {
    key: id,
    look: art,
    name: thing.name,
    shorter: shorterNames(thing.name),
    cost: cost === null ? null : String(cost),
    line: data.type_line,
    kind: data.type_line.split(' — ')[0] ?? '',
    text: parse(thing.text, thing.name, words),
    reminders: thing.text === '' ? [] : reminders,
    left: art.left ? data.atk : null,
    right: data.health ?? data.defense ?? data.strike,
  };
  CARDS.set(thing, made);
  return made;
}

const SIGNS: Shown['signs'] = {
  exhausted: TURN_BACK,
  fresh: ICONS.hourglass ?? '',
  attached: ICONS['paper-clip'] ?? '',
  stolen: ICONS.snatch ?? '',
};

/** Health that is left; damage is a fall even where what is left is no less than what is printed. */
const health = (left: number | undefined, whole: number | null, damage: number): Value =>
  whole === null ? { value: null, change: null } : damage > 0 ? { value: left ?? null, change: 'down' } : value(left, whole);

/** What is to be shown of a card's state. `tokenWord`: what a token is called. */
export function shown(thing: Thing, now: CardNow, tokenWord: string): Shown {
  const data = printed(thing);
  const whole = now.health ?? data.health;
  const damage = now.damage ?? 0;
  const had = data.keywords ?? [];
  const ids = now.keywords ?? had.map(({ id }) => id);
  const names = new Map([...had, ...(data.mentions ?? [])].map(({ id, name }) => [id, name]));
  const left = whole === null || whole === undefined ? undefined : Math.max(0, whole - damage);
  const seat = seatLook(now.seat ?? 'A');
  return {
    cost: value(now.cost, data.pays ?? data.cost ?? null),
    left: value(now.atk, data.atk ?? null),
    right: health(left, data.health ?? null, damage),
    hurt: damage > 0 && whole ? Math.min(1, damage / whole) : 0,
    counters: Object.entries(now.counters ?? {}).filter(([, count]) => count > 0),
    exhausted: now.exhausted ?? false,
    fresh: now.fresh ?? false,
    stolen: now.stolen ? { colour: seat.colour, on: seat.on } : null,
    token: now.token ?? data.token ?? false,
    tag: (now.token ?? data.token) ? tokenWord : '',
    attached: now.attached ?? 0,
    keywords: ids.flatMap((id) => {
      const body = ICONS[KEYWORDS[id] ?? ''];
      return body === undefined ? [] : [{ name: names.get(id) ?? id, body }];
    }),
    rim: now.rim ?? null,
    faded: now.faded ?? false,
    signs: SIGNS,
  };
}
