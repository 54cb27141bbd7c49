/** A table that is being laid: seats and options, as the server wants them. */
import type { ChoiceOf, GameInfo, NewSeat, Setting } from './api';
import type { Brought } from '../games/contract';
import type { Level } from './messages';

export type SeatKind = 'me' | 'easy' | 'normal' | 'hard' | 'hot' | 'free';

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  /** What it plays with; without it the table's own choice. */
  brings?: Brought | undefined;
}

export function planned(seat: PlannedSeat): NewSeat {
  const brings = seat.brings ? { brings: seat.brings.text } : {};
  switch (seat.kind) {
    case 'me':
      return { kind: 'me', ...brings };
    case 'free':
      return { kind: 'free' };
    case 'hot':
      return { kind: 'hot', ...(seat.name.trim() ? { name: seat.name.trim() } : {}), ...brings };
    default:
      return { kind: 'bot', level: seat.kind satisfies Level, ...brings };
  }
}

/** One list of choices for each part of the setting's value. */
export function slotsOf(setting: Setting, seats: number): ChoiceOf[][] {
  const slots = setting.slots?.[String(seats)];
  if (slots) return slots;
  return setting.choices ? [setting.choices] : [];
}

/** Something in each slot to begin with: of two equal slots one takes the first, the next the last. */
export function apart(slots: ChoiceOf[][]): unknown[] {
  const key = (slot: ChoiceOf[]) => JSON.stringify(slot.map((one) => one.value));
  return slots.map((slot, i) => {
    const before = slots.slice(0, i).filter((other) => key(other) === key(slot)).length;
    return (before % 2 === 0 ? slot[before / 2] : slot.at(-(before + 1) / 2))?.value;
  });
}

/** What was picked in each slot, as one value; undefined: the default. */
export function settingValue(setting: Setting, slots: ChoiceOf[][], picked: unknown[]): unknown {
  if (picked.every((value) => value === undefined)) return undefined;
  if (slots.length === 1) return picked[0];
  return slots.map((slot, i) => picked[i] ?? slot[0]?.value ?? setting.default);
}

/** Seats to begin with: me and as many others as make a good game, free ones when one invites. */
export function firstSeats(game: GameInfo, inviting: boolean): PlannedSeat[] {
  const count = Math.max(game.seats[0], Math.min(3, game.seats[1]));
  return Array.from({ length: count }, (_, i) => ({
    kind: i === 0 ? 'me' : inviting ? 'free' : 'normal',
    name: '',
  }));
}
