/** Which choices belong to a hero's equipment and pack. */
import type { Choice, Question } from '../../../lib/messages';

/** Whether the hero's panel shows a choice with this verb itself. */
export const drawn = (verb: string, label: string): boolean =>
  (label === 'equip' && verb === 'wear') || (label === 'move' && verb === 'potion');

export interface Worn {
  /** Card → the choice to wear it. */
  wear: ReadonlyMap<string, Choice>;
  /** Which slot is asked about. */
  slot: 'weapon' | 'armor' | null;
  bare: Choice | null;
  /** Card → what it can be drunk as. */
  potions: ReadonlyMap<string, readonly Choice[]>;
}

export function wornOf(question: Question | null): Worn {
  const choices = question?.choices ?? [];
  const potions = new Map<string, Choice[]>();
  for (const choice of choices)
    if (choice.verb === 'potion' && question?.label === 'move') {
      const card = choice.args[0] ?? '';
      potions.set(card, [...(potions.get(card) ?? []), choice]);
    }
  const bare = choices.find((one) => one.verb === 'bare') ?? null;
  return {
    wear: new Map(choices.filter((one) => one.verb === 'wear').map((one) => [one.args[0] ?? '', one])),
    slot: question?.label === 'equip' ? ((bare?.args[0] as 'weapon' | 'armor' | undefined) ?? null) : null,
    bare,
    potions,
  };
}
