import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listing, ListProblem } from '../../../lib/api';
import type { Box, Thing } from '../../contract';
import { anotherName, byClass, curve, fitting, fromListing, grouped, heroes, mended, packed, sizeOf, tooMany, unpacked, withCopies, write, wrongWith, type Deck } from './deck';
import './deckwords';
import { DeckWork } from './work.svelte';

const card = (name: string, data: Record<string, unknown>): Thing => ({
  name,
  text: '',
  rules: [],
  data: { type: 'ability', cost: 1, pays: null, class: '', classes: [], keywords: [], token: false, ...data },
});
const box: Box = {
  things: {
    card: {
      rumi: card('Rumi of Gnomeregan', { type: 'hero', cost: null, class: 'Mage', fits: ['fireball', 'teep', 'key', 'ysera'] }),
      fireball: card('Fireball', { cost: 4, classes: ['Mage'] }),
      immolate: card('Immolate', { cost: 1, classes: ['Warlock'] }),
      teep: card('Apprentice Teep', { type: 'ally', cost: 1 }),
      ysera: card('Ysera the Dreamer', { type: 'master_hero', cost: 20 }),
      staff: card('Staff', { type: 'weapon', cost: 4, classes: ['Mage', 'Priest'] }),
      key: card('The Key', { type: 'quest', cost: null, pays: 4 }),
      ghoul: card('Ghoul', { type: 'ally', cost: null, token: true }),
    },
  },
  board: { deck: { least: 60, most: 100, copies: 4 } },
};
const deck: Deck = { name: 'Fire #1', hero: 'rumi', cards: { fireball: 5, key: 3, teep: 2, immolate: 2, ysera: 1 }, notes: ['4 Fierball'] };

/** What the server would say of a text of ours. */
function reading(text: string, problems: ListProblem[] = []): Listing {
  const entries = [...text.matchAll(/^(\d+) (.+)$/gm)].map(([, n, name]) => ({
    kind: 'card',
    id: Object.entries(box.things.card ?? {}).find(([id, thing]) => thing.name === name || id === name)?.[0] ?? '',
    copies: Number(n),
    group: '',
  }));
  const size = entries.reduce((all, one) => all + one.copies, 0);
  return { name: /^Name: (.*)$/m.exec(text)?.[1] ?? '', leader: ['card', 'rumi'], size, entries, problems, more: 0 };
}

describe('a deck as text', () => {
  it('has the lines that the server reads, by groups, the cheapest first, and says where each card is', () => {
    const { text, at } = write(box, deck);
    expect(text).toBe(
      'Name: Fire 1\nHero: Rumi of Gnomeregan\n\n# Master heroes (1)\n1 Ysera the Dreamer\n\n# Allies (2)\n2 Apprentice Teep\n\n' +
        '# Abilities (7)\n2 Immolate\n5 Fireball\n\n# Quests (3)\n3 The Key\n\n# ? 4 Fierball\n',
    );
    const lines = text.split('\n');
    for (const [line, id] of at) expect(lines[line - 1]).toContain(box.things.card?.[id]?.name);
    expect(at.size).toBe(5);
  });
  it('comes back as it was, with the lines that nobody could read', () => {
    const { text } = write(box, deck);
    expect(fromListing(text, reading(text))).toEqual({ ...deck, name: 'Fire 1' });
  });
  it('keeps what the server could not read as remarks', () => {
    const text = 'Hero: Rumi of Gnomeregan\n2 Fireball\n4 Fierball\n';
    const unknown = { text: 'Unknown.', line: 3, rule: null, excess: 0 };
    const { notes, cards } = fromListing(text, { ...reading('2 Fireball'), problems: [unknown] });
    expect([notes, cards]).toEqual([['4 Fierball'], { fireball: 2 }]);
  });
  it('names tokens by their id', () => expect(write(box, { ...deck, cards: { ghoul: 1 } }).text).toContain('\n1 ghoul\n'));
  it('fits into a link and comes out of it, without remarks', async () => {
    const { text } = write(box, deck);
    const code = await packed(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await unpacked(code)).toBe(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).join('\n'));
    await expect(unpacked('nonsense!')).rejects.toThrow();
  });
});

