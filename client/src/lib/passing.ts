/** Passing by itself, where a question leaves nothing else to do. */
import type { Question } from './messages';

/** The one word for it in every game. */
export const PASS = 'pass';

/** Whether this question can only be passed. */
export function onlyPass(question: Question | null): boolean {
  return question?.choices.length === 1 && question.choices[0]?.text === PASS;
}

/** How long it waits, in milliseconds. Nothing, where that tells nothing: nobody else looks on, or
 * everybody can see that there is nothing else to do. Else it is drawn by lot between one second and
 * three: the same time at each pass would tell it from one that somebody has thought about. */
export function passWait(question: Question, people: boolean, lot: () => number = Math.random): number {
  return people && !question.evident ? 1000 + Math.round(2000 * lot()) : 0;
}
