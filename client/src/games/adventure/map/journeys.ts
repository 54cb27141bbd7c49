/** Everybody's way through the game, from what was written down. */
import type { Line } from '../../../lib/messages';
import type { World } from '../world';

/** What brings a hero to a space. */
const CAME: ReadonlySet<string> = new Set(['starts', 'went', 'resurrected']);

export interface Journey {
  seat: string;
  road: readonly string[];
}

export function journeysOf(log: readonly Pick<Line, 'event'>[], world: World): Journey[] {
  const roads = new Map(world.heroes.map((hero): [string, string[]] => [hero.seat, []]));
  for (const { event } of log) {
    const [what = '', seat = '', space = ''] = event.split(' ');
    if (CAME.has(what) && space) roads.get(seat)?.push(space);
  }
  return [...roads].map(([seat, road]) => ({ seat, road }));
}