describe('what a deck holds', () => {
  it('is counted by group, cost and class', () => {
    expect(sizeOf(deck)).toBe(13);
    expect(grouped(box, deck.cards).map(({ group, size }) => [group, size])).toEqual([['hero', 1], ['ally', 2], ['ability', 7], ['quest', 3]]);
    const columns = curve(box, { ...deck.cards, staff: 1 });
    expect(columns[1]).toEqual({ ally: 2, ability: 2, equipment: 0 });
    expect(columns[4]).toEqual({ ally: 0, ability: 5, equipment: 1 });
    expect(columns[7]).toEqual({ ally: 1, ability: 0, equipment: 0 });
    expect(byClass(box, deck.cards)).toEqual([['Mage', 5], ['Warlock', 2], ['', 6]]);
  });
  it('is what the box says that fits', () => {
    expect(heroes(box).map(([id]) => id)).toEqual(['rumi']);
    expect(fitting(box, 'rumi').has('fireball')).toBe(true);
    expect(fitting(box, 'rumi').has('immolate')).toBe(false);
    expect(fitting(box, '').size).toBe(0);
  });
  it('changes by copies, and no copy is no row', () => {
    expect(withCopies(deck, 'teep', 3).cards.teep).toBe(3);
    expect('teep' in withCopies(deck, 'teep', 0).cards).toBe(false);
  });
  it('is mended by what the server says is too much', () => {
    const { text, at } = write(box, deck);
    const line = (id: string) => [...at].find(([, one]) => one === id)?.[0] ?? 0;
    const listing = reading(text, [
      { text: 'Too many.', line: line('fireball'), rule: 'TCG-DECK-07', excess: 1 },
      { text: 'Wrong class.', line: line('immolate'), rule: 'TCG-DECK-02', excess: 2 },
      { text: 'Too small.', line: null, rule: 'TCG-DECK-01', excess: 0 },
    ]);
    const excess = tooMany(listing, at);
    expect([...excess]).toEqual([['fireball', 1], ['immolate', 2]]);
    expect(mended(deck, excess).cards).toEqual({ fireball: 4, key: 3, teep: 2, ysera: 1 });
    expect(wrongWith(listing, at, 'immolate').map(({ text }) => text)).toEqual(['Wrong class.']);
    expect(wrongWith(listing, at, 'teep')).toEqual([]);
  });
  it('has a name of its own when it is doubled', () => {
    expect(anotherName('Fire', ['Fire'])).toBe('Fire (2)');
    expect(anotherName('Fire (2)', ['Fire', 'Fire (2)'])).toBe('Fire (3)');
  });
});

describe('a deck at work', () => {
  const kept: string[] = [];
  let down = false;
  beforeEach(() => {
    vi.useFakeTimers();
    kept.length = 0;
    down = false;
    localStorage.clear();
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
      if (down) throw new Error('down');
      const { text } = JSON.parse(body) as { text: string };
      if (method === 'PUT') kept.push(text);
      return new Response(JSON.stringify(url.includes('/read') ? reading(text) : { id: 'x', text }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('saves by itself, takes changes back, and a name is one change', async () => {
    const work = new DeckWork('x', box, deck, '');
    await pass(1000);
    expect(kept).toEqual([]);
    work.put('teep', 3);
    for (const name of ['F', 'Fi', 'Fir']) work.rename(name);
    expect(work.saved).toBe('soon');
    await pass(1000);
    expect([work.saved, work.checked, kept.length]).toEqual(['yes', true, 1]);
    expect(kept[0]).toContain('3 Apprentice Teep');
    work.undo();
    expect([work.deck.name, work.copies('teep')]).toEqual(['Fire #1', 3]);
    work.undo();
    expect([work.copies('teep'), work.canUndo]).toEqual([2, false]);
    await pass(1000);
    expect(kept.at(-1)).toContain('2 Apprentice Teep');
  });

  it('keeps what it cannot save, says so, and tries again', async () => {
    const work = new DeckWork('x', box, deck, 'base');
    await pass(1000);
    down = true;
    work.put('teep', 4);
    await pass(1000);
    expect(work.saved).toBe('failed');
    expect(JSON.parse(localStorage.getItem('tabard-deck x') ?? '{}')).toMatchObject({ base: 'base', text: expect.stringContaining('4 Apprentice Teep') });
    down = false;
    await pass(5000);
    expect([work.saved, kept.at(-1)?.includes('4 Apprentice Teep')]).toEqual(['yes', true]);
    expect(localStorage.getItem('tabard-deck x')).toBeNull();
  });
});
