/** Which choices belong to cards in my hand, and to items in my pack that lie beside it while they can be used. */
import type { Choice, Question } from '../../../lib/messages';

const VERBS: ReadonlySet<string> = new Set(['play', 'toss', 'use_item']);

/** Whether the hand shows a choice with this verb itself. */
export const drawn = (verb: string, _label: string): boolean => VERBS.has(verb);

export interface HandOffers {
  /** Ability → what can be done with it. */
  abilities: ReadonlyMap<string, Choice>;
  /** Items in the pack that can be used now. */
  items: readonly Choice[];
}

export function handOffers(question: Question | null): HandOffers {
  const of = (test: (verb: string) => boolean): Choice[] => (question?.choices ?? []).filter(({ verb }) => test(verb));
  return {
    abilities: new Map(of((verb) => verb === 'play' || verb === 'toss').map((choice) => [choice.args[0] ?? '', choice])),
    items: of((verb) => verb === 'use_item'),
  };
}

/** One card of the fan. */
export interface Held {
  key: string;
  kind: 'ability' | 'card';
  id: string;
  choice: Choice | undefined;
  /** What is asked for when it can't be played. */
  option: string;
}

/** My hand card by card, and the items that lie beside it. */
export function fanned(hand: ReadonlyMap<string, number>, mine: (ability: string) => boolean, { abilities, items }: HandOffers): Held[] {
  const cards = [...hand]
    .filter(([id]) => mine(id))
    .flatMap(([id, many]) =>
      Array.from({ length: many }, (_, i): Held => ({ key: `${id} ${i}`, kind: 'ability', id, choice: abilities.get(id), option: `play ${id}` })),
    );
  return [...cards, ...items.map((choice): Held => ({ key: choice.text, kind: 'card', id: choice.args[0] ?? '', choice, option: choice.text }))];
}
