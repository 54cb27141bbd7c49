/** What lies on the table: the view of a position with types. */
import type { Box, GameProps } from '../contract';
import { type AttackType, type HeroCard, type Level, heroCard, layout, thing } from './box';

export type Phase = 'setup' | 'movement' | 'exploration' | 'challenge' | 'upkeep';

/** A quest that is not completed: the step it has come to, and how often what that counts has happened. */
export interface Quest {
  id: string;
  step: number;
  done: number;
  /** Where its tokens still lie. */
  marks: readonly string[];
  /** Seats that hold its tokens, with the damage dealt to each for it. */
  given: readonly { seat: string; dealt: number }[];
}

export interface Hero {
  seat: string;
  id: string;
  name: string;
  calling: string;
  card: HeroCard;
  level: Level;
  /** 0: the starting side, 1: the reverse. */
  side: 0 | 1;
  /** The empty word before it has a place. */
  at: string;
  hurt: number;
  disease: number;
  life: number;
  attack: number;
  defense: number;
  damage: number;
  type: AttackType;
  energy: number;
  valor: number;
  bleeding: number;
  weapon: string | null;
  armor: string | null;
  pack: readonly string[];
  /** How many ability cards it has in hand. */
  held: number;
  quests: readonly Quest[];
  done: readonly string[];
  trophies: readonly string[];
  honors: readonly string[];
  /** Discoveries that it has kept. */
  kept: readonly string[];
  /** Ability cards that lie beside it, with whose they are. */
  attached: readonly { ability: string; owner: string }[];
}

/** A discovery that lies face down; `face` if I have looked at it. */
export interface Token {
  index: number;
  at: string;
  face: string | null;
  /** Seats that have looked at it. */
  seen: readonly string[];
}

/** An encounter of the undefeated line: the number of its slot is that of its marker. */
export interface Lingering {
  slot: number;
  card: string;
  foe: string;
  at: string;
  aggro: boolean;
}

/** One side of a combat by the rules now, the attacker's first. */
export interface Fighter {
  attack: number;
  defense: number;
  damage: number;
  type: AttackType;
}

export interface Fight {
  foe: string | null;
  card: string | null;
  /** The hero that defends. */
  rival: string | null;
  at: string;
  dice: readonly [number, number];
  sides: readonly [Fighter, Fighter];
}

export interface World {
  /** Whose turn it is; null: nobody's yet. */
  turn: string | null;
  round: number;
  phase: Phase;
  over: boolean;
  heroes: readonly Hero[];
  hero: ReadonlyMap<string, Hero>;
  /** Steps that are left. */
  moves: number;
  tokens: readonly Token[];
  line: readonly Lingering[];
  /** Location events: where they lie. */
  events: readonly { at: string; card: string }[];
  /** The global event. */
  global: string | null;
  /** The challenge card that is being resolved. */
  drawn: string | null;
  fight: Fight | null;
  /** Challenge cards left by level, and those of them that all know, the next one first. */
  decks: Readonly<Record<Level, number>>;
  known: readonly string[];
  /** My hand: ability → how many, and of rivals what all know to be in theirs. */
  hand: ReadonlyMap<string, number>;
  discard: ReadonlyMap<string, number>;
  /** Discoveries that were turned over and are still to be resolved, and the one I have to lay. */
  shown: readonly string[];
  found: string | null;
  aggro: ReadonlySet<string>;
}

type Columns = Record<string, unknown>;

const SEATS = 'ABCDEF';
const list = <T = unknown>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const named = (value: unknown): string | null =>
  typeof value === 'string' && value !== '-' && value !== '' ? value : null;

interface Now {
  heroes?: Record<string, Pick<Hero, 'life' | 'attack' | 'defense' | 'damage' | 'type'>>;
  aggro?: string[];
  line?: (string | null)[];
  decks?: Record<Level, number>;
  fight?: [Fighter, Fighter] | null;
}

const last: { box?: Box; view?: Record<string, unknown>; world?: World } = {};

/** The world of a position. The last one is kept: every component asks for the same. */
export function worldOf(props: Pick<GameProps, 'box' | 'position'>): World {
  const { box } = props;
  const { view } = props.position;
  if (last.box === box && last.view === view && last.world) return last.world;
  const world = readWorld(box, view);
  Object.assign(last, { box, view, world });
  return world;
}

