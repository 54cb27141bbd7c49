/** Which choices belong to quests. */
import type { Choice, Question } from '../../../lib/messages';

/** Whether the quests show a choice with this verb themselves. */
export const drawn = (verb: string, label: string): boolean => label === 'quests' && verb === 'advance';

/** Quest → the choice to go on with it. */
export const advances = (question: Question | null): ReadonlyMap<string, Choice> =>
  new Map((question?.choices ?? []).filter((one) => one.verb === 'advance').map((one) => [one.args[0] ?? '', one]));
