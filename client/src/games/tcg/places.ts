/** Where the cards of a duel lie on the screen. */

export type Places = ReadonlyMap<string, DOMRect>;

/** Every card of the table and of the hand, as it is drawn. */
export const cards = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-testid=duel] [data-slot], [data-hand] [data-slot]');

/** By slot. It asks the browser for its layout: not while the page is being changed. */
export function places(): Places {
  return new Map([...cards()].map((one) => [one.dataset.slot ?? '', one.getBoundingClientRect()]));
}
