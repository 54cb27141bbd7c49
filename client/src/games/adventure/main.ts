/** The main button, and which tab of a phone holds what is asked. */
import type { Choice, Question } from '../../lib/messages';
import type { GameProps } from '../contract';
import { formOf } from './forms';

/** What ends a question, in the order in which it is the main thing to do. */
const ENDS: readonly string[] = ['stay', 'pass', 'done', 'keep', 'stop', 'refuse', 'leave', 'put_back'];

/** What there is to do first on the map: then nothing is the main thing, and a walk isn't given up unasked. */
const unwalked = ({ label, choices }: Question, { position }: Pick<GameProps, 'position'>): boolean =>
  label === 'move' &&
  choices.some((choice) => choice.verb === 'go') &&
  (position.view.columns as { stepped?: number } | undefined)?.stepped !== 1;

export function main(choices: Choice[], question: Question, props: Pick<GameProps, 'position'>): Choice | null {
  if (unwalked(question, props)) return null;
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
