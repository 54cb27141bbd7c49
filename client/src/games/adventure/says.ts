/** What a button of the prompt says: of a power, what it does; what it costs stands below. Its sentence, as the box
 *  has it, tells all of it: "Use: 1 energy, in your movement phase: turn your hero over". */
import type { Choice } from '../../lib/messages';

type Said = Pick<Choice, 'verb' | 'label'>;

const partsOf = ({ verb, label }: Said): readonly string[] => (verb === 'use' ? label.split(': ') : []);

/** What a power does; null: its sentence says no more. */
export function deed(choice: Said): string | null {
  const done = partsOf(choice).slice(2).join(': ');
  return done ? `${done.charAt(0).toUpperCase()}${done.slice(1)}` : null;
}

/** What a power costs; null: nothing. */
export function cost(choice: Said): string | null {
  const [first = ''] = partsOf(choice)[1]?.split(', ') ?? [];
  return deed(choice) && /^\d/.test(first) ? first : null;
}
