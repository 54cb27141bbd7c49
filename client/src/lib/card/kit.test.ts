import { describe, expect, it } from 'vitest';
import { fit, height, lines, title } from './fit';
import { fullLayout, TEXT_WIDTH, windowPath, type Look } from './frame';
import { address, p } from './paint';
import { parse, type Paragraph } from './rich';
import { cracks, RIM_SIGNS, value } from './states';
import { widthOf } from './widths';

const words = (text: string): Paragraph => [{ kind: 'text', text }];
const look: Look = { frame: '#2a5592', window: 'arch', paper: '#f8efdc', picture: () => '', signs: [], mark: null, cost: 'dark', left: null, right: null };

describe('rules text', () => {
  const assault = { name: 'Assault', text: '+X ATK on your turn.' };
  it('has keywords, costs and arrows as parts of their own', () => {
    const [one, two] = parse('On your turn: ③ ➡ It has Assault 2.\nⓍ', 'It', [assault]);
    expect(one).toEqual([
      { kind: 'text', text: 'On your turn: ' },
      { kind: 'cost', text: '3' },
      { kind: 'text', text: ' ' },
      { kind: 'arrow', text: '➡' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'It' },
      { kind: 'text', text: ' has ' },
      { kind: 'bold', text: 'Assault 2', hint: '+X ATK on your turn.' },
      { kind: 'text', text: '.' },
    ]);
    expect(two).toEqual([{ kind: 'cost', text: 'X' }]);
  });
  it('leaves words alone that only contain a keyword, and the name of the card', () => {
    expect(parse('Assaults of Assault Totem', 'Assault Totem', [assault])[0]?.map(({ kind }) => kind)).toEqual(['text', 'text']);
    expect(parse('', 'x', [assault])).toEqual([]);
    expect(parse('plain', 'x', [])).toEqual([[{ kind: 'text', text: 'plain' }]]);
  });
});

describe('fitting', () => {
  it('counts lines as they are broken', () => {
    expect(lines(words('a'), 14, 100)).toBe(1);
    const word = widthOf('word', 'text', 14);
    expect(lines(words('word word word'), 14, word * 3.5)).toBe(1);
    expect(lines(words('word word word'), 14, word * 2.4)).toBe(2);
    expect(lines(words('word word word'), 14, word * 1.5)).toBe(3);
    // A part in the middle of a word does not break it.
    expect(lines([{ kind: 'bold', text: 'Ongoing' }, { kind: 'text', text: ': x' }], 14, widthOf('Ongoing', 'bold', 14) * 1.05)).toBe(2);
  });
  it('shrinks from 14 to 12 and no further, however long the text', () => {
    const sizes = [3, 40, 46, 52, 58, 200].map((n) => fit([words('word '.repeat(n).trim())], [], TEXT_WIDTH).size);
    expect(sizes[0]).toBe(14);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
    expect(Math.min(...sizes)).toBe(12);
  });
  it('adds the reminders where there is room', () => {
    expect(fit([words('Elusive')], [words('It can’t be attacked.')], TEXT_WIDTH)).toMatchObject({ reminded: true, size: 14 });
    expect(fit([words('word '.repeat(40))], [words('It can’t be attacked.')], TEXT_WIDTH).reminded).toBe(false);
  });
  it('gives the picture what the text leaves, and all of it without text', () => {
    const feet = [0, 20, 60, 120, 180].map((text) => fullLayout(look, 1, text).foot);
    expect([...feet].sort((a, b) => b - a)).toEqual(feet);
    expect(fullLayout(look, 1, 0).box).toBeNull();
    for (const text of [20, 60, 120, 180]) expect(fullLayout(look, 1, text).box?.h).toBeGreaterThanOrEqual(text + 10);
    expect(height([words('a'), words('b')], 10, 100)).toBeCloseTo(2 * 12.2 + 3);
  });
  it('sets a name on one line, then on two, then squeezes the shortest', () => {
    const sizes = [['bold', 14], ['bold', 12]] as const;
    expect(title(['Teep'], sizes, 100, 2)).toMatchObject({ lines: ['Teep'], size: 14, squeeze: 1 });
    expect(title(['Apprentice Teep the Third'], sizes, 90, 2)).toMatchObject({ lines: ['Apprentice', 'Teep the Third'], squeeze: 1 });
    expect(title(['Apprentice Teep', 'Teep'], sizes, 40, 1)).toMatchObject({ lines: ['Teep'], squeeze: 1 });
    expect(title(['Shadowstalkers'], sizes, 40, 2).squeeze).toBeLessThan(1);
  });
});

describe('paint', () => {
  it('writes short numbers', () => expect(p`M${1.26} ${-0.02}L${3}`).toBe('M1.3 0L3'));
  it('makes an address that holds no sign that ends it', () => {
    const made = address(10, 10, '<path fill="#fff" d="M0 0\nL5 5"/>100%');
    expect(made).not.toMatch(/#|\n/);
    expect(decodeURIComponent(made)).toContain('fill="#fff"');
  });
  it('has a shape of its own for each window', () => {
    const shapes = (['arch', 'bowed', 'cut', 'torn', 'battlements', 'bleed'] as const).map((shape) => windowPath(shape, 0, 0, 200, 150, 1));
    expect(new Set(shapes).size).toBe(6);
  });
  it('cracks more the worse it is, each time the same', () => {
    expect(cracks('a', 0.9).length).toBeGreaterThan(cracks('a', 0.1).length);
    expect(cracks('a', 0.5)).toBe(cracks('a', 0.5));
    expect(cracks('a', 0.5)).not.toBe(cracks('b', 0.5));
  });
  it('tells what rose and what fell', () => {
    expect(value(undefined, 3)).toEqual({ value: null, change: null });
    expect(value(3, 3).change).toBeNull();
    expect([value(4, 3).change, value(2, 3).change]).toEqual(['up', 'down']);
  });
  it('says in grey what a rim says in colour: by a sign, or by a line that no other has', () => {
    const signs = Object.values(RIM_SIGNS).flatMap((sign) => (sign ? [sign.body] : []));
    expect(new Set(signs).size).toBe(signs.length);
    expect(Object.entries(RIM_SIGNS).filter(([, sign]) => !sign).map(([rim]) => rim)).toEqual(['playable', 'legal', 'named']);
  });
});
