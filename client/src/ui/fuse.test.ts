import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import Fuse from './Fuse.svelte';

beforeEach(() => {
  prefs.language = 'en';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const table = (left: number | null) =>
  ({
    seats: [{ seat: 'A', name: 'Mira', mine: true, bot_in: null, time_left: left }],
    clock: 60,
    stand_in_after: null,
  }) as unknown as Table;

it('burns down, glows at the end, and starts anew when the table says so', async () => {
  const { rerender } = render(Fuse, { table: table(40) });
  const rope = (): HTMLElement => screen.getByRole('timer');
  const passes = async (seconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1000 * seconds);
    flushSync();
  };
  flushSync();
  expect(rope().getAttribute('aria-label')).toBe('You have 0:40 left to answer');
  await passes(28);
  expect(rope().textContent).toContain('0:12');
  expect(rope().style.getPropertyValue('--left')).toBe('20%');
  expect(rope().className).toContain('hurry');
  await passes(30);
  expect(rope().textContent).toContain('0:00');
  await rerender({ table: table(60) });
  expect(rope().textContent).toContain('1:00');
  expect(rope().className).not.toContain('hurry');
  await rerender({ table: table(null) });
  expect(screen.queryByRole('timer')).toBeNull();
});
