import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askPermission, clear, forget, MARK, permission, tell, titled, watch } from './notices';

const TURN = { key: 't/1', title: 'Your turn', body: 'Conquer' };
let hidden = true;
const shown: string[] = [];
let closed = 0;

class FakeNotification {
  static permission = 'granted';
  static requestPermission = vi.fn(async () => 'granted');
  onclick: (() => void) | null = null;
  constructor(title: string) {
    shown.push(title);
  }
  close(): void {
    closed++;
  }
}

const icon = (): string | null => document.querySelector('link[rel="icon"]')!.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  document.title = 'Table';
  hidden = true;
  shown.length = closed = 0;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('Notification', FakeNotification);
  FakeNotification.permission = 'granted';
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a notice', () => {
  it('comes once a turn, with title, icon and a slip of the browser', () => {
    expect(tell(TURN, { notices: true })).toBe(true);
    expect(tell(TURN, { notices: true })).toBe(false);
    expect(document.title).toBe(MARK + 'Table');
    expect(icon()).toBe('/favicon-turn.svg');
    expect(shown).toEqual(['Your turn']);
    expect(tell({ ...TURN, key: 't/2' }, { notices: true })).toBe(true);
    expect(document.title).toBe(MARK + 'Table');
  });

  it('never comes to somebody who looks', () => {
    hidden = false;
    expect(tell(TURN, { notices: true })).toBe(false);
    expect(document.title).toBe('Table');
    expect(shown).toEqual([]);
  });

  it('shows no slip without the setting or the permission', () => {
    tell(TURN, { notices: false });
    FakeNotification.permission = 'denied';
    tell({ ...TURN, key: 't/2' }, { notices: true });
    expect(shown).toEqual([]);
    expect(document.title).toBe(MARK + 'Table');
  });

  it('is taken back when somebody looks', () => {
    const stop = watch();
    tell(TURN, { notices: true });
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(document.title).toBe('Table');
    expect(icon()).toBe('/favicon.svg');
    expect(closed).toBe(1);
    stop();
  });

  it('keeps its mark when the page changes its title', () => {
    tell(TURN, { notices: false });
    titled('Round 2');
    expect(document.title).toBe(MARK + 'Round 2');
    clear();
    expect(document.title).toBe('Round 2');
  });

  it('asks for permission only where nothing is decided', async () => {
    expect(await askPermission()).toBe('granted');
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    FakeNotification.permission = 'default';
    await askPermission();
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    vi.stubGlobal('Notification', undefined);
    expect(permission()).toBe('unsupported');
  });
});
