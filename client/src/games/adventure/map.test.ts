import { describe, expect, it } from 'vitest';
import type { Position, Question } from '../../lib/messages';
import type { Box } from '../contract';
import { layout, mayEnter } from './box';
import { journeysOf } from './map/journeys';
import { along, kingdoms, picture, wayBetween } from './map/land';
import { NEAR, apart, labels, marks, taken } from './map/labels';
import { locks, placesOf, range, reachOf, routeOf } from './map/reach';
import { overlord, reach } from './map/spaces';
import { spread, standing } from './map/standing';
import { stepsOf } from './map/walk';
import box_it from './positions/box.it.json';
import raw from './positions/box.json';
import moving from './positions/ask-move.json';
import { readWorld } from './world';

const box = raw as unknown as Box;
const italian = box_it as unknown as Box;
const board = layout(box);
const land = kingdoms(box);
const position = moving as unknown as Position;
/** With three steps left and nobody in the way, whatever the game had come to. */
const world = { ...readWorld(box, position.view), moves: 3, aggro: new Set<string>() };
const question = position.question as Question;
const hero = world.hero.get(question.seat);
if (!hero) throw new Error('the position has no hero');

describe('the map', () => {
  it('draws a path for every connection of the board, and nothing else', () => {
    expect(board.spaces.size).toBe(102);
    expect(land.sheet.sites.size).toBe(102);
    expect([...land.ways.keys()].sort()).toEqual(board.connections.map((pair) => [...pair].sort().join(' ')).sort());
    expect(land.ways.size).toBe(132);
    for (const [a, b] of board.connections) expect(wayBetween(land, b, a)).toBe(wayBetween(land, a, b));
    expect(wayBetween(land, 'undercity', 'booty-bay')).toBe('');
    for (const theme of ['light', 'dark'] as const) {
      const { defs, under } = picture(box, theme);
      expect(defs + under).not.toMatch(/NaN|undefined/);
      for (const d of land.ways.values()) expect(under.split(d).length).toBeGreaterThan(1);
      expect(under.match(/href="#r-/g)?.length).toBe(102);
    }
  });

  it('leads no path over a space that is not its end', () => {
    const over: string[] = [];
    for (const [a, b] of board.connections) {
      const [one, two] = [board.spaces.get(a), board.spaces.get(b)];
      if (!one || !two) throw new Error(`${a} ${b}`);
      for (const [x, y] of along(one, two, 6))
        for (const space of board.spaces.values())
          if (space !== one && space !== two && Math.hypot(space.at[0] - x, space.at[1] - y) <= reach(space))
            over.push(`${a} ${b} over ${space.id}`);
    }
    expect(over).toEqual([]);
  });

  it('tells every level, kind and flight path apart', () => {
    const { defs } = picture(box, 'light');
    const art = (id: string): string => defs.split(`id="r-${id}"`)[1]?.split('</clipPath>')[0]?.split('<path id="p-')[0] ?? '';
    const dots = (id: string): number => art(id).match(/r="3\.3"/g)?.length ?? 0;
    for (const space of board.spaces.values()) {
      expect([space.id, dots(space.id)]).toEqual([space.id, { grey: 1, green: 2, yellow: 3, red: 4 }[space.color]]);
      expect([space.id, art(space.id).includes('#ag-feathered-wing')]).toEqual([space.id, space.resources.includes('flight')]);
      expect([space.id, art(space.id).includes('#ag-crown')]).toEqual([space.id, overlord(space)]);
    }
    expect([...board.spaces.values()].filter(overlord).length).toBe(4);
    expect(board.flights.length).toBe(13);
  });

  for (const [language, one] of [
    ['English', box],
    ['Italian', italian],
  ] as const)
    for (const zoom of [0.36, 0.48, 0.62, 0.8, 1.05, 1.4])
      it(`writes names that overlap nothing at zoom ${zoom} in ${language}`, () => {
        const here = layout(one);
        const found = labels(here, zoom);
        const spaces = [...here.spaces.values()];
        const solid = spaces.flatMap((space) => (zoom >= NEAR ? [taken(space), ...marks(space)] : [taken(space)]));
        const over = found.flatMap((label) => [
          ...solid.filter((other) => !apart(label.box, other)).map(() => `${label.id} over a space`),
          ...found.filter((other) => other !== label && !apart(label.box, other.box)).map((other) => `${label.id} over ${other.id}`),
        ]);
        expect(over).toEqual([]);
        // Thirteen pixels at least can be read.
        for (const label of found) expect(label.size * zoom).toBeGreaterThanOrEqual(13);
        const places = found.filter((label) => label.kind === 'place').length;
        const zones = found.filter((label) => label.kind === 'zone').length;
        const named = [...here.spaces.values()].filter((space) => space.label).length;
        // From near everything has its name; from afar the zones and cities do.
        if (zoom >= 0.8) expect([places, zones]).toEqual([named, here.zones.size]);
        expect(zones).toBeGreaterThanOrEqual(zoom < NEAR ? 15 : here.zones.size - 1);
        for (const city of here.cities) expect(found.map((label) => label.id)).toContain(city);
      });
});

describe('where one can go', () => {
  it('is all that the steps lead to, as the rules would let one go step by step', () => {
    const ways = reachOf(box, world, hero, question);
    expect(ways.size).toBeGreaterThan(2);
    for (const [to, way] of ways) {
      expect(way.road.at(-1)).toBe(to);
      expect(way.road.length + way.left).toBe(world.moves);
      expect(way.options[0]).toBe(question.choices.find((one) => one.text === way.options[0])?.text);
      let at = hero.at;
      for (const [i, step] of way.road.entries()) {
        expect(board.near.get(at)).toContain(step);
        const space = board.spaces.get(step);
        expect(space && mayEnter(hero.level, space)).toBe(true);
        if (i + 1 < way.road.length) expect(world.aggro.has(step)).toBe(false);
        at = step;
      }
    }
  });

  it('ends at an aggro encounter, and where the level does not let one in', () => {
    const ways = reachOf(box, world, hero, question);
    const far = [...ways].find(([, way]) => way.road.length === 2);
    if (!far) throw new Error('nothing is two steps away');
    const gate = [...ways].filter(([, way]) => way.road.length === 1).map(([id]) => id);
    const shut = reachOf(box, { ...world, aggro: new Set(gate) }, hero, question);
    expect([...shut.keys()].sort()).toEqual(gate.sort());
    const low = { ...hero, level: 'grey' as const };
    for (const id of reachOf(box, world, low, question).keys())
      if (!gate.includes(id)) expect(board.spaces.get(id)?.color).toBe('grey');
    for (const id of locks(box, low, ways.keys())) expect(board.spaces.get(id)?.color).not.toBe('grey');
  });

  it('says where a rival may come at the best roll', () => {
    const near = range(box, world, { ...hero, level: 'red' });
    expect(Math.max(...near.values())).toBe(Math.max(...board.faces.map(([steps]) => steps)));
    expect(range(box, { ...world, aggro: new Set([hero.at]) }, hero).size).toBe(1);
  });

  it('leads a quest from place to place, and counts the turns', () => {
    const legs = routeOf(box, { ...hero, at: 'undercity', level: 'red' }, [['brill'], ['stormwind-city']]);
    expect(legs.map((leg) => leg.to)).toEqual(['brill', 'stormwind-city']);
    expect(legs[0]).toMatchObject({ turns: 1 });
    expect(legs[0]?.road.length).toBe(3);
    for (const leg of legs)
      for (const [i, id] of leg.road.slice(1).entries()) expect(board.near.get(leg.road[i] ?? '')).toContain(id);
    const long = legs[1];
    expect(long?.turns).toBe(1 + Math.ceil(((long?.road.length ?? 0) - 1) / 2.5));
    // The nearer of two places of one step comes first.
    const two = routeOf(box, { ...hero, at: 'brill', level: 'red' }, [['booty-bay', 'undercity']]);
    expect(two.map((leg) => leg.to)).toEqual(['undercity', 'booty-bay']);
  });

  it('puts choices about a slot of the line where its marker lies', () => {
    const [first] = world.line;
    if (!first) throw new Error('nobody is undefeated');
    const asked = { ...question, choices: [{ ...question.choices[0], verb: 'clear', args: [String(first.slot)] }] } as Question;
    expect([...placesOf(asked, world).keys()]).toEqual([first.at]);
  });
});

describe('what stands in a space', () => {
  it('is everything that lies there, each where nothing else does', () => {
    let pieces = 0;
    for (const space of board.spaces.values()) {
      const put = spread(space, standing(world, space.id), hero.seat);
      pieces += put.length;
      for (const one of put)
        for (const other of put)
          if (one !== other)
            expect([space.id, Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) > 6]).toEqual([space.id, true]);
    }
    const marks = new Set(world.heroes.flatMap((one) => one.quests.flatMap((quest) => quest.marks.map((at) => `${one.seat} ${at}`))));
    expect(pieces).toBe(
      world.heroes.length + world.line.length + world.events.length + new Set(world.tokens.map((one) => one.at)).size + marks.size,
    );
  });

  it('walks from where it was', () => {
    let now = world;
    const came = stepsOf(() => now);
    expect(came(board, hero.at).size).toBe(0);
    const to = board.near.get(hero.at)?.[0] ?? '';
    now = { ...world, heroes: world.heroes.map((one) => (one.seat === hero.seat ? { ...one, at: to } : one)) };
    const [a, b] = [board.spaces.get(hero.at)?.at ?? [0, 0], board.spaces.get(to)?.at ?? [0, 0]];
    expect(came(board, to).get(hero.seat)).toEqual([a[0] - b[0], a[1] - b[1]]);
    expect(came(board, hero.at).size).toBe(0);
  });

  it('draws everybody’s journey at the end, from what was written down', () => {
    const log = ['starts A brill', 'went A t1', 'rolled A 3 1', 'went B t2', 'resurrected A undercity'].map((event) => ({ event }));
    const roads = new Map(journeysOf(log, world).map((one) => [one.seat, one.road]));
    expect(roads.get('A')).toEqual(['brill', 't1', 'undercity']);
    expect(roads.get('B')).toEqual(['t2']);
  });
});
