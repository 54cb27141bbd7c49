/** Colours and emblems of this table. */
import type { Level, Resource } from './box';

export interface Tint {
  fill: string;
  deep: string;
  on: string;
}

/** A level is told by its colour and by one to four dots. */
export const LEVEL: Readonly<Record<Level, Tint & { dots: number }>> = {
  grey: { fill: '#bdb8ae', deep: '#68655f', on: '#2b2016', dots: 1 },
  green: { fill: '#5cb860', deep: '#336535', on: '#0e2610', dots: 2 },
  yellow: { fill: '#f3cd45', deep: '#867126', on: '#2b2016', dots: 3 },
  red: { fill: '#cf3f2c', deep: '#722318', on: '#ffffff', dots: 4 },
};

export const RESOURCE: Readonly<Record<Resource, string>> = {
  scroll: 'scroll-unfurled',
  book: 'open-book',
  small_potion: 'round-potion',
  large_potion: 'square-bottle',
  discovery: 'magnifying-glass',
  flight: 'feathered-wing',
  auction: 'swap-bag',
  quest_giver: 'scroll-quill',
};

export const AFFILIATION: Readonly<Record<'alliance' | 'horde', Tint>> = {
  alliance: { fill: '#2a5592', deep: '#18345e', on: '#fff8e6' },
  horde: { fill: '#93261e', deep: '#5a140f', on: '#fff8e6' },
};

export const CALLING: Readonly<Record<string, Tint>> = {
  hunter: { fill: '#9cc46a', deep: '#5f8138', on: '#20170f' },
  mage: { fill: '#5cbfdf', deep: '#2f7f9a', on: '#20170f' },
  warlock: { fill: '#6f55b4', deep: '#453372', on: '#fff8e6' },
  warrior: { fill: '#8f6236', deep: '#5b3d1f', on: '#fff8e6' },
};

/** The head of a hero, and its skin. Others are known by their shape. */
const HEADS: Readonly<Record<string, { icon: string; skin: string }>> = {
  sandrai: { icon: 'cowled', skin: '#f0c9a8' },
  burbonn: { icon: 'dwarf-face', skin: '#f2c19c' },
  grumbaz: { icon: 'orc-head', skin: '#a9c46a' },
  sofeea: { icon: 'death-skull', skin: '#d9e6d2' },
};

export const head = (hero: string): { icon: string; skin: string } =>
  HEADS[hero] ?? { icon: 'visored-helm', skin: '#e8e2d4' };

/** The sign of a named place. */
export const LANDMARK: Readonly<Record<string, string>> = {
  undercity: 'crypt-entrance',
  ironforge: 'anvil-impact',
  'stormwind-city': 'castle',
  brill: 'graveyard',
  'the-sepulcher': 'graveyard',
  'tarren-mill': 'windmill',
  southshore: 'harbor-dock',
  dalaran: 'pointy-hat',
  hammerfall: 'goblin-camp',
  'stromgarde-keep': 'castle-ruins',
  'aerie-peak': 'griffin-symbol',
  jinthaalor: 'egyptian-temple',
  hearthglen: 'church',
  andorhal: 'castle-ruins',
  'caer-darrow': 'elven-castle',
  'lights-hope-chapel': 'viking-church',
  stratholme: 'burning-embers',
  'tyrs-hand': 'tower-flag',
  kharanos: 'beer-stein',
  thelsamar: 'village',
  'menethil-harbor': 'harbor-dock',
  kargath: 'desert-camp',
  'thorium-point': 'anvil',
  'flame-crest': 'campfire',
  'morgans-vigil': 'watchtower',
  goldshire: 'village',
  'sentinel-hill': 'stone-tower',
  lakeshire: 'tower-bridge',
  darkshire: 'evil-tower',
  'raven-hill': 'graveyard',
  karazhan: 'white-tower',
  stonard: 'goblin-camp',
  'nethergarde-keep': 'guarded-tower',
  'gromgol-base-camp': 'forest-camp',
  hogger: 'hyena-head',
  vagash: 'sasquatch',
  'maggot-eye': 'hyena-head',
  'archmage-arugal': 'wolf-head',
  'edwin-vancleef': 'cowled',
  'maruk-wyrmscale': 'dragon-head',
  morladim: 'death-skull',
  'commander-mograine': 'visored-helm',
  archaedas: 'rock-golem',
  'shade-of-eranikus': 'spiked-dragon-head',
  'king-bangalash': 'tiger-head',
  'booty-bay': 'pirate-skull',
  nefarian: 'dragon-breath',
  ragnaros: 'fire-silhouette',
  kelthuzad: 'burning-skull',
  'lord-kazzak': 'daemon-skull',
};

/** What stands for an encounter, by the first of its traits that has a sign. */
const TRAITS: Readonly<Record<string, string>> = {
  dragonkin: 'dragon-head',
  demon: 'imp',
  elemental: 'rock-golem',
  undead: 'raise-zombie',
  mechanical: 'gears',
  beast: 'paw',
  humanoid: 'person',
};

export const traitSign = (traits: readonly string[]): string =>
  TRAITS[traits.find((trait) => trait in TRAITS) ?? ''] ?? 'crossed-swords';

export const MOMENT = { line: 'crossed-swords', event: 'scroll-unfurled' } as const;
