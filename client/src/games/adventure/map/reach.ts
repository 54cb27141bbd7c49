/** Where a hero can go: with the steps that are left, by paths, as far as its level and its foes allow. */
import type { Choice, Question } from '../../../lib/messages';
import type { Box } from '../../contract';
import { layout, mayEnter } from '../box';
import { spaceOf } from '../forms';
import { type Hero, type World, distances } from '../world';

export interface Way {
  /** From the first step to the last. */
  road: readonly string[];
  /** What is sent: all of it, or nothing. */
  options: readonly string[];
  /** Steps that are left there. */
  left: number;
}

/** Every space that this turn's steps lead to, by the shortest road. Aggro encounters end a journey. */
export function reachOf(box: Box, world: World, hero: Hero, question: Question): Map<string, Way> {
  const board = layout(box);
  const found = new Map<string, Way>();
  const first = question.choices.filter((choice) => choice.verb === 'go');
  for (const choice of first) {
    const to = spaceOf(choice);
    if (to) found.set(to, { road: [to], options: [choice.text], left: world.moves - 1 });
  }
  // Breadth first: what is added last is as far as any.
  for (const [here, way] of found) {
    if (way.left <= 0 || world.aggro.has(here)) continue;
    for (const to of board.near.get(here) ?? []) {
      const space = board.spaces.get(to);
      if (to === hero.at || found.has(to) || !space || !mayEnter(hero.level, space)) continue;
      found.set(to, { road: [...way.road, to], options: [...way.options, `go ${to}`], left: way.left - 1 });
    }
  }
  return found;
}

/** Choices by the space that they lead to, or that they are about. */
export function placesOf(question: Question | null, world: World): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of question?.choices ?? []) {
    const slot = choice.verb === 'clear' ? world.line.find((one) => String(one.slot) === choice.args[0]) : undefined;
    const at = slot?.at ?? spaceOf(choice);
    if (at) found.set(at, [...(found.get(at) ?? []), choice]);
  }
  return found;
}

/** Spaces that are locked: next to what can be reached, and of too high a level. */
export function locks(box: Box, hero: Hero, reached: Iterable<string>): Set<string> {
  const board = layout(box);
  const found = new Set<string>();
  for (const id of [hero.at, ...reached])
    for (const to of board.near.get(id) ?? []) {
      const space = board.spaces.get(to);
      if (space && !mayEnter(hero.level, space)) found.add(to);
    }
  return found;
}

/** Steps that the movement die brings on average. */
export const usual = (box: Box): number => {
  const { faces } = layout(box);
  return faces.reduce((sum, [steps]) => sum + steps, 0) / Math.max(1, faces.length);
};

/** How far a hero may come in their next turn, at the best roll. */
export function range(box: Box, world: World, hero: Hero): Map<string, number> {
  const board = layout(box);
  const most = Math.max(...board.faces.map(([steps]) => steps));
  if (world.aggro.has(hero.at)) return new Map([[hero.at, 0]]);
  const far = distances(box, hero.at, (id) => {
    const space = board.spaces.get(id);
    return space !== undefined && mayEnter(hero.level, space);
  });
  return new Map([...far].filter(([, steps]) => steps <= most));
}

export interface Leg {
  to: string;
  road: readonly string[];
  /** Turns from where one stands now until one is there, as dice usually fall. */
  turns: number;
}

/** From a hero to these places in turn, the nearest of each step first: the roads, and the turns that they
 *  take. A place that the level does not let in yet is gone to all the same: one can see the road. */
export function routeOf(box: Box, hero: Hero, steps: readonly (readonly string[])[]): Leg[] {
  const legs: Leg[] = [];
  let at = hero.at;
  let turns = 0;
  for (const places of steps) {
    const todo = new Set(places);
    while (todo.size > 0) {
      const road = shortest(box, hero, at, todo);
      const to = road.at(-1);
      if (to === undefined) break;
      turns += Math.max(1, Math.ceil((road.length - 1) / usual(box)));
      legs.push({ to, road, turns });
      todo.delete(to);
      at = to;
    }
  }
  return legs;
}

function shortest(box: Box, hero: Hero, from: string, goals: ReadonlySet<string>): string[] {
  const { near, spaces } = layout(box);
  const may = (id: string): boolean => {
    const space = spaces.get(id);
    return space !== undefined && mayEnter(hero.level, space);
  };
  // What is too high counts as a long way round.
  for (const open of [true, false]) {
    const before = new Map<string, string | null>([[from, null]]);
    for (const here of before.keys()) {
      if (goals.has(here)) {
        const road = [here];
        for (let back = before.get(here); back; back = before.get(back)) road.unshift(back);
        return road;
      }
      for (const to of near.get(here) ?? [])
        if (!before.has(to) && (!open || may(to) || goals.has(to))) before.set(to, here);
    }
  }
  return [];
}
