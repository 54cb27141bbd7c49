/** Colours and shapes of the card game: classes, factions, kinds of damage, keywords. */
import type { Motes, Sky } from '../../lib/card/scenery';

export interface Tint {
  fill: string;
  /** What can be read on it. */
  on: string;
  icon: string;
}

const INK = '#2b2016';

export const CLASSES: Record<string, Tint> = {
  'Death Knight': { fill: '#a3213a', on: '#ffffff', icon: 'death-skull' },
  Druid: { fill: '#e5832b', on: INK, icon: 'bear-head' },
  Hunter: { fill: '#9cc46a', on: INK, icon: 'high-shot' },
  Mage: { fill: '#5cbfdf', on: INK, icon: 'wizard-staff' },
  Paladin: { fill: '#ee92bb', on: INK, icon: 'winged-sword' },
  Priest: { fill: '#efe8d8', on: INK, icon: 'prayer' },
  Rogue: { fill: '#ecd354', on: INK, icon: 'plain-dagger' },
  Shaman: { fill: '#1f57b5', on: '#ffffff', icon: 'lightning-trio' },
  Warlock: { fill: '#6f55b4', on: '#ffffff', icon: 'evil-moon' },
  Warrior: { fill: '#8f6236', on: '#ffffff', icon: 'crossed-swords' },
};

export const FACTIONS: Record<string, Tint> = {
  Alliance: { fill: '#2a5592', on: '#ffffff', icon: 'lion' },
  Horde: { fill: '#93261e', on: '#ffffff', icon: 'crossed-axes' },
  '': { fill: '#6d6250', on: '#ffffff', icon: 'scales' },
};

/** Equipment of several classes, and quests. */
export const STEEL = '#737a84';
export const BRASS = '#b48a3c';

export type Outline = 'square' | 'disc' | 'hexagon' | 'diamond';

export interface DamageLook extends Tint {
  /** Tells them apart in grey. */
  outline: Outline;
  sky: Sky;
  motes: Motes;
}

export const DAMAGE: Record<string, DamageLook> = {
  melee: { fill: '#8a8f96', on: '#15171a', icon: 'broadsword', outline: 'square', sky: ['#2a1a16', '#86543a', '#ecc592', '#fff0d6'], motes: 'dust' },
  ranged: { fill: '#7a9a4a', on: '#10180a', icon: 'arrow-flights', outline: 'disc', sky: ['#14261f', '#4e7442', '#e2dc9a', '#fbf7d6'], motes: 'leaves' },
  arcane: { fill: '#c06ad0', on: '#220428', icon: 'star-swirl', outline: 'hexagon', sky: ['#1c0b38', '#7337a8', '#efa6ff', '#fbe6ff'], motes: 'stars' },
  fire: { fill: '#e8622a', on: '#2b0a00', icon: 'flame', outline: 'disc', sky: ['#2a0c10', '#a3301a', '#ffb04a', '#ffe2a0'], motes: 'sparks' },
  frost: { fill: '#7cc4e8', on: '#06222f', icon: 'snowflake-2', outline: 'hexagon', sky: ['#0c2040', '#3a7cae', '#cfeefa', '#f2fcff'], motes: 'snow' },
  holy: { fill: '#f6d870', on: '#3a2600', icon: 'sun', outline: 'disc', sky: ['#6e3f10', '#dd9f34', '#fff0bd', '#fffbe6'], motes: 'rays' },
  nature: { fill: '#4fae62', on: '#04210b', icon: 'oak-leaf', outline: 'disc', sky: ['#0c2a1c', '#35804a', '#cfe993', '#f4ffd6'], motes: 'leaves' },
  shadow: { fill: '#6a4a9c', on: '#f4eaff', icon: 'evil-moon', outline: 'diamond', sky: ['#0b0516', '#3a2262', '#9a6ad0', '#e9d6ff'], motes: 'wisps' },
};

/** Which kind of magic a class is at home with: for cards that deal no damage. */
export const HOME: Record<string, string> = {
  'Death Knight': 'frost',
  Druid: 'nature',
  Hunter: 'ranged',
  Mage: 'arcane',
  Paladin: 'holy',
  Priest: 'holy',
  Rogue: 'melee',
  Shaman: 'nature',
  Warlock: 'shadow',
  Warrior: 'melee',
};

/** Signs of keywords on the board. */
export const KEYWORDS: Record<string, string> = {
  protector: 'shield',
  elusive: 'hidden',
  ferocity: 'sprint',
  stealth: 'domino-mask',
  instant: 'lightning-arc',
  ongoing: 'infinity',
  assault: 'punch',
  mend: 'health-increase',
  untargetable: 'invisible',
  long_range: 'archery-target',
  aberration: 'wolf-howl',
  resist: 'shield-echoes',
  rattle: 'candle-skull',
  stash: 'locked-chest',
  time_is_money: 'two-coins',
  totem: 'totem',
  unique: 'crown',
  talent: 'star-formation',
  dual_wield: 'crossed-swords',
  spellshield: 'checked-shield',
};
