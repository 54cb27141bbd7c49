/** What lies and stands at a space, and where around it: nothing covers what the space gives. */
import type { Point } from '../../../lib/draw';
import type { Space } from '../box';
import type { Hero, Lingering, Token, World } from '../world';
import { reach } from './spaces';

export type Piece =
  | { kind: 'hero'; key: string; hero: Hero }
  | { kind: 'token'; key: string; token: Token; many: number }
  | { kind: 'quest'; key: string; seat: string; quests: readonly string[] }
  | { kind: 'foe'; key: string; foe: Lingering }
  | { kind: 'event'; key: string; card: string };

export interface Put {
  piece: Piece;
  at: Point;
  scale: number;
}

export function standing(world: World, space: string): Piece[] {
  const found: Piece[] = [];
  for (const { at, card } of world.events) if (at === space) found.push({ kind: 'event', key: card, card });
  for (const foe of world.line) if (foe.at === space) found.push({ kind: 'foe', key: `foe ${foe.slot}`, foe });
  const tokens = world.tokens.filter((token) => token.at === space);
  const [first] = tokens;
  if (first) {
    const known = tokens.find((token) => token.face) ?? first;
    found.push({ kind: 'token', key: 'tokens', token: known, many: tokens.length });
  }
  for (const hero of world.heroes) {
    const quests = hero.quests.filter((quest) => quest.marks.includes(space)).map((quest) => quest.id);
    if (quests.length > 0) found.push({ kind: 'quest', key: `quest ${hero.seat}`, seat: hero.seat, quests });
  }
  for (const hero of world.heroes) if (hero.at === space) found.push({ kind: 'hero', key: hero.seat, hero });
  return found;
}

/** Where each lies, off the middle of the space. Events at the left, encounters below them, discoveries at the
 *  lower right, quests at the right; heroes stand on it. */
export function spread(space: Pick<Space, 'kind'>, pieces: readonly Piece[], me: string | null): Put[] {
  const r = reach(space);
  const of = <K extends Piece['kind']>(kind: K): Piece[] => pieces.filter((piece) => piece.kind === kind);
  const row = (kind: Piece['kind'], from: Point, by: Point, scale = 1): Put[] =>
    of(kind).map((piece, i) => ({ piece, at: [from[0] + by[0] * i, from[1] + by[1] * i], scale }));
  const heroes = [...of('hero')].sort((a, b) => Number(a.key === me) - Number(b.key === me));
  const alone = heroes.length === 1;
  const gap = Math.min(34, 84 / Math.max(1, heroes.length));
  return [
    ...row('event', [-r - 8, -8], [0, -26]),
    ...row('foe', [-r - 2, r * 0.72], [-27, 4]),
    ...row('quest', [r + 9, -2], [9, 12]),
    ...row('token', [r * 0.86 + 4, r * 0.8 + 3], [0, 0]),
    ...heroes.map((piece, i): Put => {
      const own = piece.key === me;
      const x = alone ? (own ? 0 : r * 0.5) : (i - (heroes.length - 1) / 2) * gap;
      return { piece, at: [x, own && alone ? 6 : 10], scale: own ? 0.98 : 0.86 };
    }),
  ];
}
