/** Where I want to be asked, by phase: read from what I have ordered. */
import { PASS } from '../../lib/passing';
import type { GameProps, Order, Orders } from '../contract';

/** The windows of a turn, in their order. */
export const PHASES = ['ready', 'draw', 'action', 'attack', 'defend', 'end'] as const;

export interface Stop {
  on: boolean;
  /** The order that stands, as a sentence, and the one that turns it round. */
  label: string;
  other: string;
}

/** The order to pass ahead that stands, and those that can be given: until something happens, the turn. */
export interface Ahead {
  now: string;
  orders: Order[];
}

export const NOT_AHEAD = 'skip nothing';

export function ahead(orders: Orders | null, standing: readonly string[]): Ahead {
  const at = orders?.choices.findIndex((choice) => choice.some((one) => one.text === NOT_AHEAD)) ?? -1;
  const choice = orders?.choices[at] ?? [];
  return { now: standing[at] ?? NOT_AHEAD, orders: choice.filter((one) => one.text !== NOT_AHEAD) };
}

/** Order to pass ahead, or no longer. An order changes no question that is asked already: that one is passed,
 *  too. */
export async function passAhead(game: GameProps, order: string): Promise<void> {
  const off = ahead(game.box.orders ?? null, game.position.orders).now === order;
  if (!(await game.order(off ? NOT_AHEAD : order)) || off || !game.live) return;
  if (game.position.question?.choices.some((one) => one.text === PASS)) game.pick(PASS);
}

/** By halt ("my-ready"): the choices of two orders of which the first is to be asked there. */
export function stops(orders: Orders | null, standing: readonly string[]): Map<string, Stop> {
  const out = new Map<string, Stop>();
  orders?.choices.forEach((choice, i) => {
    const [ask, pass] = choice;
    const halt = ask?.text.split(' ')[1];
    if (choice.length !== 2 || !ask || !pass || !halt || !ask.text.startsWith('ask ')) return;
    const on = standing[i] === ask.text;
    out.set(halt, { on, label: (on ? ask : pass).label, other: (on ? pass : ask).text });
  });
  return out;
}
