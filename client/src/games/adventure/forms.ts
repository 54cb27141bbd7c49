/** Which part of the table answers which question. Every label that the rules can ask with stands here:
 *  a test compares this table with the rules. */
import type { Choice, Question } from '../../lib/messages';
import { drawn as byCards } from './cards/offers';
import { drawn as byHero } from './hero/offers';
import { drawn as byQuests } from './quests/offers';
import { drawn as byStage } from './stage/offers';

/** map: a place on it. hand: an ability card. hero: equipment, pack and powers. stage: a challenge, a
 *  combat, an answer to a card, a choice among cards. quests: the log. prompt: a few buttons say it all. */
export type Form = 'map' | 'hand' | 'hero' | 'stage' | 'quests' | 'prompt';

export const FORMS: Readonly<Record<string, Form>> = {
  hero: 'stage',
  start: 'map',
  move: 'map',
  false_map: 'map',
  fly: 'map',
  lay: 'map',
  far_sight: 'map',
  portal: 'map',
  teleport: 'map',
  resurrect: 'map',
  hearthstone: 'map',
  clear_slot: 'stage',
  haunt: 'map',
  toss: 'hand',
  toll: 'hand',
  give_up: 'stage',
  deliver: 'stage',
  goods: 'stage',
  auction: 'stage',
  swap: 'stage',
  swap_back: 'stage',
  merchant: 'stage',
  merchant_back: 'stage',
  steal: 'stage',
  equip: 'hero',
  challenge: 'stage',
  window: 'stage',
  respond: 'stage',
  combat: 'stage',
  powers: 'stage',
  absorb: 'stage',
  order: 'stage',
  attach: 'stage',
  taunt: 'stage',
  way: 'stage',
  trade: 'stage',
  quests: 'quests',
  drop_quest: 'stage',
  quest_order: 'stage',
  give_token: 'stage',
  give_first: 'stage',
  give_second: 'stage',
  pay: 'stage',
  boots: 'prompt',
  buy: 'prompt',
  explore: 'prompt',
  token: 'stage',
  put_back: 'prompt',
  spend_gold: 'prompt',
};

/** Verbs whose first argument is a space, and what they are called on the way there. */
const PLACED: ReadonlySet<string> = new Set(['go', 'start', 'jump', 'fly', 'lay', 'look', 'haunt']);

export const formOf = (question: Pick<Question, 'label'> | null): Form | null =>
  question ? (FORMS[question.label] ?? 'prompt') : null;

/** The space that a choice leads to. */
export const spaceOf = (choice: Pick<Choice, 'verb' | 'args'>): string | null =>
  PLACED.has(choice.verb) ? (choice.args[0] ?? null) : null;

/** Whether a choice is shown elsewhere than in the prompt. */
export function onBoard(verb: string, question: Pick<Question, 'label'>): boolean {
  const { label } = question;
  return (
    (PLACED.has(verb) && FORMS[label] === 'map') ||
    byCards(verb, label) ||
    byHero(verb, label) ||
    byStage(verb, label) ||
    byQuests(verb, label)
  );
}
