import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type GameInfo } from '../lib/api';
import type { Outcome, Position, Seat, Table } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import type { Step } from '../lib/rope';
import type { Live } from '../lib/socket.svelte';
import Learn from '../pages/Learn.svelte';
import NewTable from '../pages/NewTable.svelte';
import Rules from '../pages/Rules.svelte';
import Coach from './Coach.svelte';
import Final from './Final.svelte';
import GameBox from './GameBox.svelte';
import Rope from './Rope.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const seat = (letter: string, more: Partial<Seat> = {}): Seat => ({
  seat: letter,
  kind: 'bot',
  name: { A: 'Mira', B: 'Oswin', C: 'Vell' }[letter] ?? letter,
  level: 'normal',
  mine: false,
  online: true,
  stand_in: false,
  bot_in: null,
  time_left: null,
  conceded: false,
  lent: 'no',
  seen: [],
  brings: false,
  chosen: null,
  agreed: false,
  promise: null,
  ...more,
});

const table = (more: Partial<Table> = {}): Table => ({
  id: 't1',
  game: 'game',
  title: 'Game',
  options: {},
  status: 'over',
  public: false,
  seats: [seat('A', { kind: 'person', mine: true, level: null }), seat('B'), seat('C')],
  owner: true,
  spectators: 0,
  spectators_allowed: true,
  stand_in_after: null,
  clock: null,
  practice: false,
  commitment: 'c0ffee',
  pledge: 'p1ed9e',
  tell: [],
  seed: '5eed',
  series: null,
  undo: null,
  asking: null,
  rematch: null,
  lesson: null,
  puzzle: false,
  forked_from: null,
  rounds: [2, 2],
  waiting: [],
  changed: 0,
  archived: false,
  ...more,
});

const OUTCOME: Outcome = {
  scores: [20, 31, 20],
  winners: ['B'],
  conceded: [],
  report: {
    rows: [
      { label: 'Regions', values: [15, 31, 22] },
      { label: 'Paid', values: [5, 0, -2] },
    ],
    rounds: [
      [9, 12, 10],
      [20, 31, 20],
    ],
    first: 1,
    counted: '',
    how: '',
    turnings: [], heads: [], table: [],
  },
};

const choices = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), name }));
const setting = (title: string, list: unknown) => ({ name: title.toLowerCase(), title, help: '', default: '', choices: list, slots: null });
const DECKS = choices(...Array.from({ length: 20 }, (_, i) => `Deck${i}`));
/** The same for all pages: they ask once. */
const GAMES = [
  {
    id: 'game',
    title: 'Game',
    seats: [2, 2],
    settings: [setting('Deck', DECKS), setting('Side', choices('Left', 'Right'))],
    lessons: [{ id: 'one', title: 'First steps' }],
    puzzles: [
      { id: 'puzzle-1', title: 'One in the way', level: 'easy' },
      { id: 'puzzle-2', title: 'Twice', level: 'hard' },
    ],
    rules: true,
  },
  { id: 'untaught', title: 'Untaught', seats: [2, 2], settings: [], lessons: [], puzzles: [], rules: true },
];

function answers(by: Record<string, unknown>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const found = Object.entries(by).find(([path]) => url.startsWith(path));
      return new Response(JSON.stringify(found ? found[1] : { error: 'No.' }), { status: found ? 200 : 404 });
    }),
  );
}

beforeEach(() => {
  prefs.language = 'en';
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the box of a game', () => {
  it('has its picture at once, without asking the server', () => {
    vi.stubGlobal('fetch', () => expect.unreachable());
    render(GameBox, { game: 'smallworld' });
    expect(document.querySelectorAll('.picture .token').length).toBeGreaterThan(3);
  });

  it('has dice on it when the game has drawn nothing', () => {
    render(GameBox, { game: 'chess' });
    expect(document.querySelector('.picture .emblem')).not.toBeNull();
  });
});

