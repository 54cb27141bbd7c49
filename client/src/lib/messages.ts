// Made by tools/messages_ts.py from src/tabard/server/messages.py: change it there.

export type Language = 'en' | 'it';
export type Level = 'easy' | 'normal' | 'hard';
export type Status = 'waiting' | 'playing' | 'over';

/** Bytes of one message from a client. */
export const MESSAGE_LIMIT = 65536;
/** Picks in one answer. */
export const PICKS_LIMIT = 64;
/** Characters of one line of chat. */
export const CHAT_LIMIT = 300;

/** Picks for the question `number` of a seat, in a row: all of them are applied, or none. */
export interface SendAnswer {
  type: 'answer';
  id: number;
  seat: string;
  number: number;
  options: string[];
}

/**
 * A standing order of a seat for itself, at any moment, whoever is asked: the box lists them.
 * Nobody else hears of it.
 */
export interface SendOrder {
  type: 'order';
  id: number;
  seat: string;
  order: string;
}

/** Why an option is legal for the seat now, or why not. */
export interface SendExplain {
  type: 'explain';
  id: number;
  seat: string;
  option: string;
}

/** What picks for the seat's question would do, in a row, before they are given. */
export interface SendPreview {
  type: 'preview';
  id: number;
  seat: string;
  options: string[];
}

/**
 * Take back the seat's last answer: at once when nothing was learned since, else everybody
 * else at the table is asked. `all`: all of them that can be taken back; for practice only.
 */
export interface SendUndo {
  type: 'undo';
  id: number;
  seat: string;
  all?: boolean;
}

/** The answer to somebody's wish to take back, or to sit down where a bot plays. */
export interface SendConsent {
  type: 'consent';
  id: number;
  agree: boolean;
  about?: 'undo' | 'seat';
}

/**
 * Let the bots go first that wait for this seat of yours. That holds until you act again, or
 * the turn ends.
 */
export interface SendWave {
  type: 'wave';
  id: number;
  seat: string;
}

/** `team`: only your side reads it. */
export interface SendChat {
  type: 'chat';
  id: number;
  text: string;
  team?: boolean;
}

/**
 * Show the partners of your seat something. "ping": a thing, as kind and name. "plan": what you
 * are about to answer. "propose": what a partner should answer who decides for your side. Each
 * plan takes the place of the last, and so does each proposal; without `texts` there is none.
 */
export interface SendSignal {
  type: 'signal';
  id: number;
  seat: string;
  sign: 'ping' | 'plan' | 'propose';
  texts?: string[];
}

/**
 * See the table through the eyes of this seat of yours (hot seat), or as a spectator. With
 * `plain` positions carry their zones, for the plain table.
 */
export interface SendLook {
  type: 'look';
  id: number;
  seat?: string | null;
  plain?: boolean;
}

/** Go on in this language: everything is sent anew. */
export interface SendSpeak {
  type: 'speak';
  id: number;
  language: Language;
}

export interface Term {
  amount: number;
  text: string;
  rule: string;
}

/** `4 = 2 base + 1 Murloc + 1 mountain`, term by term. */
export interface Sum {
  total: number;
  terms: Term[];
  text: string;
}

/**
 * Why an option is legal or not. `text` has no sum in it; `odds` is the chance of success in
 * percent where a die decides.
 */
export interface Reason {
  option: string;
  legal: boolean;
  text: string;
  sum: Sum | null;
  odds: number | null;
  rule: string | null;
  rule_title: string | null;
}

/**
 * One thing that would be different, in its text form, split into verb and arguments, with the
 * sentence for it: from `low` to `high`, which are equal where it is certain.
 */
export interface Change {
  text: string;
  verb: string;
  args: string[];
  label: string;
  low: number;
  high: number;
  things: [string, string][];
}

/**
 * What picks would do if everybody passed. `options` are those that were looked at: what is
 * asked no more, as it is no choice, is left out. `assumed`: more answers of yours on the way;
 * `possible`: what could be answered with what lies open. `who` has the choice at which it ends,
 * `asks` is its label; null: it was played out.
 */
export interface Preview {
  options: string[];
  changes: Change[];
  assumed: string[];
  possible: string[];
  who: string | null;
  asks: string | null;
  /** It ends the game, whatever else happens. */
  over: boolean;
}

