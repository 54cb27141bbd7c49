/** Heads of the peoples: a face of its own for every name, from what tells the race, the sex and the chance of
 *  the name. Drawn around (0, 0), about 100 high. */
import { mix } from '../../lib/draw/colour';
import type { Random } from '../../lib/draw/random';
import { disc, edged, OUTLINE, p, path } from '../../lib/card/paint';
import { headgear } from './headgear';

type Ears = 'round' | 'point' | 'long' | 'swept' | 'huge' | 'wolf' | 'bull';
type Mouth = 'plain' | 'tusks' | 'fangs' | 'grin' | 'bones' | 'muzzle' | 'snout';

interface People {
  /** Half widths of cheeks and jaw; where the chin is. */
  cheek: number;
  jaw: number;
  chin: number;
  skin: readonly string[];
  hair: readonly string[];
  ears: Ears;
  mouth: Mouth;
  /** Irises; with `glow` the whole eye has this colour. */
  eyes: readonly string[];
  glow?: boolean;
  nose: 'small' | 'flat' | 'broad' | 'long' | 'none';
  beard: 'some' | 'great' | 'tendrils' | 'braids' | 'none';
  styles: readonly Hair[];
  /** Of women, where it differs. */
  hers?: readonly Hair[];
}

type Hair = 'bald' | 'short' | 'long' | 'crest' | 'knot' | 'braids' | 'wild';

const EARTHY = ['#3a2618', '#6b4424', '#a8672e', '#d9b25e', '#8d8a86', '#c8441f', '#241c1c'];
const BRIGHT = ['#c9508e', '#5b8fd6', '#e8873a', '#f0ead8', '#7a5ac0', '#3f9c6a', '#d8503a'];
const HERS: readonly Hair[] = ['long', 'braids', 'knot', 'short'];

