import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Position, Seat } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import Inspector from '../../ui/Inspector.svelte';
import SeatCard from '../../ui/SeatCard.svelte';
import { t } from '../../lib/words';
import type { Box, Named } from '../contract';
import rawBox from './fixtures/box.json';
import rawLate from './fixtures/late-3.json';
import client from './index';
import { asleep, here } from './readable';
import { readWorld } from './world';

const box = rawBox as unknown as Box;
const position = rawLate as unknown as Position;
const world = readWorld(box, position.view);
const props = { box, position };

beforeEach(() => {
  prefs.language = 'en';
  vi.stubGlobal('fetch', () => Promise.reject(new Error('none')));
});

it('an opponent’s race and power are read from the seat card', async () => {
  const other = world.players.find((p) => p.seat !== position.seat && p.race && p.power)!;
  const inspect = vi.fn();
  const seat = { seat: other.seat, name: 'Vell', kind: 'bot', level: 'easy' } as unknown as Seat;
  render(SeatCard, { seat, face: client.seat({ ...props, language: 'en' }, other.seat), turn: false, inspect });
  await fireEvent.click(screen.getByRole('button'));
  const [first, beside] = inspect.mock.calls[0] as [unknown, unknown[]];
  expect([first, ...beside]).toEqual(
    expect.arrayContaining([
      { kind: 'race', id: other.race },
      { kind: 'power', id: other.power },
    ]),
  );
});

it('a region tells its holder’s race and power and what lies there', () => {
  const place = world.places.find((p) => p.race !== null && !p.declined)!;
  const thing = { kind: 'region', id: place.region.id };
  const beside = here(props, thing);
  expect(beside).toContainEqual({ kind: 'race', id: place.race });
  expect(beside.map((one) => one.kind)).toContain('power');
  render(Inspector, { game: 'smallworld', box, thing, beside, close: () => undefined });
  const { name, text } = box.things.race![place.race!]!;
  expect(text.startsWith(`${name}. `)).toBe(true);
  expect(screen.getByText(text.slice(name.length + 2))).toBeTruthy(); // its name stands above it
  const found = world.places.find((p) => p.treasures.some((one) => one.up));
  const treasure = found?.treasures.find((one) => one.up)?.id;
  if (found) expect(here(props, { kind: 'region', id: found.region.id })).toContainEqual({ kind: 'treasure', id: treasure });
});

it('an ability in decline sleeps, unless it goes on', () => {
  const old = world.players.find((p) => p.oldRace)!;
  expect(asleep(props, { kind: 'race', id: old.oldRace! })).toBe(old.oldRace !== 'tauren');
  const active = world.players.find((p) => p.race)!;
  expect(asleep(props, { kind: 'race', id: active.race! })).toBe(false);
});

it('what sleeps says so wherever it is read', () => {
  const old = world.players.find((p) => p.oldRace && p.oldRace !== 'tauren')!;
  const place = world.places.find((p) => p.declined && p.race === old.oldRace)!;
  const region = { kind: 'region', id: place.region.id };
  const race = { kind: 'race', id: old.oldRace! };
  const asleep = (one: Named) => client.asleep?.(props, one) ?? null;
  for (const [thing, beside] of [
    [region, here(props, region)],
    [race, []],
  ] as const) {
    const { unmount } = render(Inspector, { game: 'smallworld', box, thing, beside, asleep, close: () => undefined });
    expect(screen.getAllByTestId('sleeps').map((one) => one.textContent)).toContain(t('sw-sleeps'));
    unmount();
  }
  const awake = { kind: 'race', id: world.players.find((p) => p.race)!.race! };
  render(Inspector, { game: 'smallworld', box, thing: awake, asleep, close: () => undefined });
  expect(screen.queryByTestId('sleeps')).toBeNull();
});

it('every symbol that is drawn has its line in the legend', () => {
  for (const theme of ['light', 'dark'] as const) {
    const signs = client.legend?.({ box, theme }) ?? [];
    const pieces = Object.keys(box.things.piece ?? {}).filter((id) => id !== 'mountain');
    const names = signs.map((sign) => sign.name);
    for (const id of pieces) expect(names).toContain(box.things.piece?.[id]?.name);
    for (const id of ['magic', 'cavern']) expect(names).toContain(box.things.symbol?.[id]?.name);
    for (const sign of signs) expect(`${sign.name} ${sign.text}`).not.toMatch(/sw-sign|undefined/);
    expect(signs.some((sign) => sign.emblem === 'anchor') && signs.some((sign) => sign.letter === 'SML')).toBe(true);
  }
});
