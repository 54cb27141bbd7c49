import { describe, expect, it } from 'vitest';
import type { Position } from './messages';
import { oneMotion, pause } from './pace';

const made = (actor: string | null, ...events: string[]) =>
  ({ actor, whole: false, log: events.map((event, number) => ({ event, number })) }) as unknown as Position;
const together = (event: string) => event === 'placed';
const mine = new Set(['A']);

describe('what is one motion', () => {
  it('is several small steps of one kind by one player', () => {
    expect(oneMotion(made('B', 'placed 1'), made('B', 'placed 2'), together)).toBe(true);
    expect(oneMotion(made('B', 'placed 1'), made('C', 'placed 2'), together)).toBe(false);
    expect(oneMotion(made('B', 'took 1'), made('B', 'took 2'), together)).toBe(false);
    expect(oneMotion(made('B', 'took 1'), made('B', 'placed 2'), together)).toBe(false);
    expect(oneMotion(made(null, 'placed 1'), made(null, 'placed 2'), together)).toBe(false);
  });

  it('takes in what ends the phase, and nothing after that', () => {
    const last = made('B', 'placed 2', 'earned 5', 'turn C');
    expect(oneMotion(made('B', 'placed 1'), last, together)).toBe(true);
    expect(oneMotion(last, made('B', 'placed 3'), together)).toBe(false);
  });
});

describe('the pause before a move is shown', () => {
  it("is the speed for another player's, shorter for the same one, almost none within a motion", () => {
    expect(pause(made('C', 'took 1'), made('B', 'took 1'), 700, mine, 1)).toBe(700);
    expect(pause(made('B', 'took 1'), made('B', 'took 2'), 700, mine, 1)).toBe(385);
    expect(pause(made('B', 'placed 1'), made('B', 'placed 2'), 700, mine, 1, together)).toBe(84);
  });

  it('is nothing for my own moves, at once, and for what is sent anew', () => {
    expect(pause(made('B', 'x'), made('A', 'x'), 700, mine, 1)).toBe(0);
    expect(pause(made('C', 'x'), made('B', 'x'), 0, mine, 1)).toBe(0);
    expect(pause(made('C', 'x'), { ...made('B', 'x'), whole: true }, 700, mine, 1)).toBe(0);
  });

  it('is nothing when nobody moved: an order of mine stands', () => {
    expect(pause(made('B', 'x'), made(null), 700, mine, 1)).toBe(0);
    expect(pause(made('B', 'x'), made(null, 'x'), 700, mine, 1)).toBe(700);
  });

  it('shrinks when many wait', () => {
    expect(pause(made('C', 'x'), made('B', 'x'), 700, mine, 16)).toBe(350);
  });
});
