/** Terrain glyphs, drawn once as symbols: ink outline, lit from the upper left, standing on the
 *  origin and about 20 units high. A region only refers to them. */
import type { Inks } from './colour';
import { type Pens, pen, pens } from './pens';
import * as wild from './wilds';

const GREENS = ['#4f7f43', '#6a9448', '#5d8a3c'];
const GRASS = ['#b3b35c', '#c2c06a'];
const ROCK = ['#d8cdbf', '#c7b8a6', '#cfc3b6'];
const CROPS = ['#a9b85a', '#dca648', '#e2bf62', '#bfae52'];

function conifer(p: Pens, c: string): string {
  const shade = `fill="${p.ink}" opacity=".26"`;
  return (
    `<path d="M0 0V-5" ${pen(p.ink, 2)}/>` +
    `<path d="M-7-4.2C-4-3.2 4-3.2 7-4.2L3.6-9.2H5.4L0-20-5.4-9.2H-3.6Z" fill="${p.tone(c)}" ${pen(p.ink)}/>` +
    `<path d="M0-20 5.4-9.2H3.6L7-4.2C5-3.6 3-3.5 .6-3.5L1.4-9Z" ${shade}/>`
  );
}

function round(p: Pens, c: string): string {
  return (
    `<path d="M0 0V-7" ${pen(p.ink, 2)}/>` +
    `<path d="M-8-9C-10.4-15-5.6-19-.8-18.6S9.6-14.6 7.6-8.6-6-4.4-8-9Z" fill="${p.tone(c)}" ${pen(p.ink)}/>` +
    `<path d="M2.4-18C9.6-15.2 8.6-12 7.2-8.6 3.2-5.6-.8-6.4-.8-6.4Q5.4-10 2.4-18Z" fill="${p.ink}" opacity=".22"/>` +
    `<path d="M-5-13Q-4-16-1.5-16.3" fill="none" stroke="${p.light('#ffffff')}" stroke-opacity=".35" stroke-width="1.3" stroke-linecap="round"/>`
  );
}

function peak(p: Pens, c: string, lean: number): string {
  const w = 13.5;
  const x = lean * 2.4;
  return (
    `<path d="M${-w} 0-6.4-11 ${x}-20.4 5.8-10.4 ${w} 0Z" fill="${p.tone(c)}" ${pen(p.ink, 1.3)}/>` +
    `<path d="M${x}-20.4 5.8-10.4 ${w} 0H3.6L1-6.8 ${x + 1.8}-11.5Z" fill="${p.ink}" opacity=".32"/>` +
    `<path d="M-9-2.5-6-8M-5.6-2-3.4-6" fill="none" ${pen(p.ink, 0.8)} opacity=".4"/>` +
    `<path d="M${x}-20.4 ${x - 4.3}-14.3l2.3 1.2 1.8-1.6 2 1.9 2-1.3 .7 .2Z" fill="${p.light('#ffffff')}" opacity=".94"/>`
  );
}

function hump(p: Pens, c: string): string {
  const back = 'M-20 0Q-9-19 1-16T20 0';
  return (
    `<path d="${back}Z" fill="${p.tone(c)}"/><path d="M-13-5Q-6-14 1-13" fill="none" stroke="${p.light('#fffbe0')}" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${back}" fill="none" ${pen(p.ink, 1.5)}/>` +
    `<path d="M1.6-12.8 6-5M6-12 10.4-4.4M10.4-9.6 13.6-4" fill="none" ${pen(p.ink, 1)} opacity=".55"/>`
  );
}

function pool(p: Pens): string {
  return (
    `<ellipse cy="-4" rx="12.4" ry="4.8" fill="${p.tone('#6fa3ab')}" ${pen(p.ink, 1)} stroke-opacity=".55"/>` +
    `<path d="M-6-5H0M-1-2.6H5" stroke="${p.light('#ffffff')}" stroke-opacity=".6" stroke-width="1.2" stroke-linecap="round"/>`
  );
}

function reed(p: Pens, tall: number): string {
  return (
    `<path d="M-9 .6H-3M2 2.4H9" stroke="${p.tone('#5f97a1')}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M-4 0Q-5-7-8.6-${11 + tall}M0 0Q-.5-8 0-${17 + tall}M4 0Q5-6 8.4-${9 + tall}" fill="none" ${pen(p.ink, 1.3)}/>` +
    `<path d="M0-${12 + tall}V-${16.5 + tall}M-6.6-${7.5 + tall}L-8-${10 + tall}" stroke="${p.tone('#7a4e2b')}" stroke-width="3.2" stroke-linecap="round"/>`
  );
}

function dead(p: Pens): string {
  return `<path d="M0 0V-16M0-7-6-13M0-10 5.6-16.8M-3.6-10.6-4-15M3-13.6 7-14" fill="none" ${pen(p.ink, 1.7)}/>`;
}

