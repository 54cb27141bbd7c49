/** What happens on this table as it is heard and shown: sounds, and steps that are one motion. */
import type { Line } from '../../lib/messages';
import type { Sound } from '../../lib/sound';

export const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: 'die',
  dice: 'die',
  rerolled: 'die',
  went: 'placed',
  laid: 'placed',
  revealed: 'placed',
  equipped: 'placed',
  turned_up: 'pick',
  played: 'pick',
  gained: 'coins',
  completed: 'conquered',
  trophy: 'conquered',
  level: 'conquered',
  slain: 'conquered',
  defeated: 'bones',
};

/** A walk over several spaces is one motion. */
export const together = (event: string): boolean => event === 'went';

/** Who has rolled the movement die, and what it shows. */
export interface Rolled {
  seat: string;
  face: readonly [steps: number, energy: number];
}

/** The last roll of the movement die that these lines tell. */
export function rolledIn(lines: readonly Pick<Line, 'event'>[]): Rolled | null {
  const [verb, seat = '', steps, energy] = lines.findLast((line) => line.event.startsWith('rolled '))?.event.split(' ') ?? [];
  return verb ? { seat, face: [Number(steps), Number(energy)] } : null;
}

/** Milliseconds that a die tumbles before what it shows is shown. */
const ROLL = 600;
const ROLLED: ReadonlySet<string> = new Set(['rolled', 'dice', 'rerolled']);

export const suspense = (lines: readonly Pick<Line, 'event'>[]): number =>
  lines.some((line) => ROLLED.has(line.event.split(' ')[0] ?? '')) ? ROLL : 0;
