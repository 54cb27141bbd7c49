/** Attacking the other hero with everybody, one after the other, by the ordinary answers. It stops as soon as
 *  the other side does something, or something else is asked than is expected. */
import type { Line, Question } from '../../lib/messages';
import type { GameProps } from '../contract';
import { duelOf, type Duel } from './duel';
import { bestStrike, onslaught } from './judge';

/** Events that begin with the seat whose doing they are. */
const DEEDS = new Set(['played', 'used', 'stashed', 'flipped', 'struck', 'triggered']);

/** Whether the other side had a hand in this. */
export function interferes(line: Line, duel: Duel): boolean {
  const [what = '', first = '', second = ''] = line.event.split(' ');
  if (what === 'protects') return duel.by.get(second)?.seat !== duel.me.seat;
  if (what === 'prevented') return duel.by.get(second)?.seat !== duel.me.seat;
  return DEEDS.has(what) && first !== duel.me.seat;
}

/** The answer that goes on with the attack of these; null: that is not what is asked. */
export function nextAnswer(duel: Duel, question: Question, slots: readonly string[]): string | null {
  const offered = (text: string): string | null => (question.choices.some((one) => one.text === text) ? text : null);
  switch (question.label) {
    case 'priority':
      // What I have proposed, or the fight that I have begun, takes its course.
      if (duel.chain.length > 0) return duel.chain.every((one) => one.kind === 'proposal') ? offered('pass') : null;
      if (duel.attacker) return offered('pass');
      return slots[0] === undefined ? null : offered(`attack ${slots[0]}`);
    case 'defender':
      return offered(`at ${duel.foe.hero?.slot ?? ''}`);
    case 'strike':
      return duel.attacker === duel.me.hero?.slot ? (bestStrike(duel, question)?.text ?? null) : null;
    default:
      return null;
  }
}

class Charge {
  /** Who is still to attack; null: nobody charges. */
  slots = $state.raw<string[] | null>(null);
  #answered = -1;

  begin(props: GameProps): void {
    const question = props.live ? props.position.question : null;
    const all = question && onslaught(duelOf(props), question);
    if (!all) return;
    this.slots = all.slots;
    this.#answered = -1;
    this.follow(props);
  }

  /** Something else is done by hand. */
  stop(): void {
    this.slots = null;
  }

  /** A new position, or a question that can be answered by now. */
  follow(props: GameProps): void {
    const { slots } = this;
    const { position } = props;
    if (!slots) return;
    const duel = duelOf(props);
    if (position.outcome || duel.turn !== duel.me.seat || position.log.some((line) => interferes(line, duel))) {
      this.stop();
      return;
    }
    const question = props.live ? position.question : null;
    if (!question || question.number === this.#answered) return;
    const answer = question.seat === duel.me.seat ? nextAnswer(duel, question, slots) : null;
    if (answer === null) {
      this.stop();
      return;
    }
    if (answer.startsWith('attack ')) this.slots = slots.slice(1);
    this.#answered = question.number;
    props.pick(answer);
  }
}

export const charge = new Charge();
