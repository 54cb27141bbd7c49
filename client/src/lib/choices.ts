/** Which choices the prompt shows as buttons, and which of them is the main one. */
import type { GameClient, GameProps } from '../games/contract';
import type { Choice, Question } from './messages';
import { PASS } from './passing';

type Client = Pick<GameClient, 'onBoard' | 'main'>;

/** Those that are not targets on the board. */
export function offBoard(question: Question | null, client: Client | null): Choice[] {
  if (!question) return [];
  return question.choices.filter((choice) => !client?.onBoard(choice.verb, question));
}

/** The one that Space presses: the game says, or it is to pass, or the only one without arguments. Where only
 *  one may be picked, as a coach says what comes next, nothing else invites. */
export function mainChoice(
  question: Question | null,
  choices: Choice[],
  client: Client | null,
  props: Pick<GameProps, 'box' | 'position'> | null,
  allowed: string | null = null,
): Choice | null {
  const found = best(question, choices, client, props);
  return allowed === null || found?.text === allowed ? found : null;
}

function best(
  question: Question | null,
  choices: Choice[],
  client: Client | null,
  props: Pick<GameProps, 'box' | 'position'> | null,
): Choice | null {
  if (!question) return null;
  if (client?.main && props) return client.main(choices, question, props);
  const bare = choices.filter((choice) => choice.args.length === 0);
  const pass = bare.find((choice) => choice.text === PASS);
  return pass ?? (bare.length === 1 ? (bare[0] ?? null) : null);
}

/** By verb, in the order in which they are offered. */
export function byVerb(choices: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return [...groups];
}

export interface Group {
  key: string;
  /** '' for those that stand alone. */
  title: string;
  choices: Choice[];
}

/** The words that all labels begin with, without a dangling short one: "Conquer", "Place a token". */
export function opening(labels: string[]): string {
  const [first = '', ...others] = labels.map((label) => label.split(' '));
  if (first === '') return '';
  let n = 0;
  while (n < first.length - 1 && others.every((words) => words[n] === first[n])) n += 1;
  while (n > 1 && (first[n - 1] ?? '').length <= 3) n -= 1;
  return first.slice(0, n).join(' ').replace(/[,:;]$/, '');
}

/** Groups under headings. `named` is the game's own word for a verb, if it has one; else a group is
 * called by how its labels begin, else by the verb. Single ones go together at the end. */
export function grouped(choices: Choice[], named: (verb: string) => string): Group[] {
  const groups: Group[] = [];
  const single: Choice[] = [];
  for (const [verb, list] of byVerb(choices)) {
    const title = named(verb);
    if (list.length === 1 && title === '') single.push(...list);
    else {
      const plain = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('_', ' ');
      groups.push({ key: verb, title: title || opening(list.map((choice) => choice.label)) || plain, choices: list });
    }
  }
  if (single.length > 0) groups.push({ key: '', title: '', choices: single });
  return groups;
}

/** Those whose words hold all words of the filter. */
export function filtered(choices: Choice[], filter: string): Choice[] {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = fold(filter).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = fold(`${choice.label} ${choice.text}`);
    return words.every((word) => text.includes(word));
  });
}
