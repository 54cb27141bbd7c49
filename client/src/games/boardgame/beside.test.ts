import { describe, expect, it } from 'vitest';
import type { Position } from '../../lib/messages';
import { addWords } from '../../lib/words';
import type { Box } from '../contract';
import { lasting, standsNow } from './beside';
import { layout } from './box';
import raw from './positions/box.json';
import { type World, figuresAt, readWorld } from './world';
import en from './words.en.ftl?raw';
import it_ from './words.it.ftl?raw';

addWords({ en, it: it_ });
const box = raw as unknown as Box;
const files = import.meta.glob<Position>('./positions/ask-*.json', { eager: true, import: 'default' });
const world = (label: string): World => readWorld(box, (files[`./positions/ask-${label}.json`] as Position).view);
const placesOf = (where: World): Record<string, readonly string[]> =>
  Object.fromEntries(lasting(box, where).map((one) => [one.event, one.places]));

describe('what lies beside the board', () => {
  it('is told once, with how often it lies there and where it matters', () => {
    const there = world('act');
    const found = lasting(box, there);
    expect(found.map((one) => [one.event, one.many])).toEqual([
      ['old-snake', 1],
      ['bounty', 2],
      ['old-hatreds', 1],
      ['subterfuge', 1],
      ['daecris-of-the-many', 1],
      ['foul-plaguewinds', 1],
    ]);
    const places = placesOf(there);
    expect(places['old-snake']).toEqual(['shining']);
    expect(places.bounty).toEqual([]);
    expect(places['foul-plaguewinds']?.length).toBeGreaterThan(0);
    for (const region of places['foul-plaguewinds'] ?? []) {
      expect(layout(box).regions.get(region)?.area).toContain('plaguelands');
      expect(figuresAt(there, region).some((one) => one.quest === null)).toBe(true);
    }
    expect(placesOf(world('change'))['spread-the-plague']).toEqual(['marris', 'hearthglen', 'andorhal']);
  });

  it('says of a War who stands in its regions, of a bounty whom it is on, of a hunt how far it has come', () => {
    const there = world('armor');
    const [one = there.heroes[0]] = there.heroes;
    if (!one) throw new Error('nobody is there');
    const held = { ...there, heroes: [{ ...one, at: 'ambermill' }] };
    const [ambermill = '', shining = ''] = standsNow(box, held, 'silverpine-war');
    expect(ambermill).toContain(`Ambermill: ${one.name}`);
    expect(shining).toBe('Shining Strand: nobody');
    const marked = there.heroes.filter((hero) => hero.marked > 0);
    expect(marked.length).toBe(2);
    const [bounty = '', ...others] = standsNow(box, there, 'bounty');
    expect(others).toEqual([]);
    for (const hero of marked) expect(bounty).toContain(hero.name);
    expect(standsNow(box, there, 'cleanse-the-land')).toEqual(['Attack defeated so far, of 10: Horde 4, Alliance 4']);
    const beaten = new Map([['scourge-cauldrons', ['alliance'] as const]]);
    expect(standsNow(box, { ...there, beaten }, 'scourge-cauldrons')).toEqual(['Beaten by: Alliance']);
    expect(standsNow(box, there, 'old-hatreds')).toEqual([]);
  });
});
