/** A table in play, whatever it is laid out like: what is open, pointed at and shown, what one can
 * do, and what follows from a new position. The rooms (desk, phone, plain) only lay it out. */
import { untrack } from 'svelte';
import type { Box, GameClient, GameProps, Named, Partners } from '../games/contract';
import { absence } from './absence';
import { mainChoice, offBoard } from './choices';
import { heldBack } from './coach';
import { type Hotkeys, pressNumbered } from './keys';
import { kind } from './log';
import type { Choice, Line, Position, Reason, Seat, Table } from './messages';
import { guest } from './me.svelte';
import { tell } from './notices';
import { onlyPass, PASS, passWait } from './passing';
import { heard } from './phrases';
import { prefs } from './prefs.svelte';
import { markReady } from './ready.svelte';
import { router } from './router.svelte';
import { rulebook } from './rulebook.svelte';
import { Refused, type Live } from './socket.svelte';
import { play, type Sound } from './sound';
import { toasts } from './toasts.svelte';
import { t } from './words';

/** What the page gives; read anew each time, as it changes. */
export interface Laid {
  readonly live: Live;
  readonly table: Table;
  /** null: this game has no board of its own. */
  readonly client: GameClient | null;
  readonly box: Box;
}

/** A long name cut short: the prompt has its room. */
const LONG = 14;
const brief = (name: string): string => (name.length > LONG ? `${name.slice(0, LONG - 1).trimEnd()}…` : name);

type Open = 'keys' | 'legend' | 'chat' | 'menu' | null;

export class Play {
  open: Open = $state(null);
  inspected: Named | null = $state.raw(null);
  /** What else the inspector shows. */
  beside: readonly Named[] = $state.raw([]);
  /** What a line of the log names. */
  lit: Named[] = $state.raw([]);
  /** What the lesson points at, and the only option that it lets through. */
  pointed: Named[] = $state.raw([]);
  allowed: string | null = $state(null);
  shown: { option: string; reason: Reason } | null = $state.raw(null);
  /** What a bot did in my seats while I was away. */
  away: Line[] = $state.raw([]);
  /** On a phone. */
  tab = $state('board');
  #chatSeen = $state(0);
  #asked = 0;
  #laid: Laid;

  constructor(laid: Laid) {
    this.#laid = laid;
    this.#follow();
  }

  get live() {
    return this.#laid.live;
  }
  get table() {
    return this.#laid.table;
  }
  get client() {
    return this.#laid.client;
  }
  get box() {
    return this.#laid.box;
  }

  readonly position = $derived.by(() => this.live.position);
  readonly plain = $derived.by(() => this.client === null || prefs.plain);
  readonly question = $derived.by(() =>
    this.live.behind === 0 ? (this.position?.question ?? null) : null,
  );
  readonly mineAsked = $derived(this.question !== null && this.live.mine.has(this.question.seat));
  /** Those that the board doesn't show. */
  readonly choices: Choice[] = $derived.by(() => (this.mineAsked ? offBoard(this.question, this.client) : []));
  readonly main = $derived.by(() => {
    const { question, choices, client, position, box } = this;
    return mainChoice(question, choices, client, position && { box, position }, this.allowed);
  });
  /** How a question to me begins: it is my turn, or what somebody else does in theirs. */
  readonly headline: string = $derived.by(() => {
    const { question, position, table } = this;
    const name = (seat: string): string => brief(table.seats.find((one) => one.seat === seat)?.name ?? seat);
    const turn = position?.turn ?? null;
    if (!question) return '';
    if (turn === null || turn === question.seat) return t('prompt-yours', { name: name(question.seat) });
    return this.client?.headline?.(question, name(turn)) ?? t('prompt-in-turn', { name: name(turn) });
  });

  /** What I am asked. */
  readonly asks: string = $derived.by(() => {
    const { question } = this;
    return question ? (this.client?.asks?.(question) ?? question.prompt) : '';
  });

  /** What the game says below a question to me, where no coach does. */
  readonly advice: string | null = $derived.by(() => {
    const { position, box, table } = this;
    if (!this.mineAsked || !position || table.lesson) return null;
    return this.client?.advice?.({ box, position }) ?? null;
  });

  /** What comes of a choice, where the game says. */
  consequence(choice: Choice): string | null {
    const { position, box } = this;
    return (position && this.client?.consequence?.({ box, position }, choice)) ?? null;
  }

  /** What its button says. */
  says(choice: Choice): string {
    const { position, box } = this;
    return (position && this.client?.says?.({ box, position }, choice)) ?? choice.label;
  }

