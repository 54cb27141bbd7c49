/** A card as one picture: frame, window, plates and badges; its words are laid over it. */
import { mix } from '../../../lib/draw/colour';
import { random } from '../../../lib/draw/random';
import { address, disc, p, Paints, path, stamp } from '../../../lib/card/paint';
import { beams, motes, orb, ridge, skyline, type Skyline } from '../../../lib/card/scenery';
import { rune, scroll, standing, treasure } from '../../../lib/card/subjects';
import { ICONS } from './emblems.generated';
import type { Face } from './face';

export type Form = 'small' | 'full';
/** Units of each form; a level's shield and a price's coin have the same size on all of them. */
export const SIZE: Readonly<Record<Form, readonly [number, number]>> = { small: [118, 146], full: [250, 350] };

const INK = '#17110d';
const RIM = '#f0dcae';
const LINES: readonly Skyline[] = ['peaks', 'towers', 'trees', 'blades', 'dead', 'mesas', 'gables'];

const icon = (name: string): string => ICONS[name] ?? ICONS.ages ?? '';

/** The picture, `w` by `h`; the same card has the same subject in every size. */
export function picture(paints: Paints, face: Face, w: number, h: number): string {
  const r = random(`sky ${face.key}`);
  const subject = { body: icon(face.emblem), mood: face.mood, frame: face.frame, tone: face.tone };
  const dark = `<rect width="${w}" height="${h}" fill="${paints.vignette(0.5)}"/>`;
  if (face.subject === 'scroll') return scroll(paints, subject, w, h, r) + dark;
  const [top, middle, horizon, light] = face.mood.sky;
  const base = h * (0.78 + r() * 0.08);
  const line = face.line ?? LINES[Math.floor(r() * LINES.length)] ?? 'peaks';
  let o = `<rect width="${w}" height="${h}" fill="${paints.linear([[0, top], [0.5, middle], [0.86, horizon]])}"/>`;
  if (face.subject !== 'person') o += beams(r, w, h, light);
  o += orb(r, w, h, face.mood.sky) + ridge(r, w, h, h * 0.64, h * 0.14, mix(middle, horizon, 0.4));
  o += skyline(line, r, w, base - 6, mix(top, middle, 0.45)) + ridge(r, w, h, base + 8, 10, mix(top, '#000000', 0.35));
  if (face.subject === 'rune' || face.subject === 'omen') o += rune(paints, subject, w, h, r);
  else if (face.subject === 'treasure') o += treasure(paints, subject, w, h, r);
  else o += standing(paints, subject, face.subject === 'person', w, h);
  return o + motes(face.mood.motes, random(`motes ${face.key}`), w, h, light) + dark;
}

/** The window tells the kind in grey: bowed what one does, cut what one wears, torn quests, arched beings. */
function windowPath({ subject }: Face, x: number, y: number, w: number, h: number, s: number): string {
  const [right, foot] = [x + w, y + h];
  switch (subject) {
    case 'rune':
      return p`M${x} ${y}H${right}V${foot}Q${x + w / 2} ${foot - 13 * s} ${x} ${foot}Z`;
    case 'treasure':
      return p`M${x} ${foot - 9 * s}V${y + 9 * s}L${x + 9 * s} ${y}H${right - 9 * s}L${right} ${y + 9 * s}V${foot - 9 * s}L${right - 9 * s} ${foot}H${x + 9 * s}Z`;
    case 'scroll':
      return p`M${x} ${y + 3 * s}l${w * 0.25} ${-2 * s}l${w * 0.25} ${3 * s}l${w * 0.25} ${-3 * s}L${right} ${y + 2 * s}l${-2 * s} ${h * 0.5}L${right} ${foot}l${-w * 0.3} ${-2 * s}l${-w * 0.3} ${2 * s}L${x} ${foot - s}l${2 * s} ${-h * 0.5}Z`;
    default: {
      const round = Math.min(26 * s, w / 2);
      return p`M${x} ${foot}V${y + round}Q${x} ${y} ${x + round} ${y}H${right - round}Q${right} ${y} ${right} ${y + round}V${foot}Z`;
    }
  }
}

/** Where things are, in units. */
export interface Layout {
  form: Form;
  plate: { y: number; h: number };
  art: { y: number; h: number };
  /** The pieces; h 0: none. */
  bar: { y: number; h: number };
  /** The line of the type and the text, on full cards. */
  type: { y: number; h: number } | null;
  box: { y: number; h: number } | null;
}

/** The shield of the kind at the upper left, and where the level stands on it. */
export const SHIELD = { w: 28, h: 34, icon: 17, at: [18, 14] as const, level: [18, 28] as const };
export const COST = { x: 102, y: 22 };

