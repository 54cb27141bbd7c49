/** Every symbol of the map, with what it means. */
import { t } from '../../lib/words';
import type { GameProps, Sign } from '../contract';
import { COLOURS, FACTIONS } from './box';
import { FACTION, KIND, TIER } from './look';

const SHAPES = { disc: '●', diamond: '◆', square: '■' } as const;

export function legend(_: Pick<GameProps, 'box' | 'theme'>): Sign[] {
  const told = (key: string, sign: Omit<Sign, 'name' | 'text'>): Sign => ({
    name: t(`bg-sign-${key}`),
    text: t(`bg-sign-${key}-about`),
    ...sign,
  });
  return [
    ...COLOURS.map((color) => told(color, { letter: SHAPES[KIND[color].outline], fill: KIND[color].fill, on: KIND[color].on })),
    ...FACTIONS.map((faction) => told(faction, { letter: t(`bg-${faction}`).charAt(0), fill: FACTION[faction].fill, on: FACTION[faction].on })),
    told('quest', { letter: '!', fill: TIER.yellow, on: '#20170f' }),
    told('counter', { letter: '?', fill: '#2c2930', on: '#ff9d6a' }),
    told('ridge', { letter: '▲', fill: '#bfb2a4', on: '#20170f' }),
    told('flight', { letter: '···', fill: '#fff8e0', on: '#2a5592' }),
  ];
}
