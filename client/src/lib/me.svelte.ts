/** Who I am: one guest, asked once. */
import { api, type Me } from './api';

class Guest {
  me: Me | null = $state.raw(null);
  #asked: Promise<Me> | null = null;

  load(): Promise<Me> {
    this.#asked ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const guest = new Guest();
