import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Plain from '../games/plain/Plain.svelte';
import type { Choice, Line, Position, Reason, Table } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import { toasts } from '../lib/toasts.svelte';
import Log from './Log.svelte';
import ReasonPanel from './ReasonPanel.svelte';
import RoundTrack from './RoundTrack.svelte';
import Speaker from './Speaker.svelte';
import Toasts from './Toasts.svelte';
import UndoSlip from './UndoSlip.svelte';

const table = {
  id: 't',
  game: 'g',
  title: 'Game',
  status: 'playing',
  undo: null,
  seats: [
    { seat: 'A', kind: 'person', name: 'Mira', mine: true, online: true, level: null },
    { seat: 'B', kind: 'bot', name: 'Vell', mine: false, online: true, level: 'hard' },
  ],
} as unknown as Table;

const choice = (text: string, amount: number | null = null): Choice => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: `Do ${text}`, amount, odds: null, things: [] };
};

function position(choices: Choice[], more: Partial<Position> = {}): Position {
  return {
    type: 'position',
    step: 1,
    seat: 'A',
    actor: null,
    whole: true,
    view: {},
    question: { seat: 'A', number: 3, label: 'q', prompt: 'Choose one.', choices, about: null, sealed: false, evident: false },
    mine_asked: ['A'],
    waiting: ['A'],
    held: [],
    turn: null,
    prompt: 'Mira chooses.',
    can_undo: true,
    why_no_undo: '',
    can_ask_undo: false,
    rounds: [1, 3],
    log: [],
    orders: [],
    zones: [
      { name: 'Board', seat: null, heads: ['Place', 'Held by'], rows: [['Dunvek', 'Mira']], things: [] },
      { name: 'Hand', seat: 'A', heads: [], rows: [['locket'], ['clock']], things: [] },
    ],
    outcome: null,
    partner: null,
    side: [],
    ...more,
  };
}

const mine = new Set(['A']);
const plain = (choices: Choice[], more: Partial<Position> = {}, live = true) => {
  const pick = vi.fn();
  render(Plain, { table, position: position(choices, more), log: [], live, mine, pick });
  return pick;
};

afterEach(() => {
  prefs.language = 'en';
  toasts.list = [];
});

