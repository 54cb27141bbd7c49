/** A match that is over, move by move: where one stands, through whose eyes, and what is shown of it.
 *  The page only lays it out. */
import { untrack } from 'svelte';
import { gameClient } from '../games';
import type { Box, GameClient, GameProps, Named } from '../games/contract';
import { Album, type Eyes } from './album';
import { api, type Replay } from './api';
import type { Position } from './messages';
import { prefs } from './prefs.svelte';
import { markReady } from './ready.svelte';
import { interesting, type Step, turn } from './rope';
import { addWords, t } from './words';

/** All eyes together: a match that is over has no secrets. */
export const ALL = '-';

export type View = 'board' | 'log' | 'result';

/** Milliseconds for the last move to be seen before the result lies over it. */
const LAST_SEEN = 1400;

export class Playback {
  match: Replay | null = $state.raw(null);
  client: GameClient | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  failed = $state('');
  at = $state(-1);
  eyes = $state(ALL);
  playing = $state(false);
  /** What a line of the log under the pointer names. */
  lit: Named[] = $state.raw([]);
  inspected: Named | null = $state.raw(null);
  beside: readonly Named[] = $state.raw([]);
  view: View = $state('board');
  /** The last step was one forward: the board may show how it came about. */
  #forward = $state(false);
  #album: Album;
  #wanted: string | null;

  constructor(
    readonly id: string,
    asked: URLSearchParams,
  ) {
    this.#album = new Album(id);
    this.#wanted = asked.get('at');
    this.eyes = asked.get('seat') ?? ALL;
    this.#follow();
  }

