/** What is printed on a card of the Board Game, whichever kind it is of: read once from the box. */
import { mix } from '../../../lib/draw/colour';
import { moodOf, type Mood } from '../../../lib/card/moods';
import type { Paragraph } from '../../../lib/card/rich';
import type { Skyline } from '../../../lib/card/scenery';
import type { Thing } from '../../contract';
import type { Faction, Tier } from '../box';
import { CLASS, FACTION, RACE, TIER } from '../look';
import { HORIZON, HUES } from './tokens';

/** What a card does as a piece: two red dice, one more reroll. 0: as many as one likes. */
export type Piece = readonly [kind: string, many: number];
export type Subject = 'rune' | 'treasure' | 'scroll' | 'beast' | 'person' | 'omen';

export interface Face {
  key: string;
  kind: string;
  name: string;
  frame: string;
  subject: Subject;
  emblem: string;
  mood: Mood;
  line: Skyline | null;
  /** The colour of the subject, where it has one. */
  tone: string | null;
  /** Upper left: the shape of its kind, and its level. */
  badge: string;
  level: number | null;
  /** Upper right: what it costs. */
  cost: { kind: 'energy' | 'gold'; many: number } | null;
  pieces: readonly Piece[];
  typeLine: string;
  text: readonly Paragraph[];
}

interface CardData {
  sort: string;
  type: string | null;
  level: number;
  gold: number;
  energy: number;
  class: string | null;
  traits: string[];
  pieces: Piece[];
  type_line: string;
}

const STEEL = '#737a84';
const BRASS = '#b48a3c';
const NEUTRAL = '#6d6250';
const BAG = '#5b6f52';

/** The sign of a card's kind. */
export const BADGES: Readonly<Record<string, string>> = {
  instant: 'lightning-arc',
  active: 'hourglass',
  ranged: 'high-shot',
  melee: 'broadsword',
  general: 'gem-pendant',
  armor: 'breastplate',
  bag: 'knapsack',
  talent: 'star-formation',
  race: 'ages',
  prize: 'gavel',
};

const paragraphs = (text: string): Paragraph[] =>
  text === ''
    ? []
    : text
        .split(/(?<=\.) (?=\p{Lu})/u)
        .map((line) => [{ kind: 'text' as const, text: line }]);

function card(id: string, thing: Thing): Face {
  const data = thing.data as unknown as CardData;
  const { sort, type } = data;
  const learnt = sort === 'power' || sort === 'talent' || (sort === 'printed' && (type === 'instant' || type === 'active'));
  const own = CLASS[data.class ?? '']?.fill;
  const frame = sort === 'talent' ? mix(own ?? NEUTRAL, '#2b2016', 0.28) : (own ?? (type === 'bag' ? BAG : sort === 'race' ? BRASS : STEEL));
  return {
    key: `card ${id}`,
    kind: sort,
    name: thing.name,
    frame,
    subject: learnt || sort === 'race' ? 'rune' : 'treasure',
    emblem: thing.emblem ?? '',
    mood: moodOf(id, data.class, type),
    line: null,
    tone: null,
    badge: BADGES[sort === 'power' || sort === 'item' || sort === 'printed' ? (type ?? '') : sort] ?? 'ages',
    level: sort === 'race' || sort === 'prize' || sort === 'printed' ? null : data.level,
    cost:
      sort === 'power' || (learnt && sort === 'printed')
        ? { kind: 'energy', many: data.energy }
        : sort === 'item'
          ? { kind: 'gold', many: data.gold }
          : null,
    pieces: data.pieces,
    typeLine: data.type_line,
    text: paragraphs(thing.text),
  };
}

interface QuestData {
  faction: string;
  tier: string;
  level: number;
  gold: number;
  xp: number;
}

