import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, FromServer, Line, Position, Table } from './messages';
import { prefs } from './prefs.svelte';
import { Live, PING, Refused } from './socket.svelte';
import { t } from './words';

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): FromClient {
    return this.sent.at(-1) as FromClient;
  }
}

const table = {
  id: 't',
  status: 'playing',
  seats: [
    { seat: 'A', kind: 'person', name: 'Mira', mine: true },
    { seat: 'B', kind: 'bot', name: 'Vell', mine: false },
  ],
} as unknown as Table;

const line = (number: number, seat: string): Line => ({ number, event: 'e', text: `${number}`, seat, things: [] });

let step = 0;
function position(more: Partial<Position> = {}): Position {
  step += 1;
  return {
    type: 'position',
    step,
    seat: 'A',
    actor: 'B',
    whole: false,
    view: {},
    question: null,
    mine_asked: [],
    held: [],
    waiting: ['B'],
    turn: null,
    prompt: '',
    can_undo: false,
    why_no_undo: '',
    can_ask_undo: false,
    rounds: [0, 3],
    log: [line(step, 'B')],
    orders: [],
    zones: null,
    outcome: null,
    partner: null,
    side: [],
    ...more,
  };
}
const asks = (number = 1) => ({
  question: { seat: 'A', number, label: 'q', prompt: '?', choices: [], about: null, sealed: false, evident: false },
  mine_asked: ['A'],
  waiting: ['A'],
});

