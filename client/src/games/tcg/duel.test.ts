import { expect, it } from 'vitest';
import { alike, duelOf, steady } from './duel';
import { box, position } from './given';

it('tells whether two values say the same', () => {
  expect(alike({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  for (const other of [{ a: [1, { b: 0 }] }, { a: [1] }, { a: [1, { b: null }], c: 1 }, { b: [1, { b: null }] }, null, 'a'])
    expect(alike({ a: [1, { b: null }] }, other)).toBe(false);
  expect(alike({ a: undefined }, { b: undefined })).toBe(false);
});

it('gives the same object as long as nothing changes', () => {
  const same = steady<{ n: number }>();
  const first = same({ n: 1 });
  expect(same({ n: 1 })).toBe(first);
  expect(same({ n: 2 })).not.toBe(first);
});

it('keeps the cards of which a new position says nothing new', () => {
  const [here, next] = [position('priority'), position('priority')].map((one) => structuredClone(one));
  const before = duelOf({ box, position: here! });
  const hero = before.me.hero!.slot;
  (next!.view.columns as { damage: Record<string, number> }).damage = { ...(here!.view.columns as { damage: object }).damage, [hero]: 3 };
  const after = duelOf({ box, position: next! });
  expect(after.by.get(hero)).not.toBe(before.by.get(hero));
  expect(after.by.get(hero)?.damage).toBe(3);
  const others = [...before.by.keys()].filter((slot) => slot !== hero);
  expect(others.length).toBeGreaterThan(20);
  for (const slot of others) expect(after.by.get(slot)).toBe(before.by.get(slot));
});
