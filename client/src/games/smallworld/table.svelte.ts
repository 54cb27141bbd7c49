/** What the board and the panels of this game share: a drag from the hand, and how many tokens one
 *  click places. */

export type Held = 'token' | 'beast' | 'champion';

class Tabletop {
  /** What is being dragged, and where the pointer is. */
  drag = $state<{ held: Held; x: number; y: number } | null>(null);
  /** How many tokens a click places: a number, or all of them. */
  each = $state<1 | 3 | 'all'>(1);
  /** Set by the board: what happens when something is let go over a region. */
  drop: ((region: string, held: Held) => void) | null = null;

  /** The region under a point of the screen. */
  under(x: number, y: number): string | null {
    const hit = document.elementFromPoint(x, y)?.closest('[data-region]');
    return hit?.getAttribute('data-region') ?? null;
  }
}

export const tabletop = new Tabletop();
