/** The card itself, without its words: frame, window, plates and badges, as one picture for each form. */
import { mix } from '../draw/colour';
import { address, disc, p, Paints, path, stamp } from './paint';

export type Form = 'full' | 'hand' | 'board';
/** The shape of the window tells the type, in grey too. */
export type WindowShape = 'arch' | 'bowed' | 'cut' | 'torn' | 'battlements' | 'bleed';

/** A round sign: a class, a faction. */
export interface Sign {
  fill: string;
  on: string;
  /** On a square of 512. */
  body: string;
}

/** What is painted beside a number, around (x, y), about 2 r wide. */
export type Badge = (x: number, y: number, r: number) => string;

/** What a game tells about how a card looks. */
export interface Look {
  frame: string;
  window: WindowShape;
  paper: string;
  picture(paints: Paints, w: number, h: number): string;
  /** Whose it is, such as its classes; the first is the largest. */
  signs: readonly Sign[];
  /** In the lower middle: where it belongs. */
  mark: Sign | null;
  cost: 'dark' | 'gold' | null;
  left: Badge | null;
  right: Badge | null;
  /** More numbers, between these two. */
  middle?: readonly Badge[];
  /** Whatever else a game paints over its cards. */
  over?(layout: Layout): string;
}

const INK = '#17110d';
const RIM = '#f0dcae';
export const CREAM = '#fff3d6';

/** Where things are on a card of this form, in its units. Words are laid over the picture by the same. */
export interface Layout {
  form: Form;
  w: number;
  h: number;
  plate: { x: number; y: number; w: number; h: number };
  /** Where the picture begins and ends. */
  top: number;
  foot: number;
  /** The line of the type; null: none. */
  bar: { y: number; h: number } | null;
  /** The box of the text; null: none. */
  box: { y: number; h: number } | null;
  /** The size of cost and numbers; 1: as on a full card. */
  badge: number;
  /** How many numbers stand in a row at the foot, 2 at least. */
  pills: number;
}

/** Many numbers in a row leave less room for each. */
const crowded = (look: Look, badge: number): number => {
  const many = look.middle?.length ?? 0;
  return many === 0 ? badge : Math.min(badge, many === 1 ? 1.15 : 0.88);
};
const pillsOf = (look: Look): number => 2 + (look.middle?.length ?? 0);

export const SIZE: Record<Form, readonly [number, number]> = { full: [250, 350], hand: [250, 350], board: [108, 122] };
/** Room for text between the box's edges. */
export const PAD = 6;
export const TEXT_WIDTH = 226 - 2 * 7;
const BAR = 23;

/** A full card. `text`: how high its text is; 0: none, then the picture is taller. */
export function fullLayout(look: Look, nameLines: number, text: number): Layout {
  const bleed = look.window === 'bleed';
  const stats = look.left !== null || look.right !== null;
  const plateHeight = nameLines > 1 ? 40 : 33;
  const end = stats ? 318 : 339;
  const foot = text === 0 ? (stats ? 288 : 318) : Math.floor(Math.min(242, end - (stats ? 8 : 0) - text - 2 * PAD - BAR + 2));
  return {
    form: 'full',
    w: 250,
    h: 350,
    plate: bleed ? { x: 8, y: foot - 3 - plateHeight, w: 234, h: plateHeight } : { x: 14, y: 9, w: 222, h: plateHeight },
    top: bleed ? 10 : 9 + plateHeight + 2,
    foot,
    bar: { y: foot - 3, h: BAR },
    box: text === 0 ? null : { y: foot + BAR - 2, h: end - foot - BAR + 2 },
    badge: crowded(look, 1),
    pills: pillsOf(look),
  };
}

