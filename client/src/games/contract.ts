/** What a game adds to the common table: its board and its pieces, and nothing else. */
import type { Component } from 'svelte';
import type { Chat, Choice, Chosen, Line, Position, Preview, Question, Reason, Signal, Table } from '../lib/messages';
import type { Sound } from '../lib/sound';

/** A thing of the game that can be inspected: a race, a region, a card. From GET /api/games/{id}/box. */
export interface Thing {
  name: string;
  /** Generated rules text. */
  text: string;
  /** Ids of the rules behind it. */
  rules: string[];
  /** The name of its icon in lib/icons. */
  emblem?: string;
  /** Things that explain it further: the terrain of a region, say. */
  also?: Named[];
  /** Whatever else the game's own components need. */
  data: Record<string, unknown>;
}

/** What the inspector shows of a thing's data where the game gives it: what is printed on a card besides
 * its text, and what its keywords mean. */
export interface Face {
  type_line?: string;
  stats_line?: string;
  keywords?: { name: string; text: string }[];
}

export interface Box {
  /** kind → id → thing */
  things: Record<string, Record<string, Thing>>;
  /** What only the game's own board understands. */
  board: Record<string, unknown>;
  /** What a seat can order for itself at any moment; null: nothing. */
  orders?: Orders | null;
}

/** One order: what one sends, and the sentence for it. */
export interface Order {
  text: string;
  label: string;
}

/** What stands by itself, and the choices, each of one order among several. Of two, the first is what a
 * switch says that is on. `Position.orders` says for each which one stands. */
export interface Orders {
  about: string;
  choices: Order[][];
}

/** A thing by kind and id, as the log and the inspector name it. */
export interface Named {
  kind: string;
  id: string;
}

/** What I and the people of my own side show each other. */
export interface Partners {
  /** Their seats, without mine. */
  seats: readonly string[];
  /** Plans and proposals that stand, mine too. */
  signs: readonly Signal[];
  /** What was said among us, and a way to say more. */
  talk?: readonly Chat[];
  say?(text: string): void;
  /** What somebody points at now. */
  pings: readonly { key: number; sign: Signal }[];
  /** Point at a thing, by kind and name. */
  ping(thing: string): void;
  /** What I am about to answer; nothing: I think about something else. */
  plan(options: readonly string[]): void;
  /** What the partner should answer who decides for all of us (`Position.partner`); null: nothing. */
  propose(option: string | null): void;
}

/** What every component of a game gets. All fields are reactive ($props). */
export interface GameProps {
  box: Box;
  table: Table;
  position: Position;
  language: 'en' | 'it';
  theme: 'light' | 'dark';
  phone: boolean;
  /** The window is that of a phone held upright: a board keeps one layout for it and one for all others. */
  tall: boolean;
  /** The window is that of a phone on its side: there is room for one row, not for two. */
  low: boolean;
  /** In a replay or for a spectator nothing can be picked. */
  live: boolean;
  /** What the log line under the pointer names: light it up. */
  lit: Named[];
  /** In a lesson: the one option that may be picked now; null: any. */
  allowed?: string | null;
  /** All that was written down so far, where it is known. */
  log?: readonly Line[];
  /** What is about to be shown, while a die still rolls for it: nothing of it shows before. */
  coming: Position | null;
  /** Milliseconds that another player's move may take to be shown; 0: no motion. */
  pace: number;
  /** Answer the question with one option's text form, or with several in a row (all or none). */
  pick(option: string): void;
  pickAll(options: string[]): void;
  /** Why it is legal or not; cached until the position changes. */
  explain(option: string): Promise<Reason>;
  /** What answers in a row would do, if everybody passed; cached until the position changes. null: this
   * game, or this question, has no preview. */
  preview(options: string[]): Promise<Preview | null>;
  /** Show the reason panel for this option (null: hide it). Used on hover, focus and refused clicks.
   * On a phone a legal one also becomes the main button of the sheet: a tap shows, the button picks. */
  show(option: string | null): void;
  /** Open the inspector; `beside`: more that can be read there. */
  inspect(thing: Named, beside?: readonly Named[]): void;
  /** The people who play on my side; null: nobody does, or I only watch. */
  partners?: Partners | null;
  /** Order something for one's own seat (`Box.orders`); whether it stands now. */
  order(text: string): Promise<boolean>;
}

/** How a seat's card looks: emblem and two lines from the game, the rest is common. */
export interface SeatFace {
  emblem?: string;
  title: string;
  subtitle: string;
  /** A number on a coin, "?" when hidden, null: none. */
  coins: number | '?' | null;
  /** What can be read about it: the first is opened, with the others below. */
  things?: Named[];
}

/** A symbol of the board: an emblem, a shape of the game's own or a letter on a disc. */
export interface Sign {
  name: string;
  text: string;
  emblem?: string;
  letter?: string;
  /** SVG content on a 512 × 512 square. */
  shape?: string;
  fill: string;
  on: string;
}

export interface Tab {
  id: string;
  /** Key of the label in the game's words. */
  label: string;
  icon: string;
  component: Component<GameProps>;
}

/** What must be read or pressed during a lesson has the attribute `data-clear`: the coach lies elsewhere.
 * What has the attribute `data-number` is pressed by that number's key, as the choices of the prompt are. */
