/** Passing by itself, where a question leaves nothing else to do. */
import type { Question } from './messages';

/** The one word for it in every game. */
export const PASS = 'pass';

/** Whether this question can only be passed. */
export function onlyPass(question: Question | null): boolean {
  return question?.choices.length === 1 && question.choices[0]?.text === PASS;
}

/** Milliseconds at the usual speed, and that speed. */
const WAIT = 1500;
const USUAL = 700;

/** How long it waits, in milliseconds. That hangs on the speed alone, never on what is hidden. Where
 * people look on it is drawn by lot between one second and three: the same time at each pass would
 * tell it from one that somebody has thought about. */
export function passWait(speed: number, people: boolean, lot: () => number = Math.random): number {
  return people ? 1000 + Math.round(2000 * lot()) : Math.round((WAIT * speed) / USUAL);
}
