/** One table, live: the socket, what is shown of it, and what one can send.
 *
 * The server sends a position after each input. Others' moves wait in a queue, so that each can be
 * followed; `position` and `log` are what is shown, and only the newest position can be answered. */
import { told } from './api';
import type {
  Chat,
  FromClient,
  FromServer,
  Line,
  Position,
  Preview,
  Question,
  Reason,
  Reply,
  Signal,
  Table,
} from './messages';
import { oneMotion, pause } from './pace';
import { prefs, type Language } from './prefs.svelte';
import { t } from './words';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

/** What goes to the server, without the number that we give it. */
type Outgoing = FromClient extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

/** The server said no, or could not be asked. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reply: Reply | null,
  ) {
    super(message);
  }
}

export interface Surroundings {
  open(url: string): WebSocket;
  now(): number;
}

const WORLD: Surroundings = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
};

/** Milliseconds for which what somebody points at is shown, and between two plans that are told. */
export const PING = 4000;
const PLAN = 200;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Milliseconds without a reply until the page says so. */
const SLOW = 800;
const SILENT = 2600;
/** And until the line is given up and another tried. */
const DEAD = 8000;

export class Live {
  link: LinkState = $state('connecting');
  /** Why the server ended the connection for good. */
  farewell = $state('');
  table: Table | null = $state.raw(null);
  /** What is shown. */
  position: Position | null = $state.raw(null);
  log: Line[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** What my side has planned and proposed, and what somebody of it points at now. */
  signs: Signal[] = $state.raw([]);
  pings: { key: number; sign: Signal }[] = $state.raw([]);
  #plan = { wanted: '', told: '', waits: undefined as ReturnType<typeof setTimeout> | undefined };
  /** Positions that wait to be shown. */
  behind = $state(0);
  /** What is shown next, while a die rolls for it. */
  coming: Position | null = $state.raw(null);
  /** Messages that wait for their reply. */
  busy = $state(0);
  /** What was sent has had no reply for a while: `slow` after one second, `silent` after three. */
  hangs: 'slow' | 'silent' | null = $state(null);
  /** The question that I have answered: the reply comes before the position that follows. */
  #answered: Question | null = $state.raw(null);
  /** The position that I have taken back, until the one before it is here. */
  #undone: Position | null = null;
  /** Number of the last line of the last turn of the seat that looks; null: none is over yet. In its
   * turn it is still that of the turn before: what came since then is what one wants to know. */
  lastOwn: number | null = $state(null);
  /** By seat of mine: the last line when it made its last move, and when its last turn was over. */
  #moved = new Map<string, number>();
  #ended = new Map<string, number>();
  /** Events that are one motion when one player makes several in a row; the game says which. */
  together: (event: string) => boolean = () => false;
  /** How long a die rolls before these lines may be read; the game says. */
  suspense: (lines: readonly Line[]) => number = () => 0;

  readonly mine: ReadonlySet<string> = $derived(
    new Set((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat)),
  );
  /** My answer is on its way, or what came of it. */
  readonly answered: boolean = $derived(
    this.#answered !== null && this.position?.question === this.#answered,
  );
  /** The question may be answered now. */
  readonly ready: boolean = $derived(
    this.link === 'open' &&
      this.behind === 0 &&
      this.busy === 0 &&
      !this.answered &&
      this.position?.question != null &&
      this.mine.has(this.position.question.seat),
  );

  #world: Surroundings;
  #id: string;
  #socket: WebSocket | null = null;
  #queue: Position[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #waits: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #waiting = new Map<number, { done(reply: Reply): void; fail(error: Refused): void; asks: boolean }>();
  #reasons = new Map<string, Promise<Reason>>();
  #previews = new Map<string, Promise<Preview | null>>();
  #eyes: { seat: string | null | undefined; plain: boolean } = { seat: undefined, plain: false };
  #spoken: Language = prefs.language;
  #over = false;

  constructor(id: string, world: Surroundings = WORLD) {
    this.#id = id;
    this.#world = world;
    this.#connect();
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    clearTimeout(this.#plan.waits);
    window.removeEventListener('offline', this.#cut);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#drop();
  }

  // -- what one can do ---------------------------------------------------------------------------

  /** Answer the question that is shown, with one option or several in a row. */
  async answer(options: string[]): Promise<void> {
    const question = this.position?.question;
    if (!this.ready || !question) return;
    this.#answered = question;
    this.#plan.wanted = this.#plan.told = '';
    try {
      await this.#ask({ type: 'answer', seat: question.seat, number: question.number, options });
    } catch (error) {
      this.#answered = null;
      throw error;
    }
  }

  /** Order something for the seat whose eyes are open, whoever is asked. */
  async order(order: string): Promise<void> {
    const seat = this.position?.seat;
    if (seat) await this.#ask({ type: 'order', seat, order });
  }

  /** Why an option is legal or not; asked once for each position. */
  explain(option: string): Promise<Reason> {
    const position = this.position;
    const seat = position?.question?.seat ?? position?.seat;
    if (!position || !seat) return Promise.reject(new Refused(t('frame-not-seated'), null));
    const known = this.#reasons.get(option);
    if (known) return known;
    const asked = this.#ask({ type: 'explain', seat, option }, false).then((reply) => {
      if (!reply.reason) throw new Refused(reply.text, reply);
      return reply.reason;
    });
    this.#reasons.set(option, asked);
    asked.catch(() => this.#reasons.delete(option));
    return asked;
  }

  /** What answers in a row would do; asked once for each position. */
  preview(options: string[]): Promise<Preview | null> {
    const seat = this.position?.question?.seat;
    if (!seat) return Promise.reject(new Refused(t('frame-not-seated'), null));
    const key = options.join('\n');
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.#ask({ type: 'preview', seat, options }, false).then((reply) => reply.preview);
    this.#previews.set(key, asked);
    asked.catch(() => this.#previews.delete(key));
    return asked;
  }

  /** Take back the last move, once: a second click in a hurry means the same one. And nobody else is
   *  asked unless what is shown says that he would be. `all`: every move that can be taken back. */
  async undo(all = false): Promise<void> {
    const meant = this.position;
    this.skip();
    const { position } = this;
    if (!position?.seat || this.busy > 0 || this.#undone === position) return;
    if (meant?.can_undo && !position.can_undo) return;
    if (position.can_undo) this.#undone = position;
    try {
      await this.#ask({ type: 'undo', seat: position.seat, ...(all ? { all } : {}) });
    } catch (error) {
      this.#undone = null;
      throw error;
    }
  }

  /** Let the bots go first that wait for the seat that looks. */
  async wave(): Promise<void> {
    const seat = this.position?.seat;
    if (seat) await this.#ask({ type: 'wave', seat });
  }

  async consent(agree: boolean, about: 'undo' | 'seat' = 'undo'): Promise<void> {
    await this.#ask({ type: 'consent', agree, about });
  }

  /** `team`: only my side reads it. */
  async say(text: string, team = false): Promise<void> {
    await this.#ask({ type: 'chat', text, ...(team ? { team } : {}) });
  }

  /** Point at something, or propose an answer to the partner who decides; nothing: no answer any more. */
  async signal(sign: 'ping' | 'propose', texts: readonly string[]): Promise<void> {
    const seat = this.position?.seat;
    if (seat) await this.#ask({ type: 'signal', seat, sign, texts: [...texts] }, false);
  }

  /** Show partners what I am about to answer: the last of what a hand does in a moment. */
  plan(texts: readonly string[]): void {
    this.#plan.wanted = texts.join('\n');
    if (this.#plan.waits === undefined) this.#tellPlan();
  }

  #tellPlan(): void {
    const { wanted, told } = this.#plan;
    const seat = this.position?.question?.seat;
    this.#plan.waits = undefined;
    if (wanted === told || !seat || this.link !== 'open') return;
    this.#plan.told = wanted;
    const texts = wanted === '' ? [] : wanted.split('\n');
    this.#ask({ type: 'signal', seat, sign: 'plan', texts }, false).catch(() => undefined);
    this.#plan.waits = setTimeout(() => this.#tellPlan(), PLAN);
  }

  /** Look through this seat of mine; with `plain` the positions carry their zones. */
  async look(seat: string | null, plain: boolean): Promise<void> {
    this.#eyes = { seat, plain };
    if (this.link === 'open') await this.#ask({ type: 'look', seat, plain });
  }

  async speak(language: Language): Promise<void> {
    if (this.#spoken === language) return;
    this.#spoken = language;
    if (this.link === 'open') await this.#ask({ type: 'speak', language });
  }

  /** Show all that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.coming = null;
    while (this.#queue.length > 0) this.#show(this.#queue.shift() as Position);
    this.behind = 0;
  }

  // -- the connection ----------------------------------------------------------------------------

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#spoken = prefs.language;
    const socket = this.#world.open(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.#id)}?language=${this.#spoken}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.link = 'open';
      this.#tries = 0;
      const { seat, plain } = this.#eyes;
      if (seat !== undefined) this.#ask({ type: 'look', seat, plain }).catch(() => undefined);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#drop();
      if (this.#over || this.link === 'closed') return;
      this.link = 'lost';
      // Not all at the same moment when a server comes back.
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
      this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** The network is gone: a socket would notice much later. */
  #cut = (): void => {
    const socket = this.#socket;
    socket?.close();
    socket?.onclose?.(new CloseEvent('close')); // it says so itself only when its own time is up
  };

  /** The network is back, or somebody looks at the page again: don't wait on. */
  #hurry = (): void => {
    if (document.hidden) return;
    if (this.link === 'lost' && this.#socket === null) {
      clearTimeout(this.#again);
      this.#connect();
    }
  };

  /** Nobody will reply any more; what was sent may have arrived all the same. */
  #drop(): void {
    for (const { fail } of this.#waiting.values()) fail(new Refused(t('frame-cut'), null));
    this.#waiting.clear();
    this.busy = 0;
    this.#patience();
  }

  #began(): void {
    this.busy += 1;
    if (this.busy === 1) this.#patience();
  }

  #replied(): void {
    this.busy = Math.max(0, this.busy - 1);
    this.#patience();
  }

  /** Count anew how long one waits. */
  #patience(): void {
    clearTimeout(this.#waits);
    this.hangs = null;
    if (this.busy === 0) return;
    this.#waits = setTimeout(() => {
      this.hangs = 'slow';
      this.#waits = setTimeout(() => {
        this.hangs = 'silent';
        this.#waits = setTimeout(this.#cut, DEAD - SILENT);
      }, SILENT - SLOW);
    }, SLOW);
  }

  #ask(message: Outgoing, asks = true): Promise<Reply> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused(t('frame-lost'), null));
    }
    const id = this.#next++;
    const promise = new Promise<Reply>((done, fail) => this.#waiting.set(id, { done, fail, asks }));
    if (asks) this.#began();
    socket.send(JSON.stringify({ ...message, id }));
    return promise;
  }

  // -- what comes --------------------------------------------------------------------------------

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'reply': {
        const waiting = this.#waiting.get(message.to);
        if (!waiting) return;
        this.#waiting.delete(message.to);
        if (waiting.asks) this.#replied();
        if (message.ok) waiting.done(message);
        else waiting.fail(new Refused(message.text, message));
        return;
      }
      case 'table':
        this.table = message.table;
        void told(message.table).catch(() => undefined); // the table begins without it, and says so
        return;
      case 'position':
        this.#arrive(message);
        return;
      case 'chat': {
        if (message.whole) this.chat = [];
        const known = new Set(message.lines.map((line) => line.number));
        this.chat = [...this.chat.filter((line) => !known.has(line.number)), ...message.lines].sort(
          (a, b) => a.number - b.number,
        );
        return;
      }
      case 'signs': {
        const { standing, ping } = message;
        this.signs = standing;
        if (ping === null) return;
        const key = this.#next++;
        this.pings = [...this.pings.filter(({ sign }) => sign.seat !== ping.seat), { key, sign: ping }];
        setTimeout(() => (this.pings = this.pings.filter((one) => one.key !== key)), PING);
        return;
      }
      case 'closed':
        this.farewell = message.text;
        if (!message.again) this.link = 'closed';
        return;
    }
  }

  #arrive(position: Position): void {
    if (position.whole) this.#queue = [];
    const last = this.#queue.at(-1);
    if (last && last !== this.coming && oneMotion(last, position, this.together)) {
      this.#queue[this.#queue.length - 1] = { ...position, log: [...last.log, ...position.log] };
    } else this.#queue.push(position);
    this.behind = this.#queue.length;
    const own = position.actor !== null && this.mine.has(position.actor);
    if (position.whole || document.hidden || (own && this.#roll(position) === 0)) this.skip();
    else if (own) {
      this.#queue.pop();
      this.skip();
      this.#queue.push(position);
      this.behind = 1;
      this.#stage();
    } else if (this.#timer === undefined) this.#schedule();
  }

  #roll(position: Position): number {
    return prefs.calm || prefs.speed === 0 ? 0 : this.suspense(position.log);
  }

  #schedule(): void {
    const next = this.#queue[0];
    if (!next) return;
    const wait = pause(this.position, next, prefs.speed, this.mine, this.#queue.length, this.together);
    const left = Math.max(0, this.#shownAt + wait - this.#world.now());
    if (left === 0) this.#stage();
    else this.#timer = setTimeout(() => this.#stage(), left);
  }

  /** Show what waits first: at once, or when its die has settled. */
  #stage(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next) return;
    const roll = this.#roll(next);
    const show = () => {
      this.#timer = undefined;
      this.coming = null;
      this.#show(this.#queue.shift() as Position);
      this.behind = this.#queue.length;
      this.#schedule();
    };
    if (roll === 0) return show();
    this.coming = next;
    this.#timer = setTimeout(show, roll);
  }

  #show(position: Position): void {
    this.#reasons.clear();
    this.#previews.clear();
    this.#shownAt = this.#world.now();
    this.log = position.whole ? position.log : [...this.log, ...position.log];
    this.position = position;
    this.#turns(position);
  }

  /** Keep where turns of mine ended. */
  #turns(position: Position): void {
    const { actor, seat } = position;
    const last = this.log.at(-1)?.number;
    if (actor !== null && this.mine.has(actor) && last !== undefined) this.#moved.set(actor, last);
    for (const [one, moved] of this.#moved) {
      const gone = position.whole ? !position.mine_asked.includes(one) : actor !== null && actor !== one;
      if (gone) this.#ended.set(one, moved);
    }
    const read = position.whole && seat !== null && !this.#ended.has(seat) ? this.#turnBefore(position, seat) : null;
    if (seat !== null && read !== null) this.#ended.set(seat, read);
    this.lastOwn = seat === null ? null : (this.#ended.get(seat) ?? null);
  }

  /** Where the last turn of this seat ended, as far as the log tells; one that goes on is none. */
  #turnBefore(position: Position, seat: string): number | null {
    let end = this.log.length;
    if (position.mine_asked.includes(seat)) {
      end = this.log.findLastIndex((line) => line.seat !== null && line.seat !== seat) + 1;
    }
    return this.log.slice(0, end).findLast((line) => line.seat === seat)?.number ?? null;
  }
}