/**
 * The list that a seat plays with: what it is called, and whose it is (kind and id in the box);
 * `ready`: the name of one in the box, as one sends it.
 */
export interface Chosen {
  name: string;
  leader: [string, string] | null;
  ready: string | null;
}

/**
 * Who sits where. `stand_in`: a bot plays for an absent person; `bot_in`: the seconds until
 * one will, now that the seat is waited for; `time_left`: the seconds that it has for its
 * answer, where the table has a clock. `lent`: a bot plays, and the seat waits for whoever
 * gave it away: you, or somebody else. `seen`: other seats whose hands its person has looked
 * at. `brings`: it has chosen the list that it plays with; `chosen`: which, if it is yours, or
 * a bot's at your table. `agreed`: its person wants the next game of a series to begin.
 * `promise`: of its nonce.
 */
export interface Seat {
  seat: string;
  kind: 'free' | 'person' | 'bot';
  name: string;
  level: Level | null;
  mine: boolean;
  online: boolean;
  stand_in: boolean;
  bot_in: number | null;
  time_left: number | null;
  conceded: boolean;
  lent: 'no' | 'yours' | 'theirs';
  seen: string[];
  brings: boolean;
  chosen: Chosen | null;
  agreed: boolean;
  promise: string | null;
}

/**
 * Somebody wants to go on for a bot. `seen`: seats whose hands they have seen; `mine`: it is
 * your wish; `asked`: you are to agree or not; `missing`: how many are still to be heard.
 */
export interface SeatWish {
  seat: string;
  name: string;
  seen: string[];
  mine: boolean;
  asked: boolean;
  missing: number;
}

/** Somebody wants to take back more than they can alone. */
export interface Undo {
  seat: string;
  agreed: string[];
  missing: string[];
}

/** A game of a series that is over. Nobody has won a draw. */
export interface Played {
  table: string;
  winners: string[];
}

/**
 * Several games for one result. `game`: which of them is played here, counted from 1; `games`:
 * those that are over; `score`: each seat's wins; `winners`: who has won it all. `swap`: lists
 * change hands after each game. `closed`: this game is over, and can be looked at again when all
 * is decided.
 */
export interface Series {
  best_of: number;
  swap: boolean;
  game: number;
  games: Played[];
  score: number[];
  winners: string[];
  closed: boolean;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: Status;
  public: boolean;
  seats: Seat[];
  /** Whether you opened this table. */
  owner: boolean;
  spectators: number;
  spectators_allowed: boolean;
  /** Seconds after which a bot plays for an absent person; null: never. */
  stand_in_after: number | null;
  /** Seconds for an answer, after which a bot gives it; null: as long as one likes. */
  clock: number | null;
  /** Alone with bots one may take back what has come to light, too; else nobody may. */
  practice: boolean;
  /** To the seed of all dice; see docs/FAIR.md. */
  commitment: string;
  /** To the seed and everybody's nonce, once nobody can sit down any more: keep it, then tell. */
  pledge: string | null;
  /** Seats of yours whose promised nonce the table waits for. */
  tell: string[];
  /** Published when the match is over, and the series that it belongs to allows it. */
  seed: string | null;
  series: Series | null;
  undo: Undo | null;
  asking: SeatWish | null;
  rematch: string | null;
  lesson: string | null;
  /** The lesson is a puzzle: to be solved before the turn is over. */
  puzzle: boolean;
  forked_from: string | null;
  rounds: [number, number];
  waiting: string[];
  /** Unix time of the last move. */
  changed: number;
  /** You have put it away. */
  archived: boolean;
}

/**
 * One option: its text form (which is what one sends), split into verb and arguments, the
 * sentence for it, what it comes to where there is a sum behind it, its chance of success in
 * percent where a die decides, and the things that it names, as the box knows them.
 */
export interface Choice {
  text: string;
  verb: string;
  args: string[];
  label: string;
  amount: number | null;
  odds: number | null;
  things: [string, string][];
}

export interface Question {
  seat: string;
  number: number;
  label: string;
  prompt: string;
  choices: Choice[];
  about: unknown;
  sealed: boolean;
  /** Everybody can see that there is but one answer: to give it at once tells nothing. */
  evident: boolean;
}

/**
 * One line of the log, as this viewer may read it. `things` are the names in the event, each
 * with its kind ("region", "race", …), so that a hover can light them up.
 */
