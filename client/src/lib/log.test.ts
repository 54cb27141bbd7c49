import { describe, expect, it } from 'vitest';
import { folded, follows } from './log';
import type { Line } from './messages';

const log = (...told: [seat: string | null, event: string, text: string][]): Line[] =>
  told.map(([seat, event, text], i) => ({ number: i + 1, event, text, seat, things: [] }));

const read = (lines: Line[]) => folded(lines).map(({ number, text, times }) => [number, text, times]);

describe('a list that is added to', () => {
  const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

  it('follows its end, however much is added before its own scroll is heard of', () => {
    expect(follows(true, 200, at(300, 400))).toBe(true);
    expect(follows(true, 200, at(300, 900))).toBe(true);
  });

  it('stays where somebody reads, until they come back', () => {
    expect(follows(true, 300, at(200, 400))).toBe(false);
    expect(follows(false, 200, at(250, 900))).toBe(false);
    expect(follows(false, 250, at(780, 900))).toBe(true);
  });
});

describe('the log as it is read', () => {
  it('tells once what one player does again and again, where it was first', () => {
    const lines = log(
      ['C', 'conquered C x', 'C conquers Bricca.'],
      ['C', 'deployed C x', 'C reinforces Bricca.'],
      ['C', 'deployed C y', 'C reinforces Palubra.'],
      ['C', 'deployed C x', 'C reinforces Bricca.'],
      ['C', 'deployed C x', 'C reinforces Bricca.'],
      ['C', 'deployed C y', 'C reinforces Palubra.'],
    );
    expect(read(lines)).toEqual([
      [1, 'C conquers Bricca.', 1],
      [2, 'C reinforces Bricca.', 3],
      [3, 'C reinforces Palubra.', 2],
    ]);
  });

  it('keeps apart what others did in between, and other kinds of events', () => {
    const lines = log(
      ['A', 'drew A', 'A card is drawn.'],
      ['B', 'drew B', 'A card is drawn.'],
      ['B', 'milled B', 'A card is drawn.'],
      ['A', 'drew A', 'A card is drawn.'],
      [null, 'drew', 'A card is drawn.'],
    );
    expect(read(lines).map(([number]) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('reads what only goes on with a line in one with it, where it comes right after it', () => {
    const lines = log(
      ['A', 'drew A', 'You draw a card.'],
      ['A', 'drawn A scorch', 'It’s Scorch.'],
      ['A', 'drew A', 'You draw a card.'],
      [null, 'turn B', 'Turn 2.'],
      ['A', 'drawn A scorch', 'It’s Scorch.'],
    );
    lines[1]!.things = [['card', 'scorch']];
    const told = folded(lines, { drawn: ['drew'] });
    expect(told.map(({ text }) => text)).toEqual(['You draw a card. It’s Scorch.', 'You draw a card.', 'Turn 2.', 'It’s Scorch.']);
    expect(told[0]!.things).toEqual([['card', 'scorch']]);
    expect(lines[0]!.text).toBe('You draw a card.');
  });

  it('leaves the lines themselves alone', () => {
    const lines = log(['A', 'drew A', 'One.'], ['A', 'drew A', 'One.']);
    folded(lines);
    expect(lines[0]).not.toHaveProperty('times');
  });
});
