/** The main button, and which tab of a phone holds what is asked. */
import type { Choice, Question } from '../../lib/messages';
import type { GameProps } from '../contract';
import { LEVELS, challenge } from './box';
import { formOf } from './forms';
import { worldOf } from './world';

type Seen = Pick<GameProps, 'box' | 'position'>;

/** What ends a question, in the order in which it is the main thing to do. */
const ENDS: readonly string[] = ['stay', 'pass', 'done', 'keep', 'stop', 'refuse', 'leave', 'put_back'];

/** What is the main thing where it ends nothing: to pay with energy, while there is some. */
const PAYS: readonly string[] = ['pay', 'toll'];

/** What there is to do first on the map: then nothing is the main thing, and a walk isn't given up unasked. */
const unwalked = ({ label, choices }: Question, { position }: Seen): boolean =>
  label === 'move' &&
  choices.some((choice) => choice.verb === 'go') &&
  (position.view.columns as { stepped?: number } | undefined)?.stepped !== 1;

/** What is worth most of all that can be worn, or what the hero's own card has if that is more. What is worn
 *  is offered first, so it stays on when nothing is better. */
function fittest({ choices, seat }: Question, props: Seen): Choice | null {
  const bare = choices.find((choice) => choice.verb === 'bare');
  const hero = worldOf(props).hero.get(seat);
  const [, attack = 0, defense = 0] = hero?.card.levels[LEVELS.indexOf(hero.level)]?.[hero.side] ?? [];
  const own = bare?.args[0] === 'weapon' ? attack : defense;
  const worth = (choice: Choice): number => challenge(props.box, choice.args[0] ?? '').item?.value ?? 0;
  const [best] = choices.filter((choice) => choice.verb === 'wear').sort((a, b) => worth(b) - worth(a));
  return best && worth(best) >= own ? best : (bare ?? null);
}

export function main(choices: Choice[], question: Question, props: Seen): Choice | null {
  if (unwalked(question, props)) return null;
  if (question.label === 'equip') return fittest(question, props);
  if (PAYS.includes(question.label)) return choices.find((choice) => choice.verb === 'pay') ?? null;
  for (const verb of ENDS) {
    const found = choices.find((choice) => choice.verb === verb);
    if (found) return found;
  }
  const only = question.choices.length === 1 ? question.choices[0] : undefined;
  const bare = choices.filter((choice) => choice.args.length === 0);
  return only ?? (bare.length === 1 ? (bare[0] ?? null) : null);
}

export function tabFor(question: Question): string | null {
  switch (formOf(question)) {
    case 'hero':
      return 'you';
    case 'quests':
      return 'quests';
    default:
      return null;
  }
}
