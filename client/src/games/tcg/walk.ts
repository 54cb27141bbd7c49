/** The arrow keys go from card to card: the next one in that direction. One stop of the Tab key for all. */

const CARDS = '[data-region]';

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export interface Middle {
  x: number;
  y: number;
}

/** The nearest in a direction: what lies off to the side is further away. -1: nothing is there. */
export function next(all: readonly Middle[], from: Middle, [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  all.forEach((one, i) => {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx);
    if (along < 4) return;
    const far = along + aside * (dx ? 4 : 1.5);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** Watch this element. Returns how to stop. */
export function walk(root: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CARDS)];
  // Asks for no layout: this runs after everything that changes.
  const seen = (one: HTMLElement): boolean => one.checkVisibility();
  const settle = (): void => {
    const list = all();
    if (!current || !list.includes(current) || !seen(current)) current = null;
    const stop =
      current ?? list.find((one) => (one.dataset.option ?? one.dataset.lifts) !== undefined && seen(one)) ?? list.findLast(seen);
    for (const one of list) {
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent): void => {
    const one = (event.target as Element).closest<HTMLElement>(CARDS);
    if (one) current = one;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    const here = (event.target as Element).closest<HTMLElement>(CARDS);
    if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const list = all().filter(seen);
    const middle = (one: HTMLElement): Middle => {
      const box = one.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    list[next(list.map(middle), middle(here), way)]?.focus();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', focused);
  root.addEventListener('keydown', pressed);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', focused);
    root.removeEventListener('keydown', pressed);
  };
}
