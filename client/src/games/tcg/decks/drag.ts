/** What a card is called while it is dragged: into the deck, or out of it. */
export const DRAG = { into: 'text/x-tabard-into', out: 'text/x-tabard-out' } as const;
