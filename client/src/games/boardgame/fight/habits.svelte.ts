/** What one always answers in a fight, so that it goes on without asking: who takes a wound, and powers that
 *  one doesn't want to be asked about. It holds until the fight is over. */
import type { Question } from '../../../lib/messages';

class Habits {
  /** "companion" or "myself" takes every wound; null: ask. */
  wounds = $state<'companion' | 'myself' | null>(null);
  /** Abilities that are not used in this fight. */
  never = $state.raw<ReadonlySet<string>>(new Set());
  #fight = '';

  /** Another fight begins with none. */
  follow(fight: string): void {
    if (fight === this.#fight) return;
    this.#fight = fight;
    this.wounds = null;
    this.never = new Set();
  }

  mute(option: string): void {
    const next = new Set(this.never);
    if (!next.delete(option)) next.add(option);
    this.never = next;
  }

  /** The answer that a habit gives to this question, or null. */
  answer(question: Question | null): string | null {
    if (!question) return null;
    const has = (text: string): boolean => question.choices.some((one) => one.text === text);
    if (question.label === 'who_takes_it' && this.wounds !== null && has(this.wounds)) return this.wounds;
    const uses = question.choices.filter((one) => one.verb === 'use');
    const end = question.choices.find((one) => one.verb === 'done' || one.verb === 'face');
    const muted = uses.length > 0 && uses.every((one) => this.never.has(one.text));
    return muted && end && uses.length + 1 === question.choices.length ? end.text : null;
  }
}

export const habits = new Habits();
