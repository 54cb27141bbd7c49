import { expect, it } from 'vitest';
import { heard, PHRASES } from './phrases';
import { prefs } from './prefs.svelte';
import { inEvery } from './words';

it('is read in the language of the reader, whoever said it', () => {
  prefs.language = 'it';
  expect(heard('Well played!')).toBe('Ben giocato!');
  prefs.language = 'en';
  expect(heard('Ben giocato!')).toBe('Well played!');
  expect(heard('Well played, Mira!')).toBe('Well played, Mira!');
});

it('no phrase is another one in another language', () => {
  const all = PHRASES.flatMap((key) => inEvery(key));
  expect(new Set(all).size).toBe(all.length);
});
