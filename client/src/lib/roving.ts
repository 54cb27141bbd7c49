/** One stop of the Tab key for many things: inside, the arrow keys go from one to the next. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** `from`: where Tab enters first. */
export function roving(selector: string, from: 'first' | 'last' = 'first'): Attachment<HTMLElement> {
  return (root) => {
    const all = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | undefined;

    const settle = (): void => {
      const list = all();
      if (!current || !list.includes(current)) current = undefined;
      const stop = current ?? (from === 'first' ? list[0] : list.at(-1));
      for (const one of list) one.tabIndex = one === stop ? 0 : -1;
    };
    const focused = (event: FocusEvent): void => {
      const one = (event.target as Element).closest<HTMLElement>(selector);
      if (one) current = one;
      settle();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const list = all();
      const at = list.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? list.length - 1 : step ? at + step : -1;
      if (at < 0 || !list[to]) return;
      event.preventDefault();
      event.stopPropagation();
      list[to].focus();
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
  };
}
