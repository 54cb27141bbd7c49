/** What a good player would answer in a fight, from what lies open: whether to strike, who steps in, which
 *  armor to use; which characters could deal damage, and whether that is enough. */
import type { Choice, Question } from '../../lib/messages';
import { healthLeft, ready, type CardAt, type Duel, type Side } from './duel';

/** What a resource is worth in damage. */
const PRICE = 0.3;
/** What a point of damage is worth on a hero, and on a card that survives it. */
const BLOOD = 0.8;
const WOUND = 0.25;
const WIN = 100;

const atk = (card: CardAt | undefined): number => card?.worth.atk ?? 0;
const isHero = (duel: Duel, card: CardAt): boolean => card === duel.me.hero || card === duel.foe.hero;

/** What it costs its player that this card takes so much damage. */
function loss(duel: Duel, card: CardAt, damage: number): number {
  const left = healthLeft(card);
  if (isHero(duel, card)) return damage >= left ? WIN : BLOOD * damage;
  return damage >= left ? atk(card) + left : WOUND * damage;
}

const best = <T>(list: readonly T[], worth: (one: T) => number): T | null =>
  list.reduce<T | null>((a, b) => (a === null || worth(b) > worth(a) ? b : a), null);

const of = (question: Question, verb: string): Choice[] => question.choices.filter((one) => one.verb === verb);

export function bestStrike(duel: Duel, question: Question): Choice | null {
  const worth = (one: Choice): number => {
    const weapon = duel.by.get(one.args[0] ?? '');
    return atk(weapon) - PRICE * (one.amount ?? weapon?.worth.strike ?? 0);
  };
  const found = best(of(question, 'strike'), worth);
  return found && worth(found) > 0 ? found : null;
}

/** Who steps in, if that is better than to let the blow fall where it was aimed. */
export function bestProtector(duel: Duel, question: Question): Choice | null {
  const attacker = duel.by.get(duel.attacker ?? '');
  const victim = duel.by.get(duel.defender ?? '');
  if (!attacker || !victim) return null;
  const far = attacker.worth.keywords?.includes('long_range') ?? false;
  const worth = (one: CardAt): number =>
    (far ? 0 : loss(duel, attacker, atk(one))) - loss(duel, one, atk(attacker));
  const card = (one: Choice): CardAt => duel.by.get(one.args[0] ?? '') ?? victim;
  const found = best(of(question, 'protect'), (one) => worth(card(one)));
  return found && worth(card(found)) > worth(victim) ? found : null;
}

/** Armor gets ready again: the smallest that is enough, else the largest. */
export function bestArmor(duel: Duel, question: Question, damage: number): Choice | null {
  const defense = (one: Choice): number => duel.by.get(one.args[0] ?? '')?.worth.defense ?? 0;
  return best(of(question, 'armor'), (one) => (defense(one) >= damage ? WIN - defense(one) : defense(one)));
}

/** The weapon with which a side's hero would strike, with what is ready to pay for it. */
export function weaponOf(side: Side): CardAt | null {
  const able = side.gear.filter(
    (one) => one.worth.strike !== undefined && !one.exhausted && one.worth.strike <= ready(side),
  );
  return best(able, (one) => atk(one) - PRICE * (one.worth.strike ?? 0));
}

/** What this character would deal if it attacked. */
export const blow = (side: Side, card: CardAt): number =>
  atk(card) + (card === side.hero ? atk(weaponOf(side) ?? undefined) : 0);

/** Those of mine that may attack now and would deal damage, and what each would deal. */
export function attackers(duel: Duel, question: Question): { choice: Choice; card: CardAt; damage: number }[] {
  const side = duel.me.seat === question.seat ? duel.me : duel.foe;
  return of(question, 'attack').flatMap((choice) => {
    const card = duel.by.get(choice.args[0] ?? '');
    const damage = card ? blow(side, card) : 0;
    return card && damage > 0 ? [{ choice, card, damage }] : [];
  });
}

/** Whether there is something to gain with this card now. One that could only become a resource is not worth
 *  a light, nor is an attack that deals nothing. */
export function useful(duel: Duel, question: Question, card: CardAt, list: readonly Choice[]): boolean {
  const side = duel.me.seat === question.seat ? duel.me : duel.foe;
  const idle = ['place', 'place_up', 'stash', ...(blow(side, card) > 0 ? [] : ['attack'])];
  return list.some((one) => !idle.includes(one.verb));
}

/** In my action phase, with nothing on its way: everybody who would deal damage, the strongest first, and how
 *  much that is together. */
export function onslaught(duel: Duel, question: Question): { slots: string[]; damage: number } | null {
  const quiet = question.label === 'priority' && duel.chain.length === 0 && duel.attacker === null;
  if (!quiet || duel.turn !== question.seat || duel.me.seat !== question.seat) return null;
  const able = attackers(duel, question).sort((a, b) => b.damage - a.damage);
  if (able.length === 0) return null;
  return { slots: able.map((one) => one.card.slot), damage: able.reduce((sum, one) => sum + one.damage, 0) };
}

/** Whether they would defeat the other hero, if nothing is done about it. */
export function lethal(duel: Duel, question: Question): boolean {
  const all = onslaught(duel, question);
  return all !== null && duel.foe.hero !== null && all.damage >= healthLeft(duel.foe.hero);
}
