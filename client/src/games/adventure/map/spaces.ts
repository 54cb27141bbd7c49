/** How a space is drawn: round in the colour of its level with one to four dots on its rim, key places as
 *  shields, cities as medallions, map encounters as diamonds, overlords crowned, flight paths with a wing. */
import { mix, short } from '../../../lib/draw';
import type { Layout, Resource, Space, SpaceKind } from '../box';
import { ICONS } from '../emblems.generated';
import { LANDMARK, LEVEL, RESOURCE } from '../look';

/** From the middle to the rim. */
const REACH: Readonly<Record<SpaceKind, number>> = { city: 44, key: 29, encounter: 33, normal: 24 };

export const reach = (space: Pick<Space, 'kind'>): number => REACH[space.kind];

export const overlord = (space: Pick<Space, 'kind' | 'color'>): boolean =>
  space.kind === 'encounter' && space.color === 'red';

const shield = (k: number): string => {
  const n = (v: number): string => short(v * k);
  return `M0 ${n(-29)}Q${n(12)} ${n(-24)} ${n(26)} ${n(-23)}V${n(2)}Q${n(24)} ${n(22)} 0 ${n(32)}Q${n(-24)} ${n(22)} ${n(-26)} ${n(2)}V${n(-23)}Q${n(-12)} ${n(-24)} 0 ${n(-29)}Z`;
};
const disc = (r: number): string => `M${short(-r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
const diamond = (r: number): string => `M0 ${short(-r)}L${short(r)} 0 0 ${short(r)} ${short(-r)} 0Z`;

/** Its outline around the origin, so many times as large. */
export function outline(space: Pick<Space, 'kind'>, k = 1): string {
  if (space.kind === 'key') return shield(k);
  return space.kind === 'encounter' ? diamond(REACH.encounter * k) : disc(REACH[space.kind] * k);
}

const INK = '#17110d';
const CREAM = '#fffaf0';
const signId = (name: string): string => `ag-${name}`;

/** A sign of the set, its middle at a point. */
function sign(name: string, x: number, y: number, size: number, fill: string, more = ''): string {
  const k = (size / 512).toFixed(4);
  return `<use href="#${signId(name)}" transform="translate(${short(x - size / 2)} ${short(y - size / 2)})scale(${k})" fill="${fill}" ${more}/>`;
}

/** One to four dots along the lower rim. */
function dots(level: Space['color'], y: number, r: number, span: number): string {
  const many = LEVEL[level].dots;
  return Array.from({ length: many }, (_, i) => {
    const angle = ((90 + (i - (many - 1) / 2) * span) * Math.PI) / 180;
    return `<circle cx="${short(r * Math.cos(angle))}" cy="${short(y + r * Math.sin(angle))}" r="3.3" fill="${CREAM}" stroke="${INK}" stroke-width="1.3"/>`;
  }).join('');
}

/** A resource on a small disc of its own, on the rim of a city. */
function coin(resource: Resource, angle: number): string {
  const [x, y] = [41 * Math.cos((angle * Math.PI) / 180), 41 * Math.sin((angle * Math.PI) / 180)];
  return `<circle cx="${short(x)}" cy="${short(y)}" r="12" fill="${CREAM}" stroke="${INK}" stroke-width="1.5"/>${sign(RESOURCE[resource], x, y, 16, '#2b2016')}`;
}

/** Flight: a wing at the upper right. */
const wing = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y + 2}" r="12.5" fill="#000" opacity=".35"/>` +
  `<circle cx="${x}" cy="${y}" r="12.5" fill="#f8efdc" stroke="${INK}" stroke-width="1.6"/>` +
  sign('feathered-wing', x, y, 17, '#1f5b86');

/** Where the wing of a flight path is. */
export const WING: Readonly<Record<SpaceKind, readonly [number, number]>> = {
  city: [35, -27],
  key: [25, -22],
  encounter: [25, -22],
  normal: [20, -20],
};

