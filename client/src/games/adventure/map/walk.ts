/** Heroes walk: whoever stands somewhere else than before comes from there, along the path. */
import type { Point } from '../../../lib/draw';
import type { Layout } from '../box';
import type { World } from '../world';

/** For each seat that has just come to a space, how far off it was before. */
export type Came = ReadonlyMap<string, Point>;

const NOBODY: Came = new Map();

/** What tells for a space who has just come there. It remembers where everybody stood. */
export function stepsOf(world: () => World): (board: Layout, space: string) => Came {
  let now = new Map<string, string>();
  let before = new Map<string, string>();
  let seen: World | null = null;
  return (board, space) => {
    const current = world();
    if (seen !== current) {
      seen = current;
      before = now;
      now = new Map(current.heroes.map((hero) => [hero.seat, hero.at]));
    }
    const to = board.spaces.get(space)?.at;
    const found = [...now].flatMap(([seat, at]): [string, Point][] => {
      const from = board.spaces.get(before.get(seat) ?? '')?.at;
      return at === space && to && from && before.get(seat) !== at ? [[seat, [from[0] - to[0], from[1] - to[1]]]] : [];
    });
    return found.length > 0 ? new Map(found) : NOBODY;
  };
}

/** From there to here in a low arc. */
export function walk(_: Element, { from, pace }: { from: Point | undefined; pace: number }) {
  if (!from || pace <= 0) return { duration: 0 };
  const [dx, dy] = from;
  const far = Math.hypot(dx, dy);
  return {
    duration: Math.min(620, Math.max(180, Math.min(pace, 240 + far))),
    css: (t: number, u: number) =>
      `transform: translate(${(dx * u).toFixed(1)}px, ${(dy * u - Math.sin(t * Math.PI) * Math.min(26, far * 0.12)).toFixed(1)}px)`,
  };
}
