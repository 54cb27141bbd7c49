/** A seat's view of a game, read into things one can draw. The columns are those of the game's state
 *  (src/tabard/games/boardgame/state.py), `now` is what follows from several of them (show/now.py). */
import type { Box, GameProps } from '../contract';
import { type Character, type Colour, FACTIONS, type Faction, character, layout, thing } from './box';

/** Where a hero is in a combat. */
export type Side = 'out' | 'in' | 'fallen';

export interface Hero {
  /** `horde1` … `alliance3`: what options call it. */
  id: string;
  faction: Faction;
  /** The letter of whoever plays it. */
  seat: string;
  character: string;
  name: string;
  class: string;
  race: string;
  sheet: Character;
  level: number;
  xp: number;
  health: number;
  maxHealth: number;
  energy: number;
  maxEnergy: number;
  gold: number;
  at: string;
  actions: number;
  passed: boolean;
  stun: number;
  curse: number;
  pet: number;
  combo: number;
  rage: number;
  /** Character Management: cards come off, others go on, ready. */
  managing: 0 | 1 | 2;
  side: Side;
  /** This round's Attack Phase is over. */
  acted: boolean;
  /** The card in each area, without what is printed there; add-ons by area. */
  worn: Readonly<Record<string, string>>;
  addons: readonly { area: string; card: string }[];
  bag: readonly string[];
  prizes: readonly string[];
  spellbook: readonly string[];
  /** What its cards give in a round: red, blue and green dice, Reroll, Attrition. */
  dice: readonly number[];
  /** It can go farther than usual, or past those who stop others. */
  strides: boolean;
  talents: readonly string[];
  /** A sealed bid that I may see. */
  bid: number | null;
  marked: number;
}

export interface Figure {
  region: string;
  creature: string;
  color: Colour;
  /** null: independent. */
  quest: string | null;
  many: number;
}

/** A combat that is going on. */
export interface Fight {
  against: 'creatures' | 'boss' | 'enemies';
  foe: string | null;
  boss: string | null;
  /** The creatures belong to a quest of the other faction. */
  raid: boolean;
  independent: boolean;
  /** null: the last battle. */
  region: string | null;
  striker: Faction | null;
  round: number;
  attacker: string | null;
  rolled: boolean;
  /** Dice not yet thrown, by colour, and those that lie there (name → how many). */
  pool: Readonly<Record<Colour, number>>;
  dice: ReadonlyMap<string, number>;
  picked: ReadonlyMap<string, number>;
  rerolls: number;
  attrition: number;
  /** faction → box → tokens. */
  boxes: Readonly<Record<Faction, Readonly<Record<string, number>>>>;
  /** What was used in this round: hero, ability, how often. */
  uses: readonly (readonly [string, string, number])[];
  slain: number;
}

export interface World {
  /** The turn marker, how many laps of the track, whose turn it is. */
  turn: number;
  lap: number;
  acting: Faction | null;
  over: boolean;
  winner: Faction | null;
  /** Seat → faction, once it is known. */
  factions: ReadonlyMap<string, Faction>;
  /** Classes that were taken before heroes stand on the board. */
  picks: readonly { seat: string; class: string }[];
  /** Who plays two heroes where only one person does. */
  lead: string | null;
  heroes: readonly Hero[];
  hero: ReadonlyMap<string, Hero>;
  figures: readonly Figure[];
  /** Quests that lie face up. */
  quests: readonly string[];
  events: readonly string[];
  plague: readonly string[];
  /** Attack of the independent creatures that each faction has defeated for an event. */
  culled: Readonly<Record<Faction, number>>;
  /** Event → the factions that have beaten its boss, of those that both can. */
  beaten: ReadonlyMap<string, readonly Faction[]>;
  /** Foul winds blow: steps cost energy. */
  winds: boolean;
  /** Bosses by region, the Overlord among them, as far as I know. */
  bosses: ReadonlyMap<string, readonly string[]>;
  overlord: string | null;
  /** How far Nefarian has come on his route. */
  march: number;
  /** Lord Kazzak's counters: has my faction looked, and is it the real one? */
  peeked: readonly boolean[];
  lair: number | null;
  relic: string | null;
  strength: Readonly<Record<Faction, number>>;
  /** The experience that each level from the second needs. */
  experience: readonly number[];
  merchant: readonly string[];
  drawn: readonly (string | null)[];
  prize: string | null;
  stakes: readonly string[];
  stakeGold: number;
  learned: ReadonlySet<string>;
  /** How many of each item are not in sight. */
  left: Readonly<Record<string, number>>;
  fight: Fight | null;
}

