import { describe, expect, it } from 'vitest';
import { FORMS, formOf, onBoard, spaceOf } from './forms';
import rules from './positions/labels.json';

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