const PEOPLES: Record<string, People> = {
  Human: {
    cheek: 26, jaw: 19, chin: 38, skin: ['#f0c49a', '#d99e6e', '#a86e46', '#f6d4b2', '#7d4f34'], hair: EARTHY,
    ears: 'round', mouth: 'plain', eyes: ['#3f6f9a', '#4e7a45', '#6b4424'], nose: 'small', beard: 'some',
    styles: ['short', 'long', 'wild', 'bald', 'knot'], hers: HERS,
  },
  Dwarf: {
    cheek: 31, jaw: 25, chin: 34, skin: ['#f2c096', '#e0a274', '#c98a62'], hair: ['#c8441f', '#d9892e', '#6b4424', '#e8dcc0', '#3a2618', '#8d8a86'],
    ears: 'round', mouth: 'plain', eyes: ['#3f6f9a', '#6b4424'], nose: 'broad', beard: 'great',
    styles: ['bald', 'short', 'wild', 'crest', 'knot'], hers: ['braids', 'knot', 'long'],
  },
  'Night Elf': {
    cheek: 24, jaw: 16, chin: 41, skin: ['#b79ad6', '#9c86cf', '#c9a8d8', '#8e9ad0'], hair: ['#3f8f7a', '#dfe6ea', '#3c4fa0', '#5e9c50', '#6a3f8c'],
    ears: 'long', mouth: 'plain', eyes: ['#f4f6ff', '#ffd76a'], glow: true, nose: 'small', beard: 'some',
    styles: ['long', 'wild', 'knot'], hers: ['long', 'braids', 'knot'],
  },
  Gnome: {
    cheek: 33, jaw: 24, chin: 31, skin: ['#f6cdb0', '#eab58e', '#f3d8c6'], hair: BRIGHT,
    ears: 'round', mouth: 'plain', eyes: ['#3f8fc0', '#4e9a55', '#8a5ac0'], nose: 'broad', beard: 'some',
    styles: ['crest', 'wild', 'bald', 'short'], hers: ['knot', 'braids', 'wild'],
  },
  Draenei: {
    cheek: 26, jaw: 19, chin: 38, skin: ['#8fa6dd', '#7a8fd0', '#a5b2e8', '#7ba6cf'], hair: ['#23264a', '#f0ecf6', '#4a3f8c', '#6a4a8a'],
    ears: 'point', mouth: 'plain', eyes: ['#bff4ff'], glow: true, nose: 'small', beard: 'tendrils',
    styles: ['bald', 'long', 'knot'], hers: ['long', 'knot', 'braids'],
  },
  Worgen: {
    cheek: 27, jaw: 16, chin: 30, skin: ['#8a8790', '#6a6474', '#a08a72', '#c0bab4', '#7d6450', '#9c6a48'], hair: ['#2c2830', '#5a4638', '#8a8078', '#3a2c2c'],
    ears: 'wolf', mouth: 'snout', eyes: ['#ffd34d', '#ff9a3d', '#9fd86a'], glow: true, nose: 'none', beard: 'none',
    styles: ['wild', 'bald', 'crest'],
  },
  Orc: {
    cheek: 29, jaw: 27, chin: 36, skin: ['#86a84f', '#6f9440', '#98b268', '#8a8f5e', '#a0784e'], hair: ['#1f1a18', '#3a2618', '#8d8a86', '#241c2c'],
    ears: 'point', mouth: 'tusks', eyes: ['#c8441f', '#ffcf5a', '#6b4424'], nose: 'flat', beard: 'some',
    styles: ['knot', 'bald', 'crest', 'wild', 'braids'], hers: ['knot', 'braids', 'crest'],
  },
  Tauren: {
    cheek: 28, jaw: 22, chin: 34, skin: ['#8a6038', '#5e4230', '#a88a6a', '#c8b49a', '#40322c', '#9a9490'], hair: ['#2c2018', '#4a3424', '#e6dcc8'],
    ears: 'bull', mouth: 'muzzle', eyes: ['#4a3418', '#7fc0d8', '#d8b03a'], nose: 'none', beard: 'braids',
    styles: ['bald', 'braids', 'wild'],
  },
  Troll: {
    cheek: 24, jaw: 17, chin: 40, skin: ['#6fb0c0', '#5a97b8', '#7fb89a', '#6a86b8', '#8fb0a0'], hair: ['#d8442a', '#e8873a', '#6a3fa0', '#2f8f6a', '#e8d34a'],
    ears: 'long', mouth: 'fangs', eyes: ['#ffcf5a', '#ff7a3d'], nose: 'long', beard: 'none',
    styles: ['crest', 'wild', 'knot', 'crest'], hers: ['braids', 'crest', 'knot'],
  },
  Undead: {
    cheek: 25, jaw: 17, chin: 39, skin: ['#b8bfa2', '#a2ad9c', '#c6c4b4', '#97a3a8'], hair: ['#3f4a3a', '#6a6a5e', '#8a3f3a', '#20242c', '#b0a878'],
    ears: 'round', mouth: 'bones', eyes: ['#ffe04a', '#b8ff6a', '#8fe6ff'], glow: true, nose: 'none', beard: 'none',
    styles: ['wild', 'bald', 'crest', 'long'], hers: ['long', 'wild', 'braids'],
  },
  'Blood Elf': {
    cheek: 24, jaw: 16, chin: 40, skin: ['#f6d2ac', '#f0c090', '#fadfc4'], hair: ['#f0cf6a', '#c8441f', '#f3ead2', '#2c2020', '#d9892e'],
    ears: 'swept', mouth: 'plain', eyes: ['#7dff7a'], glow: true, nose: 'small', beard: 'some',
    styles: ['long', 'knot', 'wild'], hers: ['long', 'knot', 'braids'],
  },
  Goblin: {
    cheek: 28, jaw: 17, chin: 34, skin: ['#8fbf4a', '#a8c85a', '#7aa83e', '#b2c46a'], hair: ['#241c1c', '#c8441f', '#6b4424', '#e8b23a'],
    ears: 'huge', mouth: 'grin', eyes: ['#c8441f', '#e8a02a', '#6b4424'], nose: 'long', beard: 'some',
    styles: ['bald', 'crest', 'short', 'knot'], hers: ['knot', 'braids', 'short'],
  },
};

