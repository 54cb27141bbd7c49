/** What a card's picture is about, before its sky: a shape in a ring of runes, on a cloth, on parchment, or
 *  standing there. */
import { mix } from '../draw/colour';
import type { Random } from '../draw/random';
import { shapePath } from '../seats';
import type { Mood } from './moods';
import { disc, edged, OUTLINE, p, path, type Paints } from './paint';

export interface Subject {
  /** A shape on a square of 512. */
  body: string;
  mood: Mood;
  /** The colour of the card's frame. */
  frame: string;
  /** Its own colour, where it has one. */
  tone: string | null;
}

/** Light inside and outside a ring of runes, with the emblem in it. */
export function rune(paints: Paints, { body, mood }: Subject, w: number, h: number, r: Random): string {
  const [a, b, horizon, light] = mood.sky;
  const [x, y, size] = [w / 2, h * 0.48, Math.min(h * 0.96, w * 0.9)];
  let o = disc(x, y, size * 0.5, `fill="${paints.glow(light, 0.5)}"`);
  o += disc(x, y, size * 0.43, `fill="${mix(a, '#000000', 0.25)}" opacity=".66"`);
  o += disc(x, y, size * 0.43, p`fill="none" stroke="${light}" stroke-width="${size * 0.016}" opacity=".92"`);
  o += disc(x, y, size * 0.385, p`fill="none" stroke="${light}" stroke-width="${size * 0.03}" stroke-dasharray="${1 + r() * 3} ${5 + r() * 6}" opacity=".7"`);
  const n = 5 + Math.floor(r() * 4);
  const turn = r() * 6.3;
  for (let i = 0; i < n; i++) {
    const t = turn + (i / n) * 2 * Math.PI;
    const shape = (['diamond', 'circle', 'triangle', 'star'] as const)[Math.floor(r() * 4)] ?? 'circle';
    o += path(shapePath(shape, x + size * 0.43 * Math.cos(t), y + size * 0.43 * Math.sin(t), size * 0.025), edged(light, size * 0.008));
  }
  return o + paints.sticker(body, x, y, size * 0.6, light, mix(b, horizon, 0.7), p`transform="rotate(${(r() - 0.5) * 14} ${x} ${y})"`);
}

const METALS = [
  ['#eef3f8', '#6f7d8c'], ['#ffe9a8', '#a8782a'], ['#ffd0a0', '#8a4f2a'], ['#cfe6ff', '#4a6c9c'], ['#d8f0c8', '#5c8a5a'], ['#fff6e0', '#a0906e'],
] as const;

/** A thing on a cloth. */
export function treasure(paints: Paints, { body, mood, frame }: Subject, w: number, h: number, r: Random): string {
  const [x, y, size] = [w / 2, h * 0.46, Math.min(h * 0.78, w * 0.72)];
  const fold = mix(mix(frame, '#7a2a2a', 0.5), '#1a0c0c', 0.3);
  let o = disc(x, y, size * 0.62, `fill="${paints.glow(mood.sky[3], 0.55)}"`);
  o += path(p`M-6 ${h * 0.93}Q${x * 0.5} ${h * (0.8 + r() * 0.06)} ${x} ${h * 0.84}T${w + 6} ${h * 0.9}V${h + 4}H-6Z`, edged(fold, 2));
  o += p`<ellipse cx="${x}" cy="${h * 0.88}" rx="${size * 0.38}" ry="${size * 0.055}" opacity=".5"/>`;
  const metal = METALS[Math.floor(r() * METALS.length)] ?? METALS[0];
  return o + paints.sticker(body, x, y, size, mix(mood.sky[3], metal[0], 0.6), mix(metal[1], mood.sky[1], 0.2), p`transform="rotate(${r() * 22 - 11} ${x} ${y})"`, 36);
}

/** A parchment with a seal: who is to be fought. */
export function scroll(paints: Paints, { body, tone }: Subject, w: number, h: number, r: Random): string {
  let o = `<rect width="${w}" height="${h}" fill="#e9d6a8"/>`;
  for (let i = 0; i < 7; i++) {
    const [x, y] = [r() * w, r() * h];
    o += p`<ellipse cx="${x}" cy="${y}" rx="${w * (0.1 + r() * 0.14)}" ry="${h * (0.06 + r() * 0.1)}" fill="${r() < 0.5 ? '#dcc48c' : '#cfd39a'}" opacity=".55"/>`;
  }
  const trail = p`M${w * 0.08} ${h * 0.84}Q${w * 0.3} ${h * (0.5 + r() * 0.3)} ${w * 0.5} ${h * 0.6}T${w * 0.88} ${h * 0.22}`;
  o += path(trail, p`fill="none" stroke="#7a4a22" stroke-width="${w * 0.018}" stroke-dasharray="${w * 0.03} ${w * 0.03}"`);
  o += disc(w / 2, h * 0.48, Math.min(w, h) * 0.38, `fill="${tone ?? '#b48a3c'}" stroke="${OUTLINE}" stroke-width="2"`);
  return o + paints.sticker(body, w / 2, h * 0.48, Math.min(w, h) * 0.56, '#fff6e0', '#d9c6a0', '', 40);
}

/** Somebody, or something, against the sky. */
export function standing(paints: Paints, { body, tone, mood }: Subject, clothed: boolean, w: number, h: number): string {
  const size = Math.min(h * 0.86, w * 0.84);
  const light = tone ?? mood.sky[3];
  const glow = p`<ellipse cx="${w / 2}" cy="${h * 0.5}" rx="${h * 0.58}" ry="${h * 0.5}" fill="${paints.glow(mood.sky[3], 0.5)}"/>`;
  if (!clothed) return glow + paints.sticker(body, w / 2, h * 0.52, size, mix(light, '#ffffff', 0.25), mix(light, '#000000', 0.3));
  const cloth = path(
    p`M${w * 0.14} ${h + 4}Q${w * 0.16} ${h * 0.72} ${w * 0.38} ${h * 0.7}H${w * 0.62}Q${w * 0.84} ${h * 0.72} ${w * 0.86} ${h + 4}Z`,
    edged(mix(mood.sky[1], '#000000', 0.3), 2.4),
  );
  return glow + cloth + paints.sticker(body, w / 2, h * 0.44, size * 0.86, mix(light, '#ffffff', 0.2), mix(light, '#000000', 0.2));
}
