/** The main button: which choice it is, what it says, and what it leaves undone. */
import type { Choice, Question } from '../../lib/messages';
import { t } from '../../lib/words';
import type { GameProps } from '../contract';
import { duelOf, ready, type Duel } from './duel';

type Props = Pick<GameProps, 'box' | 'position'>;

/** By the label of the question: what a good player would press next, if it is a button. */
const FIRST: Readonly<Record<string, string>> = {
  priority: 'pass',
  target: 'done',
  strike: 'hold',
  protect: 'hold',
  armor: 'take',
  under: 'as_they_lie',
  mulligan: 'keep',
  may: 'yes',
  ramp: 'yes',
  stash: 'yes',
};

export function main(choices: Choice[], question: Question): Choice | null {
  const verb = FIRST[question.label];
  const found = choices.find((choice) => choice.verb === verb);
  if (found) return found;
  return question.choices.length === 1 && choices.length === 1 ? (choices[0] ?? null) : null;
}

/** It is my action phase and nothing waits: to pass is to end the turn. */
const ends = (duel: Duel, question: Question): boolean =>
  duel.turn === question.seat && duel.window === 'action' && duel.chain.length === 0 && duel.attacker === null;

export function says(props: Props, choice: Choice): string | null {
  const { question } = props.position;
  if (!question) return null;
  const duel = duelOf(props);
  switch (`${question.label} ${choice.verb}`) {
    case 'priority pass':
      return t(ends(duel, question) ? 'tcg-end-turn' : duel.chain.length > 0 ? 'tcg-no-response' : 'tcg-pass');
    case 'mulligan keep':
      return t('tcg-keep');
    case 'mulligan mulligan':
      return t('tcg-new-hand');
    case 'protect hold':
      return t('tcg-no-protector');
    case 'strike hold':
      return t('tcg-no-strike');
    case 'armor take':
      return t('tcg-take', { n: damage(question) });
    case 'mode mode':
      return mode(question, Number(choice.args[0] ?? 0));
    default:
      return null;
  }
}

/** One of "Choose one: this; or that.", which ends the question; null: it can't be told apart. */
function mode(question: Question, n: number): string | null {
  const told = question.prompt.slice(question.prompt.lastIndexOf(': ') + 2).replace(/\.$/, '');
  const parts = told.split(/; (?:or|oppure) /);
  const part = parts.length === question.choices.length ? parts[n] : undefined;
  return part ? part.charAt(0).toUpperCase() + part.slice(1) : null;
}

/** How much is left of the damage that is being prevented. */
export const damage = (question: Question): number => {
  const words = typeof question.about === 'string' ? question.about.split(' ') : [];
  return words[0] === 'about_damage' ? Number(words[3] ?? 0) : 0;
};

export function consequence(props: Props, choice: Choice): string | null {
  const { question } = props.position;
  if (!question || question.label !== 'priority' || choice.verb !== 'pass') return null;
  const duel = duelOf(props);
  if (!ends(duel, question)) return null;
  return undone(duel, question).join(' · ') || null;
}

/** What ends unused with the turn. */
export function undone(duel: Duel, question: Question): string[] {
  const verbs = (...names: string[]) => question.choices.filter((one) => names.includes(one.verb)).length;
  const side = duel.me.seat === question.seat ? duel.me : duel.foe;
  const unspent = ready(side);
  const attackers = verbs('attack');
  return [
    ...(verbs('place', 'place_up') > 0 ? [t('tcg-left-resource')] : []),
    ...(unspent > 0 && verbs('play', 'use', 'play_again') > 0 ? [t('tcg-left-unspent', { n: unspent })] : []),
    ...(attackers > 0 ? [t('tcg-left-attack', { n: attackers })] : []),
  ];
}
