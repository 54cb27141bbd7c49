/** The HTTP API. Every failure is an `ApiError` whose message a player can read. */
import type { Box } from '../games/contract';
import { promise, toTell } from './dice';
import type { Language, Level, Position, Table } from './messages';
import { prefs } from './prefs.svelte';
import type { Rule } from './rules';
import { t } from './words';

export type { Rule };

export interface Me {
  id: string;
  name: string;
  language: Language;
}

export interface ChoiceOf {
  value: unknown;
  name: string;
}

/** A choice of the table before the game. With `slots` (by number of seats) of more than one list the
 * value is a list with one choice from each. */
export interface Setting {
  name: string;
  title: string;
  default: unknown;
  help: string;
  choices: ChoiceOf[] | null;
  slots: Record<string, ChoiceOf[][]> | null;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  settings: Setting[];
  content: Record<string, number>;
  lessons: LessonName[];
  puzzles: LessonName[];
  /** How many rounds a game has, by number of seats. */
  rounds: Record<string, number>;
  /** Whether there is a list of rules. */
  rules: boolean;
  teams: boolean;
}

export interface LessonName {
  id: string;
  title: string;
  /** How hard a puzzle is. */
  level: '' | 'easy' | 'medium' | 'hard';
}

/** A puzzle has no steps: nobody is led. */
export interface Lesson {
  id: string;
  title: string;
  seat: string;
  steps: { say: string; pick: string | null; point: [string, string][] }[];
  puzzle: { task: string; hint: string; idea: string } | null;
}

export interface Replay {
  table: Table;
  steps: {
    n: number;
    seat: string | null;
    text: string;
    kind: 'pick' | 'chance' | 'undo' | 'order';
    round: number;
    interesting: boolean;
    turn: number;
  }[];
  outcome: Position['outcome'];
}

export interface DeviceLink {
  url: string;
  token: string;
  /** SVG text. */
  qr: string;
  expires: number;
}

/** Where a friend finds this server; null: on this machine alone. */
export interface Invite {
  origin: string | null;
  command: string;
}

export type NewSeat = {
  kind: 'me' | 'free' | 'bot' | 'hot';
  level?: Level;
  name?: string;
  /** A list of its own (a deck) as text, or the name of one in the box. */
  brings?: string;
};

/** A list of mine (a deck), as I wrote it. */
export interface OwnList {
  id: string;
  text: string;
  created: number;
  changed: number;
}

/** What is wrong with a list: in which line, by which rule, and how many copies of what the line names have
 *  to go to mend it. */
export interface ListProblem {
  text: string;
  line: number | null;
  rule: string | null;
  excess: number;
}