export interface Line {
  number: number;
  event: string;
  text: string;
  seat: string | null;
  things: [string, string][];
}

/**
 * Something on the table for the plain table: a name, whose it is, rows of words, and the
 * things of the box that they name.
 */
export interface Zone {
  name: string;
  seat: string | null;
  heads: string[];
  rows: string[][];
  things: [string, string][];
}

export interface ReportRow {
  label: string;
  values: number[];
}

/** A round that decided much, and at whose cost. */
export interface Turning {
  round: number;
  seat: string;
  text: string;
}

/**
 * The score broken down: a row for each source with a value for each seat; each seat's running
 * total after each round, of which the first has the number `first` (0: at the start), and what is
 * counted there when it is not the score; what decided the match; the turning points; and a table
 * of whatever else is worth telling.
 */
export interface Report {
  rows: ReportRow[];
  rounds: number[][];
  first: number;
  counted: string;
  how: string;
  turnings: Turning[];
  heads: string[];
  table: string[][];
}

export interface Outcome {
  scores: number[];
  winners: string[];
  report: Report | null;
  conceded: string[];
}

/** `number` grows from line to line. `team`: only one side reads it, which is yours. */
export interface Chat {
  number: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
  /** The public id of who said it, so that one can mute them. */
  guest: string;
  team: boolean;
}

/** What a partner shows: see `Signal`. `labels`: the sentence for each option. */
export interface Signal {
  seat: string;
  sign: 'ping' | 'plan' | 'propose';
  texts: string[];
  labels: string[];
}

/**
 * To the message with this `id`. `stale`: the question had changed; a whole `Position`
 * follows. Whatever went wrong, nothing was changed.
 */
export interface Reply {
  type: 'reply';
  to: number;
  ok: boolean;
  error: '' | 'malformed' | 'illegal' | 'stale' | 'refused' | 'busy' | 'impossible';
  text: string;
  reason: Reason | null;
  preview: Preview | null;
}

export interface TableMessage {
  type: 'table';
  table: Table;
}

/**
 * What one viewer sees after one input. `step` counts this viewer's positions. `actor` is who
 * made the move that led here (null: nobody did). `log` holds the lines that are
 * new; with `whole` it is the whole log, and what was shown before is void.
 */
export interface Position {
  type: 'position';
  step: number;
  seat: string | null;
  actor: string | null;
  whole: boolean;
  view: Record<string, unknown>;
  question: Question | null;
  /** Those of your seats that are asked, whichever you look through (hot seat). */
  mine_asked: string[];
  waiting: string[];
  /** Whose turn it is; null: nobody's. */
  turn: string | null;
  /** Who must do what, in one line. */
  prompt: string;
  can_undo: boolean;
  why_no_undo: string;
  /** Not alone, but if everybody else agrees. */
  can_ask_undo: boolean;
  rounds: [number, number];
  log: Line[];
  /**
   * Bots that wait for you: asked together with your seat, they act after you, or once everybody
   * they wait for has waved them on.
   */
  held: string[];
  /**
   * What stands of all that this seat can order, in the order of the game's `orders`; empty:
   * nothing of that choice. A spectator orders nothing.
   */
  orders: string[];
  zones: Zone[] | null;
  outcome: Outcome | null;
  /** What a partner decides for your whole side, while you are not asked: see `Signal`. */
  partner: Question | null;
  /** The seats that play with this one, itself included; a spectator has no side. */
  side: string[];
}

/** With `whole` what was shown before is void: other eyes look on. */
export interface ChatMessage {
  type: 'chat';
  lines: Chat[];
  whole: boolean;
}

/**
 * All that your side has planned and proposed (`standing`), yourself included; what was there
 * before is void. `ping`: somebody points at something, now.
 */
export interface Signs {
  type: 'signs';
  standing: Signal[];
  ping: Signal | null;
}

/** The last message before the server ends the connection, and why. `again`: come back. */
export interface Closed {
  type: 'closed';
  text: string;
  again: boolean;
}

export type FromClient =
  | SendAnswer
  | SendOrder
  | SendExplain
  | SendPreview
  | SendUndo
  | SendConsent
  | SendWave
  | SendChat
  | SendSignal
  | SendLook
  | SendSpeak;

export type FromServer =
  | Reply
  | TableMessage
  | Position
  | ChatMessage
  | Signs
  | Closed;
