/** The picture of a card without its frame, for rows and tiles. */
import { address, Paints } from '../../../lib/card/paint';
import type { Thing } from '../../contract';
import { faceOf } from '../card';

const kept = new WeakMap<Thing, string>();

export function portrait(id: string, thing: Thing): string {
  let found = kept.get(thing);
  if (found === undefined) {
    const paints = new Paints();
    const art = faceOf(id, thing).look.picture(paints, 180, 150);
    found = address(180, 150, paints.defs + art);
    kept.set(thing, found);
  }
  return found;
}
