/** Which choice belongs to which card: on the table, in the hand, in a row that is opened for it, or to
 *  the prompt. */
import type { Choice, Question } from '../../lib/messages';
import type { CardAt, Duel } from './duel';

/** How a question is answered. `table`: by cards where they lie; `tray`: by cards that are laid out for
 *  it; `held`: by buttons, while the card that asks is held up; `heroes`: by a hero; `opening`: by
 *  buttons, with the hand laid out large. */
export type Form = 'table' | 'tray' | 'held' | 'heroes' | 'opening';

export const FORMS: Readonly<Record<string, Form>> = {
  priority: 'table',
  target: 'table',
  defender: 'table',
  strike: 'table',
  protect: 'table',
  armor: 'table',
  excess: 'table',
  locations: 'table',
  pick: 'table',
  pay: 'table',
  discard: 'table',
  search: 'tray',
  reveal: 'tray',
  under: 'tray',
  pluck: 'tray',
  order: 'tray',
  may: 'held',
  mode: 'held',
  ramp: 'held',
  stash: 'held',
  begin: 'heroes',
  mulligan: 'opening',
};

/** Verbs by what their first word after the verb names. */
const OF_HAND = new Set(['place', 'place_up', 'stash', 'play', 'discard']);
const OF_SLOT = new Set([
  ...['play_again', 'use', 'attack', 'at', 'target', 'pay', 'pick', 'strike', 'protect', 'armor', 'apply'],
  ...['add', 'destroy', 'turn_down'],
]);
const OF_SEAT = new Set(['target_player', 'begin']);
/** Cards that lie in no place one can see. */
const OF_CARD = new Set(['find', 'under', 'take_card']);
/** Buttons of the prompt. */
export const PROMPT_VERBS: ReadonlySet<string> = new Set([
  ...['keep', 'mulligan', 'done', 'mode', 'find_none', 'as_they_lie', 'yes', 'no', 'hold', 'take', 'pass'],
]);

export const onBoard = (verb: string): boolean =>
  OF_HAND.has(verb) || OF_SLOT.has(verb) || OF_SEAT.has(verb) || OF_CARD.has(verb);

/** Nothing follows at once from a click on a card with one of these: it is lifted first, and says what
 *  it would do. */
const CAREFUL: ReadonlySet<string> = new Set(['play', 'play_again', 'place', 'place_up', 'stash', 'use']);

/** What is begun and can be left again. */
const HALF_MADE: ReadonlySet<string> = new Set(['target', 'mode', 'pay', 'defender']);
export const halfMade = (question: Question): boolean => HALF_MADE.has(question.label);

const SEEN = new Set(['play', 'resource', 'chain']);

/** The choices of a question: by the slot of a card that can be seen, and those of the tray, each with the
 *  card that stands for it. */
export interface Offers {
  at: Map<string, Choice[]>;
  tray: { choice: Choice; card: CardAt | null; id: string }[];
  /** The number key of a card, after those of the prompt's buttons. */
  keys: Map<string, number>;
  /** Cards of my graveyard that can be played or used now, and on a phone those of my resource row: they
   *  lie beside the hand. */
  ghosts: CardAt[];
}

/** On a phone (`small`) resources are too small to be pressed where they lie. */
export function offersOf(duel: Duel, question: Question | null, small = false): Offers {
  const offers: Offers = { at: new Map(), tray: [], keys: new Map(), ghosts: [] };
  const seat = question?.seat;
  const own = duel.me.seat === seat ? duel.me : duel.foe;
  const add = (slot: string, choice: Choice): void => {
    offers.at.set(slot, [...(offers.at.get(slot) ?? []), choice]);
  };
  for (const choice of question?.choices ?? []) {
    const [name = ''] = choice.args;
    const { verb } = choice;
    if (OF_HAND.has(verb)) {
      for (const one of own.hand) if (one.id === name) add(one.slot, choice);
    } else if (OF_SEAT.has(verb)) {
      const hero = [duel.me, duel.foe].find((side) => side.seat === name)?.hero;
      if (hero) add(hero.slot, choice);
    } else if (OF_CARD.has(verb)) {
      offers.tray.push({ choice, card: null, id: name });
    } else if (OF_SLOT.has(verb)) {
      const card = duel.by.get(name);
      if (!card) continue;
      const held = own.hand.includes(card);
      if (verb === 'add') offers.tray.push({ choice, card, id: card.id ?? '' });
      else if ((SEEN.has(card.zone) && !(small && card.zone === 'resource')) || held) add(name, choice);
      else if (question?.label === 'priority') {
        add(name, choice);
        if (!offers.ghosts.includes(card)) offers.ghosts.push(card);
      } else offers.tray.push({ choice, card, id: card.id ?? '' });
    }
  }
  const buttons = question?.choices.filter((one) => !onBoard(one.verb)).length ?? 0;
  // Copies of a card in the hand share their choices, and one key does.
  const told = new Set<Choice | undefined>();
  for (const [slot, [first]] of offers.at) {
    if (told.has(first)) continue;
    told.add(first);
    const key = buttons + offers.keys.size + 1;
    if (key <= 9) offers.keys.set(slot, key);
  }
  return offers;
}