  /** The inputs from the first that somebody has given, and before them the position in which that was:
   *  whatever is drawn and laid out for a match lies on the table by then. */
  readonly steps: Step[] = $derived.by(() => {
    const all = this.match?.steps ?? [];
    const played = all.slice(Math.max(0, all.findIndex((step) => step.kind !== 'chance')));
    const [begin] = played;
    if (!begin) return [];
    return [
      { ...begin, n: begin.n - 1, seat: null, kind: 'chance', interesting: false, text: t('replay-start') },
      ...played,
    ];
  });
  readonly plain = $derived.by(() => this.match !== null && (this.client === null || prefs.plain));
  readonly seat = $derived.by(() => (this.match?.table.seats.some((one) => one.seat === this.eyes) ? this.eyes : null));
  readonly now: Step | undefined = $derived(this.steps[this.at]);
  readonly last = $derived(this.steps.length - 1);
  readonly shown = $derived(this.position !== null && this.position.step === this.now?.n);
  /** What this move's last line names. */
  readonly #touched: Named[] = $derived.by(() =>
    this.at === 0 ? [] : (this.position?.log.at(-1)?.things ?? []).map(([kind, id]) => ({ kind, id })),
  );

  // -- moving ------------------------------------------------------------------------------------

  #go(index: number): void {
    const to = Math.max(0, Math.min(this.last, index));
    this.#forward = to === this.at + 1;
    if (to !== this.last && this.view === 'result') this.view = 'board';
    this.at = to;
  }

  seek(index: number): void {
    this.playing = false;
    this.#go(index);
  }

  step(way: 1 | -1): void {
    this.seek(this.at + way);
  }

  turn(way: 1 | -1): void {
    this.seek(turn(this.steps, this.at, way));
  }

  jump(way: 1 | -1): void {
    this.seek(interesting(this.steps, this.at, way));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.#go(0);
    this.playing = !this.playing;
  }

  inspect = (thing: Named, beside: readonly Named[] = []): void => {
    if (!this.box?.things[thing.kind]?.[thing.id]) return;
    this.inspected = thing;
    this.beside = beside;
  };

  /** A link to this moment, seen as now. */
  query(): URLSearchParams {
    const query = new URLSearchParams({ at: String(this.now?.n ?? 0) });
    if (this.seat !== null) query.set('seat', this.seat);
    return query;
  }

  /** What the game's components get: nothing can be picked here. */
  readonly game: GameProps = this.#props();

  #props(): GameProps {
    const self = this;
    const none = (): void => undefined;
    return {
      get box() {
        return self.box as Box;
      },
      get table() {
        return (self.match as Replay).table;
      },
      get position() {
        return self.position as Position;
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
      live: false,
      coming: null,
      get lit() {
        return self.lit.length > 0 ? self.lit : self.#touched;
      },
      get pace() {
        return prefs.calm || !self.#forward ? 0 : Math.min(prefs.speed, 500);
      },
      pick: none,
      pickAll: none,
      explain: () => Promise.reject(new Error(t('replay-title'))),
      preview: () => Promise.reject(new Error(t('replay-title'))),
      show: none,
      inspect: this.inspect,
      order: async () => false,
    };
  }

  // -- what follows ------------------------------------------------------------------------------

  /** Where to begin: where the address says, else at the start. */
  #first(): number {
    const n = this.#wanted === null ? NaN : Number(this.#wanted);
    return Number.isInteger(n) ? Math.max(0, Math.min(this.last, n - (this.steps[0]?.n ?? 0))) : 0;
  }

  /** The moments that are likely to be next. */
  #nearby(): number[] {
    const likely = [this.at + 1, this.at + 2, this.at - 1, interesting(this.steps, this.at, 1)];
    return likely.flatMap((i) => (this.steps[i] ? [this.steps[i].n] : []));
  }

  #follow(): void {
    $effect(() => {
      void prefs.language;
      let left = false;
      api.replay(this.id).then(
        async (found) => {
          const [own, things] = await Promise.all([gameClient(found.table.game), api.box(found.table.game)]);
          if (left) return;
          if (own) addWords(own.words);
          this.client = own;
          this.box = things;
          // Who is here or away now has no part in it.
          const seats = found.table.seats.map((one) => ({ ...one, online: true, stand_in: false }));
          this.match = { ...found, table: { ...found.table, seats } };
          untrack(() => {
            if (this.at < 0) this.at = this.#first();
          });
          this.failed = '';
        },
        (error: Error) => {
          if (!left) this.failed = error.message;
        },
      );
      return () => (left = true);
    });

    $effect(() => {
      const n = this.now?.n;
      if (n === undefined) return;
      const through: Eyes = { seat: this.seat, language: prefs.language, plain: this.plain };
      let left = false;
      // Who drags passes many moments: only where the hand rests is fetched.
      const timer = setTimeout(
        () => {
          this.#album.at(n, through).then(
            (found) => {
              if (left) return;
              [this.position, this.failed] = [found, ''];
              this.#album.ahead(
                untrack(() => this.#nearby()),
                through,
              );
            },
            (error: Error) => {
              if (!left) this.failed = t('replay-moment-failed', { why: error.message });
            },
          );
        },
        untrack(() => this.#forward || this.position === null) ? 0 : 60,
      );
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });

    $effect(() => {
      markReady(this.failed !== '' || (this.shown && !this.playing));
      return () => markReady(false);
    });

    // The address follows, not at every bead of a drag: browsers count.
    $effect(() => {
      if (this.now === undefined) return;
      const query = this.query();
      const timer = setTimeout(() => history.replaceState(null, '', `${location.pathname}?${query}`), 250);
      return () => clearTimeout(timer);
    });

    $effect(() => {
      if (!this.playing || !this.shown) return;
      if (this.at >= this.last) {
        this.playing = false;
        return;
      }
      // Dice and shuffles pass quickly; with no speed set a replay still must be seen.
      const pace = Math.max(250, prefs.speed || 400) * (this.steps[this.at + 1]?.kind === 'chance' ? 0.6 : 1);
      const timer = setTimeout(() => this.#go(this.at + 1), pace);
      return () => clearTimeout(timer);
    });

    // Whoever walks to the end sees the last move, then the result.
    $effect(() => {
      if (!this.shown || this.at !== this.last || !this.#forward) return;
      const timer = setTimeout(() => (this.view = 'result'), prefs.calm ? 0 : LAST_SEEN);
      return () => clearTimeout(timer);
    });
  }
}
