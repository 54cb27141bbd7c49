import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/messages';
import type { Box } from '../contract';
import { FORMS, formOf, onBoard, spaceOf } from './forms';
import { main } from './main';
import { rolledIn } from './moments';
import raw from './positions/box.json';
import rules from './positions/labels.json';
import { cost, deed } from './says';

describe('the forms of questions', () => {
  it('has one for every label that the rules ask with, and none besides', () => {
    expect(Object.keys(FORMS).sort()).toEqual([...rules.labels].sort());
  });

  it('shows on the map what leads to a place, and only there', () => {
    expect(onBoard('go', { label: 'move' })).toBe(true);
    expect(onBoard('stay', { label: 'move' })).toBe(false);
    expect(onBoard('go', { label: 'unheard of' })).toBe(false);
    expect(spaceOf({ verb: 'go', args: ['brill'] })).toBe('brill');
    expect(spaceOf({ verb: 'play', args: ['brill'] })).toBe(null);
    expect(formOf(null)).toBe(null);
  });
});

const box = raw as unknown as Box;
const choice = (text: string): Choice => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1), label: '', amount: null, things: [] }) as unknown as Choice;

describe('the buttons of the prompt', () => {
  it.each([
    ['Use: 1 energy, in your movement phase: turn your hero over', 'Turn your hero over', '1 energy'],
    ['Usa: nella tua fase di movimento: gira il tuo eroe', 'Gira il tuo eroe', null],
    ['Use: draw a card', null, null],
  ])('say of a power what it does, and what it costs: %s', (label, does, costs) => {
    expect(deed({ verb: 'use', label })).toBe(does);
    expect(cost({ verb: 'use', label })).toBe(costs);
    expect(deed({ verb: 'play', label })).toBe(null);
  });

  it('offer first what is worth most to wear, and nothing where the hero is better without', () => {
    const question = (...worn: string[]): Question =>
      ({ label: 'equip', seat: 'A', choices: [...worn.map((card) => choice(`wear ${card}`)), choice('bare armor')] }) as unknown as Question;
    const hero = (level: string) => ({ position: { view: { columns: { hero: ['burbonn'], level: [level], side: ['start'] } } }, box }) as never;
    const [jerkin, vest] = ['young-wolf.1', 'young-wetlands-crocolisk.1'];
    expect(main([], question(jerkin), hero('grey'))?.text).toBe(`wear ${jerkin}`);
    expect(main([], question(jerkin, vest), hero('green'))?.text).toBe(`wear ${vest}`);
    expect(main([], question(jerkin), hero('green'))?.text).toBe('bare armor');
  });

  it('offer first to pay with energy, while there is some', () => {
    const ask = (...texts: string[]) => main(texts.map(choice), { label: 'pay', choices: texts.map(choice) } as unknown as Question, {} as never);
    expect(ask('pay 1', 'potion young-wolf.1 mana')?.text).toBe('pay 1');
    expect(ask('potion young-wolf.1 mana')).toBe(null);
  });

  it('do not ask for the end of a walk before it has begun', () => {
    const stay = choice('stay');
    const question = { label: 'move', choices: [choice('go f1'), stay] } as unknown as Question;
    const at = (stepped: number) => ({ position: { view: { columns: { stepped } } } }) as never;
    expect(main([stay], question, at(0))).toBe(null);
    expect(main([stay], question, at(1))).toBe(stay);
    expect(main([stay], { ...question, choices: [stay] }, at(0))).toBe(stay);
  });
});

describe('the movement die', () => {
  it('is told by the line of its last roll', () => {
    expect(rolledIn([{ event: 'rolled A 1 3' }, { event: 'went A brill' }, { event: 'rolled B 4 0' }])).toEqual({ seat: 'B', face: [4, 0] });
    expect(rolledIn([{ event: 'rolled_first A 4' }])).toBe(null);
  });
});