  /** The choice whose reason is shown, if it is one. */
  readonly chosen = $derived(
    this.question?.choices.find((choice) => choice.text === this.shown?.option) ?? null,
  );
  /** Nothing can be done but to pass: that is done for me. Not when all was sent anew: whoever comes
   * back, takes back or takes the screen over looks first. */
  readonly passes = $derived.by(
    () =>
      prefs.autopass &&
      this.mineAsked &&
      this.live.ready &&
      this.allowed === null &&
      this.position?.whole === false &&
      onlyPass(this.question),
  );
  readonly watching = $derived.by(() => this.table.seats.every((seat) => !seat.mine));
  readonly unread = $derived.by(
    () =>
      this.live.chat.filter((line) => line.number > this.#chatSeen && !prefs.muted.includes(line.guest)).length,
  );
  /** The people who play on my side, when somebody does. */
  readonly partners: Partners | null = $derived.by(() => {
    const { live } = this;
    const side = this.position?.side ?? [];
    const seats = this.table.seats
      .filter((one) => one.kind === 'person' && !one.mine && side.includes(one.seat))
      .map((one) => one.seat);
    if (seats.length === 0) return null;
    return {
      seats,
      get signs() {
        return live.signs;
      },
      get pings() {
        return live.pings;
      },
      get talk() {
        return live.chat.filter((line) => line.team && !prefs.muted.includes(line.guest));
      },
      say: (text) => this.guarded(live.say(text, true)),
      ping: (thing) => this.guarded(live.signal('ping', [thing])),
      plan: (options) => live.plan(options),
      propose: (option) => this.guarded(live.signal('propose', option === null ? [] : [option])),
    };
  });
  /** Hot seat: another seat of mine is asked than the one whose eyes are open. */
  readonly next: Seat | null = $derived.by(() => {
    const { position, live, table } = this;
    if (!position || live.behind > 0 || live.busy > 0 || table.status !== 'playing') return null;
    const asked = position.mine_asked.filter((seat) => live.mine.has(seat));
    if (asked.length === 0 || (position.seat !== null && asked.includes(position.seat))) return null;
    return table.seats.find((seat) => seat.seat === asked[0]) ?? null;
  });
  readonly #idle = $derived.by(
    () =>
      this.live.link === 'open' &&
      this.live.behind === 0 &&
      this.live.busy === 0 &&
      !this.live.answered &&
      !this.passes &&
      (this.mineAsked ||
        this.next !== null ||
        this.table.status === 'over' ||
        !this.table.seats.some((seat) => this.thinking(seat.seat))),
  );

  /** A bot ponders for this seat. In a puzzle none plays on when the solver's turn is over. */
  thinking(seat: string): boolean {
    return (
      this.live.behind === 0 &&
      !(this.table.puzzle && this.position?.turn === seat) &&
      !!this.position?.waiting.includes(seat) &&
      this.table.seats.some((one) => one.seat === seat && (one.kind === 'bot' || one.stand_in))
    );
  }

  // -- what one can do ---------------------------------------------------------------------------

