/** Small signs: when a power works, what a slot takes, what a potion is. Each is a shape on a square of 512
 *  with its colours, and says in words what it is. */
import type { Badge, Sign } from '../../../lib/card/frame';
import { disc, p, path, stamp } from '../../../lib/card/paint';
import type { Level } from '../box';
import { ICONS } from '../emblems.generated';
import { LEVEL } from '../look';

const INK = '#17110d';
const CREAM = '#fff3d6';

export const icon = (name: string): string => ICONS[name] ?? ICONS['star-formation'] ?? '';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** The eyes of a die. */
export const dieBody = (eyes: number): string =>
  (PIPS[eyes] ?? []).map(([x, y]) => `<circle cx="${256 + x * 140}" cy="${256 + y * 140}" r="58"/>`).join('');

/** The dots of a level, in a row. */
export function dotsBody(level: Level): string {
  const { dots } = LEVEL[level];
  const step = dots > 3 ? 118 : 150;
  return Array.from({ length: dots }, (_, i) => `<circle cx="${256 + (i - (dots - 1) / 2) * step}" cy="256" r="${dots > 3 ? 50 : 60}"/>`).join('');
}

/** The sign of each moment at which a power can work. */
export const MOMENT: Readonly<Record<string, string>> = {
  move: 'walking-boot',
  before: 'hourglass',
  after: 'perspective-dice-six-faces-random',
  hits: 'sword-clash',
  when_hit: 'shield',
  when_played: 'shield-reflect',
  when_falling: 'tombstone',
  when_challenged: 'card-pick',
  when_attached: 'paper-clip',
};

/** What a hero can wear. */
export const GEAR: Readonly<Record<string, string>> = {
  dagger: 'plain-dagger',
  staff: 'wizard-staff',
  wand: 'fairy-wand',
  sword: 'broadsword',
  axe: 'battle-axe',
  mace: 'flanged-mace',
  bow: 'pocket-bow',
  gun: 'musket',
  cloth: 'robe',
  leather: 'leather-armor',
  mail: 'chain-mail',
  plate: 'metal-plate',
};

export const SLOT: Readonly<Record<string, string>> = { weapon: 'broadsword', armor: 'breastplate', pack: 'knapsack' };

export const POTION: Readonly<Record<string, { fill: string; on: string }>> = {
  health: { fill: '#a3261f', on: '#fff3d6' },
  mana: { fill: '#2353c4', on: '#fff3d6' },
  swiftness: { fill: '#58b35c', on: '#0e2610' },
};

export const TYPE: Readonly<Record<string, { fill: string; on: string; icon: string }>> = {
  melee: { fill: '#8a8f96', on: '#15171a', icon: 'broadsword' },
  ranged: { fill: '#7a9a4a', on: '#10180a', icon: 'arrow-flights' },
};

const plain = (body: string): Sign => ({ fill: '#2a211a', on: CREAM, body });

export const gearSign = (name: string): Sign => plain(icon(GEAR[name] ?? ''));
export const slotSign = (slot: string): Sign => plain(icon(SLOT[slot] ?? ''));
export const potionSign = (potion: string): Sign => ({ ...(POTION[potion] ?? { fill: '#6d6250', on: CREAM }), body: icon('potion-ball') });

/** Attack: a square with a sword, or a disc with arrows. */
export const attackBadge =
  (type: string): Badge =>
  (x, y, r) => {
    const look = TYPE[type] ?? { fill: '#8a8f96', on: '#15171a', icon: 'broadsword' };
    const paint = p`fill="${look.fill}" stroke="${INK}" stroke-width="${r * 0.1}"`;
    const back = type === 'ranged' ? disc(x, y, r, paint) : p`<rect x="${x - r * 0.94}" y="${y - r * 0.94}" width="${r * 1.88}" height="${r * 1.88}" rx="${r * 0.14}" ${paint}/>`;
    return back + stamp(icon(look.icon), x, y, r * 1.45, `fill="${look.on}"`);
  };

/** Damage: a burst. */
export const damageBadge: Badge = (x, y, r) => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 2 * Math.PI - Math.PI / 2;
    const q = i % 2 ? r * 0.76 : r * 1.12;
    d += p`${i ? 'L' : 'M'}${x + q * Math.cos(a)} ${y + q * Math.sin(a)}`;
  }
  return path(`${d}Z`, p`fill="#d8442f" stroke="${INK}" stroke-width="${r * 0.1}" stroke-linejoin="round"`) + stamp(icon('ragged-wound'), x, y, r * 1.2, `fill="${CREAM}"`);
};