export function readWorld(box: Box, view: Record<string, unknown>): World {
  const c = (view.columns ?? {}) as Columns;
  const now = (view.now ?? {}) as Now;
  const heroes = list(c.hero).flatMap((_, i) => readHero(box, c, now, i) ?? []);
  const aggro = new Set(now.aggro ?? []);
  const counted = (column: unknown): ReadonlyMap<string, number> => {
    const names = Object.keys(box.things.ability ?? {});
    return new Map(
      list<number | null>(column).flatMap((many, i): [string, number][] => {
        const name = names[i];
        return many && name ? [[name, many]] : [];
      }),
    );
  };
  return {
    turn: named(c.turn),
    round: number(c.round),
    phase: (named(c.phase) ?? 'setup') as Phase,
    over: view.over === true || c.over === 1,
    heroes,
    hero: new Map(heroes.map((hero) => [hero.seat, hero])),
    moves: number(c.moves),
    tokens: list<string>(c.token_at).map((at, index) => ({
      index,
      at,
      face: named(list(c.tokens)[index]),
      seen: [...SEATS].filter((_, seat) => (number(list(c.token_known)[index]) >> seat) & 1),
    })),
    line: list(c.line).flatMap((value, slot): Lingering[] => {
      const card = named(value);
      const at = named(list(c.line_at)[slot]);
      return card && at ? [{ slot: slot + 1, card, foe: now.line?.[slot] ?? '', at, aggro: aggro.has(at) }] : [];
    }),
    events: list<[string, string]>(c.events).map(([at, card]) => ({ at, card })),
    global: named(c.world),
    drawn: named(c.drawn),
    fight: number(c.fighting) === 1 ? readFight(c, now) : null,
    decks: now.decks ?? { grey: 0, green: 0, yellow: 0, red: 0 },
    known: list<string>(c.tops),
    hand: counted(c.hand),
    discard: counted(c.discard),
    shown: list<string>(c.shown),
    found: named(c.found),
    aggro,
  };
}

function readFight(c: Columns, now: Now): Fight {
  const none: Fighter = { attack: 0, defense: 0, damage: 0, type: 'melee' };
  const [red, black] = list(c.dice).map(number);
  return {
    foe: named(c.foe),
    card: named(c.foe_card),
    rival: named(c.rival),
    at: named(c.field) ?? '',
    dice: [red ?? 0, black ?? 0],
    sides: now.fight ?? [none, none],
  };
}

function readHero(box: Box, c: Columns, now: Now, i: number): Hero | null {
  const id = named(list(c.hero)[i]);
  const seat = SEATS[i];
  if (id === null || seat === undefined) return null;
  const card = heroCard(box, id);
  const of = (column: string): unknown => list(c[column])[i];
  const level = (named(of('level')) ?? 'grey') as Level;
  const side = named(of('side')) === 'reverse' ? 1 : 0;
  const [life = 0, attack = 0, defense = 0, damage = 0] =
    card.levels[['grey', 'green', 'yellow', 'red'].indexOf(level)]?.[side] ?? [];
  const mine = (column: string): string[] =>
    list<[string, string]>(c[column]).flatMap(([owner, name]) => (owner === seat ? [name] : []));
  return {
    seat,
    id,
    name: thing(box, 'hero', id).name,
    calling: card.calling,
    card,
    level,
    side,
    at: named(of('at')) ?? '',
    hurt: number(of('hurt')),
    disease: number(of('disease')),
    energy: number(of('energy')),
    valor: number(of('valor')),
    bleeding: number(of('bleeding')),
    weapon: named(of('weapon')),
    armor: named(of('armor')),
    pack: mine('packs'),
    held: number(of('held')),
    quests: list<[string, string, number, number]>(c.active).flatMap(([owner, quest, step, done]) =>
      owner === seat ? [{ id: quest, step, done, ...tokensOf(c, seat, quest) }] : [],
    ),
    done: mine('done'),
    trophies: mine('prizes'),
    honors: mine('honors'),
    kept: mine('kept'),
    attached: list<[string, string, string]>(c.attached).flatMap(([ability, owner, host]) =>
      host === seat ? [{ ability, owner }] : [],
    ),
    ...{ life, attack, defense, damage, type: card.type, ...now.heroes?.[seat] },
  };
}

function tokensOf(c: Columns, seat: string, quest: string): Pick<Quest, 'marks' | 'given'> {
  return {
    marks: list<[string, string, string]>(c.marks).flatMap(([owner, of, at]) =>
      owner === seat && of === quest ? [at] : [],
    ),
    given: list<[string, string, string, number]>(c.given).flatMap(([owner, of, rival, dealt]) =>
      owner === seat && of === quest ? [{ seat: rival, dealt }] : [],
    ),
  };
}

/** Whose eyes: the seat that is asked, else the one looked through. */
export const eyes = (props: Pick<GameProps, 'position'>): string | null =>
  props.position.question?.seat ?? props.position.seat;

/** The hero that this table is about now: mine, or, for those who watch, whoever is active. */
export function heroOf(props: Pick<GameProps, 'position'>, world: World): Hero | null {
  const seat = eyes(props);
  if (seat !== null) return world.hero.get(seat) ?? null;
  return world.hero.get(world.turn ?? '') ?? world.heroes[0] ?? null;
}

/** So many steps from one space to every other, by paths. */
export function distances(box: Box, from: string, may: (id: string) => boolean = () => true): Map<string, number> {
  const { near } = layout(box);
  const far = new Map([[from, 0]]);
  for (const here of far.keys())
    for (const there of near.get(here) ?? [])
      if (!far.has(there) && may(there)) far.set(there, (far.get(here) ?? 0) + 1);
  return far;
}