/** A card in a hand, `scale` pixels to a unit: names and numbers never become too small to read. */
export function handLayout(look: Look, nameLines: number, nameSize: number, scale: number): Layout {
  const bleed = look.window === 'bleed';
  const stats = look.left !== null || look.right !== null;
  const worded = scale >= 0.55;
  const badge = crowded(look, Math.min(1.6, Math.max(1, 0.74 / scale)));
  const bar = worded ? Math.max(BAR, 15.5 / scale) : 0;
  const plateHeight = nameLines * nameSize * 1.04 + 10;
  const foot = stats ? 346 - 36 * badge - bar : 336 - bar;
  return {
    form: 'hand',
    w: 250,
    h: 350,
    plate: bleed ? { x: 8, y: foot - plateHeight, w: 234, h: plateHeight } : { x: 10, y: 9, w: 230, h: plateHeight },
    top: bleed ? 10 : 9 + plateHeight + 2,
    foot,
    bar: worded ? { y: foot - 3, h: bar } : null,
    box: null,
    badge,
    pills: pillsOf(look),
  };
}

/** A card on the board. */
export function boardLayout(look: Look, nameLines: number, nameSize: number): Layout {
  const stats = look.left !== null || look.right !== null;
  const end = stats ? 98 : 117;
  const plateHeight = nameLines === 0 ? 0 : nameLines * nameSize * 1.06 + 5;
  return {
    form: 'board',
    w: 108,
    h: 122,
    plate: { x: 4, y: end - plateHeight, w: 100, h: plateHeight },
    top: 7,
    foot: end - plateHeight + (look.window === 'bowed' ? 3 : 1),
    bar: null,
    box: null,
    badge: 0.62,
    pills: pillsOf(look),
  };
}

/** The window as path data. `s`: how large its ornaments are. */
export function windowPath(shape: WindowShape, x: number, y: number, w: number, h: number, s: number): string {
  const right = x + w;
  const foot = y + h;
  switch (shape) {
    case 'arch': {
      const r = Math.min(50 * s, w / 2, h * 0.6);
      return p`M${x} ${foot}V${y + r}Q${x} ${y} ${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${foot}Z`;
    }
    case 'bowed':
      return p`M${x} ${y}H${right}V${foot}Q${x + w / 2} ${foot - 26 * s} ${x} ${foot}Z`;
    case 'cut': {
      const c = 19 * s;
      return p`M${x} ${foot - c}V${y + c}L${x + c} ${y}H${right - c}L${right} ${y + c}V${foot - c}L${right - c} ${foot}H${x + c}Z`;
    }
    case 'torn': {
      const bite = [0, 5, 1, 6, 0, 4, 1, 5];
      const n = Math.round(w / (27 * s));
      const m = Math.max(2, Math.round(h / (34 * s)));
      const cut = (i: number): number => (bite[i % bite.length] ?? 0) * s;
      const points: [number, number][] = [];
      for (let i = 0; i < n; i++) points.push([x + (w * i) / n, y + cut(i)]);
      for (let i = 0; i < m; i++) points.push([right - cut(i + 3), y + (h * i) / m]);
      for (let i = 0; i < n; i++) points.push([right - (w * i) / n, foot - cut(i + 1)]);
      for (let i = 0; i < m; i++) points.push([x + cut(i + 5), foot - (h * i) / m]);
      return 'M' + points.map(([a, b]) => p`${a} ${b}`).join('L') + 'Z';
    }
    case 'battlements': {
      const n = Math.max(2, Math.min(5, Math.round(w / 36)));
      const step = w / (2 * n + 1);
      let d = p`M${x} ${foot}V${y}`;
      for (let i = 0; i < n; i++) d += p`h${step}v${14 * s}h${step}v${-14 * s}`;
      return d + p`h${step}V${foot}Z`;
    }
    case 'bleed':
      return p`M${x} ${y}H${right}V${foot}H${x}Z`;
  }
}

/** A hexagon on its point, around (x, y). */
export const hexagon = (x: number, y: number, r: number): string =>
  p`M${x} ${y - r}L${x + r * 0.88} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - r * 0.88} ${y + r / 2}V${y - r / 2}Z`;

