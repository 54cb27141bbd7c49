/** A hero's turn: what each button does, and the journeys that can be planned. */
import type { Choice, Question } from '../../lib/messages';
import type { Box } from '../contract';
import { layout, questCard } from './box';
import { heroOf, regionOf } from './forms';
import { type Hero, type World, figuresAt, guarded } from './world';

export type Deed = 'travel' | 'challenge' | 'rest' | 'town' | 'train' | 'trade' | 'use' | 'pass';

export const DEEDS: readonly Deed[] = ['travel', 'challenge', 'rest', 'town', 'train', 'trade', 'use', 'pass'];

const VERBS: Readonly<Record<string, Deed>> = {
  travel: 'travel',
  hunt: 'challenge',
  challenge: 'challenge',
  raid: 'challenge',
  defy: 'challenge',
  duel: 'challenge',
  intercept: 'challenge',
  rest: 'rest',
  town: 'town',
  train: 'train',
  hand: 'trade',
  give_gold: 'trade',
  swap: 'trade',
  use: 'use',
  peek: 'use',
  pass: 'pass',
};

/** A hero's choices by what they are; those that no button stands for count as things to use. */
export function deedsOf(question: Question | null, hero: string | null): ReadonlyMap<Deed, Choice[]> {
  const found = new Map<Deed, Choice[]>();
  for (const choice of question?.choices ?? []) {
    if (hero !== null && heroOf(choice) !== hero) continue;
    const deed = VERBS[choice.verb] ?? 'use';
    found.set(deed, [...(found.get(deed) ?? []), choice]);
  }
  return found;
}

/** An option that this deed would be, to ask why it can't be done. */
export function example(deed: Deed, hero: Hero, world: World, box: Box): string | null {
  switch (deed) {
    case 'travel': {
      const [to] = layout(box).ways[hero.faction][hero.at] ?? [];
      return to ? `travel ${hero.id} ${to}` : null;
    }
    case 'challenge': {
      const [figure] = world.figures.filter((one) => one.region === hero.at);
      const [any] = Object.keys(box.things.creature ?? {});
      return `hunt ${hero.id} ${figure?.creature ?? any ?? ''}`;
    }
    case 'trade': {
      const friend = world.heroes.find((one) => one.faction === hero.faction && one.id !== hero.id);
      return friend ? `give_gold ${hero.id} ${friend.id}` : null;
    }
    case 'use':
      return null;
    default:
      return `${deed} ${hero.id}`;
  }
}

/** Who may act next, after this hero: the next of mine that has something to do. */
export function nextHero(mine: readonly Hero[], now: string | null, asked: ReadonlySet<string>): string | null {
  const able = mine.filter((hero) => asked.has(hero.id));
  const at = able.findIndex((hero) => hero.id === now);
  return able[(at + 1) % Math.max(1, able.length)]?.id ?? mine[0]?.id ?? null;
}

/** The heroes that a question speaks of. */
export const askedHeroes = (question: Question | null): ReadonlySet<string> =>
  new Set((question?.choices ?? []).flatMap((choice) => heroOf(choice) ?? []));

export interface Journey {
  /** From the first step to the last. */
  road: readonly string[];
  /** What is sent: all of it, or nothing. */
  options: readonly string[];
}

/** Every region that a Travel action leads to, one step or two, by the way that meets least on it. */
export function journeys(box: Box, world: World, hero: Hero, question: Question | null): Map<string, Journey> {
  const found = new Map<string, Journey>();
  const { ways } = layout(box);
  const first = (question?.choices ?? []).filter((one) => one.verb === 'travel' && heroOf(one) === hero.id);
  for (const choice of first) {
    const to = regionOf(choice);
    if (to) found.set(to, { road: [to], options: asksOn(world, hero, to) ? [choice.text, 'stop'] : [choice.text] });
  }
  if (world.winds || hero.strides) return found;
  for (const choice of first) {
    const over = regionOf(choice);
    if (!over || guarded(world, over)) continue;
    for (const to of ways[hero.faction][over] ?? []) {
      if (to === hero.at || found.has(to)) continue;
      found.set(to, { road: [over, to], options: [choice.text, `go ${to}`] });
    }
  }
  return found;
}

/** Whether one is asked there to go on or to stay; whoever can go farther than usual always is asked by hand. */
const asksOn = (world: World, hero: Hero, region: string): boolean => !guarded(world, region) && !hero.strides && !world.winds;

/** The hero whose actions are shown: the one who was chosen, if it is mine and asked; else the first of mine
 *  that is. */
export function chosenHero(mine: readonly Hero[], asked: ReadonlySet<string>, wanted: string | null): Hero | null {
  const able = mine.filter((one) => asked.has(one.id));
  const chosen = mine.find((one) => one.id === wanted);
  if (chosen && (able.length === 0 || able.includes(chosen))) return chosen;
  return able[0] ?? mine[0] ?? null;
}

export interface Errand {
  quest: string;
  region: string;
  steps: number;
}

/** The nearest place where creatures of a quest of the hero's faction wait, of a level that is theirs if there is
 *  one; by a road on which nobody stops them. */
export function nearestQuest(box: Box, world: World, hero: Hero): Errand | null {
  const { ways } = layout(box);
  const mine = world.quests.filter((quest) => questCard(box, quest).faction === hero.faction);
  const fitting = mine.filter((quest) => questCard(box, quest).level <= hero.level);
  const wanted = new Set(fitting.length > 0 ? fitting : mine);
  const met = new Set([hero.at]);
  let here = [hero.at];
  for (let steps = 0; here.length > 0; steps++) {
    for (const region of here) {
      const quest = figuresAt(world, region).find((one) => one.quest !== null && wanted.has(one.quest))?.quest;
      if (quest) return { quest, region, steps };
    }
    const from = here.filter((region) => region === hero.at || !guarded(world, region));
    here = [...new Set(from.flatMap((region) => ways[hero.faction][region] ?? []))].filter((to) => !met.has(to));
    for (const to of here) met.add(to);
  }
  return null;
}