describe('the final page', () => {
  it('names the winner, ranks with shared places and breaks the score down', () => {
    render(Final, { table: table(), outcome: OUTCOME });
    expect(screen.getByRole('heading', { name: 'Oswin wins' })).toBeTruthy();
    const places = [...document.querySelectorAll('.ranking li')].map((li) => [
      li.getAttribute('data-seat'),
      li.querySelector('.place')?.textContent,
    ]);
    expect(places).toEqual([
      ['B', '1.'],
      ['A', '2.'],
      ['C', '2.'],
    ]);
    const row = screen.getByRole('rowheader', { name: 'Paid' }).closest('tr')!;
    expect(within(row).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['0', '5', '−2']);
  });

  it('offers the rematch to who played, and leads there once there is one', async () => {
    const { unmount } = render(Final, { table: table(), outcome: OUTCOME });
    expect(screen.getByTestId('rematch').textContent).toContain('Rematch');
    unmount();
    const watched = render(Final, { table: table({ seats: [seat('A'), seat('B'), seat('C')] }), outcome: OUTCOME });
    expect(screen.queryByTestId('rematch')).toBeNull();
    watched.unmount();
    render(Final, { table: table({ rematch: 't2' }), outcome: OUTCOME });
    expect(screen.getByRole('link', { name: /Go to rematch/ }).getAttribute('href')).toBe('/table/t2');
  });

  it('has the last words of a lesson that was won, and leads to the next one', async () => {
    const steps = [{ say: 'Take it.', pick: 'take 1', point: [] }, { say: 'That was all.', pick: null, point: [] }];
    const two = { ...GAMES[0]!, lessons: [{ id: 'one', title: 'First steps' }, { id: 'two', title: 'The rest' }] };
    vi.spyOn(api, 'lesson').mockResolvedValue({ id: 'one', title: 'First steps', seat: 'A', steps, puzzle: null });
    vi.spyOn(api, 'games').mockResolvedValue([two] as unknown as GameInfo[]);
    const won = render(Final, { table: table({ lesson: 'one' }), outcome: { ...OUTCOME, winners: ['A'] } });
    const next = await screen.findByTestId('next-lesson');
    expect(next.getAttribute('href')).toBe('/learn/game/two');
    expect(next.textContent).toContain('The rest');
    expect(screen.getByTestId('last-words').textContent).toBe('That was all.');
    won.unmount();
    render(Final, { table: table({ lesson: 'one' }), outcome: OUTCOME });
    expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/learn/game/one');
    expect(screen.queryByTestId('last-words')).toBeNull();
    vi.restoreAllMocks();
  });

  it('lets allies win together, and calls it a draw when nobody lost', () => {
    const { unmount } = render(Final, { table: table(), outcome: { ...OUTCOME, winners: ['B', 'C'] } });
    expect(screen.getByRole('heading', { name: /^Oswin and \w+ win together$/ })).toBeTruthy();
    unmount();
    render(Final, { table: table(), outcome: { ...OUTCOME, winners: ['A', 'B', 'C'] } });
    expect(screen.getByRole('heading', { name: "It's a draw" })).toBeTruthy();
  });

  it('tells that somebody gave up, and puts them last', () => {
    render(Final, { table: table(), outcome: { ...OUTCOME, winners: ['A'], conceded: ['B'], report: null } });
    expect(screen.getByRole('heading', { name: 'You win' })).toBeTruthy();
    expect(screen.getByText('Oswin conceded')).toBeTruthy();
    expect([...document.querySelectorAll('.ranking li')].at(-1)?.getAttribute('data-seat')).toBe('B');
  });

  it('tells how it was won, and when it turned, where there are no points', () => {
    const report = {
      rows: [],
      rounds: [
        [28, 30],
        [28, 26],
        [19, 26],
        [19, 0],
      ],
      first: 0,
      counted: 'Health',
      how: 'The wolf struck the last blow.',
      turnings: [
        { round: 2, seat: 'A', text: 'Mira takes 9 damage.' },
        { round: 3, seat: 'B', text: 'Oswin takes 26 damage.' },
      ], heads: [], table: [],
    };
    render(Final, { table: table(), outcome: { scores: [1, 0], winners: ['A'], conceded: [], report } });
    expect(screen.getByTestId('how').textContent).toBe('The wolf struck the last blow.');
    expect(screen.getByRole('heading', { name: 'Health' })).toBeTruthy();
    expect(screen.queryByText('Where the points come from')).toBeNull();
    expect(document.querySelector('.points')).toBeNull();
    const turnings = within(screen.getByTestId('turnings')).getAllByRole('listitem');
    expect(turnings.map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Turn 2. Mira takes 9 damage.',
      '2 Turn 3. Oswin takes 26 damage.',
    ]);
    // Each has its number on the chart, at its turn: there are as many steps as turns.
    const at = (one: Element) => Number(one.getAttribute('cx'));
    const [first, second] = [...document.querySelectorAll('.disc')].map(at);
    const zero = 40;
    expect((second! - zero) / (first! - zero)).toBeCloseTo(3 / 2);
  });

  it('speaks Italian at once', async () => {
    render(Final, { table: table(), outcome: OUTCOME });
    prefs.language = 'it';
    await tick();
    expect(screen.getByRole('heading', { name: 'Vince Oswin' })).toBeTruthy();
  });

  it('leads on to the next game of a match, and tells nothing that is still secret', async () => {
    const series = {
      best_of: 3,
      swap: false,
      game: 1,
      games: [{ table: 't1', winners: ['B'] }],
      score: [0, 1],
      winners: [],
      closed: true,
    };
    const outcome: Outcome = { scores: [1, 2], winners: ['B'], report: null, conceded: [] };
    const seats = [seat('A', { kind: 'person', mine: true }), seat('B')];
    const { rerender } = render(Final, { table: table({ seats, series }), outcome });
    expect(screen.getByTestId('next-game')).toBeTruthy();
    expect(screen.getByTestId('match-score').textContent).toMatch('0–1');
    expect(screen.getByTestId('final-closed')).toBeTruthy();
    expect(document.querySelector('a[href^="/replay"]')).toBe(null);
    expect(screen.queryByTestId('save-match')).toBe(null);
    const games = [...series.games, { table: 't2', winners: ['B'] }];
    const decided = { ...series, game: 2, games, score: [0, 2], winners: ['B'], closed: false };
    await rerender({ table: table({ seats, series: decided }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch('Oswin');
    expect(screen.queryByTestId('next-game')).toBe(null);
    expect(screen.getByTestId('rematch')).toBeTruthy();
    const links = [...screen.getByTestId('final-series').querySelectorAll('a')].map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/replay/t1', '/replay/t2']);
  });
});

describe('the rope', () => {
  const steps: Step[] = Array.from({ length: 12 }, (_, i) => ({
    n: i + 1,
    seat: 'AB'[i % 2]!,
    text: `move ${i + 1}`,
    kind: 'pick',
    round: i < 6 ? 1 : 2,
    interesting: i === 7,
    turn: i,
  }));

  it('is a slider that says where it stands', async () => {
    const onseek = vi.fn();
    render(Rope, { steps, at: 3, onseek });
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuenow')).toBe('4');
    expect(slider.getAttribute('aria-valuetext')).toBe('Round 1, move 4 of 12. move 4');
    await fireEvent.keyDown(slider, { key: 'ArrowUp' });
    await fireEvent.keyDown(slider, { key: 'ArrowDown' });
    expect(onseek.mock.calls).toEqual([[4], [2]]);
  });

  it('stops at its ends', async () => {
    const onseek = vi.fn();
    render(Rope, { steps, at: 11, onseek });
    await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp' });
    expect(onseek).toHaveBeenLastCalledWith(11);
  });

  it('has a bead for each move, and swords on what is interesting', () => {
    render(Rope, { steps, at: 3, onseek: vi.fn() });
    expect(document.querySelectorAll('.bead')).toHaveLength(12);
    expect(document.querySelectorAll('.bead.later')).toHaveLength(8);
    expect(document.querySelectorAll('.swords')).toHaveLength(1);
  });
});

describe('the lessons', () => {
  it('are listed by game; one that has none is a single card', async () => {
    answers({ '/api/games': GAMES });
    render(Learn);
    const untaught = await screen.findByRole('region', { name: 'Untaught' });
    expect(within(untaught).getByText('There are no lessons yet.')).toBeTruthy();
    expect(within(untaught).getByRole('link', { name: 'Read the rules' }).getAttribute('href')).toBe('/rules/untaught');
    expect(untaught.querySelectorAll('.paper')).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Game' })).getByText('First steps')).toBeTruthy();
    expect(within(untaught).queryByTestId('puzzles')).toBeNull();
  });

  it('are followed by puzzles, and those that were solved are marked', async () => {
    localStorage.setItem('tabard-lessons', '["game/puzzle-2"]');
    answers({ '/api/games': GAMES });
    render(Learn);
    const puzzles = await screen.findByTestId('puzzles');
    expect(within(puzzles).getByText('1 of 2 solved')).toBeTruthy();
    const marked = [...puzzles.querySelectorAll('[data-puzzle]')].map((one) => one.classList.contains('solved'));
    expect(marked).toEqual([false, true]);
    expect(within(puzzles).getByRole('button', { name: /Twice.*hard.*solved/ })).toBeTruthy();
    localStorage.removeItem('tabard-lessons');
  });
});

describe('a new table', () => {
  it('opens a list where a part of it has many choices', async () => {
    answers({
      '/api/me': { id: 'g', name: 'Mira' },
      '/api/games/game/box': { things: {}, board: {} },
      '/api/games': GAMES,
      '/api/tables': table(),
    });
    render(NewTable, { game: 'game' });
    await fireEvent.click(await screen.findByRole('combobox', { name: /^Deck/ }));
    await fireEvent.click(document.querySelector('[role=option][data-value=deck7]') as Element);
    await fireEvent.click(within(screen.getByRole('group', { name: 'Side' })).getByRole('radio', { name: 'Right' }));
    await fireEvent.click(screen.getByTestId('create'));
    const sent = vi.mocked(fetch).mock.calls.find(([url, how]) => String(url).startsWith('/api/tables') && how?.method === 'POST');
    expect(JSON.parse(String(sent?.[1]?.body)).options).toEqual({ deck: 'deck7', side: 'right' });
  });
});

describe('the waiting room', () => {
  it('leads to the start that is possible', async () => {
    answers({ '/api/invite': { origin: 'http://192.0.2.7:8420', command: '' } });
    const live = { chat: [], link: 'open' } as unknown as Live;
    const free = seat('B', { kind: 'free', level: null });
    const mine = seat('A', { kind: 'person', mine: true, level: null });
    const { rerender } = render(WaitingRoom, { table: table({ status: 'waiting', seats: [mine, free] }), live });
    const primary = () => [...document.querySelectorAll<HTMLElement>('.button.main')].map((one) => one.dataset['testid']);
    expect(primary()).toEqual(['start-bots']);
    await rerender({ table: table({ status: 'waiting', seats: [mine, seat('B')] }) });
    expect(primary()).toEqual(['start']);
    // The link is one that a friend can open, not that of one's own machine.
    expect((await screen.findByTestId('invite-url')).textContent).toMatch('http://192.0.2.7:8420/table/');
  });

  it('waits for everybody before the next game of a match', async () => {
    answers({ '/api/invite': { origin: null, command: '' }, '/api/games': [] });
    const live = { chat: [], link: 'open' } as unknown as Live;
    const series = { best_of: 3, swap: false, game: 2, games: [], score: [1, 0], winners: [], closed: false };
    const people = (mine: boolean, theirs: boolean): Seat[] => [
      seat('A', { kind: 'person', mine: true, agreed: mine }),
      seat('B', { kind: 'person', agreed: theirs }),
    ];
    const now = (mine: boolean, theirs: boolean): Table =>
      table({ status: 'waiting', owner: false, seats: people(mine, theirs), series });
    const { rerender } = render(WaitingRoom, { table: now(false, true), live });
    expect(screen.getByTestId('start').textContent).toMatch('2');
    expect(screen.getByTestId('choice-A').classList.contains('done')).toBe(false);
    expect(screen.getByTestId('choice-B').classList.contains('done')).toBe(true);
    await rerender({ table: now(true, false) });
    expect(screen.queryByTestId('start')).toBe(null);
    expect(screen.getByTestId('next-sent').textContent).toMatch('Oswin');
  });
});

describe('the rulebook', () => {
  it('finds a rule at each letter, and marks what it found', async () => {
    answers({
      '/api/games/game/rules': [
        { id: 'G-SETUP-01', title: 'Islands', text: 'Lay them out.', section: 'SETUP', ruling: null },
        { id: 'G-TURN-01', title: 'Città', text: 'Build one.', section: 'TURN', ruling: { question: 'How many?', answer: 'Only one.', reason: 'It is dear.' } },
      ],
      '/api/games': GAMES,
    });
    render(Rules, { game: 'game' });
    const box = await screen.findByRole('searchbox');
    await screen.findByText('2 rules');
    expect(screen.getByRole('heading', { name: 'Setup' })).toBeTruthy();
    await fireEvent.input(box, { target: { value: 'citta' } });
    expect(screen.getByText('1 rule')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('Città');
    expect(screen.queryByText('Islands')).toBeNull();
    expect(document.getElementById('G-TURN-01')).not.toBeNull();
    await fireEvent.input(box, { target: { value: 'dragon' } });
    expect(screen.getAllByText('No matching rules.').length).toBeGreaterThan(0);
  });
});

describe('the coach', () => {
  const position = (step: number, options: string[], more: Partial<Position> = {}): Position =>
    ({
      type: 'position',
      step,
      seat: 'A',
      actor: null,
      whole: step === 1,
      question: {
        seat: 'A',
        number: step,
        label: 'x',
        prompt: '',
        about: null,
        sealed: false,
        evident: false,
        choices: options.map((text) => ({ text, verb: text, args: [], label: `Do ${text}`, amount: null, odds: null, things: [] })),
      },
      ...more,
    }) as Position;

  it('leads through a lesson and lets go at its end', async () => {
    answers({
      '/api/games/game/lessons/one': {
        id: 'one',
        title: 'One',
        seat: 'A',
        steps: [
          { say: 'Hello.', pick: null, point: [] },
          { say: 'Take it.', pick: 'take 1', point: [['race', 'orcs']] },
        ],
      },
    });
    const props = bound();
    const view = render(Coach, props);
    await screen.findByText('Hello.');
    await fireEvent.click(screen.getByRole('button', { name: /Next/ }));
    expect(screen.getByText('Take it.')).toBeTruthy();
    expect(screen.getByText('Your move: Do take 1')).toBeTruthy();
    await waitFor(() => expect(props.allowed).toBe('take 1'));
    expect(props.lit).toEqual([{ kind: 'race', id: 'orcs' }]);
    await view.rerender({ position: position(2, ['go'], { actor: 'A' }) });
    expect(screen.getByText(/That's the end of the lesson/)).toBeTruthy();
    expect(props.allowed).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(screen.queryByTestId('coach')).toBeNull();
    expect(JSON.parse(localStorage.getItem('tabard-lessons') ?? '[]')).toContain('game/one');
  });

  it('says what the button says, and stays where it is in the way everywhere', async () => {
    answers({
      '/api/games/game/lessons/two': {
        id: 'two',
        title: 'Two',
        seat: 'A',
        steps: [{ say: 'End it.', pick: 'take 1', point: [] }],
      },
    });
    // Everything lies over everything else.
    const everywhere = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 99, 99));
    const target = document.body.appendChild(document.createElement('button'));
    target.dataset.option = 'take 1';
    render(Coach, Object.assign(bound(), { table: table({ id: 'u', status: 'playing', lesson: 'two' }), says: () => 'End turn' }));
    expect(await screen.findByText('Your move: End turn')).toBeTruthy();
    expect(document.querySelector('.finger')).not.toBeNull();
    target.remove();
    everywhere.mockRestore();
  });

  /** Props that can be bound: what the coach writes can be read. */
  function bound() {
    let allowed: string | null = null;
    let lit: unknown[] = [];
    return {
      table: table({ status: 'playing', lesson: 'one' }),
      position: position(1, ['take 1', 'take 2']),
      get allowed() {
        return allowed;
      },
      set allowed(value) {
        allowed = value;
      },
      get lit() {
        return lit as never[];
      },
      set lit(value) {
        lit = value;
      },
    };
  }
});
