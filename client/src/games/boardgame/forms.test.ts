import { describe, expect, it } from 'vitest';
import { FORMS, onBoard } from './forms';
import rules from './positions/labels.json';

describe('the forms of questions', () => {
  it('has one for every label that the rules ask with, and none besides', () => {
    expect(Object.keys(FORMS).sort()).toEqual([...rules.labels].sort());
  });

  it('shows what a turn can do on the board, and what ends a question in the prompt', () => {
    expect(onBoard('travel', { label: 'act' })).toBe(true);
    expect(onBoard('stop', { label: 'onward' })).toBe(false);
    expect(onBoard('buy', { label: 'unheard of' })).toBe(false);
  });
});
