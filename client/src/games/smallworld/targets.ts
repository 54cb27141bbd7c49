/** Which choice belongs where: on a region, in the column of combos, or in the prompt. */
import type { Choice, Question } from '../../lib/messages';

/** Verbs whose arguments are regions. With two, either region leads to the choice. */
export const REGION_VERBS: ReadonlySet<string> = new Set([
  'abandon',
  'conquer',
  'final',
  'push',
  'move',
  'swap',
  'steal',
  'well',
  'place',
  'beast',
  'champion',
  'relieve',
  'stand',
  'tower',
  'garrison',
  'heart',
  'aegis',
  'objective',
  'bomb',
]);

/** Verbs of the column of combos. */
export const COLUMN_VERBS: ReadonlySet<string> = new Set(['take']);

/** Verbs without a place: buttons of the prompt. */
export const PROMPT_VERBS: ReadonlySet<string> = new Set([
  'expand',
  'decline',
  'recall',
  'arm',
  'put_back',
  'artifact',
  'stop',
  'give_up',
  'pay',
  'withhold',
  'form',
  'side',
  'recruit',
  'done',
]);

export const onBoard = (verb: string): boolean => REGION_VERBS.has(verb) || COLUMN_VERBS.has(verb);

/** Verbs that are never picked by a plain click, because a plain click means something else there
 *  or because nothing is gained by it: they wait in the chooser. */
const QUIET: ReadonlySet<string> = new Set(['abandon']);

export type Targets = Map<string, Choice[]>;

export function targetsOf(question: Question | null): Targets {
  const out: Targets = new Map();
  for (const choice of question?.choices ?? []) {
    if (!REGION_VERBS.has(choice.verb)) continue;
    for (const id of choice.args) {
      const list = out.get(id);
      if (list) list.push(choice);
      else out.set(id, [choice]);
    }
  }
  return out;
}

/** Legal regions are lit; those that could only be abandoned are not worth a light when there is
 *  something else to do. */
export function lit(targets: Targets): Set<string> {
  const loud = [...targets].filter(([, list]) => list.some((c) => !QUIET.has(c.verb)));
  return new Set((loud.length > 0 ? loud : [...targets]).map(([id]) => id));
}

/** What a click means: one choice at once, several to choose from, or nothing. */
export function clickOn(targets: Targets, region: string): { now?: Choice; ask?: Choice[] } {
  const list = targets.get(region) ?? [];
  const [only] = list;
  if (!only) return {};
  if (list.length === 1 && !QUIET.has(only.verb)) return { now: only };
  return { ask: list };
}

/** The choice that names both regions: with one chosen, a click on the other picks it. */
export function pair(targets: Targets, a: string, b: string): Choice | undefined {
  const both = (targets.get(a) ?? []).filter((c) => c.args.length === 2 && c.args.includes(b));
  return a !== b && both.length === 1 ? both[0] : undefined;
}

export interface Price {
  amount: number;
  /** The chance in percent where a die must help. */
  odds: number | null;
}

/** What the pennant says: the sum of the conquest, and the odds of an uncertain one. */
export function cost(list: readonly Choice[]): Price | null {
  const choice = list.find((c) => c.verb === 'conquer' || c.verb === 'final');
  if (!choice || choice.amount === null) return null;
  const odds = choice.odds ?? null;
  return { amount: choice.amount, odds: odds === 100 ? null : odds };
}

/** The option whose reason answers "why not here?". */
export function whyNot(question: Question | null, region: string): string | null {
  if (!question) return null;
  if (question.label === 'conquest') return `conquer ${region}`;
  const verb = question.choices.find((c) => REGION_VERBS.has(c.verb) && c.args.length === 1)?.verb;
  return verb ? `${verb} ${region}` : null;
}

/** Placing many at once: as many as one wants and has. */
export const placing = (question: Question | null): boolean =>
  question?.label === 'redeploy' || question?.label === 'retreat';
