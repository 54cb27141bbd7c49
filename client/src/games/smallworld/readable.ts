/** What can be read at the table: who has which race, what lies in a region, what each symbol means. */
import { t } from '../../lib/words';
import type { GameProps, Named, Sign } from '../contract';
import { emblem, thing } from './box';
import type { Place, Player } from './world';
import { worldOf } from './world';

type Props = Pick<GameProps, 'box' | 'position'>;

const named = (kind: string, id: string | null): Named[] => (id ? [{ kind, id }] : []);

/** Whether what this is about has gone to sleep with its race. */
export function asleep(props: Props, { kind, id }: Named): boolean {
  if (thing(props.box, kind, id).data.lasting === true) return false;
  const { players } = worldOf(props);
  const active = players.some((p) => (kind === 'race' ? p.race : p.power) === id);
  return !active && players.some((p) => (kind === 'race' ? p.oldRace : kind === 'power' ? p.oldPower : null) === id);
}

/** A seat's race and power, and those in decline. */
export const seatThings = ({ race, power, oldRace, oldPower }: Player): Named[] => [
  ...named('race', race),
  ...named('power', power),
  ...named('race', oldRace),
  ...named('power', oldPower),
];

/** The pieces of a region, by their names in the box. */
export function piecesOf(place: Place): [piece: string, count: number][] {
  const all: [string, number][] = [
    ['murloc', place.murlocs],
    ['beast', place.beasts],
    ['champion', Number(place.champion)],
    ['wisp_wall', place.wall],
    ['garrison', place.garrison],
    ['tower', place.tower],
    ['objective', place.objective],
    ['bomb', place.bomb],
  ];
  return all.filter(([, count]) => count > 0);
}

/** What lies in a region now, who holds it and with which power. */
export function here(props: Props, { kind, id }: Named): Named[] {
  const world = worldOf(props);
  const place = kind === 'region' ? world.by.get(id) : undefined;
  if (!place) return [];
  const holder = world.players.find((p) => p.seat === place.seat);
  const power = place.declined ? holder?.oldPower : holder?.power;
  return [
    ...place.treasures.flatMap((one) => (one.up ? named('treasure', one.id) : [])),
    ...named('race', place.race),
    ...named('power', place.race ? (power ?? null) : null),
    ...piecesOf(place).flatMap(([piece]) => named('piece', piece)),
  ];
}

/** Every symbol of the map. */
export function legend({ box, theme }: Pick<GameProps, 'box' | 'theme'>): Sign[] {
  const print = theme === 'dark' ? '#2a2018' : '#fdf4dd';
  const ink = theme === 'dark' ? ['#8cc8ef', '#e59bff', '#e0c193'] : ['#1f5b86', '#8a2fa8', '#6b4a2e'];
  const own = (kind: string, id: string, fill: string, on: string): Sign => {
    const { name, text } = thing(box, kind, id);
    return { name, text, emblem: emblem(box, kind, id), fill, on };
  };
  const told = (key: string, sign: Omit<Sign, 'name' | 'text'>): Sign => ({
    name: t(`sw-sign-${key}`),
    text: t(`sw-sign-${key}-about`),
    ...sign,
  });
  return [
    told('entry', { emblem: 'anchor', fill: print, on: ink[0] ?? '' }),
    own('symbol', 'magic', print, ink[1] ?? ''),
    own('symbol', 'cavern', print, ink[2] ?? ''),
    told('size', { letter: 'SML', fill: '#f3cd45', on: '#20170f' }),
    told('chest', { emblem: 'locked-chest', fill: '#7a4a1f', on: '#ffe6ae' }),
    told('price', { letter: '3', fill: '#fffdf2', on: '#20170f' }),
    told('odds', { letter: '50%', fill: '#e9dcc0', on: '#20170f' }),
    told('dashed', { letter: '- -', fill: '#2353c4', on: '#fff8e6' }),
    own('piece', 'murloc', '#4f7a6a', '#eafff6'),
    own('piece', 'garrison', '#8d7a63', '#fff8e6'),
    own('piece', 'wisp_wall', '#2f7f7a', '#eafff6'),
    own('piece', 'tower', '#a3261f', '#fff8e6'),
    own('piece', 'objective', '#fbf3df', '#a3261f'),
    own('piece', 'bomb', '#2c2930', '#ffb36b'),
    own('piece', 'beast', '#3f6d4e', '#fff'),
    own('piece', 'champion', '#7b1f3a', '#fff'),
    own('piece', 'harmony', '#2f6b57', '#f4ffe9'),
  ];
}
