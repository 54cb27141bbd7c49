/** A region in words, for those who hear it. */
import { t } from '../../lib/words';
import type { Box } from '../contract';
import { thing } from './box';
import { piecesOf } from './readable';
import type { Price } from './targets';
import type { Place } from './world';

export function describe(
  box: Box,
  place: Place,
  seatName: (seat: string) => string,
  legal: { cost: Price | null } | null,
): string {
  const { region } = place;
  const name = (kind: string, id: string): string => thing(box, kind, id).name;
  const words = [t('sw-region', { name: region.name, terrain: t(`sw-terrain-${region.terrain}`) })];
  words.push(...region.symbols.map((s) => name('symbol', s)));
  if (place.seat !== null && place.race) {
    const held = { race: name('race', place.race), who: seatName(place.seat), count: place.tokens };
    words.push(t('sw-region-held', held));
    if (place.declined) words.push(t('sw-region-declined'));
  } else if (place.murlocs > 0) words.push(t('sw-region-murloc'));
  else words.push(t('sw-region-empty'));
  for (const [piece, count] of piecesOf(place)) {
    if (piece !== 'murloc') words.push(name('piece', piece) + (count > 1 ? ` ${count}` : ''));
  }
  for (const treasure of place.treasures) {
    words.push(treasure.up && treasure.id ? name('treasure', treasure.id) : t('sw-region-treasure'));
  }
  if (legal?.cost) {
    const { amount, odds } = legal.cost;
    words.push(
      odds === null ? t('sw-region-cost', { cost: amount }) : t('sw-region-odds', { cost: amount, odds }),
    );
  } else if (legal) words.push(t('sw-region-legal'));
  return words.join(', ');
}
