import { describe, expect, it } from 'vitest';
import { byVerb, filtered, grouped, mainChoice, offBoard, opening } from './choices';
import type { Choice, Question } from './messages';

const choice = (text: string, label = text): Choice => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label, amount: null, odds: null, things: [] };
};
const question = (...texts: string[]): Question => ({
  seat: 'A',
  number: 1,
  label: 'q',
  prompt: '',
  choices: texts.map((text) => choice(text)),
  about: null,
  sealed: false,
  evident: false,
});
const board = { onBoard: (verb: string) => verb === 'conquer' };

const HERE = {} as Parameters<typeof mainChoice>[3];

describe('choices of the prompt', () => {
  it('are those that the board does not show', () => {
    const asked = question('conquer X', 'stop', 'arm bomb');
    expect(offBoard(asked, board).map((one) => one.text)).toEqual(['stop', 'arm bomb']);
    expect(offBoard(asked, null)).toHaveLength(3);
    expect(offBoard(null, board)).toEqual([]);
  });

  it('have one main button at most', () => {
    expect(mainChoice(question(), [choice('arm bomb'), choice('stop')], board, HERE)?.text).toBe('stop');
    expect(mainChoice(question(), [choice('expand'), choice('decline')], board, HERE)).toBeNull();
    expect(mainChoice(question(), [choice('arm bomb')], board, HERE)).toBeNull();
    expect(mainChoice(question(), [choice('play clock'), choice('wait'), choice('pass')], null, HERE)?.text).toBe('pass');
    const says = { ...board, main: (all: Choice[]) => all[1] ?? null };
    expect(mainChoice(question(), [choice('expand'), choice('decline')], says, HERE)?.text).toBe('decline');
  });

  it('have no main button but the one that a coach wants pressed', () => {
    const both = [choice('play clock'), choice('pass')];
    expect(mainChoice(question(), both, null, HERE, 'play clock')).toBeNull();
    expect(mainChoice(question(), both, null, HERE, 'pass')?.text).toBe('pass');
  });

  it('are grouped by verb in the order of the question', () => {
    const groups = byVerb(['b 1', 'a 1', 'b 2'].map((text) => choice(text)));
    expect(groups.map(([verb, list]) => [verb, list.length])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('can be found by words, whatever the accents', () => {
    const all = [choice('take 1', 'Prendi la Città'), choice('take 2', 'Prendi il Bosco')];
    expect(filtered(all, 'citta').map((one) => one.text)).toEqual(['take 1']);
    expect(filtered(all, 'PRENDI bos').map((one) => one.text)).toEqual(['take 2']);
    expect(filtered(all, ' ')).toHaveLength(2);
    expect(filtered(all, 'zzz')).toEqual([]);
  });
});

describe('headings over choices', () => {
  const nothing = () => '';

  it('are how all labels of a verb begin, in whatever language', () => {
    expect(opening(['Conquista Dunvek', 'Conquista Molinar'])).toBe('Conquista');
    expect(opening(['Place a token on Dunvek', 'Place a token on Molinar'])).toBe('Place a token');
    expect(opening(['Left', 'Right'])).toBe('');
    expect(opening(['Wait', 'Wait'])).toBe('');
  });

  it("are the game's own words where it has them, and the verb where labels have nothing in common", () => {
    const list = [choice('go_to a', 'Left'), choice('go_to b', 'Right'), choice('stop', 'Stop')];
    expect(grouped(list, nothing).map((group) => group.title)).toEqual(['Go to', '']);
    expect(grouped(list, (verb) => `<${verb}>`).map((group) => group.title)).toEqual(['<go_to>', '<stop>']);
  });

  it('leave single choices together at the end', () => {
    const list = [choice('pass'), choice('take a', 'Take a'), choice('take b', 'Take b'), choice('stop')];
    expect(grouped(list, nothing).map((group) => group.choices.map((one) => one.text))).toEqual([
      ['take a', 'take b'],
      ['pass', 'stop'],
    ]);
  });
});
