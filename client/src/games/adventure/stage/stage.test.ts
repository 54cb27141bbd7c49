import { describe, expect, it } from 'vitest';
import type { Line, Position, Question } from '../../../lib/messages';
import type { Box } from '../../contract';
import { drawn as inHand, fanned, handOffers } from '../cards/offers';
import { FORMS, onBoard, spaceOf } from '../forms';
import { wornOf } from '../hero/offers';
import box from '../positions/box.json';
import labels from '../positions/labels.json';
import { needsOf } from '../quests/needs';
import { advances } from '../quests/offers';
import { readWorld, type Fight } from '../world';
import { atOnce, blowsOf } from './combat';
import { heldUp, thrown } from './moments';
import { offersOf } from './offers';
import { boutIn } from './recap';

const FILES = import.meta.glob<{ default: unknown }>('../positions/ask-*.json', { eager: true });
const asked = (label: string): Position => FILES[`../positions/ask-${label}.json`]?.default as Position;
const known = labels.labels.filter((label) => FILES[`../positions/ask-${label}.json`]);
const line = (event: string): Line => ({ number: 1, event, text: event, seat: null, things: [] });
const adventure = box as unknown as Box;

describe('the parts of the table', () => {
  it.each(known)('show every choice of %s that the prompt does not, each once', (label) => {
    const { question } = asked(label);
    if (!question) throw new Error('nothing is asked');
    const wanted = question.choices.filter((one) => onBoard(one.verb, question)).map((one) => one.text);
    const worn = wornOf(question);
    const hand = handOffers(question);
    const shown = [
      ...[...hand.abilities.values(), ...hand.items].map((one) => one.text),
      ...(label === 'equip' ? [...worn.wear.values()].map((one) => one.text) : []),
      ...[...worn.potions.values()].flat().map((one) => one.text),
      ...[...advances(question).values()].map((one) => one.text),
      ...offersOf(question, { foe: 'hogger', event: 'lost-caravan', line: new Map() }).map((one) => one.choice.text),
      ...(FORMS[label] === 'map' ? question.choices.filter((one) => spaceOf(one) !== null).map((one) => one.text) : []),
      // Before there is a hero they are picked on cards of their own.
      ...question.choices.filter((one) => one.verb === 'hero').map((one) => one.text),
    ];
    expect([...shown].sort()).toEqual([...wanted].sort());
  });

  it('hold up the encounters of the line where one of them has to go', () => {
    const choice = (slot: number) => ({ text: `clear ${slot}`, verb: 'clear', args: [String(slot)], label: '', amount: null, odds: null, things: [] });
    const question = { ...(asked('combat').question as Question), label: 'clear_slot', choices: [choice(9), choice(10)] };
    const line = new Map([[9, 'young-wolf.1'], [10, 'bluegill-murloc.2']]);
    expect(offersOf(question, { foe: null, event: null, line }).map((one) => one.face)).toEqual([
      { kind: 'card', id: 'young-wolf.1', side: 0 },
      { kind: 'card', id: 'bluegill-murloc.2', side: 0 },
    ]);
  });

  it('lay a hand out card by card, the items that can be used beside it', () => {
    const choice = (text: string) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1), label: text, amount: null, odds: null, things: [] });
    const question = { ...(asked('combat').question as Question), choices: [choice('play rend'), choice('use_item banshee.1'), choice('pass')] };
    const cards = fanned(new Map([['rend', 2], ['charge', 1], ['fear', 1]]), (id) => id !== 'fear', handOffers(question));
    expect(cards.map((one) => [one.id, one.choice?.text ?? one.option])).toEqual([
      ['rend', 'play rend'],
      ['rend', 'play rend'],
      ['charge', 'play charge'],
      ['banshee.1', 'use_item banshee.1'],
    ]);
    expect(cards[2]?.choice).toBeUndefined();
    expect(inHand('toss', 'toss')).toBe(true);
  });
});

