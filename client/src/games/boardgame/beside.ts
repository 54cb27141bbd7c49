/** What lies beside the board: events that last, where each of them matters, and how it stands. */
import { t } from '../../lib/words';
import type { Box } from '../contract';
import { FACTIONS, layout, thing } from './box';
import { type World, figuresAt } from './world';

export interface Lasting {
  event: string;
  /** Copies of it that lie there. */
  many: number;
  /** Regions where it matters; none: everywhere. */
  places: readonly string[];
}

/** In the order in which they came. */
export const lasting = (box: Box, world: World): Lasting[] =>
  [...new Set(world.events)].map((event) => ({
    event,
    many: world.events.filter((one) => one === event).length,
    places: placesOf(box, world, event),
  }));

function placesOf(box: Box, world: World, event: string): string[] {
  const { markers, regions } = layout(box);
  const { war, winds, plague } = markers[event] ?? {};
  const boss = thing(box, 'event', event).data.boss;
  if (war) return war;
  if (plague) return [...world.plague];
  if (winds)
    return [...regions.values()]
      .filter(({ id, area }) => winds.includes(area) && figuresAt(world, id).some((one) => one.quest === null))
      .map(({ id }) => id);
  return [...world.bosses].flatMap(([region, bosses]) => (typeof boss === 'string' && bosses.includes(boss) ? [region] : []));
}

/** What one should know of an event besides what its card says. */
export function standsNow(box: Box, world: World, event: string): string[] {
  const { war, cull, bounty } = layout(box).markers[event] ?? {};
  const names = (heroes: World['heroes']): string =>
    heroes.map((one) => `${one.name} (${t(`bg-${one.faction}`)})`).join(', ') || t('bg-nobody');
  if (war) {
    return war.map((region) =>
      t('bg-place-is-held', { place: thing(box, 'region', region).name, who: names(world.heroes.filter((one) => one.at === region)) }),
    );
  }
  if (cull !== undefined) {
    return [t('bg-culled', { need: cull, horde: world.culled.horde, alliance: world.culled.alliance })];
  }
  if (bounty) {
    const bits = [1, 2, 4, 8, 16, 32, 64, 128];
    return bits
      .map((bit) => world.heroes.filter((one) => one.marked & bit))
      .filter((found) => found.length > 0)
      .map((found) => t('bg-bounty-on', { who: names(found) }));
  }
  const beaten = FACTIONS.filter((faction) => world.beaten.get(event)?.includes(faction));
  return beaten.map((faction) => t('bg-beaten-by', { faction: t(`bg-${faction}`) }));
}
