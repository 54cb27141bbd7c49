/** Games that have a board of their own; all others are played on the plain table. */
import type { Component } from 'svelte';
import type { BringProps, CardProps, ChoiceProps, GameClient } from './contract';

const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: GameClient }>('./*/index.ts')).map(([path, load]) => [
    path.split('/')[1] ?? '',
    load,
  ]),
);

/** Whether a game has a table of its own. */
export const hasBoard = (game: string): boolean => game in CLIENTS;

/** The game's own pieces, or null: then the plain table is laid. */
export async function gameClient(game: string): Promise<GameClient | null> {
  const load = CLIENTS[game];
  return load ? (await load()).default : null;
}

interface Choices {
  default: Component<ChoiceProps>;
  /** Which settings have pictures. */
  pictured: readonly string[];
}

const CHOICES = import.meta.glob<Choices>('./*/Choice.svelte');

export async function gameChoice(game: string): Promise<Choices | null> {
  const load = CHOICES[`./${game}/Choice.svelte`];
  return load ? await load() : null;
}

interface Cards {
  default: Component<CardProps>;
  /** Which kinds of things it draws: "card" alone, unless it says. */
  kinds?: readonly string[];
}

const CARDS = import.meta.glob<Cards>('./*/Card.svelte');

/** What draws a game's things of this kind as cards, or null. */
export async function gameCard(game: string, kind: string): Promise<Component<CardProps> | null> {
  const load = CARDS[`./${game}/Card.svelte`];
  if (!load) return null;
  const { default: card, kinds = ['card'] } = await load();
  return kinds.includes(kind) ? card : null;
}

interface Bring {
  default: Component<BringProps>;
  /** The setting that it takes the place of. */
  setting: string;
  /** Whether seats choose at a table with these settings. */
  chooses(options: Record<string, unknown>): boolean;
}

const BRINGS = import.meta.glob<Bring>('./*/Bring.svelte');

/** Whether players bring lists of cards (decks) to this game: there are pages to search and build. */
export const hasLists = (game: string): boolean => `./${game}/Bring.svelte` in BRINGS;

/** Where a seat chooses the list that it brings, or null: the game has none. */
export async function gameBring(game: string): Promise<Bring | null> {
  const load = BRINGS[`./${game}/Bring.svelte`];
  return load ? await load() : null;
}
