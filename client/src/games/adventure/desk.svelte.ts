/** What the parts of this table share: what is looked at, what is lit, the road that is planned. */

class Desk {
  /** The space that is looked at. */
  hot = $state<string | null>(null);
  /** Spaces on the way there, from the first step to the last. */
  road = $state.raw<readonly string[]>([]);
  /** Spaces that are lit because somebody looks something up: those of a quest, for example. */
  lit = $state.raw<readonly string[]>([]);
  /** The quest whose route the map shows, and whose it is. */
  quest = $state.raw<{ seat: string; id: string } | null>(null);
  /** The rival who is looked at: the map shows where they may come. */
  rival = $state<string | null>(null);
  /** The same, by a click or a tap: until the next one. */
  sheet = $state<string | null>(null);
}

export const desk = new Desk();