function city(space: Space): string {
  const { fill } = LEVEL[space.color];
  const on = space.resources.filter((one) => one !== 'flight');
  return (
    `<ellipse cx="4" cy="12" rx="47" ry="44" fill="#000" opacity=".32"/>` +
    `<circle cy="6" r="44" fill="#6b4a12" stroke="${INK}" stroke-width="2"/>` +
    `<circle r="44" fill="#e2b64a" stroke="${INK}" stroke-width="2.4"/>` +
    `<circle r="40" fill="none" stroke="#fff0b8" stroke-width="1.5"/>` +
    `<circle r="36" fill="${fill}" stroke="${INK}" stroke-width="2"/>` +
    `<circle r="29.5" fill="#f8efdc" stroke="${INK}" stroke-width="1.6"/>` +
    sign(LANDMARK[space.id] ?? 'castle', 0, 0, 42, '#2b2016') +
    dots(space.color, 0, 40, 17) +
    on.map((one, i) => coin(one, -205 + i * 57)).join('')
  );
}

function key(space: Space): string {
  const look = LEVEL[space.color];
  return (
    `<path d="${shield(1)}" transform="translate(3 7)" fill="#000" opacity=".34"/>` +
    `<path d="${shield(1)}" transform="translate(0 4.5)" fill="${look.deep}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${shield(1)}" fill="${look.fill}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${shield(0.84)}" fill="none" stroke="#fff6e0" stroke-opacity=".85" stroke-width="1.6"/>` +
    sign(LANDMARK[space.id] ?? 'village', 0, -2, 34, look.on) +
    dots(space.color, -6, 34, 15)
  );
}

function encounter(space: Space): string {
  const look = LEVEL[space.color];
  const face = space.color === 'red' ? '#ffc9a8' : mix(look.fill, '#ffffff', 0.55);
  const crown = overlord(space)
    ? sign('crown', 0, -36, 24, INK, `stroke="${INK}" stroke-width="70" stroke-linejoin="round"`) +
      sign('crown', 0, -36, 24, '#ffd34d')
    : '';
  return (
    `<path d="${diamond(35)}" transform="translate(0 6)" fill="#000" opacity=".34"/>` +
    `<path d="${diamond(33.5)}" transform="translate(0 4.5)" fill="${look.deep}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${diamond(33.5)}" fill="${look.fill}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="${diamond(26)}" fill="#2c2428" stroke="${INK}" stroke-width="1.6"/>` +
    sign(LANDMARK[space.id] ?? 'death-skull', 0, 0, 29, face) +
    crown +
    dots(space.color, -6, 34, 15)
  );
}

function normal(space: Space): string {
  const look = LEVEL[space.color];
  const on = space.resources.filter((one) => one !== 'flight');
  const size = (one: Resource): number => (on.length > 1 ? (one === 'small_potion' ? 16 : 20) : 27);
  return (
    `<ellipse cx="2" cy="7" rx="25" ry="23" fill="#000" opacity=".3"/>` +
    `<circle cy="4" r="24" fill="${look.deep}" stroke="${INK}" stroke-width="1.8"/>` +
    `<circle r="24" fill="${look.fill}" stroke="${INK}" stroke-width="2"/>` +
    `<circle r="20.6" fill="none" stroke="#fff6e0" stroke-opacity=".85" stroke-width="1.5"/>` +
    on
      .map((one, i) =>
        sign(
          RESOURCE[one],
          on.length > 1 ? (i - (on.length - 1) / 2) * 19 : 0,
          one === 'small_potion' ? 1 : -1,
          size(one),
          look.on,
        ),
      )
      .join('') +
    dots(space.color, 0, 23.5, 18)
  );
}

const ART: Readonly<Record<SpaceKind, (space: Space) => string>> = { city, key, encounter, normal };

/** A space around the origin. */
export function spaceArt(space: Space): string {
  const [x, y] = WING[space.kind];
  return ART[space.kind](space) + (space.resources.includes('flight') ? wing(x, y) : '');
}

/** Signs once, then for each space its outline `p-…`, the same as a clip `c-…`, and all of it `r-…`. */
export function spaceDefs(board: Layout): string {
  const names = new Set([...Object.values(RESOURCE), ...Object.values(LANDMARK), 'crown']);
  return (
    [...names].map((name) => `<g id="${signId(name)}">${ICONS[name] ?? ''}</g>`).join('') +
    [...board.spaces.values()]
      .map(
        (space) =>
          `<path id="p-${space.id}" d="${outline(space, space.kind === 'normal' ? 1.24 : 1.17)}"/>` +
          `<clipPath id="c-${space.id}"><use href="#p-${space.id}"/></clipPath>` +
          `<g id="r-${space.id}">${spaceArt(space)}</g>`,
      )
      .join('')
  );
}
