/**
 * "It is your turn", told to somebody who looks elsewhere: a mark in the title and on the icon, a
 * sound, and a notice of the browser where he allowed it. Once a turn, and only while the page is
 * hidden; looking at it takes everything back.
 */
import { play } from './sound';

export const MARK = '● ';

/** What the browser says about notices. `unsupported`: it has none. */
export type Permission = NotificationPermission | 'unsupported';

export interface Turn {
  /** Names the turn, so that it is told only once: table and question number. */
  key: string;
  title: string;
  body: string;
}

const told = new Set<string>();
let shown: Notification | null = null;
let badge: { link: HTMLLinkElement; href: string } | null = null;

export function permission(): Permission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Ask the player; only ever from a click of his in the settings. */
export async function askPermission(): Promise<Permission> {
  if (permission() !== 'default') return permission();
  return Notification.requestPermission();
}

/** Tell about a turn, if nobody looks and it was not told before. Says whether it was told. */
export function tell(turn: Turn, wanted: { notices: boolean }): boolean {
  if (!document.hidden || told.has(turn.key)) return false;
  told.add(turn.key);
  mark(true);
  play('turn');
  if (wanted.notices && permission() === 'granted') {
    shown?.close();
    try {
      shown = new Notification(turn.title, { body: turn.body, tag: turn.key, icon: '/favicon.svg' });
      shown.onclick = () => {
        window.focus();
        shown?.close();
      };
    } catch {
      // Some phones know notices only from a service worker: the title and the icon must do.
      shown = null;
    }
  }
  return true;
}

/** Take everything back: somebody looks, or the turn has passed. */
export function clear(): void {
  mark(false);
  shown?.close();
  shown = null;
}

/** Call once at start; looking at the page clears. Returns how to stop. */
export function watch(): () => void {
  const looked = (): void => {
    if (!document.hidden) clear();
  };
  document.addEventListener('visibilitychange', looked);
  return () => document.removeEventListener('visibilitychange', looked);
}

/** A title with the mark kept: pages that change their title while a mark stands use this. */
export function titled(title: string): void {
  document.title = (badge ? MARK : '') + title;
}

function mark(on: boolean): void {
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  if (!on) {
    document.title = bare;
    if (badge) badge.link.href = badge.href;
    badge = null;
    return;
  }
  document.title = MARK + bare;
  if (badge) return;
  const found = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const link = found ?? document.createElement('link');
  if (!found) {
    link.rel = 'icon';
    document.head.append(link);
  }
  badge = { link, href: found?.getAttribute('href') ?? '/favicon.svg' };
  // A file of its own: the policy of our pages allows no picture inside an address.
  link.href = '/favicon-turn.svg';
}

/** For tests: as if the page had just been opened. */
export function forget(): void {
  told.clear();
  clear();
}
