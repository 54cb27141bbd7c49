/** What the parts of this table share: which hero is chosen, what lies open, the journey that is planned. */

/** What can be looked up at any time. */
export const BOOKS = ['quests', 'events', 'merchant', 'creatures', 'track', 'heroes'] as const;
export type Book = (typeof BOOKS)[number];

class Desk {
  /** The hero whom the action buttons and the map speak of. */
  hero = $state<string | null>(null);
  /** Whose sheet lies open. */
  sheet = $state<string | null>(null);
  book = $state<Book | null>(null);
  /** The region that is looked at. */
  hot = $state<string | null>(null);
  /** Regions that are lit because somebody looks them up. */
  lit = $state.raw<readonly string[]>([]);
  /** The next click points at something for the people of my side. */
  pointing = $state(false);
  /** Regions on the way, from the first step to the last. */
  road = $state.raw<readonly string[]>([]);
}

export const desk = new Desk();