function quest(id: string, thing: Thing): Face {
  const data = thing.data as unknown as QuestData;
  return {
    key: `quest ${id}`,
    kind: 'quest',
    name: thing.name,
    frame: FACTION[data.faction as Faction]?.fill ?? BRASS,
    subject: 'scroll',
    emblem: thing.emblem ?? '',
    mood: moodOf(id, null, null),
    line: null,
    tone: TIER[data.tier as Tier],
    badge: 'scroll-unfurled',
    level: data.level,
    cost: null,
    pieces: [['xp', data.xp], ['gold', data.gold]],
    typeLine: '',
    text: paragraphs(thing.text),
  };
}

function event(id: string, thing: Thing): Face {
  return {
    key: `event ${id}`,
    kind: 'event',
    name: thing.name,
    frame: thing.data.bonus ? '#3f6b52' : '#5a3a6e',
    subject: 'omen',
    emblem: thing.emblem ?? '',
    mood: moodOf(id, thing.data.bonus ? 'paladin' : 'warlock', null),
    line: 'dead',
    tone: null,
    badge: 'compass',
    level: null,
    cost: null,
    pieces: [],
    typeLine: '',
    text: paragraphs(thing.text),
  };
}

export interface Worth {
  threat: number;
  attack: number;
  health: number;
}

/** A creature of a colour (`id` is "murloc red"), or a boss at a table of four or six (`id` is "kazzak 4"). */
function foe(kind: 'creature' | 'boss', id: string, thing: Thing): Face {
  const [, which = kind === 'boss' ? '4' : 'green'] = id.split(' ');
  const worth = (thing.data.values as Record<string, Worth>)[which];
  const tone = kind === 'boss' ? '#c9a1e8' : (HUES[which]?.light ?? '#cfc4ae');
  return {
    key: `${kind} ${id}`,
    kind,
    name: thing.name,
    frame: kind === 'boss' ? '#4a2340' : (HUES[which]?.shade ?? NEUTRAL),
    subject: 'beast',
    emblem: thing.emblem ?? '',
    mood: moodOf(id, kind === 'boss' ? 'warlock' : 'hunter', null),
    line: kind === 'boss' ? 'spikes' : 'dead',
    tone,
    badge: 'swords-power',
    level: null,
    cost: null,
    pieces: worth ? [['threat', worth.threat], ['strike', worth.attack], ['health', worth.health]] : [],
    typeLine: '',
    text: paragraphs(thing.text),
  };
}

function character(id: string, thing: Thing): Face {
  const data = thing.data as { faction: string; class: string; race: string };
  const people = RACE[data.race];
  return {
    key: `character ${id}`,
    kind: 'character',
    name: thing.name,
    frame: FACTION[data.faction as Faction]?.fill ?? NEUTRAL,
    subject: 'person',
    emblem: people?.icon ?? '',
    mood: moodOf(data.class, data.class, null),
    line: HORIZON[data.race] ?? 'towers',
    tone: people?.skin ?? null,
    badge: CLASS[data.class]?.icon ?? 'ages',
    level: null,
    cost: null,
    pieces: [],
    typeLine: '',
    text: paragraphs(thing.text),
  };
}

const MADE = new WeakMap<Thing, Map<string, Face>>();

const READ: Readonly<Record<string, (id: string, thing: Thing) => Face>> = {
  card,
  quest,
  event,
  character,
  creature: (id, thing) => foe('creature', id, thing),
  boss: (id, thing) => foe('boss', id, thing),
};

/** Kinds of the box that are cards. */
export const DRAWN: readonly string[] = Object.keys(READ);

/** The kind of the box that a thing is of, by what is told about it. */
function kindOf(thing: Thing): string {
  const { data } = thing;
  if ('sort' in data) return 'card';
  if ('tier' in data) return 'quest';
  if ('bonus' in data) return 'event';
  if ('race' in data) return 'character';
  return 'overlord' in data ? 'boss' : 'creature';
}

/** A thing of the box as a card. `id` of a creature names its colour, too: "murloc red". */
export function faceOf(id: string, thing: Thing): Face {
  const known = MADE.get(thing) ?? new Map<string, Face>();
  MADE.set(thing, known);
  const found = known.get(id) ?? READ[kindOf(thing)]?.(id, thing) ?? card(id, thing);
  known.set(id, found);
  return found;
}
