import { describe, expect, it } from 'vitest';
import { addWords } from '../../lib/words';
import type { Position } from '../../lib/messages';
import type { Box } from '../contract';
import { layout, questCard } from './box';
import { BUTTONS, FORMS, formOf, onBoard, placeOf } from './forms';
import { advice, main } from './main';
import raw from './positions/box.json';
import { spread, standing } from './standing';
import { askedHeroes, chosenHero, deedsOf, example, journeys, nearestQuest, nextHero } from './turn';
import { guarded, readWorld } from './world';
import en from './words.en.ftl?raw';
import it_ from './words.it.ftl?raw';

addWords({ en, it: it_ });
const box = raw as unknown as Box;
const files = import.meta.glob<Position>('./positions/ask-*.json', { eager: true, import: 'default' });
const positions = Object.values(files);
const act = files['./positions/ask-act.json'] as Position;

describe('a turn', () => {
  const world = readWorld(box, act.view);
  const asked = [...askedHeroes(act.question)];

  it('reads heroes with all they have', () => {
    expect(world.heroes.length).toBeGreaterThanOrEqual(4);
    for (const hero of world.heroes) {
      expect(layout(box).regions.has(hero.at)).toBe(true);
      expect(hero.health).toBeLessThanOrEqual(hero.maxHealth + 3);
      expect(hero.dice.length).toBe(5);
      expect(hero.class in { druid: 1, hunter: 1, mage: 1, paladin: 1, priest: 1, rogue: 1, shaman: 1, warlock: 1, warrior: 1 }).toBe(true);
    }
  });

  it('puts every choice of a hero behind one of the buttons', () => {
    for (const id of asked) {
      const found = [...deedsOf(act.question, id).values()].flat();
      expect(found.length).toBe(act.question?.choices.filter((one) => one.args[0] === id).length);
    }
  });

  it('has an option to ask about for every button that says why not', () => {
    const hero = world.hero.get(asked[0] ?? '');
    if (!hero) throw new Error('nobody is asked');
    for (const deed of ['travel', 'challenge', 'rest', 'town', 'train', 'trade', 'pass'] as const)
      expect(example(deed, hero, world, box)).toContain(hero.id);
  });

  it('finds the nearest quest of the faction, by a road on which nobody stops the hero', () => {
    const [hero] = world.heroes;
    if (!hero) throw new Error('nobody is there');
    const ways = layout(box).ways[hero.faction];
    const quest = Object.keys(box.things.quest ?? {}).find((id) => questCard(box, id).faction === hero.faction && questCard(box, id).level <= hero.level) ?? '';
    const [near = ''] = ways[hero.at] ?? [];
    const far = (ways[near] ?? []).find((one) => one !== hero.at && !ways[hero.at]?.includes(one)) ?? '';
    const figure = { creature: 'gnoll', color: 'green' as const, many: 1 };
    const at = (region: string, of: string | null) => ({ ...figure, region, quest: of });
    const there = { ...world, quests: [quest], figures: [at(far, quest)] };
    expect(nearestQuest(box, there, hero)).toEqual({ quest, region: far, steps: 2 });
    expect(nearestQuest(box, { ...there, figures: [at(hero.at, quest), at(near, quest)] }, hero)?.steps).toBe(0);
    const between = (ways[hero.at] ?? []).filter((one) => ways[one]?.includes(far)).map((one) => at(one, null));
    expect(nearestQuest(box, { ...there, figures: [at(far, quest), ...between] }, hero)?.steps).toBeGreaterThan(2);
    expect(nearestQuest(box, { ...there, quests: [] }, hero)).toBeNull();
  });

  it('says where the nearest quest is while there are actions left', () => {
    const hero = chosenHero(world.heroes.filter((one) => asked.includes(one.id)), new Set(asked), null);
    expect(hero).not.toBeNull();
    const found = hero && nearestQuest(box, world, hero);
    expect(found).not.toBeNull();
    expect(advice({ box, position: act })).toContain(box.things.quest?.[found?.quest ?? '']?.name);
    const view = { ...act.view, columns: { ...(act.view.columns as object), actions: [0, 0, 0, 0, 0, 0] } };
    expect(advice({ box, position: { ...act, view } })).toBeNull();
  });

  it('plans journeys of one step and two: over a place where nobody stops them, by ways that lead there', () => {
    const calm = { ...world, winds: false };
    let far = 0;
    for (const id of asked) {
      const found = world.hero.get(id);
      if (!found) continue;
      const hero = { ...found, strides: false };
      const ways = layout(box).ways[hero.faction];
      for (const [to, { road, options }] of journeys(box, calm, hero, act.question)) {
        expect(road.at(-1)).toBe(to);
        expect(ways[hero.at]).toContain(road[0]);
        expect(options[0]).toBe(`travel ${id} ${road[0] ?? ''}`);
        if (road.length === 1) expect(options.length).toBe(guarded(world, to) ? 1 : 2);
        else {
          far += 1;
          expect(ways[road[0] ?? '']).toContain(to);
          expect(guarded(world, road[0] ?? '')).toBe(false);
          expect(options[1]).toBe(`go ${to}`);
        }
      }
    }
    expect(far).toBeGreaterThan(3);
  });

  it('goes from hero to hero by key', () => {
    const mine = world.heroes.filter((hero) => asked.includes(hero.id));
    const [first, second] = mine;
    if (mine.length < 2 || !first || !second) return;
    expect(nextHero(mine, first.id, new Set(asked))).toBe(second.id);
    expect(nextHero(mine, mine.at(-1)?.id ?? null, new Set(asked))).toBe(first.id);
  });

  it('never makes passing the main button while there is an action left', () => {
    if (!act.question) throw new Error('nobody is asked');
    expect(main([], act.question, { box, position: act })).toBeNull();
  });
});

describe('what is asked', () => {
  it('is shown on the map, in a panel or by a button, whatever it is', () => {
    for (const position of positions) {
      const { question } = position;
      if (!question) continue;
      const world = readWorld(box, position.view);
      const form = formOf(question, world.fight !== null);
      expect([question.label, form]).not.toEqual([question.label, null]);
      for (const choice of question.choices) {
        if (form === 'map' && onBoard(choice.verb, question))
          expect([choice.text, placeOf(choice, world) !== null]).toEqual([choice.text, true]);
        if (BUTTONS.has(choice.verb) && FORMS[question.label] === 'map') expect(onBoard(choice.verb, question)).toBe(false);
      }
    }
  });

  it('leaves nothing that stands on the board undrawn, and nothing outside its room', () => {
    for (const position of positions) {
      const world = readWorld(box, position.view);
      let drawn = 0;
      for (const id of layout(box).regions.keys()) {
        const here = standing(box, world, id);
        expect(spread(here).length).toBe(here.length);
        drawn += here.filter((piece) => piece.kind === 'creature' || piece.kind === 'hero').length;
      }
      expect(drawn).toBe(world.figures.length + world.heroes.length);
    }
  });
});

it('says the same things in both languages', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? '').sort();
  expect(keys(it_)).toEqual(keys(en));
});
