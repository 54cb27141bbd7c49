/** Which part of the table answers which question. Every label that the rules can ask with stands here:
 *  a test compares this table with the rules. */
import type { Choice, Question } from '../../lib/messages';
import type { World } from './world';
import { staged } from './fight/offers';
import { heldVerb } from './held/offers';
import { sheeted } from './sheet/offers';

/** start: the screen on which classes are taken. turn: the heroes' actions. map: a place on it, or whom to
 *  take there. sheet: a hero's cards, the shop, training, trade. fight: the stage. held: a card held up to
 *  the table. prompt: a few buttons say it all. */
export type Form = 'start' | 'turn' | 'map' | 'sheet' | 'fight' | 'held' | 'prompt';

export const FORMS: Readonly<Record<string, Form>> = {
  class: 'start',
  act: 'turn',
  invite: 'turn',
  join: 'turn',
  target: 'turn',
  onward: 'map',
  teleport: 'map',
  portal: 'map',
  summon: 'map',
  refuge: 'map',
  herd: 'map',
  pasture: 'map',
  manage: 'sheet',
  town: 'sheet',
  train: 'sheet',
  too_much: 'sheet',
  how_much_gold: 'sheet',
  swap_what: 'sheet',
  swap_for: 'sheet',
  take_swap: 'sheet',
  equip_now: 'sheet',
  restore: 'sheet',
  revive: 'sheet',
  talent: 'sheet',
  retrain: 'sheet',
  use: 'fight',
  pay: 'fight',
  focus: 'fight',
  pay_dice: 'fight',
  pay_card: 'fight',
  which_color: 'fight',
  which_hue: 'fight',
  reroll: 'fight',
  spot: 'fight',
  change: 'fight',
  plus: 'fight',
  remove: 'fight',
  exchange: 'fight',
  dye: 'fight',
  move: 'fight',
  split: 'fight',
  slay: 'fight',
  slay_any: 'fight',
  who_takes_it: 'fight',
  another: 'fight',
  disarm: 'fight',
  strip: 'fight',
  last_word: 'fight',
  attack_order: 'fight',
  wound: 'fight',
  armor: 'fight',
  stopped: 'fight',
  goes_first: 'fight',
  loot: 'fight',
  take_item: 'held',
  take_special: 'held',
  who_gets_it: 'held',
  quest_deck: 'held',
  bid: 'held',
  offer: 'held',
  exchange_quest: 'held',
  one_each: 'held',
  stake: 'held',
  bearer: 'held',
  leftovers: 'held',
};

/** Forms whose component shows the choices itself, and which of them. Those of the others are buttons of the
 *  prompt. */
const DRAWN: Readonly<Partial<Record<Form, (verb: string) => boolean>>> = {
  start: () => true,
  turn: () => true,
  map: (verb) => PLACED.has(verb) || CALLED.has(verb),
  sheet: sheeted,
  fight: staged,
  held: heldVerb,
};

/** What stays a button of the prompt even where a form is drawn: what ends a question, or says no. */
export const BUTTONS: ReadonlySet<string> = new Set(['stop', 'stay', 'done', 'leave_it', 'decline', 'join', 'keep', 'ready', 'accept', 'refuse']);

/** The form of a question; outside a fight its questions are buttons. */
export function formOf(question: Pick<Question, 'label'> | null, fighting: boolean): Form | null {
  if (!question) return null;
  const form = FORMS[question.label] ?? 'prompt';
  return form === 'fight' && !fighting ? 'prompt' : form;
}

/** Whether a choice is shown elsewhere than in the prompt. */
export function onBoard(verb: string, question: Pick<Question, 'label'>): boolean {
  const form = FORMS[question.label] ?? 'prompt';
  return !BUTTONS.has(verb) && (DRAWN[form]?.(verb) ?? false);
}

/** Verbs whose last argument is a region. */
const PLACED: ReadonlySet<string> = new Set(['travel', 'go', 'intercept', 'fly', 'herd']);

/** Verbs that call somebody: they stand for where that one is. */
const CALLED: ReadonlySet<string> = new Set(['summon']);

/** The region that a choice leads to. */
export const regionOf = (choice: Choice): string | null =>
  PLACED.has(choice.verb) ? (choice.args.at(-1) ?? null) : null;

/** Where on the map a choice is made. */
export function placeOf(choice: Choice, world: World): string | null {
  const called = CALLED.has(choice.verb) ? world.hero.get(choice.args.at(-1) ?? '') : undefined;
  return regionOf(choice) ?? called?.at ?? null;
}

/** The hero whose choice it is, where an option says so. */
export const heroOf = (choice: Choice): string | null =>
  choice.things.find(([kind]) => kind === 'hero')?.[1] ?? null;
