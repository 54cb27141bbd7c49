/** The main button: which choice it is, what it says, and what it leaves undone. */
import type { Choice, Question } from '../../lib/messages';
import { t } from '../../lib/words';
import type { GameProps } from '../contract';
import { duelOf, ready, thingOf, type Duel } from './duel';
import { attackers, bestArmor, bestProtector, bestStrike, lethal } from './judge';

type Props = Pick<GameProps, 'box' | 'position'>;

/** By the label of the question: what a good player would press next, if it is a button, or if there is
 *  nothing better on the board. */
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

/** What a good player would choose of the cards on the table. */
function better(duel: Duel, question: Question): Choice | null {
  switch (question.label) {
    case 'strike':
      return bestStrike(duel, question);
    case 'protect':
      return bestProtector(duel, question);
    case 'armor':
      return bestArmor(duel, question, damage(question));
    default:
      return null;
  }
}

export function main(choices: Choice[], question: Question, props: Props): Choice | null {
  const duel = duelOf(props);
  const first = better(duel, question);
  if (first) return first;
  // To win is better than to end the turn: that button stands beside the others.
  if (lethal(duel, question)) return null;
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
    case 'strike strike':
    case 'protect protect':
    case 'armor armor':
      return t(`tcg-${choice.verb}-with`, { name: thingOf(props.box, duel.by.get(choice.args[0] ?? '')?.id ?? null).name });
    case 'mode mode':
      return mode(question, Number(choice.args[0] ?? 0));
    default:
      return null;
  }
}

/** "Nature's Focus: choose one." Which ones there are stands on the buttons. */
export function asks(question: Question): string | null {
  if (question.label !== 'mode' || mode(question, 0) === null) return null;
  const before = question.prompt.slice(0, question.prompt.lastIndexOf(': '));
  return before.slice(0, before.lastIndexOf('. ') + 1);
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
  if (!question) return null;
  const duel = duelOf(props);
  const { atk = 0, defense = 0 } = duel.by.get(choice.args[0] ?? '')?.worth ?? {};
  if (question.label === 'strike' && choice.verb === 'strike') return t('tcg-then-strike', { n: atk });
  if (question.label === 'armor' && choice.verb === 'armor') {
    const all = damage(question);
    return t('tcg-then-armor', { n: Math.min(defense, all), all });
  }
  if (question.label !== 'priority' || choice.verb !== 'pass' || !ends(duel, question)) return null;
  return undone(duel, question).join(' · ') || null;
}

/** What ends unused with the turn. */
export function undone(duel: Duel, question: Question): string[] {
  const verbs = (...names: string[]) => question.choices.filter((one) => names.includes(one.verb)).length;
  const side = duel.me.seat === question.seat ? duel.me : duel.foe;
  const unspent = ready(side);
  const able = attackers(duel, question).length;
  return [
    ...(verbs('place', 'place_up') > 0 ? [t('tcg-left-resource')] : []),
    ...(unspent > 0 && verbs('play', 'use', 'play_again') > 0 ? [t('tcg-left-unspent', { n: unspent })] : []),
    ...(able > 0 ? [t('tcg-left-attack', { n: able })] : []),
  ];
}
