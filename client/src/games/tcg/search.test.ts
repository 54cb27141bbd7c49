import { describe, expect, it } from 'vitest';
import type { Box, Thing } from '../contract';
import { classNames, decksOf, filtersOf, fromAddress, keywordNames, NOTHING, search, toAddress } from './search';

const elusive = { id: 'elusive', name: 'Elusivo', amount: null, text: 'Non può essere attaccato.' };
const card = (name: string, text: string, data: Record<string, unknown>): Thing => ({
  name,
  text,
  rules: [],
  data: { type: 'ability', type_line: 'Abilità', cost: 1, pays: null, class: '', classes: [], icons: [], keywords: [], token: false, ...data },
});
const box: Box = {
  things: {
    card: {
      fireball: card('Fireball', 'Il tuo eroe infligge 4 danni da fuoco.', { cost: 4, classes: ['Mage'], icons: ['Mago'] }),
      teep: card('Apprentice Teep', '', { type: 'ally', type_line: 'Alleato — Gnomo Mago', class: 'Mage', keywords: [elusive] }),
      ysera: card('Ysera', 'Guarisci.', { type: 'master_hero', type_line: 'Eroe Supremo', cost: 20 }),
      key: card('The Key', 'Paga ④.', { type: 'quest', type_line: 'Missione', cost: null, pays: 4 }),
      ghoul: card('Ghoul', '', { type: 'ally', type_line: 'Alleato', cost: null, token: true }),
    },
    deck: { mage: { name: 'Mago', text: '', rules: [], data: { hero: 'ysera', cards: { fireball: 4 } } } },
  },
  board: {},
};
const ids = (wanted: Partial<typeof NOTHING>) => search(box, { ...NOTHING, ...wanted }).map(([id]) => id);

describe('search', () => {
  it('finds all without a wish', () => expect(ids({}).length).toBe(5));
  it('finds by every word of name, text, type and keywords, whatever the accents', () => {
    expect(ids({ words: 'fire' })).toEqual(['fireball']);
    expect(ids({ words: 'eroe FUOCO' })).toEqual(['fireball']);
    expect(ids({ words: 'abilita' })).toEqual(['fireball']);
    expect(ids({ words: 'elusivo' })).toEqual(['teep']);
    expect(ids({ words: 'fuoco gnomo' })).toEqual([]);
  });
  it('finds by type; tokens have their own', () => {
    expect(ids({ types: ['ally'] })).toEqual(['teep']);
    expect(ids({ types: ['token', 'quest'] })).toEqual(['key', 'ghoul']);
  });
  it('finds by class, of abilities and of allies', () => expect(ids({ classes: ['Mage'] })).toEqual(['fireball', 'teep']));
  it('finds by cost: the last stands for more, a quest costs what it takes to complete', () => {
    expect(ids({ costs: [4] })).toEqual(['fireball', 'key']);
    expect(ids({ costs: [7] })).toEqual(['ysera']);
  });
  it('finds by keyword and by deck, its hero too', () => {
    expect(ids({ keyword: 'elusive' })).toEqual(['teep']);
    expect(ids({ deck: 'mage' })).toEqual(['fireball', 'ysera']);
    expect(ids({ deck: 'no-such' })).toEqual([]);
    expect(decksOf(box, 'ysera').map(({ copies }) => copies)).toEqual([1]);
    expect(decksOf(box, 'fireball').map(({ deck, copies }) => [deck, copies])).toEqual([['mage', 4]]);
  });
  it('is written into the address and read from it', () => {
    const wanted = { words: 'a b&c', types: ['ally', 'quest'], classes: ['Death Knight'], costs: [0, 7], keyword: 'mend', deck: 'mage' };
    expect(fromAddress(toAddress(wanted))).toEqual(wanted);
    expect(toAddress(NOTHING)).toBe('');
    expect(fromAddress('?cost=9,x,3')).toEqual({ ...NOTHING, costs: [3] });
    expect(filtersOf(wanted)).toBe(7);
  });
  it('calls classes and keywords as the language does', () => {
    expect([...classNames(box)]).toEqual([['Mage', 'Mago']]);
    expect([...keywordNames(box)]).toEqual([['elusive', 'Elusivo']]);
  });
});
