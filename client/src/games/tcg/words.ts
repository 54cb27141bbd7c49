/** Short words for what a lifted card can do. */
import type { Choice } from '../../lib/messages';
import { t } from '../../lib/words';

const SHORT: Readonly<Record<string, string>> = {
  play: 'tcg-do-play',
  play_again: 'tcg-do-play-again',
  place: 'tcg-do-place',
  place_up: 'tcg-do-place-up',
  stash: 'tcg-do-stash',
  attack: 'tcg-do-attack',
};

/** On the card itself its name need not be said again. */
export function deed(choice: Choice): string {
  const key = SHORT[choice.verb];
  if (key) return t(key);
  if (choice.verb !== 'use') return choice.label;
  // "Use Name: what it does", without the name.
  const at = choice.label.indexOf(': ');
  return at < 0 ? choice.label : choice.label.slice(at + 2);
}
