/** Which choice belongs to which card or area of a sheet, a shop or a trade. */
import type { Choice, Line, Question } from '../../../lib/messages';
import type { Hero } from '../world';

export interface Laid {
  /** Card → area → the choice to equip it there. */
  equip: Map<string, Map<string, Choice>>;
  unequip: Map<string, Choice>;
  learn: Map<string, Choice>;
  buy: Map<string, Choice>;
  sell: Map<string, Choice>;
  /** What else is done with a card: leave it, put it up, ask for it, take it as a talent. */
  cards: Map<string, Choice>;
  /** So much of something. */
  amounts: Choice[];
}

const OF_CARD: ReadonlySet<string> = new Set(['drop', 'put_up', 'ask_for', 'talent']);
const AMOUNTS: ReadonlySet<string> = new Set(['pay', 'regain', 'recover', 'heal']);

/** Whether a sheet shows a choice with this verb itself; all others are buttons of the prompt. */
export const sheeted = (verb: string): boolean =>
  OF_CARD.has(verb) || AMOUNTS.has(verb) || ['equip', 'unequip', 'learn', 'buy', 'sell'].includes(verb);

/** The choices that are `hero`'s, or nobody's in particular. */
export function laidOf(question: Question | null, hero: string): Laid {
  const found: Laid = {
    equip: new Map(),
    unequip: new Map(),
    learn: new Map(),
    buy: new Map(),
    sell: new Map(),
    cards: new Map(),
    amounts: [],
  };
  for (const choice of question?.choices ?? []) {
    const { verb, args } = choice;
    const [first = '', second = '', third = ''] = args;
    if (verb === 'equip' && first === hero) {
      const areas = found.equip.get(second) ?? new Map<string, Choice>();
      found.equip.set(second, areas.set(third, choice));
    } else if (verb === 'unequip' && first === hero) found.unequip.set(second, choice);
    else if (verb === 'learn' || verb === 'buy' || verb === 'sell') found[verb].set(first, choice);
    else if (OF_CARD.has(verb)) found.cards.set(first, choice);
    else if (AMOUNTS.has(verb)) found.amounts.push(choice);
  }
  return found;
}

/** What to send so that a card lies in an area: what is in the way comes off first, if it can. null: it
 *  can't be done; then the rules say why. `fits`: the area takes cards of this kind. */
export function wayTo(laid: Laid, card: string, area: string, lying: string | undefined, fits: boolean): string[] | null {
  const straight = laid.equip.get(card)?.get(area);
  if (straight) return [straight.text];
  const off = lying === undefined || !fits ? undefined : laid.unequip.get(lying);
  const somewhere = [...(laid.equip.get(card)?.values() ?? [])][0];
  const [hero] = off?.args ?? somewhere?.args ?? [];
  return off && hero !== undefined ? [off.text, `equip ${hero} ${card} ${area}`] : null;
}

/** What an area of a sheet takes, and what is printed on it. */
export interface Area {
  types: string[];
  traits: string[];
  only: string;
  printed: string | null;
}

/** Whether type and traits of a card are those of an area. */
export function fits(area: Area | undefined, card: { type: string | null; traits: readonly string[]; unique: string }): boolean {
  if (!area || card.type === null || !area.types.includes(card.type)) return false;
  if ((card.unique === 'stance') !== (area.only === 'stance')) return false;
  return area.traits.length === 0 || card.traits.some((one) => area.traits.includes(one));
}

/** Whose sheet a question is about: whom it names, who can learn what is offered, who has what is to be sold or
 *  left, and last of all whoever the log spoke of. null: any of the seat's heroes. */
export function askedHero(
  question: Question | null,
  heroes: readonly Pick<Hero, 'id' | 'seat' | 'class' | 'bag' | 'worn'>[],
  classOf: (card: string) => unknown,
  log: readonly Line[],
): string | null {
  if (!question || question.label === 'manage') return null;
  const mine = heroes.filter((one) => one.seat === question.seat);
  if (mine.length < 2) return mine[0]?.id ?? null;
  const named = (text: string): string | undefined => mine.filter((one) => text.split(' ').includes(one.id)).at(-1)?.id;
  const about = typeof question.about === 'string' ? question.about : '';
  const texts = question.choices.map((one) => one.text);
  const cards = (...verbs: string[]): string[] => question.choices.filter((one) => verbs.includes(one.verb)).map((one) => one.args[0] ?? '');
  const taught = cards('learn', 'talent').map(classOf);
  const owned = cards('sell', 'drop', 'put_up');
  return (
    named(about) ??
    texts.map(named).find((one) => one !== undefined) ??
    mine.find((one) => taught.includes(one.class))?.id ??
    mine.find((one) => owned.some((card) => one.bag.includes(card) || Object.values(one.worn).includes(card)))?.id ??
    log.map((line) => named(line.event)).findLast((one) => one !== undefined) ??
    null
  );
}
