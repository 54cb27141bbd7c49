/** Seats that I gave to a bot, so that the table can offer them back. The server knows only that a
 * bot sits there; on another device the menu offers every bot's seat. */
import type { Seat, Table } from './messages';

const KEY = 'tabard-handed';
const MOST = 50;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class Handed {
  #kept: string[] = $state.raw(load());

  /** A bot plays on in this seat. */
  over(table: string, seat: string): void {
    this.#set([...this.#kept.filter((one) => one !== `${table} ${seat}`), `${table} ${seat}`].slice(-MOST));
  }

  back(table: string, seat: string): void {
    this.#set(this.#kept.filter((one) => one !== `${table} ${seat}`));
  }

  /** Those of this table that a bot still keeps. */
  of(table: Table): Seat[] {
    if (table.status !== 'playing') return [];
    return table.seats.filter(
      (seat) => seat.kind === 'bot' && !seat.conceded && this.#kept.includes(`${table.id} ${seat.seat}`),
    );
  }

  #set(kept: string[]): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const handed = new Handed();
