/** The box of this game with types: what GET /api/games/adventure/box says. */
import type { Point } from '../../lib/draw';
import type { Box, Thing } from '../contract';

export const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof LEVELS)[number];
export type SpaceKind = 'normal' | 'key' | 'city' | 'encounter';
export type Resource =
  | 'scroll'
  | 'book'
  | 'small_potion'
  | 'large_potion'
  | 'discovery'
  | 'flight'
  | 'auction'
  | 'quest_giver';
export type AttackType = 'melee' | 'ranged';

/** Where a name is written: off its space by so much, in these lines. */
export interface Lettering {
  by: Point;
  anchor: 'start' | 'middle' | 'end';
  lines: string[];
}

export interface Space {
  id: string;
  /** Of its own, or of its zone and a letter. */
  name: string;
  kind: SpaceKind;
  color: Level;
  zone: string;
  at: Point;
  resources: readonly Resource[];
  flight: boolean;
  label: Lettering | null;
}

export interface Zone {
  id: string;
  name: string;
  color: Level;
  terrain: string;
  label: { at: Point; lines: string[] };
  outline: Point[];
}

export interface Layout {
  size: Point;
  zones: ReadonlyMap<string, Zone>;
  spaces: ReadonlyMap<string, Space>;
  connections: readonly (readonly [string, string])[];
  /** Those of them that run below the ground. */
  tunnels: readonly (readonly [string, string])[];
  near: ReadonlyMap<string, readonly string[]>;
  cities: readonly string[];
  flights: readonly string[];
  /** So much valor wins. */
  valor: number;
  /** What the movement die shows: steps and energy. */
  faces: readonly (readonly [number, number])[];
}

export interface HeroCard {
  calling: string;
  affiliation: 'alliance' | 'horde';
  type: AttackType;
  /** By level and side: life, attack, defense, damage. */
  levels: number[][][];
}

export interface Foe {
  level: Level;
  type: AttackType;
  attack: number;
  defense: number;
  damage: number;
  traits: string[];
  space: string | null;
  gives: Level | null;
  trophy: string | null;
}

export interface Item {
  name: string;
  slot: 'weapon' | 'armor' | 'pack';
  type: AttackType;
  value: number;
  icons: string[];
  potions: string[];
  level: Level;
}

/** A challenge card: both its sides. */
export interface Challenge {
  level: Level;
  foe: string | null;
  event: 'global' | 'location' | 'special' | null;
  place: string | null;
  item: Item | null;
}

export interface QuestStep {
  op: 'collect' | 'travel' | 'deliver' | 'slay' | 'beat' | 'hurt' | 'hurt_holders' | 'defeat' | 'duels';
  n: number;
  places: string[];
  text: string;
}

export interface QuestCard {
  valor: number;
  elite: boolean;
  tokens: string[];
  gives: string;
  steps: QuestStep[];
}

const nothing: Thing = { name: '', text: '', rules: [], data: {} };

export function thing(box: Box, kind: string, id: string): Thing {
  return box.things[kind]?.[id] ?? { ...nothing, name: id };
}

const data = <T>(box: Box, kind: string, id: string): T => thing(box, kind, id).data as T;

/** Copies of one challenge card differ in a number: "mountain-boar.2". */
export const cardName = (card: string): string => card.split('.')[0] ?? card;

export const heroCard = (box: Box, id: string): HeroCard => data(box, 'hero', id);
export const foeCard = (box: Box, id: string): Foe => data(box, 'foe', id);
export const questCard = (box: Box, id: string): QuestCard => data(box, 'quest', id);
export const challenge = (box: Box, card: string): Challenge => data(box, 'card', cardName(card));

interface Raw {
  size: Point;
  zones: Record<string, Omit<Zone, 'id'>>;
  spaces: Record<string, { kind: SpaceKind; color: Level; zone: string; at: Point; flight: boolean; label: Lettering | null }>;
  connections: [string, string][];
  tunnels: [string, string][];
  valor: number;
  faces: [number, number][];
}

const read = new WeakMap<Box, Layout>();

/** What is printed on the board. */
export function layout(box: Box): Layout {
  let made = read.get(box);
  if (!made) {
    const board = box.board as unknown as Raw;
    const spaces = new Map(
      Object.entries(board.spaces).map(([id, one]): [string, Space] => [
        id,
        {
          ...one,
          id,
          name: thing(box, 'space', id).name,
          resources: (thing(box, 'space', id).data.resources ?? []) as Resource[],
        },
      ]),
    );
    const near = new Map<string, string[]>([...spaces.keys()].map((id) => [id, []]));
    for (const [a, b] of board.connections) {
      near.get(a)?.push(b);
      near.get(b)?.push(a);
    }
    const having = (test: (space: Space) => boolean): string[] =>
      [...spaces.values()].filter(test).map((space) => space.id);
    made = {
      size: board.size,
      zones: new Map(Object.entries(board.zones).map(([id, zone]) => [id, { ...zone, id }])),
      spaces,
      connections: board.connections,
      tunnels: board.tunnels,
      near,
      cities: having((space) => space.kind === 'city'),
      flights: having((space) => space.resources.includes('flight')),
      valor: board.valor,
      faces: board.faces,
    };
    read.set(box, made);
  }
  return made;
}

const rank = (level: Level): number => LEVELS.indexOf(level);

/** A hero of this level may enter a space of that color. */
export const mayEnter = (level: Level, space: Space): boolean => rank(space.color) <= rank(level);
