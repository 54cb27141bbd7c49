/** What is true of a card now, as it is shown: numbers that changed, signs, cracks. */
import { random } from '../draw/random';
import { p } from './paint';

/** `named`: somebody speaks of it, the log or a coach. */
export type Rim = 'playable' | 'legal' | 'named' | 'chosen' | 'attacker' | 'defender' | 'target';

/** A number of today, and whether it rose or fell. */
export interface Value {
  value: number | null;
  change: 'up' | 'down' | null;
}

export interface Shown {
  cost: Value;
  left: Value;
  right: Value;
  /** How badly it is damaged, from 0 to 1. */
  hurt: number;
  /** By name. */
  counters: readonly (readonly [string, number])[];
  exhausted: boolean;
  fresh: boolean;
  /** In whose colours it is held by somebody else. */
  stolen: { colour: string; on: string } | null;
  token: boolean;
  /** A word in the lower middle. */
  tag: string;
  attached: number;
  keywords: readonly { name: string; body: string }[];
  rim: Rim | null;
  faded: boolean;
  /** Shapes on a square of 512. */
  signs: Record<'exhausted' | 'fresh' | 'attached' | 'stolen', string>;
}

/** Today's number against the printed one. */
export function value(now: number | undefined, printed: number | null): Value {
  if (now === undefined || printed === null || now === printed) return { value: now ?? null, change: null };
  return { value: now, change: now > printed ? 'up' : 'down' };
}

/** An arrow that turns back: exhausted. */
export const TURN_BACK = '<path d="M256 76a180 180 0 1 1-174 226l62-17a116 116 0 1 0 35-115l57 57-168 18 18-168 62 62A179 179 0 0 1 256 76z"/>';
/** A counter of card: two of them, one on the other. */
export const TOKEN =
  '<path d="M256 56c110 0 200 60 200 134s-90 134-200 134S56 264 56 190 146 56 256 56zm0 60c-78 0-136 36-136 74s58 74 136 74 136-36 136-74-58-74-136-74zM56 262c30 66 108 108 200 108s170-42 200-108v56c0 78-90 138-200 138S56 396 56 318z"/>';
const CHECK = '<path d="M66 268l56-56 84 84L400 100l56 56-250 252z"/>';
const SWORDS = '<path d="M60 60l70 18 126 126 126-126 70-18-18 70-126 126 84 84 26-26 40 40-40 40 44 44-38 38-44-44-40 40-40-40 26-26-84-84-84 84 26 26-40 40-40-40-44 44-38-38 44-44-40-40 40-40 26 26 84-84L78 130z"/>';
const SHIELD = '<path d="M256 40l180 52v150c0 110-70 184-180 234C146 426 76 352 76 242V92z"/>';
const CROSSHAIR = '<path d="M232 24h48v64a170 170 0 0 1 144 144h64v48h-64a170 170 0 0 1-144 144v64h-48v-64A170 170 0 0 1 88 280H24v-48h64A170 170 0 0 1 232 88zm24 112a120 120 0 1 0 0 240 120 120 0 0 0 0-240zm0 76a44 44 0 1 1 0 88 44 44 0 0 1 0-88z"/>';

/** The sign that says in grey what the colour of the rim says; those without one are told by their line. */
export const RIM_SIGNS: Record<Rim, { body: string; kind: string; above: boolean } | null> = {
  playable: null,
  legal: null,
  named: null,
  chosen: { body: CHECK, kind: 'golden', above: true },
  attacker: { body: SWORDS, kind: 'ember', above: false },
  defender: { body: SHIELD, kind: 'ember', above: false },
  target: { body: CROSSHAIR, kind: 'ember', above: true },
};

/** Cracks across a picture of 100 by 100, more of them the worse it is. */
export function cracks(key: string, hurt: number): string {
  const r = random(`cracks ${key}`);
  const n = 1 + Math.floor(hurt * 3.99);
  let d = '';
  for (let i = 0; i < n; i++) {
    let [x, y] = [[4, 96, 30, 66][i % 4] as number, [24, 12, 98, 2][i % 4] as number];
    const aim = [[58, 62], [44, 58], [60, 30], [40, 70]][i % 4] as [number, number];
    d += p`M${x} ${y}`;
    for (let k = 0; k < 5; k++) {
      x += (aim[0] - x) * 0.34 + (r() - 0.5) * 16;
      y += (aim[1] - y) * 0.34 + (r() - 0.5) * 16;
      d += p`L${x} ${y}`;
      if (k === 1 || k === 3) d += p`l${(r() - 0.5) * 26} ${(r() - 0.5) * 26}M${x} ${y}`;
    }
  }
  return d;
}
