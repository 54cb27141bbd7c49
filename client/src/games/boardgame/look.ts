/** Colours and emblems of this table: ART §2. */
import type { Colour, Faction, Tier } from './box';

export interface Tint {
  fill: string;
  /** Edges and what lies in shadow. */
  deep: string;
  on: string;
  icon: string;
}

const INK = '#20170f';
const CREAM = '#fff8e6';

export const FACTION: Readonly<Record<Faction, Tint>> = {
  alliance: { fill: '#2a5592', deep: '#18345e', on: CREAM, icon: 'lion' },
  horde: { fill: '#93261e', deep: '#5a140f', on: CREAM, icon: 'crossed-axes' },
};

export const CLASS: Readonly<Record<string, Tint>> = {
  druid: { fill: '#e5832b', deep: '#9a5212', on: INK, icon: 'bear-head' },
  hunter: { fill: '#9cc46a', deep: '#5f8138', on: INK, icon: 'high-shot' },
  mage: { fill: '#5cbfdf', deep: '#2f7f9a', on: INK, icon: 'wizard-staff' },
  paladin: { fill: '#ee92bb', deep: '#a9557c', on: INK, icon: 'winged-sword' },
  priest: { fill: '#efe8d8', deep: '#a89f8b', on: INK, icon: 'prayer' },
  rogue: { fill: '#ecd354', deep: '#a08a1e', on: INK, icon: 'plain-dagger' },
  shaman: { fill: '#1f57b5', deep: '#123671', on: CREAM, icon: 'lightning-trio' },
  warlock: { fill: '#6f55b4', deep: '#453372', on: CREAM, icon: 'evil-moon' },
  warrior: { fill: '#8f6236', deep: '#5b3d1f', on: CREAM, icon: 'crossed-swords' },
};

/** The head of a race, and its skin. */
export const RACE: Readonly<Record<string, { icon: string; skin: string }>> = {
  dwarf: { icon: 'dwarf-face', skin: '#f3d3ae' },
  gnome: { icon: 'bad-gnome', skin: '#ffd9c4' },
  human: { icon: 'visored-helm', skin: '#e8e2d4' },
  'night-elf': { icon: 'woman-elf-face', skin: '#e2ccf2' },
  orc: { icon: 'orc-head', skin: '#a9c46a' },
  tauren: { icon: 'buffalo-head', skin: '#d2a878' },
  troll: { icon: 'troll', skin: '#8fc7c0' },
  undead: { icon: 'death-skull', skin: '#dfe6cf' },
};

/** Colour and outline both tell what kind of creature it is. */
export type Outline = 'disc' | 'diamond' | 'square';

export const KIND: Readonly<Record<Colour, Tint & { outline: Outline }>> = {
  green: { fill: '#4aa84f', deep: '#2c6f31', on: '#0d220d', icon: '', outline: 'disc' },
  red: { fill: '#b3241c', deep: '#7d130e', on: '#fff8e6', icon: '', outline: 'diamond' },
  blue: { fill: '#1f4fae', deep: '#133573', on: '#fff8e6', icon: '', outline: 'square' },
};

export const TIER: Readonly<Record<Tier, string>> = {
  grey: '#b9b4aa',
  green: '#58b35c',
  yellow: '#f3cd45',
  red: '#d8432f',
};

/** Ink landmarks of the map. */
export const LANDMARK: Readonly<Record<string, string>> = {
  agamand: 'windmill',
  'garrens-haunt': 'damaged-house',
  monastery: 'church',
  brill: 'village',
  deathknell: 'coffin',
  'tirisfal-outpost': 'camping-tent',
  balnir: 'barn',
  undercity: 'evil-tower',
  'north-tide': 'hut',
  fenris: 'castle',
  'deep-elem': 'mine-wagon',
  sepulcher: 'graveyard',
  olsen: 'barn',
  ambermill: 'village',
  pyrewood: 'damaged-house',
  dalaran: 'castle-ruins',
  alterac: 'castle-ruins',
  chillwind: 'camping-tent',
  tarren: 'windmill',
  azure: 'mine-wagon',
  southshore: 'sailboat',
  durnholde: 'stone-tower',
  'dun-garok': 'defensive-wall',
  purgation: 'graveyard',
  hearthglen: 'castle',
  dalson: 'barn',
  weeping: 'cave-entrance',
  bulwark: 'palisade',
  andorhal: 'castle-ruins',
  gahrron: 'barn',
  sorrow: 'graveyard',
  caer: 'elven-castle',
  aerie: 'griffin-symbol',
  'quel-danil': 'treehouse',
  shadra: 'spider-web',
  altar: 'star-altar',
  skulk: 'cave-entrance',
  seradane: 'treehouse',
  jintha: 'mayan-pyramid',
  overlook: 'lighthouse',
  stratholme: 'castle',
  northpass: 'watchtower',
  eastwall: 'watchtower',
  crown: 'watchtower',
  fungal: 'mushrooms',
  marris: 'barn',
  darrowshire: 'village',
  corins: 'damaged-house',
  tyrs: 'church',
};
