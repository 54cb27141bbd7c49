import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson } from './api';
import { allowed, back, finished, follow, heldBack, learn, learnt, mood, next, puzzled, START, type Progress } from './coach';
import type { Position } from './messages';

const LESSON: Lesson = {
  id: 'first',
  title: 'First',
  seat: 'A',
  steps: [
    { say: 'Hello', pick: null, point: [] },
    { say: 'Take', pick: 'take 1', point: [['race', 'orcs']] },
    { say: 'Go', pick: 'conquer x', point: [] },
    { say: 'Again', pick: 'conquer y', point: [] },
    { say: 'Bye', pick: null, point: [] },
  ],
  puzzle: null,
};

let count = 0;
function at(options: string[] | null, more: Partial<Position> = {}): Position {
  return {
    step: ++count,
    actor: 'A',
    whole: false,
    question: options && {
      seat: 'A',
      number: 1,
      label: 'x',
      prompt: '',
      about: null,
      sealed: false,
      evident: false,
      choices: options.map((text) => ({ text, verb: '', args: [], label: text, amount: null, odds: null, things: [] })),
    },
    ...more,
  } as Position;
}

const due = (due: number): Progress => ({ due, shown: due });

describe('the coach', () => {
  it('counts a lesson as done when only talk is left', () => {
    expect(finished(LESSON, due(3))).toBe(false);
    expect(finished(LESSON, due(4))).toBe(true);
    expect(finished(LESSON, due(5))).toBe(true);
  });
  it('talks until Next, then waits for the pick and goes on by itself', () => {
    const first = at(['take 1', 'take 2'], { whole: true, actor: null });
    let now = follow(LESSON, START, null, first);
    expect(mood(LESSON, now, first)).toBe('talk');
    now = next(LESSON, now);
    expect(mood(LESSON, now, first)).toBe('pick');
    expect(next(LESSON, now)).toEqual(now);
    const then = at(['conquer x', 'conquer y']);
    now = follow(LESSON, now, first, then);
    expect(now).toEqual(due(2));
  });

  it('holds back all but the pick, even while it talks', () => {
    const first = at(['take 1', 'take 2']);
    expect(allowed(LESSON, START, first)).toBe('take 1');
    expect(allowed(LESSON, due(1), first)).toBe('take 1');
    expect(allowed(LESSON, due(4), at(['done']))).toBeNull();
    expect(allowed(LESSON, due(5), at(['done']))).toBeNull();
  });

  it('lets somebody pick who has understood before it was said', () => {
    const first = at(['take 1']);
    expect(follow(LESSON, START, first, at(['conquer x']))).toEqual(due(2));
  });

  it('is not moved by others', () => {
    const before = at(['take 1']);
    expect(follow(LESSON, due(1), before, at(['take 1'], { actor: 'B' }))).toEqual(due(1));
    expect(mood(LESSON, due(2), at(null, { actor: 'B' }))).toBe('wait');
  });

  it('goes back with an undo', () => {
    const before = at(['conquer x']);
    const undone = at(['take 1', 'take 2'], { whole: true });
    expect(follow(LESSON, due(2), before, undone)).toEqual(due(1));
  });

  it('stays where it is after a reload, and catches up when it was left behind', () => {
    expect(follow(LESSON, due(2), null, at(['conquer x'], { whole: true, actor: null }))).toEqual(due(2));
    expect(follow(LESSON, due(1), null, at(['conquer x'], { whole: true, actor: null }))).toEqual(due(2));
  });

  it('never holds a player whom it has lost', () => {
    const astray = at(['redeploy z']);
    expect(mood(LESSON, due(2), astray)).toBe('lost');
    expect(allowed(LESSON, due(2), astray)).toBeNull();
  });

  it('can be leafed back without undoing', () => {
    const looked = back(back(due(2)));
    expect(looked).toEqual({ due: 2, shown: 0 });
    expect(mood(LESSON, looked, at(['conquer x']))).toBe('past');
    expect(next(LESSON, looked)).toEqual({ due: 2, shown: 1 });
    expect(back({ due: 2, shown: 0 }).shown).toBe(0);
  });

  it('ends after its last words', () => {
    const now = next(LESSON, due(4));
    expect(mood(LESSON, now, at(['done']))).toBe('over');
  });
});

describe('a puzzle', () => {
  const outcome = (...winners: string[]) => ({ scores: [0, 0], winners, report: null, conceded: [] });

  it('is open while it is the solver’s turn', () => {
    expect(puzzled(LESSON, { turn: 'A', outcome: null })).toBe('open');
    expect(puzzled(LESSON, { turn: 'B', outcome: null })).toBe('missed');
  });
  it('is solved by whoever wins', () => {
    expect(puzzled(LESSON, { turn: 'A', outcome: outcome('A') })).toBe('solved');
    expect(puzzled(LESSON, { turn: 'A', outcome: outcome('B') })).toBe('missed');
  });
});

describe('what was learnt', () => {
  beforeEach(() => localStorage.clear());
  it('is kept, once each', () => {
    learn('tcg/one');
    learn('tcg/two');
    learn('tcg/one');
    expect([...learnt()]).toEqual(['tcg/one', 'tcg/two']);
  });
  it('is nothing where nonsense was kept', () => {
    localStorage.setItem('tabard-lessons', '{');
    expect(learnt().size).toBe(0);
  });
});

describe('a click under the coach', () => {
  it('does what may be picked now and nothing of what would follow it', () => {
    expect(heldBack(['travel here', 'stop'], 'travel here')).toEqual(['travel here']);
    expect(heldBack(['travel there', 'stop'], 'travel here')).toEqual([]);
    expect(heldBack(['travel here', 'stop'], null)).toEqual(['travel here', 'stop']);
  });
});
