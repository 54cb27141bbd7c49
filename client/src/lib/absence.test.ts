import { beforeEach, expect, it } from 'vitest';
import { absence } from './absence';

beforeEach(() => localStorage.clear());

it('knows up to where each table was seen, and forgets old ones', () => {
  expect(absence.seen('t')).toBeNull();
  absence.saw('t', 5);
  absence.saw('t', 9);
  expect(absence.seen('t')).toBe(9);
  for (let n = 0; n < 50; n++) absence.saw(`other${n}`, 1);
  expect(absence.seen('t')).toBeNull();
  expect(absence.seen('other49')).toBe(1);
});

it('starts afresh after nonsense', () => {
  localStorage.setItem('tabard-seen', '{');
  expect(absence.seen('t')).toBeNull();
});
