import { describe, expect, it } from 'vitest';
import type { Position } from '../../../lib/messages';
import labels from '../positions/labels.json';
import { FORMS, onBoard } from '../forms';
import { askedHero, laidOf, wayTo } from '../sheet/offers';
import { offeredOf } from '../held/offers';
import { heldUp } from '../held/moments';
import { habits } from './habits.svelte';
import { rolledOf, suspense } from './moments';
import { diceOf, stagedOf, wouldHit } from './offers';

const FILES = import.meta.glob<Position>('../positions/ask-*.json', { eager: true, import: 'default' });
const asked = (label: string): Position => {
  const found = FILES[`../positions/ask-${label}.json`];
  if (!found) throw new Error(`no position asks ${label}`);
  return found;
};
const line = (event: string) => ({ number: 1, event, text: event, seat: null, things: [] });

describe('the stage of a fight', () => {
  it.each(labels.labels.filter((label) => FILES[`../positions/ask-${label}.json`] && FORMS[label] === 'fight'))(
    'shows every choice of %s that the prompt does not',
    (label) => {
      const { question } = asked(label);
      const offers = stagedOf(question);
      const shown = [
        ...offers.dice.values(),
        ...offers.colours.values(),
        ...offers.heroes.values(),
        ...offers.foes.values(),
        ...offers.cards.map((one) => one.choice),
        ...offers.numbers,
        ...offers.factions.values(),
      ];
      const wanted = (question?.choices ?? []).filter((one) => question && onBoard(one.verb, question));
      expect(shown.map((one) => one.text).sort()).toEqual(wanted.map((one) => one.text).sort());
    },
  );

  it('shows dice one by one, those that were chosen with a mark', () => {
    const dice = diceOf(new Map([['red4', 2], ['blue7s', 1]]), new Map([['green1', 1]]));
    expect(dice.map((die) => [die.colour, die.face, die.spotted, die.picked])).toEqual([
      ['blue', 7, true, false],
      ['red', 4, false, false],
      ['red', 4, false, false],
      ['green', 1, false, true],
    ]);
    expect(wouldHit(dice, 4)).toEqual({ damage: 1, defense: 2, armor: 0 });
    expect(wouldHit(dice, 5)).toEqual({ damage: 1, defense: 0, armor: 0 });
  });

  it('lets dice tumble before they show anything', () => {
    expect(suspense([line('shows horde1 red3,red7,blue2')])).toBeGreaterThan(0);
    expect(suspense([line('lost horde1 1 health')])).toBe(0);
    expect(rolledOf([line('shows horde1 red3,red7,blue2')])).toEqual({ red: 2, blue: 1 });
  });

  it('answers by habit only what was decided, and forgets it with the fight', () => {
    const { question } = asked('who_takes_it');
    habits.follow('one');
    expect(habits.answer(question)).toBeNull();
    habits.wounds = 'companion';
    expect(habits.answer(question)).toBe('companion');
    habits.follow('another');
    expect(habits.answer(question)).toBeNull();
    const use = asked('use').question;
    const uses = (use?.choices ?? []).filter((one) => one.verb === 'use');
    for (const one of uses.slice(1)) habits.mute(one.text);
    expect(habits.answer(use)).toBeNull();
    habits.mute(uses[0]?.text ?? '');
    expect(habits.answer(use)).toBe('done');
  });
});

