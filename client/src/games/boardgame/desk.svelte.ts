/** What the parts of this table share: which hero is chosen, what lies open, the journey that is planned. */

class Desk {
  /** The hero whom the action buttons and the map speak of. */
  hero = $state<string | null>(null);
  /** Whose sheet lies open. */
  sheet = $state<string | null>(null);
  /** What is looked up: one of the books. */
  book = $state<string | null>(null);
  /** Regions that are lit because somebody looks them up. */
  lit = $state.raw<readonly string[]>([]);
  /** Regions on the way, from the first step to the last. */
  road = $state.raw<readonly string[]>([]);
}

export const desk = new Desk();