/** A text as the game reads it. Without problems it can be played. */
export interface Listing {
  name: string;
  leader: [kind: string, id: string] | null;
  size: number;
  entries: { kind: string; id: string; copies: number; group: string }[];
  problems: ListProblem[];
  /** Problems besides those. */
  more: number;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: NewSeat[];
  public: boolean;
  spectators_allowed: boolean;
  stand_in_after: number | null;
  /** Seconds for an answer; then a bot gives it. */
  clock?: number | null;
  promise?: string;
  practice?: boolean;
  start?: boolean;
  /** So many games for one result at most. */
  best_of?: number;
  /** Lists change hands after each of them. */
  swap?: boolean;
}

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `${path}${path.includes('?') ? '&' : '?'}language=${prefs.language}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(t('frame-no-server'), 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const said = (data as { error?: unknown } | null)?.error;
  throw new ApiError(typeof said === 'string' ? said : t('frame-failed'), answer.status);
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const part = encodeURIComponent;

/** What does not change while a page is open is asked once for each language. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const key = `${prefs.language} ${path}`;
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** Nonces that were told, or are on their way: until one has arrived, the table may ask again. */
const telling = new Set<string>();

/** The table, after I have told it what it waits for: see `dice`. */
export async function told(table: Table): Promise<Table> {
  for (const mine of toTell(table)) {
    if (telling.has(mine.nonce)) continue;
    telling.add(mine.nonce);
    try {
      table = await post<Table>(`/api/tables/${part(table.id)}/tell`, mine);
    } catch (error) {
      telling.delete(mine.nonce);
      throw error;
    }
  }
  return table;
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  deviceLink: () => post<DeviceLink>('/api/me/link'),
  useLink: (token: string) => post<Me>('/api/link', { token }),
  myTables: () => get<Table[]>('/api/me/tables'),
  openTables: () => get<Table[]>('/api/tables'),
  games: () => once<GameInfo[]>('/api/games'),
  box: (game: string) => once<Box>(`/api/games/${part(game)}/box`),
  rules: (game: string) => once<Rule[]>(`/api/games/${part(game)}/rules`),
  lesson: (game: string, lesson: string) =>
    once<Lesson>(`/api/games/${part(game)}/lessons/${part(lesson)}`),
  startLesson: (game: string, lesson: string) =>
    post<Table>(`/api/games/${part(game)}/lessons/${part(lesson)}`),
  create: (table: NewTable) => post<Table>('/api/tables', { promise: promise(), ...table }).then(told),
  table: (id: string) => get<Table>(`/api/tables/${part(id)}`),
  sit: (id: string, seat?: string) =>
    post<Table>(`/api/tables/${part(id)}/sit`, { ...(seat ? { seat } : {}), promise: promise() }),
  /** To the seat that I have: a list of mine, or the name of one in the box. */
  bring: (id: string, seat: string, brings: string) => post<Table>(`/api/tables/${part(id)}/sit`, { seat, brings }),
  leave: (id: string) => post<Table>(`/api/tables/${part(id)}/leave`),
  start: (id: string) => post<Table>(`/api/tables/${part(id)}/start`),
  concede: (id: string, seat: string) => post<Table>(`/api/tables/${part(id)}/concede`, { seat }),
  take: (id: string, seat: string) => post<Table>(`/api/tables/${part(id)}/take`, { seat }),
  setSeat: (id: string, seat: string, kind: 'free' | 'bot', level?: Level) =>
    post<Table>(`/api/tables/${part(id)}/seat`, { seat, kind, ...(level ? { level } : {}) }),
  /** The same for the bot of a table of mine. */
  bringFor: (id: string, seat: string, brings: string) =>
    post<Table>(`/api/tables/${part(id)}/seat`, { seat, kind: 'bot', brings }),
  rematch: (id: string) =>
    post<Table>(`/api/tables/${part(id)}/rematch`, { promise: promise() }).then(told),
  shelve: (id: string, shelf: '' | 'archive' | 'removed') => post<Table>(`/api/tables/${part(id)}/shelf`, { shelf }),
  invite: () => get<Invite>('/api/invite'),
  replay: (id: string) => get<Replay>(`/api/replays/${part(id)}`),
  replayAt: (id: string, n: number, seat?: string) =>
    get<Position>(`/api/replays/${part(id)}/${n}${seat ? `?seat=${part(seat)}` : ''}`),
  fork: (id: string, after: number, seat: string, level: Level) =>
    post<Table>(`/api/replays/${part(id)}/fork`, { after, seat, level }),
  lists: (game: string) => get<OwnList[]>(`/api/games/${part(game)}/lists`),
  addList: (game: string, text: string) => post<OwnList>(`/api/games/${part(game)}/lists`, { text }),
  changeList: (game: string, id: string, text: string) =>
    call<OwnList>('PUT', `/api/games/${part(game)}/lists/${part(id)}`, { text }),
  removeList: (game: string, id: string) => call<OwnList>('DELETE', `/api/games/${part(game)}/lists/${part(id)}`),
  readList: (game: string, text: string) => post<Listing>(`/api/games/${part(game)}/lists/read`, { text }),
  /** Addresses of exports, for links. */
  exported: (id: string, file: 'match.json' | 'log.txt' | 'scenario.yaml') =>
    `/api/tables/${part(id)}/${file}?language=${prefs.language}`,
};

/** The lesson after this one, in the order of the list; null: it is the last. */
export async function lessonAfter(game: string, lesson: string): Promise<LessonName | null> {
  const all = (await api.games()).find((one) => one.id === game)?.lessons ?? [];
  return all[all.findIndex((one) => one.id === lesson) + 1] ?? null;
}
