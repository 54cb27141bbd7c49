/** Which frame, window, picture and badges a card has. */
import { mix } from '../../lib/draw/colour';
import { armour, CREAM, heart, hexagon, type Badge, type Look, type Sign, type WindowShape } from '../../lib/card/frame';
import { disc, p, path, stamp } from '../../lib/card/paint';
import type { Printed } from './card';
import { ICONS } from './emblems.generated';
import { picture } from './picture';
import { BRASS, CLASSES, DAMAGE, FACTIONS, STEEL, type Tint } from './tokens';

const INK = '#17110d';

export const WINDOWS: Record<string, WindowShape> = {
  ally: 'arch',
  ability: 'bowed',
  weapon: 'cut',
  armor: 'cut',
  item: 'cut',
  totem: 'cut',
  quest: 'torn',
  location: 'battlements',
  hero: 'bleed',
  master_hero: 'bleed',
};

const sign = ({ fill, on, icon }: Tint): Sign => ({ fill, on, body: ICONS[icon] ?? '' });

export const classesOf = (face: Printed): readonly string[] => (face.class ? [face.class] : face.classes);

/** Persons and places have the colour of their faction, abilities and things that of their class. */
export function frameColour(face: Printed): string {
  switch (face.type) {
    case 'ally':
    case 'hero':
    case 'master_hero':
    case 'location':
      return FACTIONS[face.faction]?.fill ?? '#6d6250';
    case 'quest':
      return BRASS;
    default:
      return face.classes.length > 1 ? STEEL : (CLASSES[face.classes[0] ?? '']?.fill ?? '#6d6250');
  }
}

/** A kind of damage: its outline tells it in grey. Totems have none. */
export function damageBadge(kind: string | undefined): Badge {
  const look = DAMAGE[kind ?? ''];
  return (x, y, r) => {
    if (!look) return disc(x, y, r, `fill="#5c544a" stroke="${INK}" stroke-width="1.6"`);
    const paint = p`fill="${look.fill}" stroke="${INK}" stroke-width="${r * 0.1}"`;
    const body = {
      square: () => p`<rect x="${x - r * 0.94}" y="${y - r * 0.94}" width="${r * 1.88}" height="${r * 1.88}" rx="${r * 0.14}" ${paint}/>`,
      disc: () => disc(x, y, r, paint),
      hexagon: () => path(hexagon(x, y, r * 1.1), paint),
      diamond: () => path(p`M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z`, paint),
    }[look.outline]();
    return body + stamp(ICONS[look.icon] ?? '', x, y, r * (look.outline === 'diamond' ? 1.3 : 1.45), `fill="${look.on}"`);
  };
}

const strike: Badge = (x, y, r) =>
  path(hexagon(x, y, r * 1.12), `fill="#2a211a" stroke="#f0dcae" stroke-width="1.6"`) + stamp(ICONS['sword-clash'] ?? '', x, y, r * 1.4, 'fill="#ffd98a"');

export function look(id: string, face: Printed, emblem: string | undefined): Look {
  const frame = frameColour(face);
  const faction = FACTIONS[face.faction];
  return {
    frame,
    window: WINDOWS[face.type] ?? 'arch',
    paper: face.type === 'quest' ? '#f3e2b6' : mix('#f8efdc', frame, 0.05),
    picture: (paints, w, h) => picture(paints, id, face, emblem, w, h),
    signs: classesOf(face).flatMap((name) => (CLASSES[name] ? [sign(CLASSES[name])] : [])),
    mark: faction && face.faction ? { ...sign(faction), on: CREAM } : null,
    cost: face.pays !== null ? 'gold' : face.cost !== null ? 'dark' : null,
    left: face.atk !== null && !(face.type === 'hero' && face.atk === 0) ? damageBadge(face.damage[0]) : null,
    right: face.health !== null ? heart : face.defense !== null ? armour : face.strike !== null ? strike : null,
  };
}
