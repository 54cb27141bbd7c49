/** From a deck to the table. */
import { api } from '../../../lib/api';
import type { Level } from '../../../lib/messages';
import { router } from '../../../lib/router.svelte';
import { toasts } from '../../../lib/toasts.svelte';

/** At once, against a bot that brings a random starter. */
export async function tryIt(text: string, level: Level): Promise<void> {
  try {
    const table = await api.create({
      game: 'tcg',
      seats: [{ kind: 'me', brings: text }, { kind: 'bot', level }],
      public: false,
      spectators_allowed: true,
      stand_in_after: null,
      start: true,
    });
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.refuse((error as Error).message);
  }
}
