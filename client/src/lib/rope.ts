/**
 * Where the knots and beads of a replay's rope lie. A bead is a move; where moves would lie closer
 * than a finger can tell, a bead is a whole turn, and a second rope shows the turns around "now".
 */

/** One input of a match, as GET /api/replays/{id} lists them. */
export interface Step {
  n: number;
  /** Whose it was; null: chance. */
  seat: string | null;
  text: string;
  kind: 'pick' | 'chance' | 'undo' | 'order';
  round: number;
  interesting: boolean;
  /** Counts the turns of the whole match. */
  turn: number;
}

export interface Bead {
  x: number;
  r: number;
  seat: string | null;
  kind: Step['kind'];
  interesting: boolean;
  /** Indices of the steps it stands for, both included. */
  from: number;
  to: number;
}

export interface Knot {
  x: number;
  round: number;
  /** A round begins here; else only a turn does. */
  big: boolean;
  /** Whether its label has room. */
  label: boolean;
}

export interface Rope {
  grain: 'move' | 'turn';
  beads: Bead[];
  knots: Knot[];
  /** The middle of each step, by index. */
  xs: number[];
}

/** Pixels that a bead wants, at the least, and a knot. */
export const BEAD = 17;
const KNOT = 20;
const THIN = 3;

/** Lay steps `from` to `to` (included) on a rope of this width; a label takes `label` pixels. */
export function rope(
  steps: readonly Step[],
  width: number,
  label = 62,
  from = 0,
  to = steps.length - 1,
): Rope {
  const count = Math.max(0, to - from + 1);
  if (count === 0) return { grain: 'move', beads: [], knots: [], xs: [] };
  const rounds = starts(steps, from, to, (s) => s.round);
  const turns = starts(steps, from, to, (s) => s.turn);
  const small = turns.filter((i) => !rounds.includes(i));
  const fits = (knots: number): boolean => count * BEAD + knots * KNOT <= width;
  // Knots give way before beads do: without room for those of the turns only rounds keep theirs.
  const all = fits(rounds.length + small.length);
  const grain = all || fits(rounds.length) ? 'move' : 'turn';
  const tied = new Map<number, boolean>(rounds.map((i) => [i, true]));
  if (all) for (const i of small) tied.set(i, false);
  const room = Math.min(KNOT, width / (tied.size * 3));
  const slot = (width - tied.size * room) / count;
  const xs: number[] = [];
  const knots: Knot[] = [];
  let x = 0;
  let labelled = -Infinity;
  for (let i = from; i <= to; i++) {
    const big = tied.get(i);
    if (big !== undefined) {
      const at = x + room / 2;
      const named = big && at - labelled >= label && at + label / 2 <= width + 8;
      if (named) labelled = at;
      knots.push({ x: at, round: steps[i]!.round, big, label: named });
      x += room;
    }
    xs[i] = x + slot / 2;
    x += slot;
  }
  const groups =
    grain === 'move'
      ? Array.from({ length: count }, (_, k) => [from + k, from + k] as const)
      : turns.map((start, k) => [start, (turns[k + 1] ?? to + 1) - 1] as const);
  const beads = groups.map(([a, b]) => bead(steps, xs, a, b, slot));
  return { grain, beads, knots, xs };
}

function bead(steps: readonly Step[], xs: number[], from: number, to: number, slot: number): Bead {
  const part = steps.slice(from, to + 1);
  const owner = owned(part);
  const interesting = part.some((s) => s.interesting);
  const full = Math.min(9, (slot * part.length) / 2 - 0.5);
  return {
    x: (xs[from]! + xs[to]!) / 2,
    r: Math.max(THIN, interesting ? full : full * 0.78),
    seat: owner.seat,
    kind: owner.kind,
    interesting,
    from,
    to,
  };
}

/** A step of the seat that did most of it. */
function owned(part: readonly Step[]): Step {
  const count = new Map<string, number>();
  let best = part[0]!;
  for (const step of part) {
    if (step.seat === null) continue;
    const times = (count.get(step.seat) ?? 0) + 1;
    count.set(step.seat, times);
    if (best.seat === null || times > (count.get(best.seat) ?? 0)) best = step;
  }
  return best;
}

/** Where a new value of `key` begins. */
function starts(steps: readonly Step[], from: number, to: number, key: (s: Step) => number): number[] {
  const out: number[] = [];
  for (let i = from; i <= to; i++)
    if (i === from || key(steps[i]!) !== key(steps[i - 1]!)) out.push(i);
  return out;
}

/** The step that lies nearest to x. */
export function nearest(laid: Rope, x: number): number {
  let best = 0;
  let gap = Infinity;
  laid.xs.forEach((at, i) => {
    if (Math.abs(at - x) < gap) [best, gap] = [i, Math.abs(at - x)];
  });
  return best;
}

/** The steps around `at` that a second rope shows: its round if that fits, else its turn. */
export function around(steps: readonly Step[], at: number, width: number): [number, number] {
  const round = span(steps, at, (s) => s.round);
  const turns = new Set(steps.slice(round[0], round[1] + 1).map((s) => s.turn)).size;
  const fits = (round[1] - round[0] + 1) * BEAD + turns * KNOT <= width;
  return fits ? round : span(steps, at, (s) => s.turn);
}

function span(steps: readonly Step[], at: number, key: (s: Step) => number): [number, number] {
  let [a, b] = [at, at];
  while (a > 0 && key(steps[a - 1]!) === key(steps[at]!)) a--;
  while (b < steps.length - 1 && key(steps[b + 1]!) === key(steps[at]!)) b++;
  return [a, b];
}

/** The next interesting step after `at`, or before it; the end of the rope when there is none. */
export function interesting(steps: readonly Step[], at: number, way: 1 | -1): number {
  for (let i = at + way; i >= 0 && i < steps.length; i += way) if (steps[i]!.interesting) return i;
  return way > 0 ? steps.length - 1 : 0;
}

/** The start of this turn, or of the one before when we stand on it; or of the next. */
export function turn(steps: readonly Step[], at: number, way: 1 | -1): number {
  const [a, b] = span(steps, at, (s) => s.turn);
  if (way > 0) return Math.min(steps.length - 1, b + 1);
  return at > a || a === 0 ? a : span(steps, a - 1, (s) => s.turn)[0];
}
