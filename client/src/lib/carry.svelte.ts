/** The card that somebody has in hand over a hero's sheet: picked up with a click or a key, or dragged. */

interface Held {
  card: string;
  /** Where the pointer is, while it is dragged. */
  x: number;
  y: number;
  dragged: boolean;
}

class Hand {
  held = $state.raw<Held | null>(null);
  /** The change that is looked at: what it does to the dice is shown. */
  look = $state<string | null>(null);
  /** Why the card in hand can't go there: area → sentence. */
  why = $state.raw<{ area: string; text: string; rule: string | null } | null>(null);

  take(card: string): void {
    this.held = this.held?.card === card && !this.held.dragged ? null : { card, x: 0, y: 0, dragged: false };
    this.why = null;
  }

  drag(card: string, x: number, y: number): void {
    this.held = { card, x, y, dragged: true };
  }

  drop(): void {
    this.held = null;
    this.look = null;
  }

  clear(): void {
    this.drop();
    this.why = null;
  }
}

export const hand = new Hand();

/** A card that can be dragged: a press that moves picks it up, and where it is let go `onDrop` hears of the
 *  area below (`data-area`). A press that doesn't move stays a click. */
export function draggable(node: HTMLElement, options: { card: string | null; onDrop: (card: string, area: string | null) => void }) {
  let now = options;
  let from: { x: number; y: number; id: number } | null = null;
  let moved = false;
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || now.card === null || event.pointerType === 'touch') return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
  };
  const move = (event: PointerEvent): void => {
    if (!from || now.card === null) return;
    if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
    if (!moved) node.setPointerCapture(from.id);
    moved = true;
    hand.drag(now.card, event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (from && moved && now.card !== null) {
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      const area = below.map((one) => one.closest<HTMLElement>('[data-area]')?.dataset.area).find((one) => one !== undefined) ?? null;
      const { card } = now;
      hand.drop();
      now.onDrop(card, area);
    }
    from = null;
  };
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    event.stopPropagation();
    event.preventDefault();
    moved = false;
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('click', click, true);
  return {
    update(next: typeof options) {
      now = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('click', click, true);
    },
  };
}
