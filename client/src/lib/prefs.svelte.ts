/** What a person has chosen for this browser: kept in local storage, read by everything. */

export type Language = 'en' | 'it';
export type Theme = 'light' | 'dark';

interface Kept {
  language: Language;
  /** `system`: as the system says. */
  theme: Theme | 'system';
  /** Milliseconds that each move of another player is shown; 0: at once. */
  speed: number;
  sound: boolean;
  notices: boolean;
  plain: boolean;
  /** Whether a question that can only be passed is passed without a click. */
  autopass: boolean;
  /** Percent. */
  text: number;
  /** Whether the log is open on a wide screen. */
  log: boolean;
  /** Public ids of people whose chat is not shown. */
  muted: string[];
}

const KEY = 'tabard';
/** A phone, however it is held, or a tablet held upright. */
const SMALL = '(max-width: 760px), (max-width: 900px) and (orientation: portrait), (max-height: 500px)';

function fromSystem(): Language {
  const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const known = spoken.map((name) => name.slice(0, 2)).find((name) => name === 'it' || name === 'en');
  return known === 'it' ? 'it' : 'en';
}

function load(): Kept {
  const base: Kept = {
    language: fromSystem(),
    theme: 'system',
    speed: 700,
    sound: true,
    notices: false,
    plain: false,
    autopass: true,
    text: 100,
    log: true,
    muted: [],
  };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // No storage (a private window), or nonsense in it: the defaults serve.
    return base;
  }
}

class Prefs {
  #kept: Kept = $state(load());
  #systemDark = $state(false);
  #calm = $state(false);
  #phone = $state(false);
  #narrow = $state(false);
  #tall = $state(false);
  #low = $state(false);

  constructor() {
    if (typeof window === 'undefined' || typeof window.matchMedia !== 'function') return;
    const watch = (query: string, set: (matches: boolean) => void) => {
      const list = window.matchMedia(query);
      set(list.matches);
      list.addEventListener('change', (event) => set(event.matches));
    };
    watch('(prefers-color-scheme: dark)', (m) => (this.#systemDark = m));
    watch('(prefers-reduced-motion: reduce)', (m) => (this.#calm = m));
    watch(SMALL, (m) => (this.#phone = m));
    watch('(max-width: 1200px)', (m) => (this.#narrow = m));
    watch('(max-aspect-ratio: 2/3)', (m) => (this.#tall = m));
    watch('(max-height: 500px)', (m) => (this.#low = m));
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.#kept = load();
    });
  }

  get language() {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#set({ language: value });
  }
  get themeChoice() {
    return this.#kept.theme;
  }
  set themeChoice(value: Theme | 'system') {
    this.#set({ theme: value });
  }
  /** The theme that shows now. */
  get theme(): Theme {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#systemDark ? 'dark' : 'light';
  }
  get speed() {
    return this.#kept.speed;
  }
  set speed(value: number) {
    this.#set({ speed: value });
  }
  get sound() {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  get notices() {
    return this.#kept.notices;
  }
  set notices(value: boolean) {
    this.#set({ notices: value });
  }
  get plain() {
    return this.#kept.plain;
  }
  set plain(value: boolean) {
    this.#set({ plain: value });
  }
  get autopass() {
    return this.#kept.autopass;
  }
  set autopass(value: boolean) {
    this.#set({ autopass: value });
  }
  get text() {
    return this.#kept.text;
  }
  set text(value: number) {
    this.#set({ text: value });
  }
  get log() {
    return this.#kept.log;
  }
  set log(value: boolean) {
    this.#set({ log: value });
  }
  get muted() {
    return this.#kept.muted;
  }
  set muted(value: string[]) {
    this.#set({ muted: value });
  }
  /** The system asks for no motion. */
  get calm() {
    return this.#calm;
  }
  /** A small screen. */
  get phone() {
    // Twice as large, the columns beside the board of a small laptop hold no more than a phone.
    return this.#phone || (this.#narrow && this.text >= 200);
  }
  /** The window of a phone held upright. */
  get tall() {
    return this.#tall;
  }
  /** That of a phone on its side. */
  get low() {
    return this.#low;
  }

  #set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const prefs = new Prefs();