export const heart: Badge = (x, y, r) =>
  path(
    p`M${x} ${y + r}C${x - r * 1.5} ${y - r * 0.2} ${x - r * 0.8} ${y - r * 1.2} ${x} ${y - r * 0.45}C${x + r * 0.8} ${y - r * 1.2} ${x + r * 1.5} ${y - r * 0.2} ${x} ${y + r}Z`,
    p`fill="#c8302a" stroke="${INK}" stroke-width="${r * 0.12}"`,
  ) +
  path(
    p`M${x - r * 0.75} ${y - r * 0.3}q${r * 0.15} ${-r * 0.4} ${r * 0.45} ${-r * 0.3}`,
    p`fill="none" stroke="#ffb9a8" stroke-width="${r * 0.14}" stroke-linecap="round"`,
  );

export const armour: Badge = (x, y, r) => {
  const d = p`M${x} ${y - r * 1.1}l${r} ${r * 0.3}v${r * 0.8}q${-r * 0.06} ${r * 0.78} ${-r} ${r * 1.2}q${-r * 0.94} ${-r * 0.42} ${-r} ${-r * 1.2}v${-r * 0.8}Z`;
  const half = p`M${x} ${y - r * 0.9}v${r * 1.8}q${-r * 0.74} ${-r * 0.34} ${-r * 0.78} ${-r * 0.95}v${-r * 0.63}Z`;
  return path(d, p`fill="#9aa3ad" stroke="${INK}" stroke-width="${r * 0.12}"`) + path(half, 'fill="#fff" opacity=".35"');
};

export interface Pill {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Where the middle of the number is, its size, and where that of the badge is. */
  number: number;
  size: number;
  badge: number;
}

/** A number's plate in the row at the foot: the badge at its left, on the last one at its right. */
export function pillAt(layout: Layout, which: 'left' | 'right' | number): Pill {
  const board = layout.form === 'board';
  const [edge, gap] = board ? [3, 2] : [5, 3];
  const k = layout.badge;
  const crowd = layout.pills > 2;
  const room = (layout.w - 2 * edge - (layout.pills - 1) * gap) / layout.pills;
  const [w, h] = board ? [crowd ? room : 46, crowd ? Math.min(22, room * 0.6) : 22] : [crowd ? Math.min(78 * k, room) : 78 * k, 34 * k];
  const last = layout.pills - 1;
  const i = which === 'left' ? 0 : which === 'right' ? last : which;
  const x = edge + (i / last) * (layout.w - 2 * edge - w);
  const y = layout.h - h - (board ? 2 : 4);
  const out = h * 0.54;
  const size = (board ? 18 / 22 : 26 / 34) * h;
  const shift = crowd ? 0.8 : 0.66;
  return i === last
    ? { x, y, w, h, size, number: x + w / 2 - out * shift, badge: x + w - out }
    : { x, y, w, h, size, number: x + w / 2 + out * shift, badge: x + out };
}

/** Where the cost stands. */
export const costAt = (layout: Layout): { x: number; y: number; r: number } => {
  const r = 25 * layout.badge;
  return { x: 4 + r * 0.88, y: 2 + r, r };
};

function badges(look: Look, layout: Layout): string {
  let o = '';
  for (const [i, badge] of [look.left, ...(look.middle ?? []), look.right].entries()) {
    if (!badge) continue;
    const at = pillAt(layout, i);
    o += p`<rect x="${at.x}" y="${at.y}" width="${at.w}" height="${at.h}" rx="${at.h / 2}" fill="${INK}" stroke="${RIM}" stroke-width="${layout.form === 'board' ? 1 : 1.6}"/>`;
    o += badge(at.badge, at.y + at.h / 2, at.h * (layout.form === 'board' ? 0.5 : 0.52));
  }
  return o;
}