  async send(options: string[]): Promise<void> {
    if (!this.live.ready) return;
    const sent = heldBack(options, this.allowed);
    if (sent.length === 0) {
      play('refused');
      toasts.say(t('lesson-first'));
      return;
    }
    toasts.clear();
    play('pick');
    this.shown = null;
    try {
      await this.live.answer(sent);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Say what was refused; anything else is a fault of ours. */
  refuse = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    play('refused');
    if (error.reply) toasts.refuse(error.message, error.reply.reason ?? undefined);
    else toasts.say(error.message, 'bad'); // the line has gone, not the move been refused
  };

  guarded(what: Promise<void>): void {
    void what.catch(this.refuse);
  }

  undo = (): void => this.guarded(this.live.undo());

  /** Back to where it began. */
  beginAnew = (): void => this.guarded(this.live.undo(true));

  wave = (): void => this.guarded(this.live.wave());

  /** Whether it stands now. */
  order = async (order: string): Promise<boolean> => {
    try {
      await this.live.order(order);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  };

  consent = (agree: boolean, about?: 'undo' | 'seat'): void => this.guarded(this.live.consent(agree, about));

  /** The person of this seat has come to the screen. */
  handOver(seat: string): void {
    this.guarded(this.live.look(seat, this.plain));
  }

  show = (option: string | null): void => {
    const turn = ++this.#asked;
    if (option === null) {
      this.shown = null;
      return;
    }
    this.live.explain(option).then(
      (reason) => {
        if (turn === this.#asked) this.shown = { option, reason };
      },
      // Nobody to explain it to (a spectator), or the connection is gone: no panel.
      () => {
        if (turn === this.#asked) this.shown = null;
      },
    );
  };

  inspect = (thing: Named, beside: readonly Named[] = []): void => {
    if (!this.box.things[thing.kind]?.[thing.id]) return;
    this.open = null;
    this.inspected = thing;
    this.beside = beside;
  };

  welcomed(): void {
    this.away = [];
  }

  toggle(what: Exclude<Open, null>): void {
    this.inspected = null;
    this.open = this.open === what ? null : what;
  }

  light = (things: Named[]): void => {
    this.lit = things;
  };

  /** What the game's components get. */
  readonly game: GameProps = this.#props();

  #props(): GameProps {
    const self = this;
    return {
      get box() {
        return self.box;
      },
      get table() {
        return self.table;
      },
      get position() {
        return self.position as NonNullable<typeof self.position>;
      },
      get language() {
        return prefs.language;
      },
      get theme() {
        return prefs.theme;
      },
      get phone() {
        return prefs.phone;
      },
      get tall() {
        return prefs.tall;
      },
      get low() {
        return prefs.low;
      },
      get live() {
        return self.live.ready && self.mineAsked;
      },
      get lit() {
        return [...self.lit, ...self.pointed];
      },
      get allowed() {
        return self.allowed;
      },
      get log() {
        return self.live.log;
      },
      get coming() {
        return self.live.coming;
      },
      get pace() {
        return prefs.calm ? 0 : prefs.speed;
      },
      pick: (option) => void self.send([option]),
      pickAll: (options) => void self.send(options),
      explain: (option) => self.live.explain(option),
      preview: (options) => self.live.preview(options),
      show: (option) => self.show(option),
      inspect: (thing, beside) => self.inspect(thing, beside),
      order: (text) => self.order(text),
      get partners() {
        return self.partners;
      },
    };
  }

  keys(): Hotkeys {
    const { main, live, position } = this;
    // With nothing to press, the keyboard goes to what can be chosen.
    const press = () => {
      const other = document.querySelector<HTMLElement>('[data-main]');
      if (main) void this.send([main.text]);
      else if (other) other.click();
      else if (this.mineAsked) document.querySelector<HTMLElement>('[data-thing][data-option]')?.focus();
    };
    return {
      ' ': press,
      Enter: press,
      ...this.#arrows(),
      u: () => {
        if (position?.can_undo) this.undo();
        else if (position?.why_no_undo) toasts.say(position.why_no_undo);
      },
      l: () => {
        if (prefs.phone) this.tab = this.tab === 'log' ? 'board' : 'log';
        else prefs.log = !prefs.log;
      },
      r: () => router.go(`/rules/${this.table.game}`),
      c: () => this.toggle('chat'),
      m: () => this.toggle('menu'),
      p: () => (prefs.plain = !prefs.plain),
      i: () => {
        const named = this.shown ? this.#named(this.shown.option) : null;
        if (named) this.inspect(named);
      },
      s: () => this.client?.legend && this.toggle('legend'),
      '?': () => this.toggle('keys'),
      Escape: () => {
        if (live.behind > 0) live.skip();
        else if (this.open || this.inspected) {
          this.open = null;
          this.inspected = null;
        } else if (this.shown) this.show(null);
        else if (this.question && this.client?.halfMade?.(this.question) && position?.can_undo) this.undo();
      },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pressNumbered(i + 1)])),
    };
  }