function shield(face: Face, k: number): string {
  const h = face.level === null ? 25 : 30;
  const d = p`M4 4H32V${h}L18 ${h + 8}L4 ${h}Z`;
  return (
    `<g transform="scale(${k})">` +
    path(d, `fill="${INK}" stroke="${RIM}" stroke-width="1.4"`) +
    stamp(icon(face.badge), 18, face.level === null ? 17 : 14, face.level === null ? 20 : 16, 'fill="#ffe9b0"') +
    '</g>'
  );
}

/** A drop of energy, a coin of gold; where its middle is. */
function cost(face: Face, x: number, k: number): string {
  if (!face.cost) return '';
  const body =
    face.cost.kind === 'energy'
      ? path('M0 -19Q13 -5 13 3A13 13 0 0 1 -13 3Q-13 -5 0 -19Z', 'fill="#2478a8" stroke="#17110d" stroke-width="2"')
      : disc(0, 2, 13.5, 'fill="#a8782a" stroke="#17110d" stroke-width="1.8"') +
        disc(0, 0, 13.5, 'fill="#f0c23c" stroke="#17110d" stroke-width="1.8"') +
        disc(0, 0, 10.4, 'fill="none" stroke="#a8782a" stroke-width="1.4" stroke-dasharray="2 2"');
  return p`<g transform="translate(${x} ${22 * k}) scale(${k})">${body}</g>`;
}

const kept = new Map<string, string>();

/** Painted once for each card and layout. */
export function paintCard(face: Face, layout: Layout): string {
  const key = [face.key, layout.form, layout.plate.y, layout.plate.h, layout.art.h, layout.bar.h].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { form, plate, art, bar } = layout;
  const [w, h] = SIZE[form];
  const k = form === 'full' ? 1.35 : 1;
  const edge = form === 'full' ? 5 : 2.5;
  const round = form === 'full' ? 15 : 10;
  const paints = new Paints();
  const f = face.frame;
  let o = `<rect width="${w}" height="${h}" rx="${round}" fill="${INK}"/>`;
  o += `<rect x="${edge}" y="${edge}" width="${w - 2 * edge}" height="${h - 2 * edge}" rx="${round - 2}" fill="${paints.linear([[0, mix(f, '#ffffff', 0.22)], [0.5, f], [1, mix(f, '#000000', 0.35)]], 1)}"/>`;
  o += `<rect x="${edge + 2}" y="${edge + 2}" width="${w - 2 * edge - 4}" height="${h - 2 * edge - 4}" rx="${round - 3}" fill="none" stroke="#fff" stroke-opacity=".3"/>`;
  const x = form === 'full' ? 13 : 6;
  const shape = windowPath(face, x, art.y, w - 2 * x, art.h, k);
  o += p`<g clip-path="${paints.clip(shape)}"><g transform="translate(${x} ${art.y})">${picture(paints, face, w - 2 * x, art.h)}</g></g>`;
  o += path(shape, `fill="none" stroke="${INK}" stroke-width="${2.4 * k}"`) + path(shape, `fill="none" stroke="${mix(f, '#ffffff', 0.55)}" stroke-width=".8"`);
  const gold = mix(f, '#ffe9b0', 0.6);
  o += p`<rect x="${edge}" y="${plate.y}" width="${w - 2 * edge}" height="${plate.h}" fill="${INK}" opacity=".95"/>`;
  o += path(p`M${edge} ${plate.y + 0.6}H${w - edge}M${edge} ${plate.y + plate.h - 0.6}H${w - edge}`, `stroke="${gold}" stroke-width="1"`);
  if (bar.h > 0) o += p`<rect x="${x}" y="${bar.y}" width="${w - 2 * x}" height="${bar.h}" rx="5" fill="#2a211a" stroke="${INK}"/>`;
  if (layout.type) o += p`<rect x="10" y="${layout.type.y}" width="${w - 20}" height="${layout.type.h}" rx="4" fill="${mix(f, '#000000', 0.58)}" stroke="${INK}"/>`;
  if (layout.box)
    o += p`<rect x="11" y="${layout.box.y}" width="${w - 22}" height="${layout.box.h}" rx="5" fill="${face.subject === 'scroll' ? '#f3e2b6' : mix('#f8efdc', f, 0.05)}" stroke="${INK}" stroke-width="1.4"/>`;
  o += shield(face, k) + cost(face, w - 16 * k, k);
  const made = address(w, h, paints.defs + o);
  kept.set(key, made);
  return made;
}
