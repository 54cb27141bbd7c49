import { describe, expect, it } from 'vitest';
import type { Box } from '../contract';
import { cut } from './pieces';

const thing = (name: string) => ({ name, text: '', rules: [], data: {} });
const box: Box = {
  things: {
    region: { b: thing('Bricca'), bb: thing('Bricca Alta'), m: thing('Man (old)') },
    race: { orc: thing('Orc') },
  },
  board: {},
};
const line = (text: string, ...things: [string, string][]) => cut({ text, things }, box);

describe('what a line names', () => {
  it('is cut out of its words, which stay the same', () => {
    const { pieces, rest } = line('The Orcs took Bricca.', ['region', 'b'], ['race', 'orc']);
    expect(pieces.filter((one) => one.thing)).toEqual([
      { text: 'Orcs', thing: { kind: 'race', id: 'orc' }, mark: '' },
      { text: 'Bricca', thing: { kind: 'region', id: 'b' }, mark: '.' },
    ]);
    expect(pieces.map((one) => one.text + one.mark).join('')).toBe('The Orcs took Bricca.');
    expect(rest).toEqual([]);
  });

  it('is no part of another word or of a longer name', () => {
    expect(line('An orchard.', ['race', 'orc']).pieces).toEqual([{ text: 'An orchard.', thing: null, mark: '' }]);
    const { pieces, rest } = line('From Bricca Alta.', ['region', 'b'], ['region', 'bb']);
    expect(pieces.find((one) => one.thing)?.text).toBe('Bricca Alta');
    expect(rest.map((one) => one.text)).toEqual(['Bricca']);
  });

  it('keeps the full stop, comma or bracket behind it', () => {
    const { pieces } = line('(Bricca), or Orc: no.', ['region', 'b'], ['race', 'orc']);
    expect(pieces.map((one) => [one.text, one.mark])).toEqual([
      ['(', ''],
      ['Bricca', '),'],
      [' or ', ''],
      ['Orc', ':'],
      [' no.', ''],
    ]);
  });

  it('comes after the words when they do not hold it', () => {
    expect(line('It fell.', ['region', 'm'], ['region', 'm']).rest).toEqual([
      { text: 'Man (old)', thing: { kind: 'region', id: 'm' }, mark: '' },
    ]);
  });

  it('is left as words when the box does not have it', () => {
    const { pieces, rest } = line('Vell took Cor.', ['region', 'c'], ['card', 'x']);
    expect([pieces, rest]).toEqual([[{ text: 'Vell took Cor.', thing: null, mark: '' }], []]);
    expect(cut({ text: 'Bricca', things: [['region', 'b']] }, null).pieces).toEqual([
      { text: 'Bricca', thing: null, mark: '' },
    ]);
  });
});
