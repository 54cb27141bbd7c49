/** The choices of a question that is asked with cards held up. */
import type { Choice, Question } from '../../../lib/messages';

const OF_CARD: ReadonlySet<string> = new Set(['keep_item', 'bargain', 'peddle', 'stake']);
const OF_HERO: ReadonlySet<string> = new Set(['give', 'bear', 'heal']);

export interface Offered {
  cards: { choice: Choice; kind: string; id: string }[];
  heroes: { choice: Choice; hero: string }[];
  bids: { choice: Choice; hero: string; gold: number }[];
  decks: { choice: Choice; tier: string }[];
  /** Said in words: gold, a flight, nothing. */
  words: Choice[];
}

/** Whether a held-up question shows a choice with this verb itself. */
export const heldVerb = (verb: string): boolean =>
  OF_CARD.has(verb) ||
  OF_HERO.has(verb) ||
  ['bid', 'draw', 'exchange', 'take_gold', 'recover', 'retrain', 'fly', 'forgo', 'peek', 'cleanse'].includes(verb);

export function offeredOf(question: Question | null): Offered {
  const found: Offered = { cards: [], heroes: [], bids: [], decks: [], words: [] };
  for (const choice of question?.choices ?? []) {
    const { verb, args } = choice;
    const last = args.at(-1) ?? '';
    if (OF_CARD.has(verb)) found.cards.push({ choice, kind: 'card', id: last });
    else if (verb === 'exchange') found.cards.push({ choice, kind: 'quest', id: last });
    else if (OF_HERO.has(verb)) found.heroes.push({ choice, hero: last });
    else if (verb === 'bid') found.bids.push({ choice, hero: args[0] ?? '', gold: Number(last) });
    else if (verb === 'draw') found.decks.push({ choice, tier: last });
    else if (heldVerb(verb)) found.words.push(choice);
  }
  return found;
}
