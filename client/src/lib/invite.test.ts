import { expect, it } from 'vitest';
import { isOwn } from './invite';

it('knows addresses that lead everybody to their own machine', () => {
  expect(['127.0.0.1', 'localhost', '[::1]', '127.1.2.3'].map(isOwn)).toEqual([true, true, true, true]);
  expect(['192.168.1.7', 'games.example.org', '128.0.0.1', 'localhost.example.org'].map(isOwn)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
