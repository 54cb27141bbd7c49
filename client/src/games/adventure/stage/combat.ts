/** A combat as arithmetic: who strikes when, what is needed, what the dice make of it. */
import type { AttackType } from '../box';
import type { Fight } from '../world';

export interface Blow {
  /** 0: the attacker's, 1: the defender's. */
  side: 0 | 1;
  type: AttackType;
  /** What the die shows; 0: not thrown yet. */
  die: number;
  attack: number;
  defense: number;
  damage: number;
  /** The least result that hits, 1 to 6; 7: none does. */
  needs: number;
  hits: boolean | null;
}

/** Both blows in the order of the rules: ranged before melee, of one type at once. */
export function blowsOf(fight: Fight): Blow[] {
  const blow = (side: 0 | 1): Blow => {
    const me = fight.sides[side];
    const defense = fight.sides[side === 0 ? 1 : 0].defense;
    const die = fight.dice[side];
    return {
      side,
      type: me.type,
      die,
      attack: me.attack,
      defense,
      damage: me.damage,
      needs: Math.min(7, Math.max(1, defense - me.attack)),
      hits: die === 0 ? null : die + me.attack >= defense,
    };
  };
  const [mine, theirs] = [blow(0), blow(1)];
  return theirs.type === 'ranged' && mine.type === 'melee' ? [theirs, mine] : [mine, theirs];
}

/** Whether both strike at the same moment. */
export const atOnce = (fight: Fight): boolean => fight.sides[0].type === fight.sides[1].type;