describe('the sheet and the cards that are held up', () => {
  const sheets = labels.labels.filter((label) => FILES[`../positions/ask-${label}.json`] && FORMS[label] === 'sheet');
  it.each(sheets)('has a place for every choice of %s that the prompt does not show', (label) => {
    const { question } = asked(label);
    const wanted = (question?.choices ?? []).filter((one) => question && onBoard(one.verb, question));
    const heroes = new Set(wanted.map((one) => (one.verb === 'equip' || one.verb === 'unequip' ? (one.args[0] ?? '') : '')));
    const shown = new Set(
      [...heroes].flatMap((hero) => {
        const laid = laidOf(question, hero);
        return [
          ...[...laid.equip.values()].flatMap((areas) => [...areas.values()]),
          ...[laid.unequip, laid.learn, laid.buy, laid.sell, laid.cards].flatMap((some) => [...some.values()]),
          ...laid.amounts,
        ].map((one) => one.text);
      }),
    );
    expect([...shown].sort()).toEqual(wanted.map((one) => one.text).sort());
  });

  const held = labels.labels.filter((label) => FILES[`../positions/ask-${label}.json`] && FORMS[label] === 'held');
  it.each(held)('holds up every choice of %s that the prompt does not show', (label) => {
    const { question } = asked(label);
    const { cards, heroes, bids, decks, words } = offeredOf(question);
    const shown = [...[...cards, ...heroes, ...bids, ...decks].map((one) => one.choice), ...words];
    const wanted = (question?.choices ?? []).filter((one) => question && onBoard(one.verb, question));
    expect(shown.map((one) => one.text).sort()).toEqual(wanted.map((one) => one.text).sort());
  });

  it('takes off what is in the way first, where the area takes the card at all', () => {
    const choice = (text: string) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1), label: text, amount: null, odds: null, things: [] });
    const question = { ...(asked('manage').question ?? { seat: 'A', number: 1, label: '', prompt: '', about: null, sealed: false, evident: false }), choices: [choice('unequip horde1 dull-blade'), choice('equip horde1 scimitar general')] };
    const laid = laidOf(question, 'horde1');
    expect(wayTo(laid, 'scimitar', 'general', undefined, true)).toEqual(['equip horde1 scimitar general']);
    expect(wayTo(laid, 'scimitar', 'melee', 'dull-blade', true)).toEqual(['unequip horde1 dull-blade', 'equip horde1 scimitar melee']);
    expect(wayTo(laid, 'scimitar', 'armor', 'dull-blade', false)).toBeNull();
    expect(wayTo(laid, 'scimitar', 'melee', undefined, true)).toBeNull();
  });

  it('opens the sheet of the hero whom a question is about', () => {
    const heroes: { id: string; seat: string; class: string; bag: string[]; worn: Record<string, string> }[] = [
      { id: 'horde1', seat: 'A', class: 'warrior', bag: ['trogg-club'], worn: {} },
      { id: 'horde2', seat: 'A', class: 'shaman', bag: [], worn: { melee: 'bent-staff' } },
    ];
    const base = asked('train').question;
    if (!base) throw new Error('nothing is asked');
    const ask = (label: string, about: unknown, ...texts: string[]) => ({
      ...base,
      seat: 'A',
      label,
      about,
      choices: texts.map((text) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1), label: text, amount: null, odds: null, things: [] })),
    });
    const of = (card: string) => ({ purge: 'shaman', rend: 'warrior' })[card];
    expect(askedHero(ask('train', [], 'learn purge'), heroes, of, [])).toBe('horde2');
    expect(askedHero(ask('town', [], 'sell bent-staff', 'done'), heroes, of, [])).toBe('horde2');
    expect(askedHero(ask('too_much', [], 'drop trogg-club'), heroes, of, [])).toBe('horde1');
    expect(askedHero(ask('take_swap', 'offered alliance1 horde2 a b', 'accept'), heroes, of, [])).toBe('horde2');
    expect(askedHero(ask('restore', [], 'regain 1 0'), heroes, of, [line('rested horde1')])).toBe('horde1');
    expect(askedHero(ask('manage', [], 'equip horde1 x melee'), heroes, of, [])).toBeNull();
  });

  it('holds up an item once, however often it is named', () => {
    const found = heldUp([line('took_item horde scimitar'), line('received horde1 scimitar'), line('level horde1 2')]);
    expect(found.cards.map((one) => [one.kind, one.id])).toEqual([['card', 'scimitar']]);
    expect(found.told).toHaveLength(1);
  });
});
