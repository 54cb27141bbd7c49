/** What somebody of a class may wear on the head; some wear nothing. */
import { mix } from '../../lib/draw/colour';
import type { Random } from '../../lib/draw/random';
import { disc, edged, OUTLINE, p, path } from '../../lib/card/paint';
import { CLASSES } from './tokens';

export interface Worn {
  behind: string;
  front: string;
  /** The hair is under it. */
  covers: boolean;
}

type Wear = (w: number, colour: string, r: Random) => Worn;

const STEEL = '#a9b0ba';
const GOLD = '#e7c777';
const both = (one: string): string => `${one}<g transform="scale(-1 1)">${one}</g>`;
const NOTHING: Worn = { behind: '', front: '', covers: false };

/** A helmet open at the face, with a rim in the colour of the class. */
const helm = (w: number, colour: string, metal: string): string =>
  path(p`M${-w - 5} 2Q${-w - 8} -50 0 -52Q${w + 8} -50 ${w + 5} 2L${w - 1} 4Q${w - 1} -16 ${w * 0.4} -18L0 -12L${-w * 0.4} -18Q${-w + 1} -16 ${-w + 1} 4Z`, edged(metal)) +
  path(p`M${-w - 2} -14Q0 -30 ${w + 2} -14L${w + 1} -21Q0 -38 ${-w - 1} -21Z`, edged(colour, 2)) +
  path(p`M${-w * 0.7} -38q8 -8 20 -9`, 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"');

const nasal = path('M-4 -18L0 10L4 -18Z', edged(STEEL, 2));

const WEARS: Record<string, Wear> = {
  horned: (w, colour) => ({
    behind: both(path(p`M${w - 2} -30Q${w + 22} -30 ${w + 20} -58Q${w + 8} -44 ${w - 6} -44Z`, edged('#f0e6cc'))),
    front: helm(w, colour, STEEL) + nasal,
    covers: true,
  }),
  crested: (w, colour) => ({
    behind: path(p`M-6 -46Q-10 -76 10 -78Q34 -74 ${w + 12} -40Q20 -58 6 -46Z`, edged(colour)),
    front: helm(w, mix(colour, '#ffffff', 0.35), STEEL) + nasal,
    covers: true,
  }),
  winged: (w, colour) => ({
    behind: '',
    front:
      helm(w, GOLD, mix(STEEL, '#ffffff', 0.4)) +
      both(path(p`M${w} -16Q${w + 22} -30 ${w + 16} -60Q${w + 8} -50 ${w + 6} -44Q${w + 2} -50 ${w - 2} -40Q${w - 6} -26 ${w} -16Z`, edged('#fbf3df', 2.4))) +
      disc(0, -30, 4.5, edged(colour, 2)),
    covers: true,
  }),
  spiked: (w, colour) => ({
    behind: '',
    front:
      helm(w, colour, '#5c636e') +
      path(p`M-4 -46L0 -78L4 -46ZM${-w * 0.7} -40L${-w * 0.95} -66L${-w * 0.35} -46ZM${w * 0.7} -40L${w * 0.95} -66L${w * 0.35} -46Z`, edged('#d5dbe2', 2.4)) +
      disc(0, -26, 4, edged('#8fe6ff', 2)),
    covers: true,
  }),
  hood: (w, colour) => {
    const cloth = mix(colour, '#1a120c', 0.3);
    return {
      behind: path(p`M0 -62Q${w + 24} -50 ${w + 16} 10L${w + 10} 46H${-w - 10}L${-w - 16} 10Q${-w - 24} -50 0 -62Z`, edged(mix(cloth, '#000000', 0.4))),
      front:
        path(p`M0 -64Q${w + 26} -52 ${w + 15} 14Q${w + 12} 34 ${w + 2} 46Q${w + 6} 10 ${w - 2} -8Q${w - 10} -32 0 -36Q${-w + 10} -32 ${-w + 2} -8Q${-w - 6} 10 ${-w - 2} 46Q${-w - 12} 34 ${-w - 15} 14Q${-w - 26} -52 0 -64Z`, edged(cloth)) +
        path(p`M${-w - 4} 10Q${-w - 4} -34 0 -40Q${w + 4} -34 ${w + 4} 10`, `fill="none" stroke="${mix(colour, '#ffffff', 0.35)}" stroke-width="2.4"`),
      covers: true,
    };
  },
  mask: (w, colour) => ({
    behind: '',
    front:
      path(p`M${-w - 1} 2Q0 14 ${w + 1} 2L${w - 5} 28Q0 48 ${-w + 5} 28Z`, edged(mix(colour, '#2a1c16', 0.55))) +
      path(p`M${-w + 4} 14Q0 24 ${w - 4} 14`, `fill="none" stroke="${OUTLINE}" stroke-opacity=".5" stroke-width="2"`),
    covers: false,
  }),
  bandana: (w, colour) => ({
    behind: path(p`M${w - 2} -22L${w + 24} -30L${w + 16} -18L${w + 26} -8L${w - 2} -14Z`, edged(mix(colour, '#000000', 0.25))),
    front: path(p`M${-w - 2} -14Q${-w - 2} -46 0 -47Q${w + 2} -46 ${w + 2} -14Q0 -30 ${-w - 2} -14Z`, edged(colour)) + disc(-8, -33, 2.6, 'fill="#fff" opacity=".6"') + disc(6, -38, 2.6, 'fill="#fff" opacity=".6"') + disc(14, -30, 2.6, 'fill="#fff" opacity=".6"'),
    covers: true,
  }),
  hat: (w, colour, r) => {
    const cloth = mix(colour, '#181030', 0.35);
    const lean = (r() - 0.5) * 50;
    return {
      behind: '',
      front:
        path(p`M${-w + 2} -30Q${-10 + lean * 0.2} -66 ${lean} -92Q${12 + lean * 0.4} -62 ${w - 2} -30Z`, edged(cloth)) +
        path(p`M${-w - 20} -24Q0 -46 ${w + 20} -24Q0 -16 ${-w - 20} -24Z`, edged(cloth)) +
        path(p`M${-w + 1} -31Q0 -42 ${w - 1} -31L${w - 3} -39Q0 -50 ${-w + 3} -39Z`, edged(GOLD, 2)) +
        disc(0, -41, 4.5, edged('#8fe6ff', 2)),
      covers: true,
    };
  },
  circlet: (w, colour) => ({
    behind: '',
    front: path(p`M${-w - 1} -18Q0 -30 ${w + 1} -18L${w} -24Q8 -34 0 -44Q-8 -34 ${-w} -24Z`, edged(GOLD, 2.2)) + path('M0 -37L5 -30L0 -23L-5 -30Z', edged(mix(colour, '#ffffff', 0.25), 2)),
    covers: false,
  }),
  halo: (w, colour) => ({
    behind: disc(0, -12, w + 26, `fill="none" stroke="${mix(colour, '#ffe9a0', 0.7)}" stroke-width="5" opacity=".85"`) + disc(0, -12, w + 19, 'fill="none" stroke="#fff8dc" stroke-width="1.6" stroke-dasharray="3 6" opacity=".9"'),
    front: '',
    covers: false,
  }),
  antlers: (w) => ({
    behind: both(path(p`M10 -40Q18 -62 14 -80M15 -62Q28 -64 32 -80M13 -70Q4 -76 4 -86`, `fill="none" stroke="${OUTLINE}" stroke-width="10" stroke-linecap="round"`) + path(p`M10 -40Q18 -62 14 -80M15 -62Q28 -64 32 -80M13 -70Q4 -76 4 -86`, 'fill="none" stroke="#c9a878" stroke-width="5" stroke-linecap="round"')),
    front: path(p`M${-w} -20Q0 -34 ${w} -20`, `fill="none" stroke="${OUTLINE}" stroke-width="8"`) + path(p`M${-w} -20Q0 -34 ${w} -20`, 'fill="none" stroke="#6b8f3f" stroke-width="3.4" stroke-dasharray="7 4"'),
    covers: false,
  }),
  feathers: (w, colour, r) => {
    const tint = [colour, '#f3ead2', '#c8441f'];
    const feather = (i: number): string =>
      path(p`M0 0Q-9 -22 0 -44Q9 -22 0 0Z`, edged(tint[i % 3] as string, 2.4)) + path('M0 -4V-36', `stroke="${OUTLINE}" stroke-opacity=".5" stroke-width="1.6"`);
    const turn = [-52, -28, 0, 28, 52].slice(r() < 0.5 ? 0 : 2);
    return {
      behind: turn.map((angle, i) => p`<g transform="translate(0 -30) rotate(${angle}) translate(0 -6)">${feather(i)}</g>`).join(''),
      front: path(p`M${-w - 1} -16Q0 -30 ${w + 1} -16L${w} -25Q0 -38 ${-w} -25Z`, edged('#8a5a34', 2.2)) + disc(0, -27, 3.6, edged(GOLD, 1.8)),
      covers: false,
    };
  },
  pelt: (w) => ({
    behind: path(p`M${-w - 8} -20L${-w - 14} 34L${-w + 4} 30L0 20L${w - 4} 30L${w + 14} 34L${w + 8} -20Z`, edged('#7a7078')),
    front:
      path(p`M${-w - 6} 0Q${-w - 8} -40 ${-w * 0.6} -48L${-w * 0.86} -68L-8 -54H8L${w * 0.86} -68L${w * 0.6} -48Q${w + 8} -40 ${w + 6} 0L${w - 2} -14L10 -20L0 -14L-10 -20L${-w + 2} -14Z`, edged('#8f858c')) +
      path('M-10 -36l6 4M10 -36l-6 4', `stroke="${OUTLINE}" stroke-width="3" stroke-linecap="round"`) +
      path('M-8 -20l2 7l3 -6ZM8 -20l-2 7l-3 -6Z', edged('#f6ead0', 1.6)),
    covers: true,
  }),
  goggles: (w) => ({
    behind: '',
    front:
      path(p`M${-w - 1} -20Q0 -32 ${w + 1} -20`, `fill="none" stroke="${OUTLINE}" stroke-width="9"`) +
      path(p`M${-w - 1} -20Q0 -32 ${w + 1} -20`, 'fill="none" stroke="#8a5a34" stroke-width="4.6"') +
      [-10, 10].map((x) => disc(x, -27, 9.5, edged('#b8842e')) + disc(x, -27, 5.6, edged('#8fd8e6', 2)) + disc(x - 2, -29, 1.6, 'fill="#fff"')).join(''),
    covers: false,
  }),
};

/** By class, each as often as it stands here; the empty ones show the hair. */
const BY_CLASS: Record<string, readonly string[]> = {
  'Death Knight': ['spiked', 'spiked', 'hood', ''],
  Druid: ['antlers', 'antlers', 'feathers', '', ''],
  Hunter: ['hood', 'feathers', 'bandana', '', ''],
  Mage: ['hat', 'hood', 'circlet', '', ''],
  Paladin: ['winged', 'winged', 'circlet', 'halo', ''],
  Priest: ['halo', 'hood', 'circlet', '', ''],
  Rogue: ['mask', 'hood', 'bandana', 'mask', ''],
  Shaman: ['pelt', 'feathers', 'horned', '', ''],
  Warlock: ['hood', 'hat', 'circlet', 'hood', ''],
  Warrior: ['horned', 'crested', 'bandana', '', ''],
};

export function headgear(klass: string, cheek: number, race: string, r: Random): Worn {
  const may = BY_CLASS[klass] ?? [''];
  const tinker = race === 'Gnome' || race === 'Goblin';
  let name = may[Math.floor(r() * may.length)] ?? '';
  if (tinker && name === '' && r() < 0.6) name = 'goggles';
  // Horns and ears of beasts pierce every helmet: they go bare or wear what lies between.
  if ((race === 'Tauren' || race === 'Worgen' || race === 'Draenei') && ['horned', 'crested', 'winged', 'spiked', 'hat', 'hood', 'pelt', 'bandana'].includes(name)) name = r() < 0.5 ? 'circlet' : '';
  if ((race === 'Tauren' || race === 'Worgen') && name === 'mask') name = '';
  const wear = WEARS[name];
  return wear ? wear(cheek, CLASSES[klass]?.fill ?? '#8a6238', r) : NOTHING;
}