/** In the order in which they are offered on a card: what it is for, then what else it could be. */
const ORDER = ['play', 'play_again', 'attack', 'use', 'place_up', 'place', 'stash'];
const sorted = (list: readonly Choice[]): Choice[] =>
  [...list].sort((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb));

/** What a click on a card does: one choice at once, several to choose from, or nothing. */
export function clickOn(list: readonly Choice[]): { now?: Choice; ask?: readonly Choice[] } {
  const [only] = list;
  if (!only) return {};
  return list.length === 1 && !CAREFUL.has(only.verb) ? { now: only } : { ask: sorted(list) };
}

/** The choice that a second click on a lifted card makes, and where it is let go: on the field it is
 *  played, in the row it becomes a resource. */
export function primary(list: readonly Choice[]): Choice | null {
  const first = (...verbs: string[]) => list.find((one) => verbs.includes(one.verb)) ?? null;
  return first('play', 'play_again', 'attack') ?? first('place_up') ?? first('use') ?? list[0] ?? null;
}

export function dropped(list: readonly Choice[], where: 'field' | 'resources'): Choice | null {
  const first = (...verbs: string[]) => list.find((one) => verbs.includes(one.verb)) ?? null;
  if (where === 'resources') return first('place_up') ?? first('place') ?? first('stash');
  return first('play', 'play_again') ?? first('use') ?? first('attack');
}

/** What to ask for when a card can't be used: why not? */
export function whyNot(question: Question | null, card: CardAt): string | null {
  if (!question) return null;
  const mine = card.seat === question.seat;
  switch (question.label) {
    case 'priority':
      if (card.zone === 'hand') return mine && card.id ? `play ${card.id}` : null;
      if (card.zone === 'play' && mine) return `attack ${card.slot}`;
      return null;
    case 'defender':
      return card.zone === 'play' ? `at ${card.slot}` : null;
    case 'protect':
    case 'strike':
    case 'armor':
    case 'target':
    case 'pick':
      return card.zone === 'play' || card.zone === 'resource' ? `${question.label} ${card.slot}` : null;
    default:
      return null;
  }
}

/** The card that asks: by its name in what the question is about, and where it lies. */
export function asker(duel: Duel, question: Question | null): { id: string; card: CardAt | null } | null {
  if (!question) return null;
  const about = typeof question.about === 'string' ? question.about.split(' ') : [];
  const [what, id = '', slot = ''] = about;
  if (what === 'about_attack') return { id, card: duel.by.get(slot) ?? null };
  if (what === 'about_power' || what === 'about_card') {
    const places = ['chain', 'play', 'resource', 'graveyard', 'hand'];
    const all = [...duel.by.values()].filter((one) => one.id === id && places.includes(one.zone));
    all.sort((a, b) => places.indexOf(a.zone) - places.indexOf(b.zone) || Number(b.seat === question.seat) - Number(a.seat === question.seat));
    return { id, card: all[0] ?? null };
  }
  if (question.label === 'ramp') {
    const side = duel.me.seat === question.seat ? duel.me : duel.foe;
    const top = side.deck[0];
    return top?.id ? { id: top.id, card: top } : null;
  }
  return null;
}
