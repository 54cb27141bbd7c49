import { describe, expect, it } from 'vitest';
import type { GameInfo, Setting } from './api';
import { apart, firstSeats, planned, settingValue, slotsOf } from './setup';

const of = (...values: string[]) => values.map((value) => ({ value, name: value }));
const faces: Setting = {
  name: 'faces',
  title: 'Faces',
  default: 'random',
  help: '',
  choices: null,
  slots: { '2': [of('L', 'l'), of('S', 's')], '3': [of('L', 'l'), of('M', 'm', 'N'), of('M', 'm', 'N')] },
};
const first: Setting = { ...faces, name: 'first', choices: of('A', 'B'), slots: null };

describe('a table that is being laid', () => {
  it('says seats as the server wants them', () => {
    expect(planned({ kind: 'me', name: 'x' })).toEqual({ kind: 'me' });
    expect(planned({ kind: 'hard', name: '' })).toEqual({ kind: 'bot', level: 'hard' });
    expect(planned({ kind: 'hot', name: ' Oswin ' })).toEqual({ kind: 'hot', name: 'Oswin' });
    expect(planned({ kind: 'hot', name: ' ' })).toEqual({ kind: 'hot' });
  });

  it('says what each seat brings, but nobody brings anything to a free one', () => {
    const brings = { text: 'Hero: Rumi', name: 'Rumi', leader: null, ready: null };
    expect(planned({ kind: 'me', name: '', brings })).toEqual({ kind: 'me', brings: 'Hero: Rumi' });
    expect(planned({ kind: 'easy', name: '', brings })).toEqual({ kind: 'bot', level: 'easy', brings: 'Hero: Rumi' });
    expect(planned({ kind: 'free', name: '', brings })).toEqual({ kind: 'free' });
  });

  it('begins with me and bots, or free seats when one invites, within what the game allows', () => {
    const game = { seats: [2, 5] } as GameInfo;
    expect(firstSeats(game, false).map((seat) => seat.kind)).toEqual(['me', 'normal', 'normal']);
    expect(firstSeats(game, true).map((seat) => seat.kind)).toEqual(['me', 'free', 'free']);
    expect(firstSeats({ ...game, seats: [2, 2] }, true)).toHaveLength(2);
    expect(firstSeats({ ...game, seats: [4, 6] }, true)).toHaveLength(4);
  });

  it('has a list of choices for each part of a setting', () => {
    expect(slotsOf(faces, 2)).toHaveLength(2);
    expect(slotsOf(first, 2)).toEqual([of('A', 'B')]);
    expect(slotsOf({ ...first, choices: null }, 2)).toEqual([]);
  });

  it('leaves the default where nothing was picked', () => {
    const slots = slotsOf(faces, 2);
    expect(settingValue(faces, slots, [undefined, undefined])).toBeUndefined();
    expect(settingValue(faces, slots, [undefined, 's'])).toEqual(['L', 's']);
    expect(settingValue(first, slotsOf(first, 2), ['B'])).toBe('B');
  });

  it('never begins with the same in two equal slots', () => {
    expect(apart(slotsOf(faces, 3))).toEqual(['L', 'M', 'N']);
  });
});
