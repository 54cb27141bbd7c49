/** The card game's cards as the client draws them: what is printed, and what is true of one now. */
import type { Thing } from '../contract';

export type Form = 'full' | 'hand' | 'board';
export type Rim = 'playable' | 'legal' | 'chosen' | 'attacker' | 'defender' | 'target';

/** Today's values where they differ from the printed ones, and the state that a card is in. */
export interface CardNow {
  atk?: number;
  health?: number;
  /** Damage on it: the heart shows what is left. */
  damage?: number;
  cost?: number;
  counters?: Record<string, number>;
  exhausted?: boolean;
  /** New this turn. */
  fresh?: boolean;
  stolen?: boolean;
  faceDown?: boolean;
  token?: boolean;
  /** How many cards are attached to it. */
  attached?: number;
  /** Ids of all keywords that it has now. */
  keywords?: string[];
  rim?: Rim | null;
  faded?: boolean;
  /** Whose it is: the letter of a seat. */
  seat?: string;
}

/** What is printed on a card, as the box tells it. */
export interface Printed {
  type: string;
  type_line: string;
  cost: number | null;
  atk: number | null;
  damage: string[];
  health: number | null;
  strike: number | null;
  defense: number | null;
  faction: string;
  race: string;
  class: string;
  spec: string;
  /** f: a woman. */
  gender: string;
  /** The kind of damage that its text speaks of. */
  element: string;
  /** What it takes to complete a quest. */
  pays: number | null;
  classes: string[];
  token: boolean;
  tags: { name: string; limit: number }[];
  keywords: Keyword[];
  /** Keywords that its text only names. */
  mentions: Keyword[];
}

export interface Keyword {
  id: string;
  name: string;
  amount: number | null;
  text: string;
}

export const printed = (thing: Thing): Printed => thing.data as unknown as Printed;

/** Width of each form where nobody says, in pixels, and height over width. */
export const WIDTH: Record<Form, number> = { full: 250, hand: 155, board: 108 };
export const ASPECT: Record<Form, number> = { full: 350 / 250, hand: 350 / 250, board: 122 / 108 };
