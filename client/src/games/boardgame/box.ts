/** The box of this game with types: what GET /api/games/boardgame/box says. */
import type { Box, Thing } from '../contract';
import type { Cell, Point } from '../../lib/draw';

export type Faction = 'horde' | 'alliance';
export type Colour = 'red' | 'blue' | 'green';
export type Tier = 'grey' | 'green' | 'yellow' | 'red';
export type Deck = 'triangle' | 'square' | 'circle' | 'cup';

export const FACTIONS: readonly Faction[] = ['horde', 'alliance'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green'];

export interface Region extends Cell {
  area: string;
  borders: string[];
}

export interface Creature {
  values: Record<Colour, Values>;
  figures: Record<Colour, number>;
}

export interface Values {
  threat: number;
  attack: number;
  health: number;
}

export interface Spawn {
  creature: string;
  color: Colour;
  region: string;
  many: number;
}

export interface QuestCard {
  faction: Faction;
  tier: Tier;
  level: number;
  gold: number;
  xp: number;
  spawns: Spawn[];
  items: [Deck, number][];
  special: string[];
}

export interface Character {
  faction: Faction;
  class: string;
  race: string;
  health: number[];
  energy: number[];
  printed: string[];
}

/** Where an event beside the board matters, and what it waits for: the regions of a War, the areas of foul
 *  winds, the plague, the Attack of creatures to be defeated, heroes with a bounty on them. */
export interface Marker {
  war?: string[];
  winds?: string[];
  plague?: true;
  cull?: number;
  bounty?: true;
}

export interface Layout {
  regions: ReadonlyMap<string, Region>;
  /** Area → name. */
  areas: Readonly<Record<string, string>>;
  /** Where a step may lead, on foot or by flight. */
  ways: Readonly<Record<Faction, Readonly<Record<string, readonly string[]>>>>;
  start: Readonly<Record<Faction, string>>;
  flights: Readonly<Record<Faction, readonly string[]>>;
  towns: Readonly<Record<Faction, readonly string[]>>;
  graveyards: readonly string[];
  /** The turn track: how many spaces, which bring an event, which an item of which deck. */
  spaces: number;
  events: readonly number[];
  items: Readonly<Record<string, Deck>>;
  experience: Readonly<Record<string, readonly number[]>>;
  overlords: Readonly<Record<string, { counters: readonly string[]; route: readonly string[] }>>;
  markers: Readonly<Record<string, Marker>>;
}

const nothing: Thing = { name: '', text: '', rules: [], data: {} };

export function thing(box: Box, kind: string, id: string): Thing {
  return box.things[kind]?.[id] ?? { ...nothing, name: id };
}

const data = <T>(box: Box, kind: string, id: string): T => thing(box, kind, id).data as T;

export const creature = (box: Box, id: string): Creature => data(box, 'creature', id);
export const questCard = (box: Box, id: string): QuestCard => data(box, 'quest', id);
export const character = (box: Box, id: string): Character => data(box, 'character', id);

/** What the drawn terrains are called where the pack has another word. */
const TERRAINS: Readonly<Record<string, string>> = { farm: 'farmland' };

interface RawRegion {
  name: string;
  area: string;
  terrain: string;
  at: Point;
  borders: string[];
  outline: Point[];
}

const read = new WeakMap<Box, Layout>();

/** What is printed on the board. */
export function layout(box: Box): Layout {
  let made = read.get(box);
  if (!made) {
    const board = box.board as unknown as Omit<Layout, 'regions'> & { regions: Record<string, RawRegion> };
    const regions = Object.entries(board.regions).map(([id, one]): [string, Region] => [
      id,
      { ...one, id, terrain: TERRAINS[one.terrain] ?? one.terrain },
    ]);
    made = { ...board, regions: new Map(regions) };
    read.set(box, made);
  }
  return made;
}