type Columns = Record<string, unknown>;

const HEROES: readonly string[] = FACTIONS.flatMap((f) => [1, 2, 3].map((i) => `${f}${i}`));
const BOXES = ['damage', 'defense', 'armor', 'attrition'];
const SEATS = 'ABCDEF';

const list = <T = unknown>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const named = (value: unknown): string | null =>
  typeof value === 'string' && value !== '-' && value !== '' ? value : null;
const record = <T>(value: unknown): Record<string, T> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, T>) : {};
const counted = (value: unknown): Map<string, number> =>
  new Map(Object.entries(record<number>(value)).filter(([, many]) => many > 0));

interface Now {
  heroes?: Record<string, { health: number; energy: number; spellbook: string[]; dice: number[]; strides: boolean }>;
  bosses?: Record<string, string[]>;
  strength?: Record<Faction, number>;
  experience?: number[];
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

const faction = (value: unknown): Faction | null => named(value) as Faction | null;

export function readWorld(box: Box, view: Record<string, unknown>): World {
  const c = record(view.columns);
  const now = record(view.now) as Now;
  const heroes = HEROES.flatMap((id, i) => readHero(box, c, now, id, i) ?? []);
  const factions = new Map(
    list(c.faction).flatMap((value, i): [string, Faction][] => {
      const side = faction(value);
      return side ? [[SEATS[i] ?? '', side]] : [];
    }),
  );
  const mine = factions.get(String(view.seat)) ?? null;
  return {
    turn: number(c.turn),
    lap: number(c.lap),
    acting: faction(c.acting),
    over: c.over === 1,
    winner: faction(c.winner),
    factions,
    picks: list<[string, string]>(c.picks).map(([seat, one]) => ({ seat, class: one })),
    lead: named(c.lead),
    heroes,
    hero: new Map(heroes.map((one) => [one.id, one])),
    figures: list<[string, string, Colour, string, number]>(c.figures).map(([region, one, color, quest, many]) => ({
      region,
      creature: one,
      color,
      quest: named(quest),
      many,
    })),
    quests: list<string>(c.quests),
    events: list<string>(c.events),
    plague: list<string>(c.plague),
    culled: { horde: number(list(c.culled)[0]), alliance: number(list(c.culled)[1]) },
    beaten: new Map(
      Object.keys(box.things.event ?? {}).map((event, i) => [event, FACTIONS.filter((_, bit) => (number(list(c.beaten)[i]) >> bit) & 1)]),
    ),
    winds: list<string>(c.events).some((event) => layout(box).markers[event]?.winds !== undefined),
    bosses: new Map(Object.entries(now.bosses ?? {})),
    overlord: named(c.overlord),
    march: number(c.march),
    peeked: list<number>(c.peeked).map((bits) => mine !== null && ((bits >> FACTIONS.indexOf(mine)) & 1) === 1),
    lair: named(c.lair) === null ? null : Number(c.lair) - 1,
    relic: named(c.relic),
    strength: now.strength ?? { horde: 0, alliance: 0 },
    experience: now.experience ?? [],
    merchant: list<string>(c.merchant),
    drawn: list<string | null>(c.drawn),
    prize: named(c.prize),
    stakes: list<string>(c.stakes),
    stakeGold: number(c.stake_gold),
    learned: new Set(Object.keys(record(c.learned))),
    left: record<number>(c.left),
    fight: readFight(c),
  };
}

const SIDES: readonly Side[] = ['out', 'in', 'fallen'];

function readHero(box: Box, c: Columns, now: Now, id: string, i: number): Hero | null {
  const who = named(list(c.character)[i]);
  const seat = named(list(c.player)[i]);
  if (who === null || seat === null) return null;
  const sheet = character(box, who);
  const worth = now.heroes?.[id];
  const n = (column: string): number => number(list(c[column])[i]);
  const level = n('level');
  const worn: Record<string, string> = {};
  for (const [place, card] of Object.entries(record<string>(c.worn)))
    if (place.startsWith(`${id}.`)) worn[place.slice(id.length + 1)] = card;
  const held = (column: string): string[] =>
    list<[string, string]>(c[column]).flatMap(([hero, card]) => (hero === id ? [card] : []));
  const bid = list(c.bid)[i];
  return {
    id,
    faction: id.startsWith('horde') ? 'horde' : 'alliance',
    seat,
    character: who,
    name: thing(box, 'character', who).name,
    class: sheet.class,
    race: sheet.race,
    sheet,
    level,
    xp: n('xp'),
    health: n('health'),
    maxHealth: worth?.health ?? sheet.health[level - 1] ?? 0,
    energy: n('energy'),
    maxEnergy: worth?.energy ?? sheet.energy[level - 1] ?? 0,
    gold: n('gold'),
    at: String(list(c.at)[i]),
    actions: n('actions'),
    passed: n('passed') === 1,
    stun: n('stun'),
    curse: n('curse'),
    pet: n('pet'),
    combo: n('combo'),
    rage: n('rage'),
    managing: n('managing') as 0 | 1 | 2,
    side: SIDES[n('side')] ?? 'out',
    acted: n('acted') === 1,
    worn,
    addons: list<[string, string, string]>(c.addons).flatMap(([hero, area, card]) =>
      hero === id ? [{ area, card }] : [],
    ),
    bag: held('bags'),
    prizes: held('prizes'),
    spellbook: worth?.spellbook ?? [],
    dice: worth?.dice ?? [],
    strides: worth?.strides ?? false,
    talents: Object.keys(record(c.learned)).filter((card) => {
      const { sort, class: of } = thing(box, 'card', card).data;
      return sort === 'talent' && of === sheet.class;
    }),
    bid: typeof bid === 'number' && bid >= 0 ? bid : null,
    marked: n('marked'),
  };
}

function readFight(c: Columns): Fight | null {
  const against = named(c.fight);
  if (against === null) return null;
  const pool = list<number>(c.pool);
  const tokens = list<number>(c.boxes);
  const boxes = (side: number): Record<string, number> =>
    Object.fromEntries(BOXES.map((name, i) => [name, tokens[side * BOXES.length + i] ?? 0]));
  return {
    against: against as Fight['against'],
    foe: named(c.foe),
    boss: named(c.boss),
    raid: c.raid === 1,
    independent: c.independent === 1,
    region: named(c.field),
    striker: faction(c.striker),
    round: number(c.bout),
    attacker: named(c.attacker),
    rolled: c.rolled === 1,
    pool: { red: pool[0] ?? 0, blue: pool[1] ?? 0, green: pool[2] ?? 0 },
    dice: counted(c.dice),
    picked: counted(c.picked),
    rerolls: number(c.rerolls),
    attrition: number(c.attrition),
    boxes: { horde: boxes(0), alliance: boxes(1) },
    uses: list<[string, string, number]>(c.uses),
    slain: number(c.slain),
  };
}

/** Whose eyes: the seat that is asked, else the one looked through. */
export const eyes = (props: Pick<GameProps, 'position'>): string | null =>
  props.position.question?.seat ?? props.position.seat;

/** The heroes that a seat plays. */
export const heroesOf = (world: World, seat: string | null): Hero[] =>
  world.heroes.filter((hero) => hero.seat === seat);

export const figuresAt = (world: World, region: string): Figure[] =>
  world.figures.filter((figure) => figure.region === region);

/** Independent creatures stop a journey. */
export const guarded = (world: World, region: string): boolean =>
  world.figures.some((figure) => figure.region === region && figure.quest === null);
