/** What has moved on the map between two positions: who travels which way, which creatures have come or fallen. */
import type { Line } from '../../lib/messages';
import type { Colour } from './box';
import type { Figure, Hero, World } from './world';

export interface Trek {
  hero: Hero;
  /** From where to where, with what lies between. */
  road: readonly string[];
}

export interface Change {
  region: string;
  creature: string;
  color: Colour;
  quest: string | null;
  /** More of them than before, or fewer. */
  by: number;
}

/** Heroes who stand elsewhere now, by the way that the log tells of. */
export function treks(before: World, after: World, log: readonly Line[]): Trek[] {
  const steps = log.map((line) => line.event.split(' ')).filter(([verb]) => verb === 'went');
  return after.heroes.flatMap((hero) => {
    const old = before.hero.get(hero.id);
    if (!old || old.at === hero.at) return [];
    const over = steps.flatMap(([, who, region]) => (who === hero.id && region ? [region] : []));
    const told = over.at(-1) === hero.at ? over : [...over, hero.at];
    return [{ hero, road: [old.at, ...told] }];
  });
}

const code = (figure: Omit<Figure, 'many'>): string =>
  [figure.region, figure.creature, figure.color, figure.quest ?? '-'].join(' ');

/** Creatures that were not there before, and those that no longer are. */
export function changes(before: World, after: World): Change[] {
  const found = new Map<string, Change>();
  const add = (figure: Figure, by: number): void => {
    const { many: _, ...what } = figure;
    const known = found.get(code(figure));
    if (known) known.by += by;
    else found.set(code(figure), { ...what, by });
  };
  for (const figure of after.figures) add(figure, figure.many);
  for (const figure of before.figures) add(figure, -figure.many);
  return [...found.values()].filter((change) => change.by !== 0);
}

/** Milliseconds of one step, and of a creature that comes or falls. */
export const STEP = 280;
export const FALL = 420;
/** So many things move at once: who sees more sees nothing. */
export const MOST = 12;

/** How long a journey takes to be shown, within the time that a move may take. */
export const walk = (road: readonly string[], pace: number): number =>
  Math.max(0, Math.min(pace, STEP * (road.length - 1)));
