/** What each part of this table gets: a hero's sheet, the fight's stage, cards held up. They lie over the
 *  map, inside the board's box, and answer with `pick` or `pickAll` like everything else. */
import type { GameProps } from '../contract';
import type { Form } from './forms';
import type { Hero, World } from './world';

export interface PartProps extends GameProps {
  world: World;
  /** The form that the question has now; null: I am not asked. */
  form: Form | null;
  /** The hero who is looked at: mine that acts, unless another was chosen. */
  hero: Hero | null;
}

export interface SheetProps extends PartProps {
  hero: Hero;
  /** Put the sheet away; it is not offered while a question needs it. */
  close: () => void;
}
