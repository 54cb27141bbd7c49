/** What stands in a region, from left to right, and where: everything keeps inside the region's room. */
import type { Box } from '../contract';
import { type Colour, type Faction, type Tier, layout, questCard } from './box';
import { ROOM } from './land';
import { type Hero, type World, figuresAt } from './world';

export type Piece =
  | { kind: 'hero'; key: string; hero: Hero }
  | { kind: 'boss'; key: string; boss: string; overlord: boolean }
  | { kind: 'creature'; key: string; creature: string; color: Colour; many: number; quest: Scroll | null }
  | { kind: 'marker'; key: string; what: 'war' | 'plague' | 'counter' | 'looked' };

export interface Scroll {
  tier: Tier;
  faction: Faction;
}

/** How much room a piece takes at full size. */
const WIDTH: Readonly<Record<Piece['kind'], number>> = { hero: 34, boss: 36, creature: 31, marker: 24 };

export interface Put {
  piece: Piece;
  x: number;
  scale: number;
}

export function standing(box: Box, world: World, region: string): Piece[] {
  const board = layout(box);
  const found: Piece[] = [];
  for (const boss of world.bosses.get(region) ?? [])
    found.push({ kind: 'boss', key: `boss ${boss}`, boss, overlord: boss === world.overlord });
  for (const one of figuresAt(world, region)) {
    const card = one.quest === null ? null : questCard(box, one.quest);
    found.push({
      kind: 'creature',
      key: `${one.creature} ${one.color} ${one.quest ?? ''}`,
      creature: one.creature,
      color: one.color,
      many: one.many,
      quest: card && { tier: card.tier, faction: card.faction },
    });
  }
  const overlord = world.overlord === null ? undefined : board.overlords[world.overlord];
  const counter = overlord && overlord.counters.length > 1 ? overlord.counters.indexOf(region) : -1;
  if (counter >= 0 && !world.bosses.has(region))
    found.push({ kind: 'marker', key: 'counter', what: world.peeked[counter] ? 'looked' : 'counter' });
  const marks = world.events.flatMap((event) => board.markers[event] ?? []);
  if (marks.some((mark) => mark.war?.includes(region))) found.push({ kind: 'marker', key: 'war', what: 'war' });
  if (world.plague.includes(region)) found.push({ kind: 'marker', key: 'plague', what: 'plague' });
  for (const hero of world.heroes) if (hero.at === region) found.push({ kind: 'hero', key: hero.id, hero });
  return found;
}

/** The least that pieces are drawn in before they stand one behind the other. */
const LEAST = 0.74;

/** Side by side around the middle; smaller when there are many, and then overlapping. */
export function spread(pieces: readonly Piece[], room = ROOM.w): Put[] {
  const total = pieces.reduce((sum, piece) => sum + WIDTH[piece.kind], 0);
  const scale = Math.max(LEAST, Math.min(1, room / Math.max(1, total)));
  const wide = total * scale;
  const squeeze = wide <= room || pieces.length < 2 ? 1 : squeezed(pieces, scale, room);
  const span = wide <= room ? wide : room;
  let left = -span / 2;
  return pieces.map((piece) => {
    const half = (WIDTH[piece.kind] * scale) / 2;
    const x = left + half;
    left += 2 * half * squeeze;
    return { piece, x, scale };
  });
}

/** By how much steps are shortened so that the last one ends at the edge. */
function squeezed(pieces: readonly Piece[], scale: number, room: number): number {
  const widths = pieces.map((piece) => WIDTH[piece.kind] * scale);
  const before = widths.slice(0, -1).reduce((sum, w) => sum + w, 0);
  return (room - (widths.at(-1) ?? 0)) / before;
}