function field(p: Pens, c: string, lean: number): string {
  const rows = [-8, -2.5, 3, 8.5].map((x) => `M${x - 2} 6.2L${x + 2}-6.2`).join('');
  return (
    `<g transform="translate(0-6) rotate(${lean})"><path d="M-15 6.5-11-6.5H15L11 6.5Z" fill="${p.tone(c)}" ${pen(p.ink, 1)} stroke-opacity=".75"/>` +
    `<path d="${rows}" ${pen(p.ink, 1)} stroke-opacity=".38"/></g>`
  );
}

function house(p: Pens): string {
  return (
    `<path d="M-7 0V-7.5H7V0Z" fill="${p.light('#f3e6c8')}" ${pen(p.ink)}/>` +
    `<path d="M1 0V-7.5H7V0Z" fill="${p.ink}" opacity=".16"/>` +
    `<path d="M-9-7 0-15.4 9-7Z" fill="${p.light('#b0492a')}" ${pen(p.ink)}/>` +
    `<path d="M4-12.6V-16.5H6.4V-10Z" fill="${p.tone('#8d7a63')}" ${pen(p.ink, 0.9)}/>` +
    `<path d="M-2.8 0V-4.6H.6V0Z" fill="${p.ink}"/>`
  );
}

function mill(p: Pens): string {
  return (
    `<path d="M-5 0-3.4-12H3.4L5 0Z" fill="${p.light('#efe2c4')}" ${pen(p.ink)}/><path d="M-4.4-11.6 0-17 4.4-11.6Z" fill="${p.light('#b0492a')}" ${pen(p.ink)}/>` +
    `<path d="M-8.5-20 8.5-5M8.5-20-8.5-5" ${pen(p.ink, 1.4)}/><path d="M-8.5-20-3.2-15.4-5-13.6ZM8.5-20 3.2-15.4 5-13.6ZM8.5-5 3.2-9.6 5-11.4ZM-8.5-5-3.2-9.6-5-11.4Z" fill="${p.light('#fbf3df')}" ${pen(p.ink, 0.8)}/>`
  );
}

function wave(p: Pens, c: string): string {
  return `<path d="M-11 0q2.7-4.2 5.5 0t5.5 0 5.5 0 5.5 0" fill="none" stroke="${p.light(c)}" stroke-opacity=".85" stroke-width="1.8" stroke-linecap="round"/>`;
}

function drift(p: Pens): string {
  return `<path d="M-13 0Q-5-9 3 0M1-3Q7-9 13-3" fill="none" stroke="${p.tone('#8aa0b4')}" stroke-width="1.5" stroke-linecap="round"/>`;
}

function stone(p: Pens): string {
  return `<path d="M-4 0V-8A4 4 0 0 1 4-8V0Z" fill="${p.tone('#cbbfae')}" ${pen(p.ink)}/>`;
}

/** Names of the variants of each glyph. */
export const VARIANTS: Record<string, string[]> = {};
const MAKE: Record<string, (p: Pens) => string> = {};

function variants<T>(name: string, list: readonly T[], make: (p: Pens, v: T) => string): void {
  VARIANTS[name] = list.map((v, i) => {
    MAKE[`${name}${i}`] = (p) => make(p, v);
    return `${name}${i}`;
  });
}

variants('conifer', GREENS, conifer);
variants('round', GREENS, round);
variants('peak', [-1, 0, 1], (p, lean) => peak(p, ROCK[lean + 1] ?? '#d8cdbf', lean));
variants('hump', GRASS, hump);
variants('pool', [0], pool);
variants('reed', [0, 2], reed);
variants('dead', [0], dead);
variants('field', CROPS, (p, c) => field(p, c, CROPS.indexOf(c) * 9 - 14));
variants('house', [0], house);
variants('mill', [0], mill);
variants('wave', ['#ffffff'], wave);
variants('drift', [0], drift);
variants('stone', [0], stone);
variants('palm', ['#4c8f3f', '#6aa63f'], wild.palm);
variants('bush', ['#3f7d3a', '#5c9a44'], wild.bush);
variants('mesa', ['#cf8f55', '#d9a066'], wild.mesa);
variants('sandstone', ['#b98252', '#c99463'], wild.rock);
variants('cone', ['#857771', '#938680'], wild.cone);
variants('firecone', ['#8d5b4c', '#9c6654'], wild.cone);
variants('crack', [0, 2], wild.crack);
variants('rock', ['#7e726d', '#8f837d'], wild.rock);
variants('cinder', ['#8a594b', '#7c5045'], wild.rock);
variants('claystone', ['#b0704c', '#a1633f'], wild.rock);
variants('thorn', [0], wild.thorn);
variants('fir', ['#466350', '#55745a'], wild.fir);

/** Glyphs as symbols, all or those that are `used`; ids begin with the prefix, so that two themes can
 *  share a page. */
export function glyphDefs(t: Inks, prefix: string, used?: ReadonlySet<string>): string {
  const p = pens(t);
  return Object.entries(MAKE)
    .filter(([name]) => !used || used.has(name.replace(/\d+$/, '')))
    .map(([name, make]) => `<g id="${prefix}${name}">${make(p)}</g>`)
    .join('');
}
