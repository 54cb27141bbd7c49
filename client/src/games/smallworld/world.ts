/** A seat's view of a game, read into things one can draw. */
import type { Box, GameProps } from '../contract';
import { type Face, type Region, faces } from './box';

export type Columns = Record<string, unknown>;

export interface Treasure {
  id: string | null;
  up: boolean;
  used: boolean;
}

export interface Place {
  region: Region;
  /** Seat letter; null: nobody's. */
  seat: string | null;
  declined: boolean;
  race: string | null;
  tokens: number;
  beasts: number;
  murlocs: number;
  champion: boolean;
  wall: number;
  garrison: number;
  tower: number;
  objective: number;
  bomb: number;
  treasures: Treasure[];
}

export interface Player {
  seat: string;
  race: string | null;
  power: string | null;
  oldRace: string | null;
  oldPower: string | null;
  hand: number;
  coins: number | null;
  harmony: boolean;
}

export interface Offer {
  slot: string;
  race: string;
  power: string;
  coins: number;
}

export interface World {
  faces: Face[];
  places: Place[];
  by: Map<string, Place>;
  players: Player[];
  offers: Offer[];
  /** Tokens left in the tray, by race. */
  tray: Map<string, number>;
  turn: string | null;
  beastsInHand: number;
  /** Off the map: in the box, in hand, or taken prisoner. */
  champion: 'map' | 'box' | 'hand' | 'captive';
  captor: string | null;
  armed: number;
  known: number;
}

const LETTERS = 'ABCDE';

export const columnsOf = (view: Record<string, unknown>): Columns =>
  (view.columns as Columns | undefined) ?? {};

const name = (value: unknown): string | null =>
  typeof value === 'string' && value !== '-' && value !== '' ? value : null;
const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
const names = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const last: { box?: Box; view?: Record<string, unknown>; world?: World } = {};

/** The world of a position. The last one is kept: every component asks for the same. */
export function worldOf(props: Pick<GameProps, 'box' | 'position'>): World {
  const { box } = props;
  const view = props.position.view;
  if (last.box === box && last.view === view && last.world) return last.world;
  const world = readWorld(box, view);
  Object.assign(last, { box, view, world });
  return world;
}

export function readWorld(box: Box, view: Record<string, unknown>): World {
  const c = columnsOf(view);
  const all = faces(box);
  const shown = names(c.faces).flatMap((id) => all.get(String(id)) ?? []);
  const regions = shown.flatMap((f) => f.regions);
  const races = names(c.race);
  const oldRaces = names(c.old_race);
  const places = regions.map((region, i): Place => {
    const holder = name(names(c.holder)[i]);
    const seat = holder?.[0] ?? null;
    const declined = holder?.endsWith('-declined') ?? false;
    const owner = seat === null ? -1 : LETTERS.indexOf(seat);
    return {
      region,
      seat,
      declined,
      race: owner < 0 ? null : name((declined ? oldRaces : races)[owner]),
      tokens: numbers(c.tokens)[i] ?? 0,
      beasts: numbers(c.beasts)[i] ?? 0,
      murlocs: numbers(c.murlocs)[i] ?? 0,
      champion: c.champion === region.id,
      wall: numbers(c.walls)[i] ?? 0,
      garrison: numbers(c.garrisons)[i] ?? 0,
      tower: numbers(c.towers)[i] ?? 0,
      objective: numbers(c.objectives)[i] ?? 0,
      bomb: numbers(c.bombs)[i] ?? 0,
      treasures: [],
    };
  });
  const by = new Map(places.map((p) => [p.region.id, p]));
  names(c.treasure_at).forEach((where, i) => {
    by.get(String(where))?.treasures.push({
      id: name(names(c.treasure)[i]),
      up: Boolean(numbers(c.treasure_up)[i]),
      used: Boolean(numbers(c.treasure_used)[i]),
    });
  });
  const players = [...LETTERS].slice(0, number(view.seats)).map((seat, i): Player => {
    const coins = names(c.coins)[i];
    return {
      seat,
      race: name(races[i]),
      power: name(names(c.power)[i]),
      oldRace: name(oldRaces[i]),
      oldPower: name(names(c.old_power)[i]),
      hand: numbers(c.hand)[i] ?? 0,
      coins: typeof coins === 'number' ? coins : null,
      harmony: Boolean(numbers(c.harmony)[i]),
    };
  });
  const powers = names(c.offer_powers);
  const offers = names(c.offer_races).flatMap((race, i): Offer[] => {
    const power = name(powers[i]);
    const coins = numbers(c.offer_coins)[i] ?? 0;
    return power === null ? [] : [{ slot: String(i + 1), race: String(race), power, coins }];
  });
  const raceIds = Object.keys(box.things.race ?? {});
  const off = number(c.champion_off);
  return {
    faces: shown,
    places,
    by,
    players,
    offers,
    tray: new Map(raceIds.map((id, i) => [id, numbers(c.tray)[i] ?? 0])),
    turn: name(c.turn),
    beastsInHand: number(c.beasts_hand),
    champion: name(c.champion) ? 'map' : off === 1 ? 'hand' : off === 2 ? 'captive' : 'box',
    captor: name(c.captor),
    armed: number(c.armed),
    known: number(c.race_known),
  };
}

/** Aids that are chosen for the next conquest, each by the thing it comes from. */
const AIDS: readonly (readonly [kind: string, id: string])[] = [
  ['race', 'gnomes'],
  ['piece', 'champion'],
  ['treasure', 'ashes'],
  ['treasure', 'frostmourne'],
  ['treasure', 'doomhammer'],
  ['race', 'ethereals'],
];

export const armedWith = (world: World): { kind: string; id: string }[] =>
  AIDS.flatMap(([kind, id], bit) => ((world.armed >> bit) & 1 ? [{ kind, id }] : []));

/** Whose eyes: the seat that is asked, else the one looked through. */
export const eyes = (props: Pick<GameProps, 'position'>): string | null =>
  props.position.question?.seat ?? props.position.seat;

/** Pieces that lie at the right of the stack. */
export const isCrowded = (p: Place): boolean =>
  p.treasures.length > 0 || p.beasts > 0 || p.champion || p.objective > 0 || p.bomb > 0;

/** Anything in the middle or at the left: a stack, or a printed symbol. */
export const isMarked = (p: Place): boolean =>
  p.seat !== null || p.murlocs > 0 || p.region.symbols.length > 0 || p.region.entry || p.region.icon;
