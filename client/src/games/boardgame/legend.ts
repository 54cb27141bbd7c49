/** Every symbol of the map, with what it means. */
import { t } from '../../lib/words';
import type { GameProps, Sign } from '../contract';
import { COLOURS, FACTIONS } from './box';
import { ICONS } from './cards/emblems.generated';
import { FACTION, KIND, TIER } from './look';
import { BORNE, MARK, type MapSign, PRINTED } from './signs';

const SHAPES = { disc: '●', diamond: '◆', square: '■' } as const;

export function legend(_: Pick<GameProps, 'box' | 'theme'>): Sign[] {
  const told = (key: string, sign: Omit<Sign, 'name' | 'text'>): Sign => ({
    name: t(`bg-sign-${key}`),
    text: t(`bg-sign-${key}-about`),
    ...sign,
  });
  const drawn = (key: string, { icon, fill, on }: MapSign): Sign => told(key, { shape: ICONS[icon] ?? '', fill, on });
  return [
    ...COLOURS.map((color) => told(color, { letter: SHAPES[KIND[color].outline], fill: KIND[color].fill, on: KIND[color].on })),
    ...FACTIONS.map((faction) => told(faction, { letter: t(`bg-${faction}`).charAt(0), fill: FACTION[faction].fill, on: FACTION[faction].on })),
    told('quest', { letter: '!', fill: TIER.yellow, on: '#20170f' }),
    drawn('overlord', { icon: 'crown', fill: '#2c2930', on: '#f3cd45' }),
    drawn('counter', MARK.counter),
    drawn('war', MARK.war),
    drawn('plague', MARK.plague),
    drawn('bounty', BORNE.bounty),
    drawn('relic', BORNE.relic),
    drawn('town', PRINTED.town),
    drawn('wing', PRINTED.flight),
    drawn('graveyard', PRINTED.graveyard),
    told('ridge', { letter: '▲', fill: '#bfb2a4', on: '#20170f' }),
    told('flight', { letter: '···', fill: '#fff8e0', on: '#2a5592' }),
  ];
}