function signsAlong(look: Look, layout: Layout): string {
  if (!layout.bar && layout.form !== 'hand') return '';
  const y = layout.bar ? layout.bar.y + layout.bar.h / 2 : layout.foot - 4;
  const r = layout.bar ? layout.bar.h * 0.58 : 17;
  const one = ({ fill, on, body }: Sign, x: number, size: number): string =>
    disc(x, y, size, `fill="${fill}" stroke="${INK}" stroke-width="2"`) + stamp(body, x, y, size * 1.36, `fill="${on}"`);
  const [first, ...others] = look.signs;
  if (!first) return '';
  // Many become a row at the right, each smaller and over the next.
  const small = Math.min(r * 0.86, 122 / Math.max(1, others.length) / 1.6);
  return (
    one(first, 11 + r, r) +
    others.map((sign, i) => one(sign, 240 - small - (others.length - 1 - i) * small * 1.6, small)).join('')
  );
}

function heads(look: Look, layout: Layout): string {
  if (look.window !== 'bleed' || layout.form === 'board') return '';
  // A hero's faction and class stand in the upper corners.
  const k = layout.badge;
  const one = ({ fill, on, body }: Sign, x: number): string =>
    disc(x, 12 + 20 * k, 20 * k, `fill="${fill}" stroke="${RIM}" stroke-width="2"`) + stamp(body, x, 12 + 20 * k, 26 * k, `fill="${on}"`);
  const [sign] = look.signs;
  return (look.mark && look.cost === null ? one(look.mark, 12 + 20 * k) : '') + (sign ? one(sign, 238 - 20 * k) : '');
}

/** The whole picture of a card in this layout. */
export function paintCard(look: Look, layout: Layout): string {
  const paints = new Paints();
  const { w, h, form, plate, top, foot } = layout;
  const f = look.frame;
  const board = form === 'board';
  const bleed = look.window === 'bleed';
  const [rx, edge] = board ? [10, 3] : [15, 5];
  let o = `<rect width="${w}" height="${h}" rx="${rx}" fill="${INK}"/>`;
  const face = paints.linear([[0, mix(f, '#ffffff', 0.22)], [0.5, f], [1, mix(f, '#000000', 0.35)]], 1);
  o += `<rect x="${edge}" y="${edge}" width="${w - 2 * edge}" height="${h - 2 * edge}" rx="${rx - edge + 1}" fill="${face}"/>`;
  if (!board) o += `<rect x="8.5" y="8.5" width="${w - 17}" height="${h - 17}" rx="8.5" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="1.2"/>`;
  const x = board ? 7 : bleed ? 9 : 14;
  const shape = windowPath(look.window, x, top, w - 2 * x, foot - top, board ? 0.5 : 1);
  const art = look.picture(paints, w - 2 * x, foot - top);
  o += p`<g clip-path="${paints.clip(shape)}"><g transform="translate(${x} ${top})">${art}</g></g>`;
  o += path(shape, `fill="none" stroke="${INK}" stroke-width="${board ? 2 : 3.5}"`);
  o += path(shape, `fill="none" stroke="${mix(f, '#ffffff', 0.55)}" stroke-width="${board ? 0.6 : 1}"`);
  if (plate.h > 0) {
    const gold = mix(f, '#ffe9b0', 0.6);
    o += p`<rect x="${plate.x}" y="${plate.y}" width="${plate.w}" height="${plate.h}" rx="${board ? 2 : 3}" fill="${INK}" opacity=".95"/>`;
    o += path(p`M${plate.x} ${plate.y + 0.8}h${plate.w}M${plate.x} ${plate.y + plate.h - 0.8}h${plate.w}`, `stroke="${gold}" stroke-width="${board ? 0.8 : 1.4}"`);
  }
  if (layout.bar)
    o += p`<rect x="10" y="${layout.bar.y}" width="230" height="${layout.bar.h}" rx="4" fill="${mix(f, '#000000', 0.52)}" stroke="${INK}" stroke-width="1.6"/>`;
  if (layout.box) {
    o += p`<rect x="12" y="${layout.box.y}" width="226" height="${layout.box.h}" rx="5" fill="${look.paper}" stroke="${INK}" stroke-width="1.6"/>`;
    o += p`<rect x="14.5" y="${layout.box.y + 2.5}" width="221" height="${layout.box.h - 5}" rx="3" fill="none" stroke="${mix(f, look.paper, 0.45)}" stroke-width="1"/>`;
  }
  o += bleed ? heads(look, layout) : signsAlong(look, layout);
  if (look.mark && !board && look.left && look.right && (!bleed || look.cost !== null)) {
    const y = h - 4 - 17 * layout.badge;
    o += disc(125, y + 3, 13, `fill="${mix(f, '#000000', 0.5)}" stroke="${INK}" stroke-width="1.6"`) + stamp(look.mark.body, 125, y + 3, 18, `fill="${CREAM}"`);
  }
  o += badges(look, layout);
  if (look.cost && !board) {
    const at = costAt(layout);
    o += path(hexagon(at.x, at.y, at.r), `fill="${look.cost === 'gold' ? '#f3c93f' : '#2a211a'}" stroke="${RIM}" stroke-width="2.2"`);
    o += path(hexagon(at.x, at.y, at.r * 0.84), `fill="none" stroke="#fff" stroke-opacity="${look.cost === 'gold' ? 0.5 : 0.16}" stroke-width="1.4"`);
  }
  o += look.over?.(layout) ?? '';
  return address(w, h, paints.defs + o);
}

