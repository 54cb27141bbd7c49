/** Emblems by name: the subset of the icon set that tools/icons.txt lists. */
import { ICONS } from './icons.generated';

/** What stands for an emblem that is not in the list. */
export const UNKNOWN = 'chess-pawn';

export const hasIcon = (name: string | undefined): boolean => name !== undefined && name in ICONS;

/** The `<use href>` of an emblem. */
export function iconRef(name: string | undefined): string {
  return `#i-${hasIcon(name) ? name : UNKNOWN}`;
}
