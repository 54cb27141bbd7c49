/** What a quest still asks for: step by step, with where it leads and how far that is. */
import type { Box } from '../../contract';
import { distances, type Hero, type Quest } from '../world';
import { mayEnter, layout, questCard } from '../box';

export interface Need {
  text: string;
  state: 'done' | 'now' | 'later';
  /** How often of how many, where it counts. */
  count: readonly [number, number] | null;
  /** Where it can be done, each with the steps from the hero; null: not with this level. */
  places: readonly { id: string; done: boolean; steps: number | null }[];
}

export interface Needs {
  needs: Need[];
  /** All places that are still to be gone to, the next step's first. */
  ahead: string[];
}

export function needsOf(box: Box, hero: Hero, quest: Quest): Needs {
  const card = questCard(box, quest.id);
  const { spaces, cities } = layout(box);
  const far = hero.at ? distances(box, hero.at, (id) => {
    const space = spaces.get(id);
    return space !== undefined && mayEnter(hero.level, space);
  }) : new Map<string, number>();
  const needs = card.steps.map((step, i): Need => {
    const state = i < quest.step ? 'done' : i === quest.step ? 'now' : 'later';
    const places = step.op === 'travel' && step.places.length > 3 ? nearest(cities, far) : step.places;
    return {
      text: step.text,
      state,
      count: state === 'now' && step.n > 1 && ['slay', 'hurt', 'duels', 'deliver'].includes(step.op) ? [quest.done, step.n] : null,
      places: places.map((id) => ({
        id,
        done: state === 'done' || (step.op === 'collect' && state === 'now' && !quest.marks.includes(id)),
        steps: far.get(id) ?? null,
      })),
    };
  });
  const ahead = needs.flatMap((need) => (need.state === 'done' ? [] : need.places.filter((one) => !one.done).map((one) => one.id)));
  return { needs, ahead: [...new Set(ahead)] };
}

const nearest = (all: readonly string[], far: ReadonlyMap<string, number>): string[] =>
  [...all].sort((a, b) => (far.get(a) ?? 999) - (far.get(b) ?? 999)).slice(0, 1);
