/** The light of a card's picture: by what its name speaks of, else by what its class is at home with. */
import type { Motes, Sky } from './scenery';

export interface Mood {
  sky: Sky;
  motes: Motes;
}

/** By the kind of magic, or of arms. */
export const MOODS = {
  melee: { sky: ['#2a1a16', '#86543a', '#ecc592', '#fff0d6'], motes: 'dust' },
  ranged: { sky: ['#14261f', '#4e7442', '#e2dc9a', '#fbf7d6'], motes: 'leaves' },
  arcane: { sky: ['#1c0b38', '#7337a8', '#efa6ff', '#fbe6ff'], motes: 'stars' },
  fire: { sky: ['#2a0c10', '#a3301a', '#ffb04a', '#ffe2a0'], motes: 'sparks' },
  frost: { sky: ['#0c2040', '#3a7cae', '#cfeefa', '#f2fcff'], motes: 'snow' },
  holy: { sky: ['#6e3f10', '#dd9f34', '#fff0bd', '#fffbe6'], motes: 'rays' },
  nature: { sky: ['#0c2a1c', '#35804a', '#cfe993', '#f4ffd6'], motes: 'leaves' },
  shadow: { sky: ['#0b0516', '#3a2262', '#9a6ad0', '#e9d6ff'], motes: 'wisps' },
} as const satisfies Record<string, Mood>;

const HOME: Readonly<Record<string, keyof typeof MOODS>> = {
  druid: 'nature',
  hunter: 'ranged',
  mage: 'arcane',
  paladin: 'holy',
  priest: 'holy',
  rogue: 'melee',
  shaman: 'nature',
  warlock: 'shadow',
  warrior: 'melee',
};

/** Words in the names of cards that colour the sky. */
const SPOKEN: readonly (readonly [RegExp, keyof typeof MOODS])[] = [
  [/fire|flam|immol|burn|combust|incinerat|pyric|infernal|holocaust|conflag/, 'fire'],
  [/frost|ice|icicle|chill|cold|winter|shatter/, 'frost'],
  [/shadow|dark|night|death|demon|curse|fel|unholy|corrupt|skull|wraith|void/, 'shadow'],
  [/holy|light|divine|seal|blessing|sun|king|devotion/, 'holy'],
  [/arcane|mana|star|moon|ley|magic|dispel/, 'arcane'],
  [/nature|wild|thorn|root|earth|storm|thunder|lightning|poison|heal|rejuven|totem/, 'nature'],
];

export function moodOf(id: string, klass: string | null, type: string | null): Mood {
  const said = SPOKEN.find(([word]) => word.test(id))?.[1];
  const made = said ?? HOME[klass ?? ''] ?? (type === 'ranged' ? 'ranged' : type === 'armor' ? 'holy' : type === 'bag' ? 'nature' : 'melee');
  return MOODS[made];
}
