/** How a fight stands, as the server tells it (src/tabard/games/boardgame/show/now.py). */
import type { Position } from '../../../lib/messages';

export interface Foe {
  creature: string;
  color: string;
  quest: string | null;
  many: number;
  attack: number;
  health: number;
}

export interface FightNow {
  side: 'horde' | 'alliance';
  threat: number;
  /** The opponent does something at the end of this attacker's Reroll step. */
  menaces?: boolean;
  foes?: Foe[];
  boss?: { attack: number; health: number };
  /** What strikes back, and what is left of it after the defense box. */
  attack?: number;
  due?: number;
}

export const fightNow = (position: Pick<Position, 'view'>): FightNow | null =>
  ((position.view.now as { fight?: FightNow } | undefined)?.fight ?? null);
