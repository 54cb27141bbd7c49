/** Positions of a replay: fetched when looked at, the next ones ahead of time, the last ones kept. */
import type { Language, Position } from './messages';
import { t } from './words';

export interface Eyes {
  /** null: all of them together. */
  seat: string | null;
  language: Language;
  /** With the zones that the plain table needs. */
  plain: boolean;
}

const KEPT = 160;

export class Album {
  #id: string;
  #kept = new Map<string, Promise<Position>>();

  constructor(id: string) {
    this.#id = id;
  }

  /** The position after input n. */
  at(n: number, eyes: Eyes): Promise<Position> {
    const key = `${n} ${eyes.seat} ${eyes.language} ${eyes.plain}`;
    let page = this.#kept.get(key);
    if (page) this.#kept.delete(key);
    else {
      page = this.#fetch(n, eyes);
      page.catch(() => this.#kept.delete(key));
    }
    // Set anew: the map keeps the order of use.
    this.#kept.set(key, page);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return page;
  }

  /** Fetch these too, for whoever goes on; nobody waits for them. */
  ahead(numbers: readonly number[], eyes: Eyes): void {
    for (const n of numbers) this.at(n, eyes).catch(() => undefined);
  }

  async #fetch(n: number, eyes: Eyes): Promise<Position> {
    const query = new URLSearchParams({ language: eyes.language });
    query.set('seat', eyes.seat ?? '*');
    if (eyes.plain) query.set('plain', 'true');
    const answer = await fetch(`/api/replays/${encodeURIComponent(this.#id)}/${n}?${query}`, {
      credentials: 'same-origin',
    }).catch(() => {
      throw new Error(t('frame-no-server'));
    });
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok) return data as Position;
    throw new Error((data as { error?: string } | null)?.error ?? t('frame-failed'));
  }
}
