import { describe, expect, it } from 'vitest';
import type { Position, Question } from '../../lib/messages';
import { ICONS } from '../../lib/icons.generated';
import type { Box } from '../contract';
import rawBox from './fixtures/box.json';
import verbs from './fixtures/verbs.json';
import client from './index';
import {
  onBoard,
  COLUMN_VERBS,
  PROMPT_VERBS,
  REGION_VERBS,
  clickOn,
  cost,
  lit,
  pair,
  targetsOf,
  whyNot,
} from './targets';
import { readWorld } from './world';

const box = rawBox as unknown as Box;
const files = import.meta.glob<Position>('./fixtures/{show,late-*,verb-*}.json', {
  import: 'default',
  eager: true,
});
const positions = Object.entries(files).map(
  ([path, position]) => [path.replace(/.*\/|\.json/g, ''), position] as const,
);

const HERE = {} as Parameters<NonNullable<typeof client.main>>[2];

describe('verbs', () => {
  it('every verb of the game is handled in exactly one place', () => {
    const handled = [...REGION_VERBS, ...COLUMN_VERBS, ...PROMPT_VERBS].sort();
    expect(handled).toEqual([...verbs].sort());
    for (const verb of verbs) expect(onBoard(verb)).toBe(!PROMPT_VERBS.has(verb));
  });

  it('the fixtures ask all of them', () => {
    const asked = new Set(positions.flatMap(([, p]) => p.question?.choices.map((c) => c.verb) ?? []));
    expect(verbs.filter((v) => !asked.has(v))).toEqual([]);
  });

  it('Space never gives up, withholds or declines', () => {
    const choice = (verb: string, ...args: string[]) => ({
      text: [verb, ...args].join(' '),
      verb,
      args,
      label: verb,
      amount: null,
      odds: null,
      things: [],
    });
    const none = { choices: [] as unknown } as Question;
    expect(client.main?.([choice('give_up')], none, HERE)).toBeNull();
    expect(client.main?.([choice('decline'), choice('expand')], none, HERE)?.verb).toBe('expand');
    expect(client.main?.([choice('arm', 'assault'), choice('stop')], none, HERE)?.verb).toBe('stop');
    expect(client.main?.([choice('withhold'), choice('pay')], none, HERE)?.verb).toBe('pay');
  });
});

describe.each(positions)('%s', (_, position) => {
  const world = readWorld(box, position.view);
  const { question } = position;
  const targets = targetsOf(question);

  it('reads the columns: as many places as the game has, held by races that are there', () => {
    const columns = position.view.columns as Record<string, unknown[]>;
    expect(world.places.length).toBe(columns.holder?.length);
    for (const place of world.places) {
      if (place.seat !== null) expect(place.race, place.region.id).not.toBeNull();
      else expect(place.tokens).toBe(0);
    }
    const down = world.places.flatMap((p) => p.treasures).filter((x) => !x.up);
    expect(down.every((x) => x.id === null)).toBe(true);
    expect(world.players.filter((p) => p.coins !== null).map((p) => p.seat)).toEqual([position.seat]);
  });

  it('every choice can be reached: on a region, in the column or in the prompt', () => {
    for (const choice of question?.choices ?? []) {
      if (REGION_VERBS.has(choice.verb)) {
        for (const id of choice.args) {
          expect(world.by.has(id), choice.text).toBe(true);
          const { now, ask } = clickOn(targets, id);
          expect(now?.text === choice.text || ask?.includes(choice), choice.text).toBe(true);
        }
      } else if (COLUMN_VERBS.has(choice.verb)) {
        expect(world.offers.map((o) => o.slot)).toContain(choice.args[0]);
      } else expect(onBoard(choice.verb)).toBe(false);
    }
  });

  it('a lit region is a legal one, and every legal conquest shows its price', () => {
    for (const id of lit(targets)) expect(targets.has(id)).toBe(true);
    // After an assault that fell short the question is about one region, and its sum is known.
    if (question?.label !== 'conquest') return;
    for (const [id, list] of targets) {
      if (list.some((c) => c.verb === 'conquer' || c.verb === 'final')) {
        const price = cost(list);
        expect(price?.amount, id).toBeGreaterThanOrEqual(0); // the Champion alone takes no token
        expect(price?.odds === null).toBe(list.some((c) => c.verb === 'conquer'));
      }
    }
  });

  it('names a seat by its combo', () => {
    for (const player of world.players) {
      const face = client.seat({ box, position, language: 'en' }, player.seat);
      expect(face.title).not.toBe('');
      expect(face.title).not.toMatch(/[_⟦]/);
      expect(face.coins).toBe(player.coins ?? '?');
    }
  });
});

it('two regions of one choice lead to it together', () => {
  const swap = positions.find(([name]) => name === 'verb-swap')?.[1].question ?? null;
  const targets = targetsOf(swap);
  const choice = swap?.choices.find((c) => c.verb === 'swap');
  expect(choice).toBeDefined();
  const [a = '', b = ''] = choice?.args ?? [];
  expect(pair(targets, a, b)?.text).toBe(choice?.text);
  expect(pair(targets, b, a)?.text).toBe(choice?.text);
  expect(pair(targets, a, a)).toBeUndefined();
});

it('asks why not in the words of the question', () => {
  const show = positions.find(([name]) => name === 'show')?.[1].question ?? null;
  expect(whyNot(show, 'L1A-07')).toBe('conquer L1A-07');
  const place = positions.find(([name]) => name === 'verb-place')?.[1].question ?? null;
  expect(whyNot(place, 'L1A-07')).toBe('place L1A-07');
  expect(whyNot(null, 'L1A-07')).toBeNull();
});

it('every emblem of the box is a shape that we have', () => {
  for (const [kind, things] of Object.entries(box.things)) {
    for (const [id, thing] of Object.entries(things)) {
      if (thing.emblem) expect(ICONS, `${kind} ${id}`).toHaveProperty([thing.emblem]);
    }
  }
});

it('both languages have the same words', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^(sw-[a-z-]+) =/gm)].map((m) => m[1] ?? '');
  expect(keys(client.words.it)).toEqual(keys(client.words.en));
});
