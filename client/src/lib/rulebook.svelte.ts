/** Which rule is open beside the table. */
class Rulebook {
  /** The game whose rules are meant. */
  game: string | null = $state(null);
  open: string | null = $state(null);
  #back: HTMLElement | null = null;

  show(rule: string): void {
    this.#back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.open = rule;
  }

  close(): void {
    this.open = null;
    this.#back?.focus();
    this.#back = null;
  }
}

export const rulebook = new Rulebook();