export interface GameClient {
  /** Fills its box (100 % by 100 %), which lies between the panels; drawings may flow over its edges,
   * below the panels. */
  board: Component<GameProps>;
  /** The board shows the seats itself: it has the left column, too, and the prompt lies on its middle, above
   * a hand that is `--hand` high. What is at the right stands above the log. */
  seated?: true;
  /** In the bar, instead of the track of rounds. */
  bar?: Component<GameProps>;
  /** On a small screen, below the question: a hand of cards in the thumb's reach. */
  thumb?: Component<GameProps>;
  /** What lies under the board, to the edges of the window; wood when it doesn't say. */
  stage?: 'sea' | 'wood';
  /** Below the seats, at the left. */
  left?: Component<GameProps>;
  /** In place of the seats' cards and chips: a game whose people play pieces of their own (`small`: chips in
   * a row). Who sits where stays in the table's own tab and menu. */
  seats?: Component<GameProps & { small?: boolean }>;
  /** Below the log, at the right. */
  right?: Component<GameProps>;
  /** On a small screen, with the question: what stands before it instead of the seat's mark, such as
   * what is left in hand, and what stands beside its buttons. */
  sheet?: { mark: Component<GameProps>; choice: Component<GameProps> };
  /** With the question's buttons, on every screen: one that gives several answers in a row. With the attribute
   * `data-main` it is the main button while no choice is. */
  beside?: Component<GameProps>;
  /** What the board's own tab is called on a phone, and its icon; a map, unless it says. */
  tab?: Pick<Tab, 'label' | 'icon'>;
  /** More tabs on a phone, besides the board, the log and the table. */
  tabs: Tab[];
  seat(props: Pick<GameProps, 'box' | 'position' | 'language'>, seat: string): SeatFace;
  /** For the inspector: what stands there now, who has it; nothing, unless it says. */
  about?(props: Pick<GameProps, 'box' | 'position' | 'table'>, thing: Named): string | null;
  /** For the inspector: what else lies there now and can be read. */
  here?(props: Pick<GameProps, 'box' | 'position'>, thing: Named): Named[];
  /** For the inspector: why what its text says does nothing now. */
  asleep?(props: Pick<GameProps, 'box' | 'position'>, thing: Named): string | null;
  /** Keys that its own board knows besides those of every table, each with the key of its sentence. */
  keys?: readonly (readonly [key: string, what: string])[];
  /** Every symbol of the board, with what it means. */
  legend?(props: Pick<GameProps, 'box' | 'theme'>): Sign[];
  /** Choices that the board or a panel shows as targets; all others become buttons of the prompt. `question`:
   * its label, where the same verb is at home in several places. */
  onBoard(verb: string, question: Question): boolean;
  /** Which choice is the main button (Space): what a good player would press next, also where it lies on the
   * board; or none while there is better to do there. `choices` are those of the prompt. Unless it says, the
   * one that passes or the only one that has no arguments. */
  main?(choices: Choice[], question: Question, props: Pick<GameProps, 'box' | 'position'>): Choice | null;
  /** How a question begins that I am asked in the turn of the player with this name: "B attacks: your
   * losses retreat."; null: "In B's turn". */
  headline?(question: Question, name: string): string | null;
  /** What a question asks, where its own sentence says what the buttons say, too. */
  asks?(question: Question): string | null;
  /** What a button of the prompt says here, where that is more to the point than the choice's own sentence:
   * "End turn" for passing. */
  says?(props: Pick<GameProps, 'box' | 'position'>, choice: Choice): string | null;
  /** Whether this question is a part of something that was begun: Escape takes that back where one can. */
  halfMade?(question: Question): boolean;
  /** What is near at hand, below a question that I am asked: for whoever doesn't know what to do next. */
  advice?(props: Pick<GameProps, 'box' | 'position'>): string | null;
  /** What comes of a choice of the prompt, in a few words: "9 tokens in hand". */
  consequence?(props: Pick<GameProps, 'box' | 'position'>, choice: Choice): string | null;
  /** On a phone: which tab holds what this question asks for; the board, unless it says. */
  tabFor?(question: Question): string | null;
  /** Events (the first word of a line's `event`) that are shown as one motion when one player makes
   * several in a row, such as laying out pieces; none, unless it says. */
  together?(event: string): boolean;
  /** Events that only go on with the line before them, by what that one may tell of: read in one line with it
   * ("You draw a card. It's Fireball."). */
  goesOn?: Readonly<Record<string, readonly string[]>>;
  /** How many milliseconds something tumbles before this can be shown (a die); 0, unless it says. */
  suspense?(lines: readonly Line[]): number;
  /** What an event (the same first word) sounds like, told by this line; silent, unless it says. */
  sound?(event: string, line: Line, box: Box): Sound | null;
  /** Fluent words of its own, by language. */
  words: Record<'en' | 'it', string>;
}

/** A game may draw a choice of a new table as a picture: `games/<id>/Choice.svelte`, laid above the
 * choice's name when `pictured` says so for the setting. It fills a box of 4 to 3. */
export interface ChoiceProps {
  box: Box;
  setting: string;
  /** One of the setting's values, or null: left to chance. */
  value: unknown;
  theme: 'light' | 'dark';
}

/** A game may draw its cards (things of the kind "card"): `games/<id>/Card.svelte`. It takes more where the
 * game itself uses it; this is what the frame gives. */
export interface CardProps {
  thing: Thing;
  id: string;
  form: 'full' | 'hand' | 'board';
  /** In pixels. */
  width?: number;
}

/** A list of one's own (a deck) for a seat, as its text or the name of one in the box. */
export interface Brought extends Chosen {
  text: string;
}

/** Where the list that a seat brings is chosen. */
export interface BringProps {
  box: Box;
  /** Whom it is for. */
  who: string;
  /** Whether the seat is mine. */
  mine: boolean;
  chosen: Chosen | null;
  /** The table's settings. */
  options: Record<string, unknown>;
  /** null: what was chosen is not what the table asks for. */
  pick(brought: Brought | null): void;
  /** The id of one of mine to begin with. */
  ask?: string;
  /** It was chosen once and for all. */
  fixed?: boolean;
}