describe('the plain table', () => {
  it('asks the question and sends what is picked', async () => {
    const pick = plain([choice('take 1'), choice('pass')]);
    expect(screen.getByTestId('prompt').textContent).toContain('Choose one.');
    await fireEvent.click(screen.getByRole('button', { name: 'Do take 1' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith('take 1');
  });

  it('sends nothing while it may not be answered', async () => {
    const pick = plain([choice('pass')], {}, false);
    await fireEvent.click(screen.getByRole('button', { name: 'Do pass' }));
    expect(pick).not.toHaveBeenCalled();
  });

  it('shows a spectator who must do what, and no buttons', () => {
    render(Plain, { table, position: position([choice('pass')]), log: [], live: false, pick: vi.fn() });
    expect(screen.getByTestId('prompt').textContent).toContain('Mira chooses.');
    expect(screen.queryByRole('button', { name: 'Do pass' })).toBeNull();
  });

  it('shows zones as tables and lists, each under its owner', () => {
    plain([choice('pass')]);
    expect(screen.getByRole('columnheader', { name: 'Held by' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Dunvek' })).toBeTruthy();
    const own = screen.getByRole('region', { name: /Mira/ });
    expect(within(own).getByText('locket')).toBeTruthy();
    expect(within(own).getByText('current turn')).toBeTruthy();
    const places = [...document.querySelectorAll('.zones h2')].map((one) => one.textContent);
    expect(places).toEqual(['Now', expect.stringContaining('Mira'), expect.stringContaining('Vell')]);
  });

  it('puts the zones in their order: before the seats, the seats, after them', () => {
    const zone = (name: string, seat: string | null) => ({ name, seat, heads: [], rows: [['x']], things: [] });
    plain([], { zones: [zone('Turn', null), zone('Hers', 'B'), zone('His', 'A'), zone('Rest', null)] });
    const places = [...document.querySelectorAll('.zones h2')].map((one) => one.textContent);
    expect(places).toEqual([
      'Now',
      expect.stringContaining('Vell'),
      expect.stringContaining('Mira'),
      'On the table',
    ]);
  });

  it('opens what a choice or a zone names', async () => {
    const clock = { name: 'Clock', text: 'It ticks.', rules: [], data: {} };
    const inspect = vi.fn();
    const zones = [
      { name: 'Hand', seat: 'A', heads: ['Card', 'Cost'], rows: [['Clock', '2']], things: [['card', 'clock']] },
    ] as Position['zones'];
    render(Plain, {
      table,
      position: position([{ ...choice('play clock'), things: [['card', 'clock']] }, choice('pass')], { zones }),
      log: [],
      live: true,
      mine,
      box: { things: { card: { clock } }, board: {} },
      pick: vi.fn(),
      inspect,
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Read Clock' }));
    await fireEvent.click(within(screen.getByRole('rowheader')).getByRole('button', { name: 'Clock' }));
    expect(inspect.mock.calls).toEqual([[{ kind: 'card', id: 'clock', name: 'Clock' }], [{ kind: 'card', id: 'clock' }]]);
  });

  it('puts the choice of the Space key first, and says when it is made by itself', () => {
    const at = position([choice('play clock'), choice('pass')]);
    render(Plain, { table, position: at, log: [], live: true, mine, main: 'pass', passes: true, pick: vi.fn() });
    const options = [...document.querySelectorAll<HTMLElement>('[data-option]')].map((one) => one.dataset['option']);
    expect(options).toEqual(['pass', 'play clock']);
    expect(screen.getByTestId('passes').textContent).toContain('automatically');
  });

  it('says for whom a bot thinks', () => {
    const at = position([], { question: null, waiting: ['B'] });
    render(Plain, { table, position: at, log: [], live: false, mine, pick: vi.fn(), thinking: (seat) => seat === 'B' });
    expect(screen.getByRole('region', { name: /Vell/ }).textContent).toContain('Hard bot, thinking');
    expect(screen.getByRole('region', { name: /Mira/ }).textContent).not.toContain('thinking');
    expect(screen.getByTestId('prompt').textContent).toContain('thinking');
  });

  it('lets a bot go first that waits for me', async () => {
    const wave = vi.fn();
    const props = { table, log: [], live: true, mine, pick: vi.fn(), wave };
    const { rerender } = render(Plain, { ...props, position: position([choice('pass')], { held: ['B'], waiting: ['A', 'B'] }) });
    expect(screen.getByTestId('prompt').textContent).toContain('Vell is waiting for you');
    await fireEvent.click(screen.getByRole('button', { name: 'Go ahead, Vell' }));
    expect(wave).toHaveBeenCalledOnce();
    await rerender({ ...props, position: position([choice('pass')]) });
    expect(screen.queryByTestId('wave')).toBeNull();
    expect(screen.getByTestId('prompt').textContent).not.toContain('waiting for you');
  });

  it('gives the reason beside the choice that has the focus, and speaks it', async () => {
    const show = vi.fn();
    const props = {
      table,
      position: position([choice('take 1', 3), choice('take 2', 4)]),
      log: [],
      live: true,
      mine,
      pick: vi.fn(),
      show,
    };
    const { rerender } = render(Plain, props);
    expect(screen.getByTestId('spoken').textContent).toBe('');
    const button = screen.getByRole('button', { name: /Do take 2/ });
    await fireEvent.focus(button);
    expect(show).toHaveBeenLastCalledWith('take 2');
    const sum = { total: 4, terms: [{ amount: 4, text: 'base', rule: '' }], text: '4 = 4 base' };
    const reason: Reason = {
      option: 'take 2',
      legal: true,
      text: 'You have 5.',
      sum,
      odds: 50,
      rule: 'R-1',
      rule_title: 'Costs',
    };
    await rerender({ ...props, shown: { option: 'take 2', reason } });
    const row = button.closest('li') as HTMLElement;
    for (const part of [/4\s*=\s*4\s*base/, /You have 5\./, /50%/]) expect(row.textContent).toMatch(part);
    expect(within(row).getByRole('button', { name: 'Rule: Costs' })).toBeTruthy();
    expect(screen.getAllByTestId('reason')).toHaveLength(1);
    expect(screen.getByTestId('spoken').textContent).toBe('4 = 4 base. You have 5.');
    await rerender({ ...props, shown: { option: 'take 2', reason: { ...reason, sum: null, odds: null } } });
    expect(screen.getByTestId('spoken').textContent).toBe('');
  });

  it('tells what changed since my last turn apart, and opens what a line names', async () => {
    const inspect = vi.fn();
    const log: Line[] = [
      { number: 1, event: 'e', text: 'Mira took Dunvek.', seat: 'A', things: [['region', 'D']] },
      { number: 2, event: 'e', text: 'Vell took Bricca.', seat: 'B', things: [['region', 'B'], ['token', 'x']] },
    ];
    const thing = (name: string) => ({ name, text: '', rules: [], data: {} });
    const box = { things: { region: { D: thing('Dunvek'), B: thing('Bricca') } }, board: {} };
    const props = { table, position: position([]), log, live: true, mine, pick: vi.fn(), box, inspect };
    const { rerender } = render(Plain, { ...props, lastOwn: 1 });
    const since = screen.getByRole('group', { name: 'What changed since my last turn' });
    expect([...since.querySelectorAll('[data-line]')].map((one) => one.getAttribute('data-line'))).toEqual(['2']);
    expect(document.querySelectorAll('[data-line]')).toHaveLength(2);
    await fireEvent.click(within(since).getByRole('button', { name: 'Bricca' }));
    expect(inspect).toHaveBeenCalledExactlyOnceWith({ kind: 'region', id: 'B' });
    await rerender({ ...props, lastOwn: 2 });
    expect(screen.getByTestId('since').textContent).toContain('Nothing has changed');
    await rerender({ ...props, lastOwn: null });
    expect(screen.queryByTestId('since')).toBeNull();
  });

  it('offers to take back, to ask the others, or says why neither can be', async () => {
    const undo = vi.fn();
    const props = { table, log: [], live: true, mine, pick: vi.fn(), undo };
    const no = { can_undo: false, why_no_undo: 'It was too long ago.' };
    const { rerender } = render(Plain, { ...props, position: position([]) });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await rerender({ ...props, position: position([], { ...no, can_ask_undo: true }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo…' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Ask the others' }));
    expect(undo).toHaveBeenCalledTimes(2);
    await rerender({ ...props, position: position([], no) });
    const off = screen.getByRole('button', { name: 'Undo' });
    expect([off.getAttribute('aria-disabled'), off.title]).toEqual(['true', 'It was too long ago.']);
    await fireEvent.click(off);
    expect(undo).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: 'Ask the others' })).toBeNull();
  });

  const orders = {
    about: 'You are asked everywhere.',
    choices: [
      [
        { text: 'all', label: 'Ask me everywhere' },
        { text: 'few', label: 'Ask me seldom' },
        { text: 'none', label: 'Never ask me' },
      ],
      [
        { text: 'ask ready', label: 'Ask me in my ready step' },
        { text: 'pass ready', label: 'Pass for me in my ready step' },
      ],
    ],
  };
  const ordering = (now: string[], given = true, more: Partial<Position> = {}) => {
    const order = vi.fn(() => Promise.resolve(given));
    const box = { things: {}, board: {}, orders };
    const shown = position([], { question: null, orders: now, ...more });
    render(Plain, { table, position: shown, log: [], live: false, mine, pick: vi.fn(), box, order });
    return order;
  };

  it('shows what stands, and takes orders when another is asked', async () => {
    const order = ordering(['', 'ask ready']);
    const ready = screen.getByRole('checkbox', { name: 'Ask me in my ready step' });
    expect((ready as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(ready);
    expect(order).toHaveBeenLastCalledWith('pass ready');
    const few = screen.getByRole('radio', { name: 'Ask me seldom' });
    expect((few as HTMLInputElement).checked).toBe(false);
    await fireEvent.click(few);
    expect(order).toHaveBeenLastCalledWith('few');
  });

  it('puts a switch back when the order was refused', async () => {
    ordering(['all', 'pass ready'], false);
    const ready = screen.getByRole('checkbox', { name: 'Ask me in my ready step' }) as HTMLInputElement;
    await fireEvent.click(ready);
    await vi.waitFor(() => expect(ready.checked).toBe(false));
  });

  it('tells what stands by itself when a game begins, later only to who opens it', () => {
    const about = () => screen.getByText('You are asked everywhere.');
    ordering(['all', 'ask ready'], true, { rounds: [0, 0] });
    expect(about().closest('details')).toBeNull();
    document.body.innerHTML = '';
    ordering(['all', 'ask ready']);
    expect(about().closest('details')).not.toBeNull();
  });

  it('has no orders for who watches, or where there are none', () => {
    ordering([]);
    expect(screen.queryByTestId('orders')).toBeNull();
  });

  it('keeps its headings in order', () => {
    plain([choice('take 1'), choice('take 2')]);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((one) => Number(one.tagName[1]));
    expect(levels[0]).toBe(2);
    expect(levels.every((level, i) => level - (levels[i - 1] ?? 2) <= 1)).toBe(true);
    expect(levels).toContain(3);
  });

  it('has a filter when there are many choices', async () => {
    plain(Array.from({ length: 14 }, (_, i) => choice(`take ${i + 1}`)));
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'take 14' } });
    expect(screen.getAllByRole('button', { name: /^Do take/ })).toHaveLength(1);
  });
});

describe('the log', () => {
  const lines: Line[] = [
    { number: 1, event: 'e', text: 'Mira took Dunvek.', seat: 'A', things: [['region', 'D']] },
    { number: 2, event: 'e', text: 'Vell passed.', seat: 'B', things: [] },
  ];

  it('lights up what a line names', async () => {
    const light = vi.fn();
    render(Log, { lines, seats: table.seats, lastOwn: 1, light });
    const line = document.querySelector('[data-line="1"]') as Element;
    await fireEvent.pointerEnter(line);
    expect(light).toHaveBeenLastCalledWith([{ kind: 'region', id: 'D' }]);
    await fireEvent.pointerLeave(line);
    expect(light).toHaveBeenLastCalledWith([]);
  });

  it('shows only what has changed since my last turn when asked', async () => {
    render(Log, { lines, seats: table.seats, lastOwn: 1, light: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: '1 new' }));
    expect([...document.querySelectorAll('[data-line]')].map((one) => one.getAttribute('data-line'))).toEqual(['2']);
  });
});

describe('lines that say the same', () => {
  const line = (number: number, text: string): Line => ({ number, event: 'deployed B', text, seat: 'B', things: [] });
  const lines = [line(1, 'Vell reinforces Bricca.'), line(2, 'Vell reinforces Bricca.'), line(3, 'Vell reinforces Bricca.')];

  it('are one, but what is new stays apart from what was known', async () => {
    const { rerender } = render(Log, { lines, seats: table.seats, lastOwn: null, light: vi.fn() });
    expect(screen.getByRole('button', { name: '1 new' })).toBeTruthy();
    expect(document.querySelectorAll('[data-line]')).toHaveLength(1);
    expect(screen.getByText('×3')).toBeTruthy();
    await rerender({ lastOwn: 1 });
    expect([...document.querySelectorAll('[data-line]')].map((one) => one.className)).toEqual([
      expect.stringContaining('last'),
      expect.stringContaining('fresh'),
    ]);
    expect(screen.getByText('×2')).toBeTruthy();
  });

  it('are spoken once', async () => {
    const { rerender } = render(Speaker, { lines: [] as Line[] });
    await rerender({ lines });
    expect(screen.getByTestId('speaker').textContent).toBe('Vell reinforces Bricca. 3 times');
  });
});

describe('reasons', () => {
  const reason: Reason = {
    option: 'conquer D',
    legal: false,
    text: 'You have 2.',
    sum: { total: 1, terms: [{ amount: 2, text: 'base', rule: '' }, { amount: -1, text: 'Dwarves', rule: '' }], text: '' },
    odds: 50,
    rule: 'R-1',
    rule_title: 'Costs',
  };

  it('give the sum term by term, the odds and the rule', () => {
    render(ReasonPanel, { reason, label: 'Conquer D' });
    const words = screen.getByTestId('reason').textContent ?? '';
    for (const part of ['base', '−1', 'needed', 'You have 2.', '50%', 'Rule: Costs', 'Not now.']) {
      expect(words).toContain(part);
    }
  });

  it('stay on the table when something was refused, until it is closed', async () => {
    vi.useFakeTimers();
    render(Toasts);
    toasts.say('news');
    toasts.refuse('No.', reason);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(screen.getAllByTestId('toast')).toHaveLength(1);
    expect(screen.getByTestId('toast').textContent).toMatch(/No\..*1\s*=.*2\s*base.*−.*1\s*Dwarves/s);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('toast')).toBeNull();
  });
});

describe('small pieces', () => {
  it('counts the round that is played, not those that are done', () => {
    render(RoundTrack, { rounds: [1, 3] });
    expect(screen.getByRole('img', { name: 'Round 2 of 3' })).toBeTruthy();
  });

  it('asks only those whose consent is missing', async () => {
    const consent = vi.fn();
    const wish = { ...table, undo: { seat: 'B', agreed: [], missing: ['A'] } } as Table;
    const { rerender } = render(UndoSlip, { table: wish, mine, consent });
    await fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(consent).toHaveBeenCalledExactlyOnceWith(false);
    await rerender({ table: { ...wish, undo: { seat: 'A', agreed: [], missing: ['B'] } } as Table });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByTestId('undo-wish').textContent).toContain('Vell');
  });
});
