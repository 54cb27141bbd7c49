/** How long a position stays before the next one is shown, and which of them are one motion. */
import { kind } from './log';
import type { Position } from './messages';

/** More waiting than this, and they are shown faster: nobody wants to watch a film of it. */
const MANY = 8;

/** Which events of one player in a row are one motion. */
export type Together = (event: string) => boolean;

/** Whether `next` only goes on with what `shown` did: the same player, the same kind of small step. */
export function oneMotion(shown: Position, next: Position, together: Together): boolean {
  if (next.whole || shown.actor === null || next.actor !== shown.actor) return false;
  const [first] = shown.log;
  if (!first || next.log.length === 0 || !together(kind(first.event))) return false;
  // What ends the phase may follow its last step in the same position.
  const steps = next.log.findIndex((line) => kind(line.event) !== kind(first.event));
  return steps !== 0 && shown.log.every((line) => kind(line.event) === kind(first.event));
}

/** Milliseconds between the position that is shown and the `next` one, with `behind` waiting. */
export function pause(
  shown: Position | null,
  next: Position,
  speed: number,
  mine: ReadonlySet<string>,
  behind: number,
  together: Together = () => false,
): number {
  if (!shown || next.whole || speed <= 0) return 0;
  // Nobody has moved: what I ordered for myself stands.
  if (next.actor === null && next.log.length === 0) return 0;
  // My own move shows at once: I know what I did.
  if (next.actor !== null && mine.has(next.actor)) return 0;
  const again = next.actor === shown.actor;
  const quiet = next.log.length === 0;
  // Not yet merged, as it came late: then it follows close behind.
  const share = oneMotion(shown, next, together) ? 0.12 : (again ? 0.55 : 1) * (quiet ? 0.4 : 1);
  return Math.round(speed * share * (behind > MANY ? MANY / behind : 1));
}
