/** The main button, and what the prompt's buttons say. */
import type { Choice, Question } from '../../lib/messages';
import { t } from '../../lib/words';
import type { GameProps } from '../contract';
import { thing } from './box';
import { desk } from './desk.svelte';
import { askedHeroes, chosenHero, nearestQuest } from './turn';
import { eyes, heroesOf, worldOf } from './world';

/** What ends a question, in the order in which it is the main thing to do. */
const ENDS: readonly string[] = ['stop', 'stay', 'join', 'ready', 'keep', 'done', 'accept'];

/** With actions left nobody passes by accident: then the map and the buttons have the word. */
export function main(choices: Choice[], question: Question, props: Pick<GameProps, 'box' | 'position'>): Choice | null {
  for (const verb of ENDS) {
    const found = choices.find((choice) => choice.verb === verb);
    if (found) return found;
  }
  if (question.label === 'act') {
    const world = worldOf(props);
    const passes = question.choices.filter((choice) => choice.verb === 'pass');
    const idle = passes.find((choice) => world.hero.get(choice.args[0] ?? '')?.actions === 0);
    return idle && passes.length === 1 ? idle : null;
  }
  const bare = choices.filter((choice) => choice.args.length === 0);
  return bare.length === 1 ? (bare[0] ?? null) : choices.length === 1 ? (choices[0] ?? null) : null;
}

export const says = (_: Pick<GameProps, 'box' | 'position'>, choice: Choice): string | null =>
  choice.verb === 'pass' ? t('bg-end-turn') : null;

/** Where the chosen hero's nearest quest is. */
export function advice(props: Pick<GameProps, 'box' | 'position'>): string | null {
  const { box, position } = props;
  if (position.question?.label !== 'act') return null;
  const world = worldOf(props);
  const hero = chosenHero(heroesOf(world, eyes(props)), askedHeroes(position.question), desk.hero);
  const found = hero && hero.actions > 0 ? nearestQuest(box, world, hero) : null;
  if (!hero || !found) return null;
  const named = { hero: hero.name, quest: thing(box, 'quest', found.quest).name };
  return found.steps === 0
    ? t('bg-quest-here', named)
    : t('bg-quest-near', { ...named, place: thing(box, 'region', found.region).name, steps: found.steps });
}
