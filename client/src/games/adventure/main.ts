/** The main button, and which tab of a phone holds what is asked. */
import type { Choice, Question } from '../../lib/messages';
import { formOf } from './forms';

/** What ends a question, in the order in which it is the main thing to do. */
const ENDS: readonly string[] = ['stay', 'pass', 'done', 'keep', 'stop', 'refuse', 'leave', 'put_back'];

export function main(choices: Choice[], question: Question): Choice | null {
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
