/** The picture of a card, back to front: sky, light, horizon, subject, things in the air, dark corners. */
import type { Mood } from '../../../lib/card/moods';
import type { Paints } from '../../../lib/card/paint';
import { beams, motes, orb, ridge, skyline, type Skyline } from '../../../lib/card/scenery';
import { rune, scroll, standing, treasure } from '../../../lib/card/subjects';
import { mix } from '../../../lib/draw/colour';
import { random } from '../../../lib/draw/random';
import { icon } from './signs';

export interface Subject {
  kind: 'rune' | 'treasure' | 'scroll' | 'beast' | 'person' | 'omen';
  emblem: string;
  mood: Mood;
  /** What stands on the horizon; null: anything. */
  line: Skyline | null;
  tone: string | null;
  frame: string;
}

const LINES: readonly Skyline[] = ['peaks', 'towers', 'trees', 'blades', 'dead', 'mesas', 'gables', 'palms'];

/** `w` by `h`; the same card has the same subject in every size. */
export function picture(paints: Paints, key: string, { kind, emblem, mood, line, tone, frame }: Subject, w: number, h: number): string {
  const r = random(`sky ${key}`);
  const subject = { body: icon(emblem), mood, frame, tone };
  const dark = `<rect width="${w}" height="${h}" fill="${paints.vignette(0.5)}"/>`;
  if (kind === 'scroll') return scroll(paints, subject, w, h, r) + dark;
  const [top, middle, horizon, light] = mood.sky;
  const base = h * (0.78 + r() * 0.08);
  const horizonLine = line ?? LINES[Math.floor(r() * LINES.length)] ?? 'peaks';
  let o = `<rect width="${w}" height="${h}" fill="${paints.linear([[0, top], [0.5, middle], [0.86, horizon]])}"/>`;
  if (kind !== 'person') o += beams(r, w, h, light);
  o += orb(r, w, h, mood.sky) + ridge(r, w, h, h * 0.64, h * 0.14, mix(middle, horizon, 0.4));
  o += skyline(horizonLine, r, w, base - 6, mix(top, middle, 0.45)) + ridge(r, w, h, base + 8, 10, mix(top, '#000000', 0.35));
  if (kind === 'rune' || kind === 'omen') o += rune(paints, subject, w, h, r);
  else if (kind === 'treasure') o += treasure(paints, subject, w, h, r);
  else o += standing(paints, subject, kind === 'person', w, h);
  return o + motes(mood.motes, random(`motes ${key}`), w, h, light) + dark;
}