describe('a combat', () => {
  const fight = (mine: string, theirs: string, dice: [number, number]): Fight => ({
    foe: 'hogger',
    card: null,
    rival: null,
    at: 'hogger',
    dice,
    sides: [
      { attack: 2, defense: 5, damage: 1, type: mine as 'melee' },
      { attack: 3, defense: 6, damage: 2, type: theirs as 'melee' },
    ],
  });
  it('strikes with ranged attacks before melee, with those of one type at once', () => {
    expect(blowsOf(fight('melee', 'ranged', [0, 0])).map((one) => one.side)).toEqual([1, 0]);
    expect(blowsOf(fight('ranged', 'melee', [0, 0])).map((one) => one.side)).toEqual([0, 1]);
    expect(atOnce(fight('melee', 'melee', [0, 0]))).toBe(true);
  });
  it('says what is needed before the roll and what came of it after', () => {
    expect(blowsOf(fight('melee', 'melee', [0, 0])).map((one) => [one.needs, one.hits])).toEqual([[4, null], [2, null]]);
    expect(blowsOf(fight('melee', 'melee', [3, 2])).map((one) => one.hits)).toEqual([false, true]);
  });
  it('knows which dice are thrown', () => {
    expect([...thrown([line('hurt A 2')])]).toEqual([]);
    expect([...thrown([line('dice 3 4')])]).toEqual([0, 1]);
    expect([...thrown([line('rerolled black 4')])]).toEqual([1]);
  });
});

describe('a combat that is over', () => {
  const world = readWorld(adventure, asked('quests').view);
  const told = (...events: string[]) => boutIn(events.map(line), null, adventure, world);
  it('is told by its lines, with what was added to each die', () => {
    const bout = told('turned_up young-wolf.1', 'fights A young-wolf', 'dice 4 2', 'hit red 7', 'missed black 3', 'slain A young-wolf');
    expect(bout?.attacker).toBe('A');
    expect(bout?.fight).toMatchObject({ foe: 'young-wolf', card: 'young-wolf.1', rival: null, dice: [4, 2] });
    const blows = bout ? blowsOf(bout.fight) : [];
    expect(blows.map((one) => [one.side, one.die + one.attack, one.hits]).sort()).toEqual([[0, 7, true], [1, 3, false]]);
  });
  it('agrees with its lines, whatever cards have changed', () => {
    const bout = told('attacks A B', 'dice 1 6', 'rerolled red 2', 'hit red 2', 'missed black 20');
    expect(bout?.fight.dice).toEqual([2, 6]);
    expect(bout && blowsOf(bout.fight).map((one) => [one.side, one.hits]).sort()).toEqual([[0, true], [1, false]]);
  });
  it('shows no die of whoever fell before they could strike', () => {
    expect(told('fights A young-wolf', 'dice 6 6', 'hit red 9', 'slain A young-wolf')?.fight.dice).toEqual([6, 0]);
  });
  it('is none where nothing struck', () => {
    expect(told('fights A young-wolf', 'cancelled A')).toBe(null);
    expect(told('went A brill')).toBe(null);
  });
});

describe('moments', () => {
  it('hold up a level, a theft, a trophy and an item, each once', () => {
    const found = heldUp([line('level A green'), line('took_item A B young-wolf.1'), line('gained A young-wolf.1'), line('trophy A eye-of-ragnaros'), line('slain A ragnaros')], new Map([['A', 'grumbaz']]));
    expect(found.cards.map((one) => [one.kind, one.id, one.side, one.level])).toEqual([
      ['hero', 'grumbaz', 0, 'green'],
      ['card', 'young-wolf', 1, null],
      ['trophy', 'eye-of-ragnaros', 0, null],
    ]);
    expect(found.told).toHaveLength(1);
  });
});

describe('quests', () => {
  it('say what is missing, where, and how far that is', () => {
    const world = readWorld(adventure, asked('quests').view);
    const hero = world.hero.get('A') ?? world.heroes[0];
    if (!hero) throw new Error('no hero');
    const quest = { id: 'a-letter-from-brill', step: 0, done: 0, marks: ['brill'], given: [] };
    const { needs, ahead } = needsOf(adventure, { ...hero, at: 'brill', level: 'red' }, quest);
    expect(needs.map((one) => one.state)).toEqual(['now', 'later']);
    expect(needs[0]?.places).toEqual([{ id: 'brill', done: false, steps: 0 }]);
    expect(needs[1]?.places[0]?.steps).toBeGreaterThan(5);
    expect(ahead).toEqual(['brill', 'stormwind-city']);
    const later = needsOf(adventure, { ...hero, at: 'brill', level: 'grey' }, { ...quest, step: 1, marks: [] });
    expect(later.needs.map((one) => one.state)).toEqual(['done', 'now']);
    expect(later.needs[1]?.places[0]?.steps).toBeNull();
    expect(later.ahead).toEqual(['stormwind-city']);
  });
});
