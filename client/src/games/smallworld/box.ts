/** The box of this game with types: what GET /api/games/smallworld/box says, read once. */
import type { Box, Thing } from '../contract';
import type { Cell, Point } from '../../lib/draw';
import { UNKNOWN } from '../../lib/icons';

export interface Region extends Cell {
  symbols: string[];
  entry: boolean;
  murloc: boolean;
  icon: boolean;
  borders: string[];
}

export interface Face {
  id: string;
  name: string;
  size: string;
  regions: Region[];
}

export type Faction = 'alliance' | 'horde' | 'neutral';

/** Colours that white can be read on. */
const FACTION_COLOURS: Record<Faction, string> = {
  alliance: '#2a5592',
  horde: '#93261e',
  neutral: '#6d6250',
};

const nothing: Thing = { name: '', text: '', rules: [], data: {} };

export function thing(box: Box, kind: string, id: string): Thing {
  return box.things[kind]?.[id] ?? { ...nothing, name: id };
}

/** The icon of a thing. */
export const emblem = (box: Box, kind: string, id: string): string =>
  box.things[kind]?.[id]?.emblem ?? UNKNOWN;

export function faction(box: Box, race: string): { id: Faction; colour: string; emblem: string } {
  const given = thing(box, 'race', race).data.faction;
  const id = typeof given === 'string' && given in FACTION_COLOURS ? (given as Faction) : 'neutral';
  return { id, colour: FACTION_COLOURS[id], emblem: emblem(box, 'faction', id) };
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The tokens one gets with a race or with a power. */
export const tokensOf = (box: Box, kind: 'race' | 'power', id: string): number =>
  count(thing(box, kind, id).data.tokens);

/** The tokens one gets with a combo. */
export const comboTokens = (box: Box, race: string, power: string): number =>
  tokensOf(box, 'race', race) + tokensOf(box, 'power', power);

/** What a race or a power does, without its name and its tokens. */
export function ability(box: Box, kind: 'race' | 'power', id: string): string {
  const { data, text } = thing(box, kind, id);
  return typeof data.ability === 'string' ? data.ability : text;
}

export function comboName(box: Box, race: string, power: string): string {
  const combos = box.board.combos as Record<string, Record<string, string>> | undefined;
  const known = combos?.[race]?.[power];
  return known ?? `${thing(box, 'race', race).name} (${thing(box, 'power', power).name})`;
}

/** The faces of the Reinforcement die. */
export const dieFaces = (box: Box): number[] => (box.board.die as number[] | undefined) ?? [];

interface RawRegion {
  id: string;
  name: string;
  terrain: string;
  symbols: string[];
  entry: boolean;
  murloc: boolean;
  icon: boolean;
  at: Point;
  borders: string[];
  outline: Point[];
}

interface RawFace {
  id: string;
  name: string;
  size: string;
  regions: RawRegion[];
}

const read = new WeakMap<Box, Map<string, Face>>();

/** All faces by id; their regions are in the order of the game's columns. */
export function faces(box: Box): Map<string, Face> {
  let made = read.get(box);
  if (!made) {
    const list = Object.values((box.board.faces as Record<string, RawFace> | undefined) ?? {});
    made = new Map(list.map((f) => [f.id, f]));
    read.set(box, made);
  }
  return made;
}