export const isPeople = (race: string): boolean => race in PEOPLES;

const pick = <T>(r: Random, of: readonly T[]): T => of[Math.floor(r() * of.length)] as T;

/** The outline of a face and its half in the shade. */
function outline({ cheek: w, jaw, chin }: People, half: boolean): string {
  const top = -40;
  const right = p`M0 ${top}C${w * 0.9} ${top} ${w} ${top + 14} ${w} -4C${w} 14 ${jaw + 5} ${chin - 15} ${jaw * 0.58} ${chin - 3}Q0 ${chin + 4} `;
  return half
    ? right + p`0 ${chin}Z`
    : right + p`${-jaw * 0.58} ${chin - 3}C${-jaw - 5} ${chin - 15} ${-w} 14 ${-w} -4C${-w} ${top + 14} ${-w * 0.9} ${top} 0 ${top}Z`;
}

function ears(kind: Ears, w: number, skin: string, inner: string): string {
  const d: Record<Ears, string> = {
    round: p`M${w - 4} -8q11 -5 11 6q-1 12 -11 10Z`,
    point: p`M${w - 5} -10L${w + 15} -20Q${w + 12} 4 ${w - 4} 10Z`,
    long: p`M${w - 5} -12Q${w + 14} -22 ${w + 38} -22Q${w + 18} -2 ${w - 4} 8Z`,
    swept: p`M${w - 5} -12Q${w + 10} -34 ${w + 27} -46Q${w + 18} -8 ${w - 4} 8Z`,
    huge: p`M${w - 6} -14Q${w + 14} -28 ${w + 36} -20Q${w + 22} 8 ${w - 5} 10Z`,
    wolf: p`M${w * 0.32} -34L${w * 0.86} -68L${w + 3} -20Z`,
    bull: p`M${w - 4} -16Q${w + 20} -22 ${w + 24} -10Q${w + 12} 0 ${w - 4} -4Z`,
  };
  const pit: Partial<Record<Ears, string>> = {
    long: p`M${w + 2} -8Q${w + 14} -16 ${w + 26} -17Q${w + 14} -4 ${w + 2} 1Z`,
    swept: p`M${w + 2} -10Q${w + 12} -24 ${w + 20} -34Q${w + 14} -10 ${w + 2} 0Z`,
    huge: p`M${w + 2} -9Q${w + 15} -20 ${w + 27} -16Q${w + 17} 2 ${w + 2} 4Z`,
    wolf: p`M${w * 0.55} -36L${w * 0.84} -54L${w - 2} -26Z`,
  };
  const one = path(d[kind], edged(skin)) + (pit[kind] ? path(pit[kind], `fill="${inner}"`) : '');
  return `${one}<g transform="scale(-1 1)">${one}</g>`;
}

