/** A space in words, for those who hear it. */
import { t } from '../../lib/words';
import type { Box } from '../contract';
import { type Foe, cardName, foeCard, layout, thing } from './box';
import type { Way } from './map/reach';
import type { World } from './world';

const strength = ({ type, attack, defense, damage }: Foe): string =>
  t('ag-foe-is', { type: t(`ag-type-${type}`), attack, defense, damage });

export function describe(box: Box, world: World, id: string, way: Way | null, locked: boolean): string {
  const board = layout(box);
  const space = board.spaces.get(id);
  if (!space) return id;
  const name = (kind: string, of: string): string => thing(box, kind, of).name;
  const tokens = world.tokens.filter((token) => token.at === id).length;
  const foe = Object.keys(box.things.foe ?? {}).find((one) => foeCard(box, one).space === id);
  return [
    t('ag-space', { name: space.name, level: t(`ag-level-${space.color}`), kind: t(`ag-kind-${space.kind}`) }),
    ...space.resources.map((one) => name('resource', one)),
    ...(foe ? [strength(foeCard(box, foe))] : []),
    ...(tokens > 0 ? [t('ag-discoveries', { n: tokens })] : []),
    ...world.line.filter((one) => one.at === id).map((one) => t('ag-waits', { name: name('foe', one.foe) })),
    ...world.events.filter((one) => one.at === id).map((one) => t('ag-event-here', { name: name('card', cardName(one.card)) })),
    ...world.heroes.filter((one) => one.at === id).map((one) => one.name),
    ...(way ? [t('ag-steps', { n: way.road.length, left: way.left })] : []),
    ...(locked ? [t('ag-locked', { level: t(`ag-level-${space.color}`) })] : []),
  ].join(', ');
}
