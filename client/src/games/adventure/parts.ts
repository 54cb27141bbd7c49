/** What each part of this table gets: the hand of ability cards, the hero's panel, the stage with the
 *  challenge card and the fight, the quests. They answer with `pick` or `pickAll` like everything else.
 *  Which choices a part shows itself says its `offers.ts`; all others are buttons of the prompt. */
import type { GameProps } from '../contract';
import type { Form } from './forms';
import type { Hero, World } from './world';

export interface PartProps extends GameProps {
  world: World;
  /** The form that the question has now; null: I am not asked. */
  form: Form | null;
  /** The hero that this is about: mine, or of whoever is active where I only watch. */
  hero: Hero;
}
