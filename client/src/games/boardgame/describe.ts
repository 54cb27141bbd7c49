/** A region in words, for those who hear it. */
import { t } from '../../lib/words';
import type { Box } from '../contract';
import { layout, thing } from './box';
import { prints } from './land';
import { type World, figuresAt, guarded } from './world';

/** `road`: how one comes there, if one can. */
export function describe(box: Box, world: World, id: string, road: readonly string[] | null): string {
  const { regions, areas } = layout(box);
  const place = regions.get(id);
  const name = (kind: string, of: string): string => thing(box, kind, of).name;
  const words = [
    t('bg-region', { name: place?.name ?? id, area: areas[place?.area ?? ''] ?? '', terrain: t(`bg-terrain-${place?.terrain ?? ''}`) }),
    ...prints(box, id).map(({ kind, faction }) => t(`bg-print-${kind}`, { faction: faction ? t(`bg-${faction}`) : '' })),
    ...figuresAt(world, id).map((one) => `${one.many} ${name('creature', one.creature)} (${t(`bg-kind-${one.color}`)})`),
    ...(world.bosses.get(id) ?? []).map((boss) => name('boss', boss)),
    ...world.heroes.filter((one) => one.at === id).map((one) => one.name),
  ];
  if (road) {
    words.push(road.length > 1 ? t('bg-two-steps', { place: name('region', road[0] ?? '') }) : t('bg-step'));
    if (guarded(world, id)) words.push(t('bg-stops-you'));
  }
  return words.join(', ');
}
