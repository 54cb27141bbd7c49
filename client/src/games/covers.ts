/** The pictures on the games' boxes. They come with the page that shows the boxes: one that is fetched
 *  when the games are known leaves an empty lid for a while. */
import type { Component } from 'svelte';

/** It fills its box, which may be square or twice as wide as high. */
type Cover = Component<{ theme: 'light' | 'dark' }>;

const COVERS = import.meta.glob<Cover>('./*/Cover.svelte', { eager: true, import: 'default' });

/** The picture of a game, if it has drawn one. */
export const gameCover = (game: string): Cover | undefined => COVERS[`./${game}/Cover.svelte`];
