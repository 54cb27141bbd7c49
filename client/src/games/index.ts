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

const CARDS = import.meta.glob<{ default: Component<CardProps> }>('./*/Card.svelte');

/** Whether a game draws its cards. */
export const hasCards = (game: string): boolean => `./${game}/Card.svelte` in CARDS;

/** What draws a game's cards, or null. */
export async function gameCard(game: string): Promise<Component<CardProps> | null> {
  const load = CARDS[`./${game}/Card.svelte`];
  return load ? (await load()).default : null;
}

interface Bring {
  default: Component<BringProps>;
  /** The setting that it takes the place of. */
  setting: string;
  /** Whether seats choose at a table with these settings. */
  chooses(options: Record<string, unknown>): boolean;
}

const BRINGS = import.meta.glob<Bring>('./*/Bring.svelte');

/** Where a seat chooses the list that it brings, or null: the game has none. */
export async function gameBring(game: string): Promise<Bring | null> {
  const load = BRINGS[`./${game}/Bring.svelte`];
  return load ? await load() : null;
}
