/** Colours and shapes of the Board Game's cards. */
import type { Motes, Sky, Skyline } from '../../../lib/card/scenery';

export interface Tint {
  fill: string;
  /** What can be read on it. */
  on: string;
  icon: string;
}

const INK = '#2b2016';

export const CLASSES: Readonly<Record<string, Tint>> = {
  druid: { fill: '#e5832b', on: INK, icon: 'bear-head' },
  hunter: { fill: '#9cc46a', on: INK, icon: 'high-shot' },
  mage: { fill: '#5cbfdf', on: INK, icon: 'wizard-staff' },
  paladin: { fill: '#ee92bb', on: INK, icon: 'winged-sword' },
  priest: { fill: '#efe8d8', on: INK, icon: 'prayer' },
  rogue: { fill: '#ecd354', on: INK, icon: 'plain-dagger' },
  shaman: { fill: '#1f57b5', on: '#ffffff', icon: 'lightning-trio' },
  warlock: { fill: '#6f55b4', on: '#ffffff', icon: 'evil-moon' },
  warrior: { fill: '#8f6236', on: '#ffffff', icon: 'crossed-swords' },
};

export const FACTIONS: Readonly<Record<string, Tint>> = {
  alliance: { fill: '#2a5592', on: '#ffffff', icon: 'lion' },
  horde: { fill: '#93261e', on: '#ffffff', icon: 'crossed-axes' },
};

/** A people: its head, the skin, and what stands on its horizon. */
export const RACES: Readonly<Record<string, { icon: string; skin: string; line: Skyline }>> = {
  dwarf: { icon: 'dwarf-face', skin: '#f0b48c', line: 'peaks' },
  gnome: { icon: 'wizard-face', skin: '#ffd9c4', line: 'chimneys' },
  human: { icon: 'visored-helm', skin: '#d8dde4', line: 'towers' },
  'night-elf': { icon: 'woman-elf-face', skin: '#e2ccf2', line: 'trees' },
  orc: { icon: 'orc-head', skin: '#8fb76a', line: 'spikes' },
  tauren: { icon: 'buffalo-head', skin: '#c89a6a', line: 'mesas' },
  troll: { icon: 'troll', skin: '#7fb6c4', line: 'palms' },
  undead: { icon: 'half-dead', skin: '#b9c6a8', line: 'dead' },
};

/** Dice, and creatures, of a colour: face, shade, light, and what can be read on it. */
export const HUES: Readonly<Record<string, { face: string; shade: string; light: string; on: string }>> = {
  red: { face: '#b3241c', shade: '#6d0f0a', light: '#d8635a', on: '#ffffff' },
  blue: { face: '#1f4fae', shade: '#0f2c6c', light: '#6d92dc', on: '#ffffff' },
  green: { face: '#4aa84f', shade: '#235f28', light: '#93d690', on: '#0c1a0a' },
};

export const TIERS: Readonly<Record<string, string>> = {
  grey: '#a9a294',
  green: '#4aa84f',
  yellow: '#f0c23c',
  red: '#c5382d',
};

export interface Mood {
  sky: Sky;
  motes: Motes;
}

const MOODS = {
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
