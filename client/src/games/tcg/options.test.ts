import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/messages';
import rawLabels from './positions/labels.json';
import { duelOf } from './duel';
import { box, position, POSITIONS } from './given';
import { asker, clickOn, dropped, FORMS, offersOf, onBoard, primary, PROMPT_VERBS, whyNot } from './options';

const read = (label: string) => {
  const here = position(label);
  const question = here.question!;
  const duel = duelOf({ box, position: here });
  return { here, question, duel, offers: offersOf(duel, question) };
};
const choice = (text: string): Choice => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text, amount: null, odds: null, things: [] };
};

describe('every question', () => {
  it('that the rules can ask has its form, and a position that asks it', () => {
    expect(Object.keys(FORMS).sort()).toEqual(rawLabels.labels);
    expect([...POSITIONS.keys()].sort()).toEqual(rawLabels.labels);
  });

  it('has verbs that belong to cards or to the prompt, each to one of them', () => {
    for (const verb of rawLabels.verbs) expect([verb, onBoard(verb) !== PROMPT_VERBS.has(verb)]).toEqual([verb, true]);
  });

  it.each(rawLabels.labels)('can be answered on the table: %s', (label) => {
    const { question, offers } = read(label);
    const placed = new Set([...[...offers.at.values()].flat(), ...offers.tray.map((one) => one.choice)]);
    for (const one of question.choices) {
      if (onBoard(one.verb)) expect([one.text, placed.has(one)]).toEqual([one.text, true]);
    }
  });

  it.each(rawLabels.labels.filter((label) => FORMS[label] === 'held'))('holds up the card that asks: %s', (label) => {
    const { duel, question } = read(label);
    expect(box.things.card?.[asker(duel, question)?.id ?? '']).toBeDefined();
  });

  it.each(rawLabels.labels.filter((label) => FORMS[label] === 'tray'))('lays its cards out: %s', (label) => {
    const { offers } = read(label);
    expect(offers.tray.length).toBeGreaterThan(0);
    for (const { id } of offers.tray) expect(box.things.card?.[id]).toBeDefined();
  });
});

describe('choices on cards', () => {
  it('lie on every copy of a card in my hand, and on no card of the other', () => {
    const { duel, question, offers } = read('priority');
    const plays = question.choices.filter((one) => one.verb === 'place');
    expect(plays.length).toBeGreaterThan(0);
    for (const one of plays) {
      const copies = duel.me.hand.filter((card) => card.id === one.args[0]);
      expect(copies.length).toBeGreaterThan(0);
      for (const copy of copies) expect(offers.at.get(copy.slot)).toContain(one);
    }
    for (const card of duel.foe.hand) expect(offers.at.has(card.slot)).toBe(false);
  });

  it('have number keys after those of the prompt, one for all copies of a card', () => {
    const { question, offers, duel } = read('priority');
    const buttons = question.choices.filter((one) => !onBoard(one.verb)).length;
    expect([...offers.keys.values()]).toEqual([...offers.keys.keys()].map((_, i) => buttons + 1 + i));
    const held = [...offers.keys.keys()].filter((slot) => duel.by.get(slot)!.zone === 'hand');
    expect(held.length).toBeGreaterThan(1);
    const ids = held.map((slot) => duel.by.get(slot)!.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...offers.keys.values())).toBeLessThanOrEqual(9);
  });

  it('of a seat lie on its hero', () => {
    const { duel, offers } = read('begin');
    expect(offers.at.get(duel.me.hero!.slot)?.map((one) => one.text)).toEqual([`begin ${duel.me.seat}`]);
    expect(offers.at.get(duel.foe.hero!.slot)?.map((one) => one.text)).toEqual([`begin ${duel.foe.seat}`]);
  });

  it('of a graveyard lie beside the hand, or are laid out when they are asked for', () => {
    const { duel, question } = read('priority');
    const dead = [...duel.me.grave, ...duel.foe.grave][0]!;
    const again = choice(`play_again ${dead.slot}`);
    expect(offersOf(duel, { ...question, choices: [again] }).ghosts).toEqual([dead]);
    const target = choice(`target ${dead.slot}`);
    const asked = offersOf(duel, { ...question, label: 'target', choices: [target] });
    expect(asked.tray.map((one) => one.card)).toEqual([dead]);
    expect(asked.at.size).toBe(0);
  });
});

describe('a click', () => {
  it('picks what can only be meant so, and lifts what would be spent', () => {
    expect(clickOn([choice('target A0')]).now?.text).toBe('target A0');
    expect(clickOn([choice('attack A0')]).now?.text).toBe('attack A0');
    expect(clickOn([choice('play zip')]).now).toBeUndefined();
    expect(clickOn([choice('place zip'), choice('play zip')]).ask?.map((one) => one.verb)).toEqual(['play', 'place']);
    expect(clickOn([])).toEqual({});
  });

  it('on a lifted card plays it, or does what else it is for', () => {
    expect(primary([choice('place zip'), choice('play zip')])?.verb).toBe('play');
    expect(primary([choice('place quest'), choice('place_up quest')])?.verb).toBe('place_up');
    expect(primary([])).toBeNull();
  });

  it('is told by where the card is let go', () => {
    const both = [choice('place zip'), choice('play zip')];
    expect(dropped(both, 'resources')?.verb).toBe('place');
    expect(dropped(both, 'field')?.verb).toBe('play');
    expect(dropped([choice('place zip')], 'field')).toBeNull();
  });

  it('on what can do nothing asks why not', () => {
    const { duel, question } = read('priority');
    const [card] = duel.me.hand;
    expect(whyNot(question, card!)).toBe(`play ${card!.id}`);
    expect(whyNot(question, duel.me.hero!)).toBe(`attack ${duel.me.hero!.slot}`);
    expect(whyNot(question, duel.foe.hero!)).toBeNull();
    expect(whyNot(read('defender').question, duel.foe.hero!)).toBe(`at ${duel.foe.hero!.slot}`);
    expect(whyNot(null, duel.me.hero!)).toBeNull();
  });
});
