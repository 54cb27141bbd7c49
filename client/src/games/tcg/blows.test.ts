import { expect, it } from 'vitest';
import type { Line } from '../../lib/messages';
import { SCORES } from '../../lib/sound';
import { classOf, SOUNDS } from './blows';
import { box } from './given';
import client from './index';
import { isLast, marksOf } from './moments';
import { CLASSES } from './tokens';

const line = (event: string) => ({ event }) as Line;
const hero = (name: string) =>
  Object.keys(box.things.card ?? {}).find((id) => box.things.card![id]!.data.class === name);

it('every class has a sound of its own', () => {
  expect(Object.keys(SOUNDS).sort()).toEqual(Object.keys(CLASSES).sort());
  const scores = Object.values(SOUNDS).map((name) => JSON.stringify(SCORES[name]));
  expect(new Set(scores).size).toBe(scores.length);
});

it('a blow is that of the class of the card that deals it', () => {
  const found = Object.keys(CLASSES).filter((name) => hero(name));
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) {
    const dealt = line(`dealt ${hero(name)} x B0 3 melee`);
    expect(classOf(dealt, box)).toBe(name);
    expect(client.sound?.('dealt', dealt, box)).toBe(SOUNDS[name]);
    expect(marksOf([dealt], box)).toEqual([{ slot: 'B0', kind: 'hurt', amount: 3, by: name }]);
  }
  expect(client.sound?.('dealt', line('dealt nobody x B0 3 melee'), box)).toBe('conquered');
  expect(client.sound?.('entered', line('entered A x A3'), box)).toBe('placed');
});

it('the last blow is the one after which somebody has lost', () => {
  expect(isLast([line('dealt a b B0 3 melee'), line('lost B')])).toBe(true);
  expect(isLast([line('dealt a b B0 3 melee')])).toBe(false);
});
