/** A combat that is over, as its lines tell it: most are rolled and decided in one breath, and the table shows
 *  them once more before it goes on. */
import type { Line } from '../../../lib/messages';
import type { Box } from '../../contract';
import { foeCard } from '../box';
import type { Fight, Fighter, World } from '../world';

export interface Bout {
  fight: Fight;
  /** Who attacked: the turn may have passed on. */
  attacker: string;
}

/** What the lines say of a combat whose dice have struck; `before`: it as it was last shown. null: none has. */
export function boutIn(lines: readonly Pick<Line, 'event'>[], before: Bout | null, box: Box, world: World): Bout | null {
  const dice: [number, number] = [...(before?.fight.dice ?? [0, 0])];
  const struck: [number | null, number | null] = [null, null];
  const landed: [boolean, boolean] = [false, false];
  let bout = before;
  let card: string | null = null;
  for (const { event } of lines) {
    const [verb = '', first = '', second = ''] = event.split(' ');
    if (verb === 'turned_up') card = first;
    else if (verb === 'fights') bout = begun(first, { foe: second, card, rival: null }, box, world);
    else if (verb === 'attacks') bout = begun(first, { foe: null, card: null, rival: second }, box, world);
    else if (verb === 'dice') dice.splice(0, 2, Number(first), Number(second));
    else if (verb === 'rerolled') dice[first === 'black' ? 1 : 0] = Number(second);
    else if (verb === 'hit' || verb === 'missed') {
      const side = first === 'black' ? 1 : 0;
      struck[side] = Number(second);
      landed[side] = verb === 'hit';
    }
  }
  if (!bout || (struck[0] === null && struck[1] === null)) return null;
  const [mine, theirs] = bout.fight.sides;
  /** What was added to the die and what it had to reach, as it came out: cards may have changed both. */
  const as = (who: Fighter, side: 0 | 1): Fighter => {
    const total = struck[side];
    const other = side === 0 ? 1 : 0;
    const against = struck[other];
    const defense =
      against === null ? who.defense : landed[other] ? Math.min(who.defense, against) : Math.max(who.defense, against + 1);
    return { ...who, defense, attack: total === null ? who.attack : total - dice[side] };
  };
  // Who fell before they could strike has no die.
  const shown: [number, number] = [struck[0] === null ? 0 : dice[0], struck[1] === null ? 0 : dice[1]];
  return { ...bout, fight: { ...bout.fight, dice: shown, sides: [as(mine, 0), as(theirs, 1)] } };
}

function begun(attacker: string, against: Pick<Fight, 'foe' | 'card' | 'rival'>, box: Box, world: World): Bout {
  const none: Fighter = { attack: 0, defense: 0, damage: 0, type: 'melee' };
  const hero = world.hero.get(attacker);
  const other = against.rival === null ? (against.foe ? foeCard(box, against.foe) : none) : (world.hero.get(against.rival) ?? none);
  const fighter = ({ attack, defense, damage, type }: Fighter): Fighter => ({ attack, defense, damage, type });
  return { attacker, fight: { ...against, at: hero?.at ?? '', dice: [0, 0], sides: [fighter(hero ?? none), fighter(other)] } };
}
