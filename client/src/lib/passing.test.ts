import { expect, test } from 'vitest';
import type { Question } from './messages';
import { onlyPass, passWait } from './passing';

function asked(...options: string[]): Question {
  const choices = options.map((text) => ({
    text,
    verb: text.split(' ')[0] ?? '',
    args: text.split(' ').slice(1),
    label: text,
    amount: null,
    odds: null,
    things: [],
  }));
  return { seat: 'A', number: 1, label: 'priority', prompt: '', choices, about: null, sealed: false, evident: false };
}

test('only where nothing else can be done', () => {
  expect(onlyPass(asked('pass'))).toBe(true);
  expect(onlyPass(asked('pass', 'play fire-blast'))).toBe(false);
  expect(onlyPass(asked('pass me'))).toBe(false);
  expect(onlyPass(asked('keep'))).toBe(false);
  expect(onlyPass(asked())).toBe(false);
  expect(onlyPass(null)).toBe(false);
});

test('it is instant where that tells nothing', () => {
  expect(passWait(asked('pass'), false)).toBe(0);
  expect(passWait({ ...asked('pass'), evident: true }, true)).toBe(0);
});

test('among people it is drawn by lot otherwise', () => {
  expect(passWait(asked('pass'), true, () => 0)).toBe(1000);
  expect(passWait(asked('pass'), true, () => 0.999999)).toBe(3000);
});