/** The back: our own mark, a tabard on a field of lozenges. */
export function paintBack(form: Form): string {
  const [w, h] = SIZE[form];
  const k = form === 'board' ? 0.46 : 1;
  const [x, y] = [w / 2, h / 2];
  const rx = form === 'board' ? 10 : 15;
  const in1 = form === 'board' ? 4 : 9;
  const in2 = form === 'board' ? 8 : 18;
  const lozenges = `<pattern id="l" width="${44 * k}" height="${62 * k}" patternUnits="userSpaceOnUse"><g transform="scale(${k})"><rect width="44" height="62" fill="#5a2330"/><path d="M0 31L22 0L44 31L22 62Z" fill="#6b2c3a" stroke="#84404c" stroke-width="3"/><circle cx="22" cy="31" r="3" fill="#a3606a"/></g></pattern>`;
  const corner = [[1, 1], [-1, 1], [1, -1], [-1, -1]]
    .map(([a = 1, b = 1]) => p`<path d="M0 0h${26 * k * a}q${-20 * k * a} ${6 * k * b} ${-26 * k * a} ${26 * k * b}Z" transform="translate(${a > 0 ? in2 : w - in2} ${b > 0 ? in2 : h - in2})" fill="#e7c777"/>`)
    .join('');
  return address(
    w,
    h,
    `${lozenges}<rect width="${w}" height="${h}" rx="${rx}" fill="${INK}"/><rect x="${in1}" y="${in1}" width="${w - 2 * in1}" height="${h - 2 * in1}" rx="${rx * 0.6}" fill="url(#l)"/>` +
      `<rect x="${in2}" y="${in2}" width="${w - 2 * in2}" height="${h - 2 * in2}" rx="${rx * 0.45}" fill="none" stroke="#e7c777" stroke-width="${4 * k}"/>${corner}` +
      disc(x, y, 78 * k, `fill="#3d1520" stroke="#e7c777" stroke-width="${5 * k}"`) +
      disc(x, y, 68 * k, `fill="none" stroke="#84404c" stroke-width="${2.4 * k}" stroke-dasharray="${3 * k} ${7 * k}"`) +
      p`<g transform="translate(${x - 50 * k} ${y - 48 * k}) scale(${k})"><path d="M30 6Q50 22 70 6L96 20L88 42L76 38V92L58 84L50 94L42 84L24 92V38L12 42L4 20Z" fill="#e7c777" stroke="#17110d" stroke-width="4" stroke-linejoin="round"/><path d="M50 16V90" stroke="#8c2f2b" stroke-width="3"/><path d="M50 36L64 50L50 70L36 50Z" fill="#8c2f2b" stroke="#17110d" stroke-width="3" stroke-linejoin="round"/></g>`,
  );
}
