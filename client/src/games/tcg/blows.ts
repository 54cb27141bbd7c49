/** How a blow looks and sounds: by the class of the card that deals it. */
import type { Line } from '../../lib/messages';
import type { Blow } from '../../lib/sound';
import type { Box } from '../contract';
import { printed } from './card';
import { classesOf } from './look';
import { CLASSES } from './tokens';

export const SOUNDS: Readonly<Record<string, Blow>> = {
  'Death Knight': 'bones',
  Druid: 'claw',
  Hunter: 'arrow',
  Mage: 'frost',
  Paladin: 'hammer',
  Priest: 'light',
  Rogue: 'blade',
  Shaman: 'thunder',
  Warlock: 'curse',
  Warrior: 'steel',
};

/** The class of the card that has dealt this; null: it is of none, or nothing was dealt. */
export function classOf(line: Line, box: Box): string | null {
  const [what = '', source = ''] = line.event.split(' ');
  const thing = box.things.card?.[source];
  if (what !== 'dealt' || !thing) return null;
  const [name] = classesOf(printed(thing));
  return name !== undefined && name in CLASSES ? name : null;
}