/** Hair behind the head, and in front of it. */
function hair(style: Hair, w: number, colour: string): [string, string] {
  const paint = edged(colour);
  const light = `fill="none" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width="2" stroke-linecap="round"`;
  const cap = p`M${-w - 2} -6Q${-w - 6} -46 0 -48Q${w + 6} -46 ${w + 2} -6Q${w - 3} -25 ${w * 0.5} -28Q0 -22 ${-w * 0.6} -29Q${-w + 2} -24 ${-w - 2} -6Z`;
  const shine = path(p`M${-w * 0.7} -36q8 -7 18 -7`, light);
  switch (style) {
    case 'bald':
      return ['', path(p`M${-w * 0.55} -32q7 -4 14 -4`, 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"')];
    case 'short':
      return ['', path(cap, paint) + shine];
    case 'long':
      return [
        path(p`M0 -50Q${w + 16} -48 ${w + 12} 0Q${w + 16} 30 ${w + 4} 48Q${w - 14} 40 0 42Q${-w + 14} 40 ${-w - 4} 48Q${-w - 16} 30 ${-w - 12} 0Q${-w - 16} -48 0 -50Z`, paint),
        path(p`M${-w - 3} 4Q${-w - 8} -46 0 -48Q${w + 8} -46 ${w + 3} 4Q${w - 1} -18 6 -34Q${-w * 0.4} -22 ${-w - 3} 4Z`, paint) + shine,
      ];
    case 'crest':
      return ['', path(p`M-9 -26Q-20 -56 -6 -70Q-2 -62 3 -72Q8 -60 14 -62Q14 -44 9 -26Q0 -32 -9 -26Z`, paint) + path('M-3 -36Q-8 -52 -2 -60', light)];
    case 'knot':
      return [
        disc(0, -54, 11, paint) + path(p`M6 -60Q26 -58 ${w + 6} -30Q${w + 2} -36 8 -48Z`, paint),
        path(p`M${-w - 1} -10Q${-w - 3} -44 0 -46Q${w + 3} -44 ${w + 1} -10Q${w * 0.6} -34 0 -36Q${-w * 0.6} -34 ${-w - 1} -10Z`, paint) + shine,
      ];
    case 'braids': {
      const braid = (s: number): string =>
        [8, 22, 36, 48].map((y, i) => p`<ellipse cx="${s * (w + 3 - i * 0.6)}" cy="${y}" rx="${7.5 - i * 0.9}" ry="8.5" ${paint}/>`).join('') +
        p`<rect x="${s * (w + 1) - 4.5}" y="53" width="9" height="5" fill="#e7c777" stroke="${OUTLINE}" stroke-width="2"/>`;
      return [braid(1) + braid(-1), path(p`M${-w - 3} 2Q${-w - 7} -46 0 -48Q${w + 7} -46 ${w + 3} 2Q${w - 2} -24 0 -34Q${-w + 2} -24 ${-w - 3} 2Z`, paint) + path('M0 -47V-35', `stroke="${OUTLINE}" stroke-width="2"`) + shine];
    }
    case 'wild':
      return [
        path(p`M0 -54L10 -62L18 -50L${w + 8} -54L${w + 6} -36L${w + 16} -28L${w + 6} -14L${w + 10} 4L0 0L${-w - 10} 4L${-w - 6} -14L${-w - 16} -28L${-w - 6} -36L${-w - 8} -54L-18 -50L-8 -60Z`, paint),
        path(p`M${-w} -14L${-w - 2} -38L-14 -48L0 -46L14 -48L${w + 2} -38L${w} -14L${w * 0.66} -30L${w * 0.3} -20L0 -33L${-w * 0.4} -20L${-w * 0.66} -31Z`, paint) + shine,
      ];
  }
}

function eyes(people: People, colour: string, mood: number, hers: boolean, brow: string): string {
  const x = people.cheek * 0.44;
  const y = -6;
  const look = (s: number): string => {
    const almond = p`M${s * (x - 7.5)} ${y + 1}Q${s * x} ${y - 6} ${s * (x + 7.5)} ${y - 1.5}Q${s * x} ${y + 5} ${s * (x - 7.5)} ${y + 1}Z`;
    const ball = people.glow
      ? disc(s * x, y, 10, `fill="${colour}" opacity=".28"`) + path(almond, edged(colour, 2)) + disc(s * x - 1, y - 1, 1.6, 'fill="#fff"')
      : path(almond, edged('#fffaf0', 2)) + disc(s * x, y - 0.6, 3.2, `fill="${colour}"`) + disc(s * x, y - 0.6, 1.5, `fill="${OUTLINE}"`);
    const lash = hers ? path(p`M${s * (x + 7)} ${y - 2}l${s * 4} -3`, `stroke="${OUTLINE}" stroke-width="2.4" stroke-linecap="round"`) : '';
    const line = p`M${s * (x - 9)} ${y - 8 + mood}Q${s * x} ${y - 13} ${s * (x + 9)} ${y - 9 - mood * 0.7}`;
    return (
      ball + lash +
      path(line, `fill="none" stroke="${OUTLINE}" stroke-width="${hers ? 4.6 : 7}" stroke-linecap="round"`) +
      path(line, `fill="none" stroke="${brow}" stroke-width="${hers ? 1.8 : 3.4}" stroke-linecap="round"`)
    );
  };
  return look(1) + look(-1);
}

function nose(kind: People['nose'], tone: string, r: Random): string {
  const ink = `fill="none" stroke="${OUTLINE}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`;
  switch (kind) {
    case 'small':
      return path('M-1 -2L-4 9Q0 12 4 9', ink);
    case 'flat':
      return path('M-9 8Q-8 0 -3 1L0 4L3 1Q8 0 9 8Q0 12 -9 8Z', edged(tone, 2.2));
    case 'broad':
      return path(p`M-4 -3Q-11 6 -8 10Q0 ${14 + r() * 2} 8 10Q11 6 4 -3Z`, edged(mix(tone, '#ff8a6a', 0.3), 2.4));
    case 'long':
      return path(p`M-4 -6Q-9 8 -6 ${15 + r() * 3}Q0 21 6 ${15 + r() * 3}Q9 8 4 -6Z`, edged(tone, 2.4));
    case 'none':
      return '';
  }
}

function mouth(kind: Mouth, skin: string, r: Random, hers: boolean): string {
  const ink = `fill="none" stroke="${OUTLINE}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"`;
  const bone = edged('#f6ead0', 2.2);
  const bend = r() * 7 - 4;
  switch (kind) {
    case 'plain':
      return hers
        ? path(p`M-8 20Q-3 16.5 0 18.5Q3 16.5 8 20Q0 ${25 + bend * 0.3} -8 20Z`, edged('#b8504a', 2))
        : path(p`M-10 20Q0 ${20 + bend} 10 20`, ink);
    case 'tusks': {
      const tall = 11 + r() * 6;
      return (
        path(p`M-15 20Q0 ${15 + bend} 15 20Q0 ${26 + bend} -15 20Z`, edged(mix(skin, '#3a1410', 0.65), 2.4)) +
        path(p`M-15 22L-13 ${22 - tall}L-8 22ZM15 22L13 ${22 - tall}L8 22Z`, bone)
      );
    }
    case 'fangs': {
      const out = 22 + r() * 8;
      return (
        path('M-10 24Q0 28 10 24', ink) +
        path(p`M-7 25Q${-out} 27 ${-out - 2} 2Q${-out + 9} 17 -5 19ZM7 25Q${out} 27 ${out + 2} 2Q${out - 9} 17 5 19Z`, bone)
      );
    }
    case 'grin':
      return (
        path(p`M-14 20Q0 ${26 + bend} 15 17Q8 33 -14 20Z`, edged('#f6ead0', 2.4)) +
        path('M-7 22v5M-1 23v6M5 22v6M10 20v5', `stroke="${OUTLINE}" stroke-width="1.6"`)
      );
    case 'bones':
      return (
        path('M0 0L-5 10L0 8L5 10Z', `fill="${OUTLINE}"`) +
        path(p`M-13 17Q0 13 13 17L11 26Q0 31 -11 26Z`, edged('#f1e8cc', 2.2)) +
        path('M-12 21.5H12M-7 16v11M-2 15v14M3 15v14M8 16v11', `stroke="${OUTLINE}" stroke-width="1.6"`) +
        path(p`M${16 + r() * 2} -2l3 12M${-18 - r() * 2} 4l4 9`, `stroke="${OUTLINE}" stroke-opacity=".5" stroke-width="2"`)
      );
    case 'muzzle': {
      const pale = mix(skin, '#f6dcc0', 0.5);
      return (
        path('M-14 0Q-25 16 -19 30Q0 44 19 30Q25 16 14 0Q0 -6 -14 0Z', edged(pale)) +
        path('M-12 12q-5 2 -4 7q5 1 8 -5ZM12 12q5 2 4 7q-5 1 -8 -5Z', `fill="${OUTLINE}"`) +
        path('M-12 29Q0 34 12 29M0 22v8', ink) +
        (r() < 0.5 ? disc(0, 22, 6.5, 'fill="none" stroke="#140d0a" stroke-width="5.5"') + disc(0, 22, 6.5, 'fill="none" stroke="#e7c777" stroke-width="2.6"') : '')
      );
    }
    case 'snout': {
      const pale = mix(skin, '#ffffff', 0.22);
      return (
        path('M-11 -4Q-17 14 -13 27Q0 42 13 27Q17 14 11 -4Q0 -8 -11 -4Z', edged(pale)) +
        path('M-8 8Q0 3 8 8Q7 16 0 17Q-7 16 -8 8Z', `fill="${OUTLINE}"`) +
        path('M-3 9.5q3 -1.5 5 0', 'stroke="#fff" stroke-opacity=".6" stroke-width="1.6" fill="none"') +
        path('M0 17v6M-11 25Q0 20 11 25', ink) +
        path('M-9 24.5L-7 32L-4 23.5ZM9 24.5L7 32L4 23.5Z', edged('#f6ead0', 1.8))
      );
    }
  }
}

function beard(kind: People['beard'], people: People, colour: string, r: Random): string {
  const { jaw: j, chin } = people;
  const paint = edged(colour);
  const lines = `fill="none" stroke="${mix(colour, OUTLINE, 0.45)}" stroke-width="2" stroke-linecap="round"`;
  switch (kind) {
    case 'none':
      return '';
    case 'some': {
      const kind2 = r();
      if (kind2 < 0.4) return '';
      if (kind2 < 0.7) return path(p`M${-j - 3} 8Q${-j - 1} ${chin + 6} 0 ${chin + 12}Q${j + 1} ${chin + 6} ${j + 3} 8Q${j - 6} 18 9 15Q0 12 -9 15Q${-j + 6} 18 ${-j - 3} 8Z`, paint) + path('M-9 21Q0 23 9 21', `stroke="${OUTLINE}" stroke-width="2.6" fill="none"`);
      return path(p`M-6 ${chin - 12}Q0 ${chin - 8} 6 ${chin - 12}Q9 ${chin + 6} 0 ${chin + 14}Q-9 ${chin + 6} -6 ${chin - 12}ZM0 13Q-12 12 -16 22Q-6 20 0 17Q6 20 16 22Q12 12 0 13Z`, paint);
    }
    case 'great': {
      const long = 22 + r() * 12;
      const split = r() < 0.5;
      return (
        path(p`M${-j - 7} 0Q${-j - 12} ${chin + long * 0.6} ${split ? -12 : 0} ${chin + long}${split ? p`L0 ${chin + 8}L12 ${chin + long}` : ''}Q${j + 12} ${chin + long * 0.6} ${j + 7} 0Q${j - 2} 16 10 14Q0 10 -10 14Q${-j + 2} 16 ${-j - 7} 0Z`, paint) +
        path(p`M-14 24Q-16 40 -10 ${chin + 12}M14 24Q16 40 10 ${chin + 12}M0 30V${chin + 4}`, lines) +
        path('M0 11Q-16 8 -26 20Q-22 27 0 19Q22 27 26 20Q16 8 0 11Z', edged(mix(colour, '#ffffff', 0.18)))
      );
    }
    case 'tendrils':
      return [-11, -4, 4, 11].map((x, i) => path(p`M${x - 3} ${chin - 7}Q${x * 1.7} ${chin + 10} ${x * 1.3 + (i % 2 ? 3 : -3)} ${chin + 20 + r() * 6}Q${x * 1.2 + 4} ${chin + 8} ${x + 4} ${chin - 6}Z`, paint)).join('');
    case 'braids':
      return r() < 0.5 ? '' : path(p`M-5 ${chin - 2}L0 ${chin + 20 + r() * 8}L5 ${chin - 2}Z`, paint) + p`<rect x="-4.5" y="${chin + 6}" width="9" height="4.5" fill="#e7c777" stroke="${OUTLINE}" stroke-width="1.8"/>`;
  }
}

/** Horns: of bulls, and of one people from the stars. */
function horns(race: string, hers: boolean, r: Random): string {
  if (race === 'Tauren') {
    const up = 14 + r() * 16;
    const one = path(p`M16 -30Q${40 + r() * 6} -26 ${44} ${-36 - up}Q${30} ${-30 - up * 0.3} 12 -42Z`, edged('#e9dcc0'));
    return `${one}<g transform="scale(-1 1)">${one}</g>`;
  }
  if (race === 'Draenei') {
    const one = hers
      ? path(p`M12 -36Q30 -46 ${38 + r() * 6} -30Q30 -34 16 -28Z`, edged('#e6dcc6'))
      : path(p`M4 -38Q14 -62 22 -54Q24 -42 16 -28Q10 -34 4 -38Z`, edged('#7d90c8'));
    return `${one}<g transform="scale(-1 1)">${one}</g>`;
  }
  return '';
}

/** What is seen behind the shoulders and what in front of them. */
export function head(race: string, klass: string, hers: boolean, r: Random): { behind: string; front: string } {
  const people = PEOPLES[race] as People;
  const skin = mix(pick(r, people.skin), '#ffffff', r() * 0.1);
  const tone = mix(skin, '#2a1420', 0.22);
  const colour = mix(pick(r, people.hair), '#ffffff', r() * 0.14);
  const style = pick(r, (hers && people.hers) || people.styles);
  const worn = headgear(klass, people.cheek, race, r);
  const [behind, front] = hair(worn.covers ? (style === 'long' || style === 'braids' ? style : 'bald') : style, people.cheek, colour);
  const paint = disc(-people.cheek * 0.6, 12, 5, 'fill="#ff6a5a" opacity=".16"') + disc(people.cheek * 0.6, 12, 5, 'fill="#ff6a5a" opacity=".16"');
  const mood = 1 + r() * 4 * (hers ? 0.5 : 1);
  const marks = r() < 0.3 ? path(warpaint(people, r), `fill="none" stroke="${pick(r, ['#b8302a', '#2a5592', '#f1e8cc', '#3a2a5a'])}" stroke-width="4" stroke-linecap="round" opacity=".8"`) : '';
  return {
    behind: worn.behind + behind,
    front:
      ears(people.ears, people.cheek, skin, mix(skin, '#8a3a4a', 0.4)) +
      path(outline(people, false), edged(skin, 3.4)) +
      path(outline(people, true), `fill="${tone}" opacity=".55"`) +
      paint + marks +
      eyes(people, pick(r, people.eyes), mood, hers, mix(colour, OUTLINE, 0.25)) +
      mouth(people.mouth, skin, r, hers) +
      nose(people.nose, mix(skin, tone, 0.4), r) +
      (hers ? '' : beard(people.beard, people, people.beard === 'tendrils' ? skin : colour, r)) +
      (worn.covers ? '' : front) +
      horns(race, hers, r) +
      worn.front,
  };
}

/** Stripes on cheeks or across the face, or a scar. */
function warpaint({ cheek: w }: People, r: Random): string {
  const kind = r();
  if (kind < 0.4) return p`M${-w * 0.85} 4L${-w * 0.35} 9M${-w * 0.8} 12L${-w * 0.35} 16M${w * 0.85} 4L${w * 0.35} 9M${w * 0.8} 12L${w * 0.35} 16`;
  if (kind < 0.7) return p`M${w * 0.44} -22V14M${-w * 0.44} -22V14`;
  return p`M${w * 0.2} -26L${w * 0.62} 10`;
}