describe('a live table', () => {
  let live: Live;
  const wire = () => Wire.all.at(-1) as Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    step = 0;
    prefs.speed = 700;
    live = new Live('t', { open: (url) => new Wire(url) as unknown as WebSocket, now: () => Date.now() });
    wire().open();
    wire().say({ type: 'table', table });
    wire().say(position({ whole: true, actor: null, log: [line(1, 'A')] }));
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  it('shows the first position at once', () => {
    expect(live.position?.step).toBe(1);
    expect(live.log).toHaveLength(1);
    expect(live.behind).toBe(0);
  });

  it("shows others' moves one after the other, those of the same player faster", () => {
    vi.advanceTimersByTime(5000);
    wire().say(position());
    wire().say(position());
    wire().say(position(asks()));
    // Long enough ago: the first is shown at once.
    expect(live.position?.step).toBe(2);
    expect(live.behind).toBe(2);
    expect(live.ready).toBe(false);
    vi.advanceTimersByTime(384);
    expect(live.position?.step).toBe(2);
    vi.advanceTimersByTime(1);
    expect(live.position?.step).toBe(3);
    vi.advanceTimersByTime(700);
    expect(live.position?.step).toBe(4);
    expect(live.log.map((one) => one.number)).toEqual([1, 2, 3, 4]);
    expect(live.ready).toBe(true);
  });

  it('says within a second that an answer hangs, within three that nobody replies, and tries another line', () => {
    wire().say(position(asks()));
    live.skip();
    void live.answer(['x']).catch(() => undefined);
    vi.advanceTimersByTime(700);
    expect(live.hangs).toBeNull();
    vi.advanceTimersByTime(300);
    expect(live.hangs).toBe('slow');
    vi.advanceTimersByTime(2000);
    expect(live.hangs).toBe('silent');
    vi.advanceTimersByTime(5000);
    expect([live.hangs, live.link]).toEqual([null, 'lost']);
  });

  it('never says of what was sent that it was not', async () => {
    wire().say(position(asks()));
    live.skip();
    const answer = live.answer(['x']);
    window.dispatchEvent(new Event('offline'));
    await expect(answer).rejects.toThrow(t('frame-cut'));
    await expect(live.undo()).rejects.toThrow(t('frame-lost'));
  });

  it('forgets about it when the reply comes, and knows at once that the network is gone', () => {
    wire().say(position(asks()));
    live.skip();
    void live.answer(['x']).catch(() => undefined);
    vi.advanceTimersByTime(1500);
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason: null, preview: null });
    expect(live.hangs).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(live.link).toBe('open');
    window.dispatchEvent(new Event('offline'));
    expect(live.link).toBe('lost');
  });

  it('shows nothing of a roll before the die has settled, be it mine or another’s', () => {
    live.suspense = (lines) => (lines.some((one) => one.event === 'rolled') ? 720 : 0);
    const rolls = (actor: string) =>
      position({ actor, log: [{ ...line(step + 1, actor), event: 'rolled' }], ...(actor === 'A' ? asks(2) : {}) });
    for (const actor of ['A', 'B']) {
      vi.advanceTimersByTime(5000);
      const before = [live.position?.step, live.log.length];
      const next = rolls(actor);
      wire().say(next);
      expect(live.coming?.step).toBe(next.step);
      vi.advanceTimersByTime(719);
      expect([live.position?.step, live.log.length]).toEqual(before);
      expect(live.ready).toBe(false);
      vi.advanceTimersByTime(1);
      expect([live.position?.step, live.coming, live.behind]).toEqual([next.step, null, 0]);
    }
    // Whoever has seen enough skips it; whoever wants no motion is not kept waiting.
    wire().say(rolls('A'));
    live.skip();
    expect([live.position?.step, live.coming]).toEqual([step, null]);
    prefs.speed = 0;
    wire().say(rolls('A'));
    expect(live.position?.step).toBe(step);
    vi.runAllTimers();
    expect(live.position?.step).toBe(step);
  });

  it('shows all at once when somebody skips, and at speed 0', () => {
    wire().say(position());
    wire().say(position());
    live.skip();
    expect([live.position?.step, live.behind, live.log.length]).toEqual([3, 0, 3]);
    prefs.speed = 0;
    wire().say(position());
    expect(live.position?.step).toBe(4);
    vi.runAllTimers();
    expect(live.log).toHaveLength(4);
  });

  it('shows my own move at once, and what came before it', () => {
    wire().say(position());
    wire().say(position({ actor: 'A' }));
    expect([live.position?.step, live.behind]).toEqual([3, 0]);
  });

  it('knows where my last turn ended, and goes on knowing it during the next', () => {
    prefs.speed = 0;
    wire().say(position({ actor: 'A' }));
    wire().say(position({ actor: 'A' }));
    expect(live.lastOwn).toBe(1);
    wire().say(position());
    expect(live.lastOwn).toBe(3);
    wire().say(position(asks()));
    wire().say(position({ actor: 'A' }));
    expect(live.lastOwn).toBe(3);
    wire().say(position());
    expect(live.lastOwn).toBe(6);
  });

  it('finds the end of my last turn in the log after a reload', () => {
    const again = new Live('t', { open: (url) => new Wire(url) as unknown as WebSocket, now: () => Date.now() });
    wire().open();
    wire().say({ type: 'table', table });
    // Line 4 belongs to the turn that is still mine.
    const log = [line(1, 'A'), line(2, 'A'), line(3, 'B'), line(4, 'A')];
    wire().say(position({ whole: true, actor: null, log, ...asks() }));
    expect(again.lastOwn).toBe(2);
    again.close();
  });

  it('counts turns for the seat that looks, when several are mine', () => {
    prefs.speed = 0;
    const seats = table.seats.map((seat) => ({ ...seat, kind: 'person', mine: true }));
    wire().say({ type: 'table', table: { ...table, seats } as Table });
    wire().say(position({ actor: 'A' }));
    wire().say(position({ actor: 'B' }));
    wire().say(position({ actor: 'B' }));
    expect(live.lastOwn).toBe(2);
    wire().say(position({ whole: true, actor: null, seat: 'B', mine_asked: ['A'], log: live.log }));
    expect(live.lastOwn).toBe(4);
  });

  it('forgets what waits when everything is sent anew', () => {
    wire().say(position());
    wire().say(position());
    wire().say(position({ whole: true, log: [line(9, 'B')] }));
    expect(live.log.map((one) => one.number)).toEqual([9]);
    vi.runAllTimers();
    expect(live.position?.step).toBe(4);
  });

  it('answers the question that is shown, with its number', async () => {
    wire().say(position({ ...asks(7), whole: true }));
    const answered = live.answer(['stop']);
    expect(wire().last()).toMatchObject({ type: 'answer', seat: 'A', number: 7, options: ['stop'] });
    expect(live.ready).toBe(false);
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason: null, preview: null });
    await answered;
    expect(live.busy).toBe(0);
    // What came of it is still on its way: the old question is not answered twice.
    expect(live.ready).toBe(false);
    wire().say(position({ ...asks(8), actor: 'A' }));
    expect(live.ready).toBe(true);
  });

  it('orders something for the seat that looks, though another is asked', async () => {
    wire().say(position({ whole: true, orders: ['ask ready'] }));
    expect(live.ready).toBe(false);
    const ordered = live.order('pass ready');
    expect(wire().last()).toMatchObject({ type: 'order', seat: 'A', order: 'pass ready' });
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason: null, preview: null });
    await ordered;
    wire().say(position({ actor: null, log: [], orders: ['pass ready'] }));
    expect(live.position?.orders).toEqual(['pass ready']);
  });

  it('does not answer while moves wait to be shown', async () => {
    wire().say(position());
    wire().say(position(asks()));
    const before = wire().sent.length;
    await live.answer(['stop']);
    expect(wire().sent).toHaveLength(before);
  });

  it('takes back one move, however often one clicks', async () => {
    const replied = (ok: boolean) => {
      const { id } = wire().last();
      wire().say({ type: 'reply', to: id, ok, error: ok ? '' : 'illegal', text: 'No.', reason: null, preview: null });
    };
    const undone = () => wire().sent.filter((one) => one.type === 'undo').length;
    wire().say(position({ ...asks(2), actor: 'A', can_undo: true }));
    const first = live.undo();
    await live.undo();
    expect(wire().last()).toMatchObject({ type: 'undo', seat: 'A' });
    replied(true);
    await first;
    await live.undo();
    expect(undone()).toBe(1);
    // Only with the others' consent, and they have not agreed: one may ask again.
    wire().say(position({ ...asks(1), whole: true, actor: 'A' }));
    for (const times of [2, 3]) {
      const asked = live.undo();
      expect(undone()).toBe(times);
      replied(times === 2);
      if (times === 2) await asked;
      else await expect(asked).rejects.toThrow('No.');
    }
  });

  it('asks nobody to take back what others have played on since, unless that was shown', async () => {
    wire().say(position({ actor: 'A', can_undo: true }));
    wire().say(position({ can_undo: false }));
    expect(live.behind).toBe(1);
    await live.undo();
    expect(live.behind).toBe(0);
    expect(wire().sent.filter((one) => one.type === 'undo')).toEqual([]);
  });

  it('says what the server refused', async () => {
    wire().say(position({ ...asks(), whole: true }));
    const answered = live.answer(['nonsense']);
    wire().say({
      type: 'reply',
      to: wire().last().id,
      ok: false,
      error: 'illegal',
      text: 'Not now.',
      reason: null,
      preview: null,
    });
    await expect(answered).rejects.toThrow('Not now.');
    expect(live.ready).toBe(true);
  });

  it('asks for a reason once in a position, and again in the next', async () => {
    wire().say(position({ ...asks(), whole: true }));
    const reason = { option: 'x', legal: true, text: '', sum: null, odds: 50, rule: null, rule_title: null };
    const first = live.explain('x');
    const again = live.explain('x');
    expect(again).toBe(first);
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason, preview: null });
    expect((await first).odds).toBe(50);
    // A question about a reason does not hold up the game.
    expect(live.busy).toBe(0);
    wire().say(position({ ...asks(2), actor: 'A' }));
    const later = live.explain('x');
    expect(later).not.toBe(first);
    later.catch(() => undefined);
  });

  it('asks for a preview once in a position, and again in the next', async () => {
    wire().say(position({ ...asks(), whole: true }));
    const first = live.preview(['attack A5', 'at B7']);
    expect(live.preview(['attack A5', 'at B7'])).toBe(first);
    expect(wire().last()).toMatchObject({ type: 'preview', seat: 'A', options: ['attack A5', 'at B7'] });
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason: null, preview: null });
    expect(await first).toBeNull();
    expect(live.busy).toBe(0);
    wire().say(position({ ...asks(2), actor: 'A' }));
    const later = live.preview(['attack A5', 'at B7']);
    expect(later).not.toBe(first);
    later.catch(() => undefined);
  });

  it('comes back by itself, looks through the same seat, and goes on', async () => {
    void live.look('A', true).catch(() => undefined);
    wire().say({ type: 'reply', to: wire().last().id, ok: true, error: '', text: '', reason: null, preview: null });
    const pending = live.say('hello');
    wire().close();
    await expect(pending).rejects.toBeInstanceOf(Refused);
    expect(live.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(700);
    expect(Wire.all).toHaveLength(2);
    wire().open();
    expect(live.link).toBe('open');
    expect(wire().last()).toMatchObject({ type: 'look', seat: 'A', plain: true });
  });

  it('waits longer each time it fails', async () => {
    wire().close();
    for (const most of [625, 1250, 2500]) {
      const before = Wire.all.length;
      await vi.advanceTimersByTimeAsync(most);
      expect(Wire.all.length).toBe(before + 1);
      wire().close();
    }
    const before = Wire.all.length;
    await vi.advanceTimersByTimeAsync(2900);
    expect(Wire.all.length).toBe(before);
  });

  it('stays away when the server says goodbye for good', async () => {
    wire().say({ type: 'closed', text: 'No spectators.', again: false });
    wire().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(1);
    expect([live.link, live.farewell]).toEqual(['closed', 'No spectators.']);
  });

  it('tells the last plan of a moment, and the same one only once', () => {
    const plans = () => wire().sent.flatMap((one) => (one.type === 'signal' ? [one.texts ?? []] : []));
    live.plan(['rest']);
    expect(plans()).toEqual([]); // nobody asks me
    wire().say(position(asks()));
    live.skip();
    live.plan(['rest']);
    live.plan(['town']);
    live.plan(['travel', 'stop']);
    expect(plans()).toEqual([['rest']]);
    vi.advanceTimersByTime(1000);
    expect(plans()).toEqual([['rest'], ['travel', 'stop']]);
    live.plan(['travel', 'stop']);
    expect(plans()).toHaveLength(2);
    live.plan([]);
    vi.advanceTimersByTime(1000);
    expect(plans().at(-1)).toEqual([]);
  });

  it('shows what my side has planned, and for a while what somebody points at', () => {
    const sign = (kind: 'ping' | 'plan') => ({ seat: 'B', sign: kind, texts: ['x'], labels: [] });
    wire().say({ type: 'signs', standing: [sign('plan')], ping: sign('ping') });
    expect([live.signs.length, live.pings.length]).toEqual([1, 1]);
    wire().say({ type: 'signs', standing: [], ping: null });
    expect([live.signs.length, live.pings.length]).toEqual([0, 1]);
    vi.advanceTimersByTime(PING);
    expect(live.pings).toEqual([]);
  });

  it('forgets talk that is not for other eyes', () => {
    const line = (number: number, team: boolean) => ({ number, name: 'B', seat: null, text: 'x', at: 0, guest: 'g', team });
    wire().say({ type: 'chat', lines: [line(1, false), line(2, true)], whole: true });
    wire().say({ type: 'chat', lines: [line(1, false)], whole: true });
    expect(live.chat.map((one) => one.number)).toEqual([1]);
  });

  it('keeps each line of chat once, in order', () => {
    const said = (number: number) => ({ number, name: 'B', seat: null, text: 'x', at: 0, guest: 'g', team: false });
    wire().say({ type: 'chat', lines: [said(2)], whole: false });
    wire().say({ type: 'chat', lines: [said(1), said(2), said(3)], whole: false });
    expect(live.chat.map((one) => one.number)).toEqual([1, 2, 3]);
  });
});
