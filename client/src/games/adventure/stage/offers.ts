/** Which choice of a challenge, a combat or a question about cards belongs to what the stage shows. */
import type { Choice, Question } from '../../../lib/messages';

/** Questions that hold up cards, and the verbs that are cards there. All others are buttons of the prompt. */
const HELD: Readonly<Record<string, ReadonlySet<string>>> = {
  hero: new Set(['hero']),
  give_up: new Set(['give_up']),
  deliver: new Set(['give_up']),
  goods: new Set(['give_up']),
  auction: new Set(['give_up']),
  swap: new Set(['take']),
  swap_back: new Set(['take']),
  merchant: new Set(['take']),
  merchant_back: new Set(['take']),
  steal: new Set(['take']),
  drop_quest: new Set(['drop_quest']),
  quest_order: new Set(['advance']),
  token: new Set(['open']),
  pay: new Set(['potion']),
  give_token: new Set(['give_token']),
  give_first: new Set(['give_token']),
  give_second: new Set(['give_token']),
  attach: new Set(['upon', 'upon_card']),
  taunt: new Set(['pull']),
  order: new Set(['resolve']),
  challenge: new Set(['attack', 'fight', 'brave', 'face', 'draw', 'trade']),
  way: new Set(['way']),
  clear_slot: new Set(['clear']),
  powers: new Set(['fire']),
};

/** Whether the stage shows a choice with this verb itself. */
export const drawn = (verb: string, label: string): boolean => HELD[label]?.has(verb) ?? false;

/** What stands for a choice. */
export type Face =
  | { kind: 'quest' | 'token' | 'foe'; id: string }
  | { kind: 'card'; id: string; side: 0 | 1 }
  | { kind: 'seat'; seat: string }
  | { kind: 'deck' }
  | { kind: 'words' };

export interface Offer {
  choice: Choice;
  face: Face;
}

const SEATS: ReadonlySet<string> = new Set(['give_token', 'upon', 'pull', 'resolve', 'attack']);
const BACKS: ReadonlySet<string> = new Set(['give_up', 'take', 'potion']);

/** What a choice may be about without naming it. */
export interface Around {
  /** What waits where my hero stands. */
  foe: string | null;
  event: string | null;
  /** The undefeated line: slot → card. */
  line: ReadonlyMap<number, string>;
}

/** The face of a choice. */
function faceOf({ verb, args }: Choice, around: Around): Face {
  const [first = ''] = args;
  if (SEATS.has(verb)) return { kind: 'seat', seat: first };
  if (BACKS.has(verb)) return { kind: 'card', id: first, side: 1 };
  switch (verb) {
    case 'drop_quest':
    case 'advance':
      return { kind: 'quest', id: first };
    case 'open':
      return { kind: 'token', id: first };
    case 'fight':
    case 'upon_card':
      return { kind: 'card', id: first, side: 0 };
    case 'brave':
      return around.foe ? { kind: 'foe', id: around.foe } : { kind: 'words' };
    case 'face':
      return around.event ? { kind: 'card', id: around.event, side: 0 } : { kind: 'words' };
    case 'clear': {
      const card = around.line.get(Number(first));
      return card ? { kind: 'card', id: card, side: 0 } : { kind: 'words' };
    }
    case 'draw':
      return { kind: 'deck' };
    default:
      return { kind: 'words' };
  }
}

/** What the stage offers for this question; who plays which hero is asked before there is one. */
export function offersOf(question: Question | null, around: Around): Offer[] {
  if (!question) return [];
  return question.choices
    .filter((choice) => choice.verb !== 'hero' && drawn(choice.verb, question.label))
    .map((choice) => ({ choice, face: faceOf(choice, around) }));
}

/** The die that activates a power: "rotten-ghoul.1" is the first power of Rotten Ghoul. */
export const powerOf = (power: string): { of: string; nth: number } => {
  const parts = power.split('.');
  return { of: parts[0] ?? '', nth: Number(parts.at(-1) ?? 1) };
};
