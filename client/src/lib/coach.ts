/**
 * Where a lesson stands. The coach speaks step by step; a step with a pick waits until the player
 * has made it, and holds back everything else meanwhile. It follows the positions of the real
 * table, so that a reload or an undo never leaves it behind.
 */
import type { Lesson } from './api';
import type { Position } from './messages';

/** The lessons and puzzles that were done on this device, as GAME/LESSON. */
export function learnt(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem('tabard-lessons') ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function learn(name: string): void {
  try {
    localStorage.setItem('tabard-lessons', JSON.stringify([...learnt().add(name)]));
  } catch {
    // Nobody will remember that it was done.
  }
}

export interface Progress {
  /** The step that is due; as many as there are: the lesson is over. */
  due: number;
  /** The step that is shown: at most `due`. */
  shown: number;
}

export const START: Progress = { due: 0, shown: 0 };

type Seen = Pick<Position, 'actor' | 'whole' | 'question' | 'step'>;

const asks = (lesson: Lesson, position: Seen): boolean => position.question?.seat === lesson.seat;

const offers = (lesson: Lesson, position: Seen, pick: string): boolean =>
  asks(lesson, position) && position.question!.choices.some((choice) => choice.text === pick);

/** The first step from `at` on that wants a pick, or -1. */
function nextPick(lesson: Lesson, at: number): number {
  return lesson.steps.findIndex((step, i) => i >= at && step.pick !== null);
}

/** A new position has come: `before` was the one until now, null at the start. */
export function follow(lesson: Lesson, progress: Progress, before: Seen | null, after: Seen): Progress {
  const wanted = nextPick(lesson, progress.due);
  if (wanted < 0) return progress;
  const moved = before !== null && after.step !== before.step && !after.whole && after.actor === lesson.seat;
  // Who picks before the coach has finished talking has understood.
  if (moved && offers(lesson, before, lesson.steps[wanted]!.pick!)) return to(lesson, wanted + 1);
  if (after.whole && asks(lesson, after)) return found(lesson, progress, after);
  return progress;
}

/** After an undo, a reload or a change of language: the step nearest to where we were whose pick
 *  is offered now, earlier ones first. */
function found(lesson: Lesson, progress: Progress, position: Seen): Progress {
  const wanted = nextPick(lesson, progress.due);
  if (wanted < 0 || offers(lesson, position, lesson.steps[wanted]!.pick!)) return progress;
  for (let i = Math.min(progress.due, lesson.steps.length) - 1; i >= 0; i--) {
    const pick = lesson.steps[i]!.pick;
    if (pick !== null && offers(lesson, position, pick)) return to(lesson, i);
  }
  for (let i = wanted + 1; i < lesson.steps.length; i++) {
    const pick = lesson.steps[i]!.pick;
    if (pick !== null && offers(lesson, position, pick)) return to(lesson, i);
  }
  return progress;
}

function to(lesson: Lesson, due: number): Progress {
  const at = Math.min(due, lesson.steps.length);
  return { due: at, shown: at };
}

/** "Next": looks on, or goes on when the step is only talk. */
export function next(lesson: Lesson, progress: Progress): Progress {
  if (progress.shown < progress.due) return { ...progress, shown: progress.shown + 1 };
  return lesson.steps[progress.due]?.pick === null ? to(lesson, progress.due + 1) : progress;
}

/** "Back": look at the step before; nothing is undone. */
export function back(progress: Progress): Progress {
  return { ...progress, shown: Math.max(0, progress.shown - 1) };
}

/** Everything that wanted a pick has had it. */
export function finished(lesson: Lesson, progress: Progress): boolean {
  return nextPick(lesson, progress.due) < 0;
}

export type Mood = 'talk' | 'pick' | 'wait' | 'lost' | 'past' | 'over';

/** What the coach is doing now. */
export function mood(lesson: Lesson, progress: Progress, position: Seen): Mood {
  if (progress.shown < progress.due) return 'past';
  const step = lesson.steps[progress.due];
  if (!step) return 'over';
  if (step.pick === null) return 'talk';
  if (offers(lesson, position, step.pick)) return 'pick';
  return asks(lesson, position) ? 'lost' : 'wait';
}

/** The one option that may be picked now; null: whatever one likes. */
export function allowed(lesson: Lesson, progress: Progress, position: Seen): string | null {
  const due = lesson.steps[progress.due];
  if (!due || !asks(lesson, position)) return null;
  const at = nextPick(lesson, progress.due);
  if (at < 0) return null;
  const pick = lesson.steps[at]!.pick!;
  // A lesson that has lost its player must not hold him.
  return offers(lesson, position, pick) ? pick : null;
}

/** What of a click is sent while only this may be picked: the coach has something to say before whatever else
 *  the click would do. Nothing, if it begins with something else. */
export function heldBack(options: string[], only: string | null): string[] {
  return only === null ? options : options.slice(0, options[0] === only ? 1 : 0);
}

/** How it stands with a puzzle, which is to be won while it is the solver's turn. */
export function puzzled(lesson: Lesson, position: Pick<Position, 'turn' | 'outcome'>): 'open' | 'solved' | 'missed' {
  if (position.outcome) return position.outcome.winners.includes(lesson.seat) ? 'solved' : 'missed';
  return position.turn === lesson.seat ? 'open' : 'missed';
}
