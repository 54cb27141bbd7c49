/** The main button, and what comes of the prompt's choices. */
import type { Choice, Question } from '../../lib/messages';
import { t } from '../../lib/words';
import type { GameProps } from '../contract';
import { REGION_VERBS } from './targets';
import { worldOf } from './world';

/** Giving up or taking the Champion back is never done by accident. */
const ALWAYS: readonly string[] = ['expand', 'pay'];
/** What ends a phase: the main thing when there is nothing better to do on the map. */
const ENDS: readonly string[] = ['stop', 'done'];
/** On the map, but nothing to go on with. */
const IDLE: ReadonlySet<string> = new Set(['abandon']);

const worthwhile = (choice: Choice): boolean =>
  REGION_VERBS.has(choice.verb) && !IDLE.has(choice.verb);

export function main(choices: Choice[], question: Question): Choice | null {
  const first = (verbs: readonly string[]) => choices.find((choice) => verbs.includes(choice.verb)) ?? null;
  return first(ALWAYS) ?? (question.choices.some(worthwhile) ? null : first(ENDS));
}

/** Tokens that one has for a turn: those in hand, and all but one of every region. */
function troops(props: Pick<GameProps, 'box' | 'position'>, seat: string): number {
  const { players, places } = worldOf(props);
  const spare = places.filter((p) => p.seat === seat && !p.declined).map((p) => Math.max(0, p.tokens - 1));
  return spare.reduce((sum, n) => sum + n, players.find((p) => p.seat === seat)?.hand ?? 0);
}

export function consequence(props: Pick<GameProps, 'box' | 'position'>, choice: Choice): string | null {
  const seat = props.position.question?.seat;
  const player = worldOf(props).players.find((p) => p.seat === seat);
  if (!seat || !player) return null;
  const [arg = ''] = choice.args;
  switch (choice.verb) {
    case 'stop':
      return player.hand > 0 ? t('sw-hand-tokens', { count: player.hand }) : null;
    case 'expand':
      return t('sw-expand-with', { count: troops(props, seat) });
    case 'decline':
      return t('sw-decline-what');
    case 'form':
      return t(`sw-form-${arg}`);
    case 'recruit':
      return arg === '0' ? null : t('sw-recruit-cost', { count: Number(arg) });
    default:
      return null;
  }
}
