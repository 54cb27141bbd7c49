/** A deck on the builder's table: changed, taken back, read by the server, saved by itself. What isn't saved yet
 *  is kept in this browser. */
import { api, ApiError, type Listing } from '../../../lib/api';
import type { Box } from '../../contract';
import { anotherName, fromListing, mended, sizeOf, tooMany, withCopies, wrongWith, write, type Deck, type Written } from './deck';

const GAME = 'tcg';
/** Milliseconds: before a change is read and saved, and before what failed is tried again. */
const SOON = 350;
const AGAIN = 3000;
/** Changes that can be taken back. */
const BACK = 100;

interface Draft {
  text: string;
  /** What the server had when it was written. */
  base: string;
}

const key = (id: string): string => `tabard-deck ${id}`;

function draftOf(id: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** A deck of mine, and whether what was kept here had to become a deck of its own. */
export async function open(id: string, box: Box): Promise<{ work: DeckWork; apart: boolean } | null> {
  const mine = await api.lists(GAME);
  const kept = mine.find((one) => one.id === id);
  if (!kept) return null;
  const draft = draftOf(id);
  let text = kept.text;
  let apart = false;
  if (draft && draft.text !== text) {
    if (draft.base === text) text = draft.text;
    else {
      // Changed elsewhere meanwhile: both stay.
      const other = fromListing(draft.text, await api.readList(GAME, draft.text));
      await api.addList(GAME, write(box, { ...other, name: anotherName(other.name, []) }).text);
      apart = true;
    }
  }
  if (apart) localStorage.removeItem(key(id));
  const deck = fromListing(text, await api.readList(GAME, text));
  return { work: new DeckWork(id, box, deck, kept.text, text !== kept.text), apart };
}

export class DeckWork {
  deck: Deck = $state.raw({ name: '', hero: '', cards: {}, notes: [] });
  /** The deck as the server read it last; null: not yet. */
  listing: Listing | null = $state.raw(null);
  /** Which card stands on a line of what it read. */
  #at: Written['at'] = $state.raw(new Map());
  saved: 'yes' | 'soon' | 'failed' = $state('yes');
  /** Whether the answer is about the deck as it is now. */
  checked = $state(false);
  #past: Deck[] = $state.raw([]);
  #renaming = false;
  /** What the server has. */
  #base: string;
  /** Whether there is more here. */
  #dirty: boolean;
  #box: Box;
  #reading = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  constructor(readonly id: string, box: Box, deck: Deck, base: string, dirty = false) {
    this.#box = box;
    this.#base = base;
    this.#dirty = dirty;
    this.deck = deck;
    void this.#read();
    if (dirty) this.#later();
  }

  get text(): string {
    return write(this.#box, this.deck).text;
  }
  get size(): number {
    return sizeOf(this.deck);
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get legal(): boolean {
    return this.checked && this.listing !== null && this.listing.problems.length === 0;
  }
  /** Copies of each card that have to go. */
  get excess(): Map<string, number> {
    return this.listing ? tooMany(this.listing, this.#at) : new Map();
  }
  wrong(id: string) {
    return this.listing ? wrongWith(this.listing, this.#at, id) : [];
  }
  copies(id: string): number {
    return this.deck.cards[id] ?? 0;
  }

  /** In another language: the box and the sentences. */
  speak(box: Box): void {
    if (box === this.#box) return;
    this.#box = box;
    void this.#read();
  }

  change(deck: Deck, renaming = false): void {
    // Letter by letter, a name is one change.
    if (!(renaming && this.#renaming)) this.#past = [...this.#past, this.deck].slice(-BACK);
    this.#renaming = renaming;
    this.#set(deck);
  }
  rename(name: string): void {
    this.change({ ...this.deck, name }, true);
  }
  put(id: string, copies: number): void {
    if (copies >= 0 && copies !== this.copies(id)) this.change(withCopies(this.deck, id, copies));
  }
  mend(): void {
    if (this.excess.size > 0) this.change(mended(this.deck, this.excess));
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#renaming = false;
    this.#set(before);
  }

  #set(deck: Deck): void {
    this.deck = deck;
    this.checked = false;
    this.#dirty = true;
    this.#keep();
    this.#later();
  }

  #keep(): void {
    try {
      localStorage.setItem(key(this.id), JSON.stringify({ text: this.text, base: this.#base } satisfies Draft));
    } catch {
      // Then it is kept on the server alone.
    }
  }

  #later(wait = SOON): void {
    if (this.saved === 'yes' && this.#dirty) this.saved = 'soon';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.checked) void this.#read();
      void this.save();
    }, wait);
  }

  /** The last question's answer counts; one that comes too late is none. */
  async #read(): Promise<void> {
    const number = ++this.#reading;
    const { text, at } = write(this.#box, this.deck);
    try {
      const listing = await api.readList(GAME, text);
      if (number !== this.#reading) return;
      [this.listing, this.#at, this.checked] = [listing, at, true];
    } catch {
      if (number === this.#reading) this.#later(AGAIN);
    }
  }

  /** Until the server has what is here; one after the other, so that the last one stays. */
  save(): Promise<void> {
    this.#saving ??= this.#send().finally(() => (this.#saving = null));
    return this.#saving;
  }

  async #send(): Promise<void> {
    while (this.#dirty) {
      const { text } = this;
      this.#dirty = false;
      try {
        await api.changeList(GAME, this.id, text);
      } catch (error) {
        this.#dirty = true;
        this.saved = 'failed';
        if (!(error instanceof ApiError) || error.status !== 404) this.#later(AGAIN);
        return;
      }
      this.#base = text;
    }
    this.saved = 'yes';
    localStorage.removeItem(key(this.id));
  }

  /** The page is left: what isn't saved goes now. */
  leave(): void {
    clearTimeout(this.#timer);
    void this.save();
  }
}
