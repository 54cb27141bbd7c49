/** A card of which nothing is true but what is printed. */
import { TURN_BACK, type Shown } from '../../../lib/card/states';

const none = { value: null, change: null } as const;

export const plain: Shown = {
  cost: none,
  left: none,
  right: none,
  hurt: 0,
  counters: [],
  exhausted: false,
  fresh: false,
  stolen: null,
  token: false,
  tag: '',
  attached: 0,
  keywords: [],
  rim: null,
  faded: false,
  signs: { exhausted: TURN_BACK, fresh: '', attached: '', stolen: '' },
};
