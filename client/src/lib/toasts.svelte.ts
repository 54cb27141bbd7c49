/** Slips from below: what has happened goes after a while, what was refused stays until closed. */
import type { Reason } from './messages';

export interface Toast {
  id: number;
  kind: 'news' | 'good' | 'bad';
  text: string;
  /** With a refusal: the sum and the rule behind it. */
  reason?: Reason;
  stays: boolean;
  /** What can still be done about it. */
  offer?: { label: string; take(): void };
}

const SHOWN = 4000;
const OFFERED = 10_000;
const MOST = 3;

class Toasts {
  list: Toast[] = $state([]);
  #next = 1;

  say(text: string, kind: Toast['kind'] = 'news'): void {
    const id = this.#add({ kind, text, stays: false });
    setTimeout(() => this.close(id), SHOWN);
  }

  /** Something has happened that can be taken back for a while. */
  offer(text: string, label: string, take: () => void): void {
    const id = this.#add({ kind: 'news', text, stays: false, offer: { label, take: () => (this.close(id), take()) } });
    setTimeout(() => this.close(id), OFFERED);
  }

  refuse(text: string, reason?: Reason): void {
    this.list = this.list.filter((toast) => !toast.stays);
    this.#add(reason ? { kind: 'bad', text, reason, stays: true } : { kind: 'bad', text, stays: true });
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** A refusal has had its time when something else is tried. */
  clear(): void {
    this.list = this.list.filter((toast) => !toast.stays);
  }

  #add(toast: Omit<Toast, 'id'>): number {
    const id = this.#next++;
    this.list = [...this.list, { ...toast, id }].slice(-MOST);
    return id;
  }
}

export const toasts = new Toasts();
