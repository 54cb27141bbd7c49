/** Every symbol of the map, with what it means. */
import { t } from '../../lib/words';
import type { GameProps, Sign } from '../contract';
import { LEVELS, thing } from './box';
import { LEVEL } from './look';

const RESOURCES = ['scroll', 'book', 'small_potion', 'large_potion', 'discovery', 'flight', 'auction', 'quest_giver'];

export function legend({ box }: Pick<GameProps, 'box' | 'theme'>): Sign[] {
  const told = (key: string, sign: Omit<Sign, 'name' | 'text'>): Sign => ({
    name: t(`ag-sign-${key}`),
    text: t(`ag-sign-${key}-about`),
    ...sign,
  });
  const paper = { fill: '#fffaf0', on: '#20170f' };
  return [
    ...LEVELS.map((level) => ({
      name: t('ag-sign-level', { level: t(`ag-level-${level}`) }),
      text: t('ag-sign-level-about', { n: LEVEL[level].dots, level: t(`ag-level-${level}`) }),
      letter: '•'.repeat(LEVEL[level].dots),
      fill: LEVEL[level].fill,
      on: LEVEL[level].on,
    })),
    told('key', { emblem: 'bordered-shield', ...paper }),
    told('city', { letter: '●', fill: '#e2b64a', on: '#20170f' }),
    told('encounter', { letter: '◆', fill: '#2c2428', on: '#ffc9a8' }),
    told('token', { letter: '?', fill: '#2f6b7e', on: '#fff3d6' }),
    told('quest', { letter: '!', fill: '#2353c4', on: '#ffffff' }),
    told('foe', { emblem: 'daemon-skull', fill: '#2c2428', on: '#fff3d6' }),
    told('pennant', { letter: '2', ...paper }),
    told('lock', { emblem: 'padlock', fill: '#2c2428', on: '#fff6e0' }),
    ...RESOURCES.map((one) => ({
      name: thing(box, 'resource', one).name,
      text: t(`ag-resource-${one.replace('_', '-')}`),
      letter: thing(box, 'resource', one).name.charAt(0),
      ...paper,
    })),
  ];
}
