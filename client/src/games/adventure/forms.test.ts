import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../../lib/messages';
import type { GameProps } from '../contract';
import { FORMS, formOf, onBoard, spaceOf } from './forms';
import { main } from './main';
import { rolledIn } from './moments';
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

  it('do not ask for the end of a walk before it has begun', () => {
    const choice = (text: string): Choice => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1), label: '', amount: null, things: [] }) as unknown as Choice;
    const stay = choice('stay');
    const question = { label: 'move', choices: [choice('go f1'), stay] } as unknown as Question;
    const at = (stepped: number): Pick<GameProps, 'position'> => ({ position: { view: { columns: { stepped } } } }) as never;
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
