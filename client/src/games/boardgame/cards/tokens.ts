/** Colours and shapes of the Board Game's cards. */
import type { Skyline } from '../../../lib/card/scenery';

/** What stands on the horizon of a people. */
export const HORIZON: Readonly<Record<string, Skyline>> = {
  dwarf: 'peaks',
  gnome: 'chimneys',
  human: 'towers',
  'night-elf': 'trees',
  orc: 'spikes',
  tauren: 'mesas',
  troll: 'palms',
  undead: 'dead',
};

/** Dice, and creatures, of a colour: face, shade, light, and what can be read on it. */
export const HUES: Readonly<Record<string, { face: string; shade: string; light: string; on: string }>> = {
  red: { face: '#b3241c', shade: '#6d0f0a', light: '#d8635a', on: '#ffffff' },
  blue: { face: '#1f4fae', shade: '#0f2c6c', light: '#6d92dc', on: '#ffffff' },
  green: { face: '#4aa84f', shade: '#235f28', light: '#93d690', on: '#0c1a0a' },
};
