/** How likely a combat goes well with each answer, asked of the server one by one: it plays them out. They hold
 *  for one question. */
import type { GameProps } from '../../contract';

class Chances {
  #known = $state.raw<ReadonlyMap<string, number>>(new Map());
  #for = '';

  /** Ask for these options of the question that is there, once each. */
  ask(game: Pick<GameProps, 'position' | 'explain'>, options: readonly string[]): void {
    const key = `${game.position.step} ${game.position.question?.number ?? ''}`;
    if (key !== this.#for) {
      this.#for = key;
      this.#known = new Map();
      this.#asked.clear();
    }
    for (const option of options) {
      if (this.#asked.has(option)) continue;
      this.#asked.add(option);
      game.explain(option).then(
        ({ odds }) => {
          if (odds !== null && this.#for === key) this.#known = new Map(this.#known).set(option, odds);
        },
        () => undefined,
      );
    }
  }
  #asked = new Set<string>();

  /** In percent; null: not known, or no combat. */
  of(option: string | undefined): number | null {
    return option === undefined ? null : (this.#known.get(option) ?? null);
  }
}

export const chances = new Chances();
