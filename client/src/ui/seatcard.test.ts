import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Seat } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import SeatCard from './SeatCard.svelte';

const away = { seat: 'B', name: 'Vell', kind: 'person', online: false, stand_in: false, conceded: false } as Seat;

beforeEach(() => {
  prefs.language = 'en';
});

it('counts down to the bot that sits down for who is away', () => {
  const { unmount } = render(SeatCard, { seat: away, face: null, turn: false, bot: 75 });
  expect(screen.getByText('away, bot in 1:15')).toBeTruthy();
  unmount();
  render(SeatCard, { seat: away, face: null, turn: false });
  expect(screen.getByText('away')).toBeTruthy();
});