  /** From the page, the prompt or the board's own buttons they lead to what can be chosen on the board;
   *  everything else that has the focus has its own use for them. */
  #arrows(): Hotkeys {
    const focus = document.activeElement;
    const away = focus === document.body || focus?.closest('[data-testid=board], [data-testid=prompt]');
    const first = document.querySelector<HTMLElement>('[data-testid=board] [data-thing][data-option]');
    if (!this.mineAsked || !away || !first) return {};
    const go = () => first.focus();
    return { ArrowLeft: go, ArrowRight: go, ArrowUp: go, ArrowDown: go };
  }

  /** The thing that an option is about: the last of its words that is one. */
  #named(option: string): Named | null {
    const said = this.question?.choices.find((choice) => choice.text === option)?.things ?? [];
    for (const [kind, id] of [...said].reverse()) if (this.box.things[kind]?.[id]) return { kind, id };
    for (const id of option.split(' ').slice(1).reverse()) {
      for (const [kind, things] of Object.entries(this.box.things)) if (things[id]) return { kind, id };
    }
    return null;
  }

  // -- what follows from a new position ----------------------------------------------------------

  #follow(): void {
    $effect(() => {
      void this.position;
      untrack(() => {
        this.shown = null;
        this.#asked += 1;
      });
    });

    $effect(() => {
      this.live.together = this.client?.together ?? (() => false);
      this.live.suspense = this.client?.suspense ?? (() => 0);
    });

    // On a phone: to the tab where the answers lie, once for each question.
    let shownFor = '';
    $effect(() => {
      const { question, client } = this;
      if (!question || !this.mineAsked) return;
      const key = `${question.seat} ${question.label}`;
      const wanted = client?.tabFor?.(question) ?? 'board';
      untrack(() => {
        if (shownFor !== key) this.tab = wanted;
        shownFor = key;
      });
    });
    $effect(() => {
      if (this.mineAsked || !this.position || this.live.behind > 0) return;
      shownFor = '';
      untrack(() => {
        if (this.client?.tabs.some((one) => one.id === this.tab)) this.tab = 'board';
      });
    });

    $effect(() => {
      rulebook.game = this.table.game;
    });

    // What has just happened is heard, each kind of it once; what was there before is not. A die is
    // heard while it rolls.
    let rolled: Position | null = null;
    const hear = (position: Position, wanted: (sound: Sound) => boolean) => {
      const { client, box } = untrack(() => ({ client: this.client, box: this.box }));
      const sounds = new Set(position.log.map((line) => client?.sound?.(kind(line.event), line, box) ?? null));
      for (const sound of sounds) if (sound && wanted(sound)) play(sound);
    };
    $effect(() => {
      const { coming } = this.live;
      if (!coming) return;
      rolled = coming;
      hear(coming, (sound) => sound === 'die');
    });
    $effect(() => {
      const { position } = this;
      if (!position || position.whole) return;
      const heard = position === rolled;
      hear(position, (sound) => sound !== 'die' || !heard);
    });

    $effect(() => {
      const { question } = this;
      if (!this.passes || !question) return;
      const wait = untrack(() =>
        passWait(
          question,
          this.table.seats.some((seat) => seat.kind === 'person' && !seat.mine),
        ),
      );
      const timer = setTimeout(() => void this.send([PASS]), wait);
      return () => clearTimeout(timer);
    });

    // The plain table needs the zones, a board does without.
    let zoned = false;
    $effect(() => {
      const { position, plain } = this;
      if (!position || plain === zoned) return;
      zoned = plain;
      untrack(() => this.guarded(this.live.look(position.seat, plain)));
    });

    let asked = '';
    $effect(() => {
      const { question, position, table, live } = this;
      if (!this.mineAsked || !question) return;
      const key = `${table.id} ${question.seat} ${question.number}`;
      const before = asked;
      asked = key;
      if (before === key) return;
      // A turn begins when the last move was not mine.
      if (position?.actor !== null && live.mine.has(position?.actor ?? '')) return;
      play('turn');
      tell({ key, title: table.title, body: question.prompt }, { notices: prefs.notices });
    });

    // What others say is read at once; the drawer keeps it.
    let told: number | null = null;
    $effect(() => {
      const { chat } = this.live;
      const last = chat.at(-1)?.number ?? 0;
      const fresh = told === null ? [] : chat.filter((line) => line.number > (told ?? 0));
      told = last;
      untrack(() => {
        for (const { guest: by, name, text, team } of fresh)
          if (this.open !== 'chat' && by !== guest.me?.id && !prefs.muted.includes(by))
            toasts.say(`${team ? t('chat-to-team', { name }) : name}: ${heard(text)}`);
      });
    });

    // Moves of my seat since I was last here were a bot's.
    let arrived = false;
    $effect(() => {
      const { log, position } = this.live;
      if (!position) return;
      const last = log.at(-1)?.number ?? 0;
      untrack(() => {
        const seen = absence.seen(this.table.id);
        if (!arrived && seen !== null && this.table.status === 'playing')
          this.away = log.filter((line) => line.number > seen && line.seat !== null && this.live.mine.has(line.seat));
        arrived = true;
        if (!document.hidden && this.live.link === 'open') absence.saw(this.table.id, last);
      });
    });

    $effect(() => {
      if (this.open === 'chat' || this.tab === 'chat') this.#chatSeen = this.live.chat.at(-1)?.number ?? 0;
    });

    $effect(() => {
      markReady(this.#idle, this.position?.step);
      return () => markReady(false);
    });
  }
}
