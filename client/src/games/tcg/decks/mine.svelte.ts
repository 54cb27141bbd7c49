/** My decks, as the server keeps and reads them. */
import { api, ApiError, type Listing, type OwnList } from '../../../lib/api';
import { prefs } from '../../../lib/prefs.svelte';

export interface MyDeck extends OwnList {
  /** null: not read yet. */
  listing: Listing | null;
}

const PAUSE = 1000;
/** What was read stays read while the page is open. */
const kept = new Map<string, Listing>();

export class MyDecks {
  list: MyDeck[] | null = $state.raw(null);
  failed = $state('');
  #left = false;

  async load(): Promise<void> {
    const key = (text: string): string => `${prefs.language} ${text}`;
    try {
      const found = await api.lists('tcg');
      this.failed = '';
      this.list = found.map((one) => ({ ...one, listing: kept.get(key(one.text)) ?? null }));
    } catch (error) {
      this.failed = (error as Error).message;
      return;
    }
    // One after the other: the server reads no faster for one guest.
    for (const { id, text, listing } of this.list) {
      if (listing) continue;
      const read = await this.#read(text);
      if (this.#left || !read) return;
      kept.set(key(text), read);
      this.list = this.list.map((one) => (one.id === id && one.text === text ? { ...one, listing: read } : one));
    }
  }

  async #read(text: string): Promise<Listing | null> {
    while (!this.#left) {
      try {
        return await api.readList('tcg', text);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 429) return null;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    return null;
  }

  leave(): void {
    this.#left = true;
  }
}
