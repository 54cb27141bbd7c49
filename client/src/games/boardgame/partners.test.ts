import { describe, expect, it } from 'vitest';
import type { Line, Position, Signal } from '../../lib/messages';
import type { Box, Partners } from '../contract';
import { changes, treks, walk } from './motion';
import { elementOf, named, plannedRoads, plans, proposals, thingOf } from './partners';
import raw from './positions/box.json';
import asked from './positions/ask-act.json';
import { readWorld } from './world';

const box = raw as unknown as Box;
const act = asked as unknown as Position;
const world = readWorld(box, act.view);
const hero = world.heroes[0];
if (!hero) throw new Error('nobody is there');

const line = (event: string, number = 1): Line => ({ number, event, text: event, seat: null, things: [] });
const moved = (to: string) => {
  const there = { ...hero, at: to };
  const heroes = world.heroes.map((one) => (one.id === hero.id ? there : one));
  return { ...world, heroes, hero: new Map(heroes.map((one) => [one.id, one])) };
};

describe('what moves on the map', () => {
  it('walks the way that the log tells of', () => {
    const log = [line(`went ${hero.id} over`), line(`went ${hero.id} there`)];
    expect(treks(world, moved('there'), log).map((one) => one.road)).toEqual([[hero.at, 'over', 'there']]);
  });

  it('goes straight where no way is told, and nowhere when nobody moved', () => {
    expect(treks(world, moved('there'), []).map((one) => one.road)).toEqual([[hero.at, 'there']]);
    expect(treks(world, moved('there'), [line('went somebody else')]).map((one) => one.road)).toEqual([[hero.at, 'there']]);
    expect(treks(world, world, [])).toEqual([]);
  });

  it('shows creatures that come and those that fall', () => {
    const [figure, ...others] = world.figures;
    if (!figure) throw new Error('no creatures');
    const more = { ...world, figures: [{ ...figure, many: figure.many + 2 }, ...others] };
    expect(changes(world, more).map(({ region, by }) => [region, by])).toEqual([[figure.region, 2]]);
    expect(changes(more, world).map(({ by }) => by)).toEqual([-2]);
    expect(changes(world, { ...world, figures: others }).map(({ creature, by }) => [creature, by])).toEqual([[figure.creature, -figure.many]]);
    expect(changes(world, world)).toEqual([]);
  });

  it('takes no longer than a move may', () => {
    expect(walk(['a', 'b', 'c'], 10_000)).toBe(560);
    expect(walk(['a', 'b', 'c'], 300)).toBe(300);
    expect(walk(['a', 'b'], 0)).toBe(0);
  });
});

const signal = (seat: string, sign: Signal['sign'], ...texts: string[]): Signal => ({ seat, sign, texts, labels: texts });
const partners = (...signs: Signal[]): Partners => ({
  seats: ['B'],
  signs,
  pings: [],
  ping: () => undefined,
  plan: () => undefined,
  propose: () => undefined,
});

describe('what partners show', () => {
  it('draws the road of a partner, not mine', () => {
    const road = ['travel', hero.id, 'brill'].join(' ');
    const shown = partners(signal('B', 'plan', road, 'go balnir'), signal('A', 'plan', road));
    expect(plannedRoads(shown, world)).toEqual([{ seat: 'B', hero: hero.id, road: [hero.at, 'brill', 'balnir'] }]);
    expect(plannedRoads(partners(signal('B', 'plan', road, 'stop')), world)[0]?.road).toEqual([hero.at, 'brill']);
    expect(plannedRoads(partners(signal('B', 'plan', `rest ${hero.id}`)), world)).toEqual([]);
    expect(plannedRoads(null, world)).toEqual([]);
  });

  it('tells what a partner is about to do', () => {
    const shown = partners(signal('B', 'plan', `rest ${hero.id}`), signal('A', 'plan', 'x'), signal('B', 'propose', 'y'));
    expect(plans(shown).map((one) => one.texts)).toEqual([[`rest ${hero.id}`]]);
  });

  it('finds who proposes what among the choices', () => {
    const choices = act.question?.choices ?? [];
    const [first] = choices;
    if (!first) throw new Error('nothing is asked');
    const shown = partners(signal('B', 'propose', first.text), signal('B', 'propose', 'gone'), signal('B', 'plan', first.text));
    expect(proposals(shown, choices)).toEqual([{ seat: 'B', choice: first }]);
  });

  it('knows the thing under a finger, and finds it again: on the stage first', () => {
    document.body.innerHTML =
      '<b data-hero="horde1"></b><div data-testid="stage"><b data-hero="horde1"><i></i></b></div><p data-region="brill"></p><u></u>';
    expect(thingOf(document.querySelector('i'))).toBe('hero horde1');
    expect(thingOf(document.querySelector('p'))).toBe('region brill');
    expect(thingOf(document.querySelector('u'))).toBeNull();
    expect(elementOf('hero horde1')).toBe(document.querySelector('[data-testid=stage] b'));
    expect(elementOf('region brill')).toBe(document.querySelector('p'));
    expect(elementOf('html x')).toBeNull();
    expect(elementOf('region x"],[data-hero="horde1')).toBeNull();
  });

  it('calls it by its name', () => {
    expect(named('region brill', box, world, [])).toBe(box.things.region?.brill?.name);
    expect(named(`hero ${hero.id}`, box, world, [])).toBe(hero.name);
    expect(named('region nowhere', box, world, [])).toBeNull();
  });
});
