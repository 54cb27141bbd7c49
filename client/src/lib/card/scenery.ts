/** What lies behind the subject of a card's picture: a sky, a skyline, things in the air. */
import { mix } from '../draw/colour';
import type { Random } from '../draw/random';
import { disc, p, path } from './paint';

/** Sky: top, middle, horizon; last the light that falls on the subject. */
export type Sky = readonly [string, string, string, string];
export type Skyline =
  | 'towers' | 'gables' | 'peaks' | 'trees' | 'blades' | 'mesas' | 'spikes' | 'palms' | 'dead' | 'chimneys';
export type Motes = 'snow' | 'leaves' | 'sparks' | 'stars' | 'dust' | 'wisps' | 'rays';

export function ridge(r: Random, w: number, h: number, y: number, rise: number, fill: string): string {
  let d = p`M0 ${h}V${y}`;
  const step = w / 8;
  for (let x = 0; x < w; x += step)
    d += p`Q${x + step / 2} ${y - r() * rise} ${x + step} ${y - r() * rise * 0.45}`;
  return path(d + p`V${h}Z`, `fill="${fill}"`);
}

/** Windows in which somebody is at home. */
const lamp = (x: number, y: number, w = 3.4, h = 5): string =>
  p`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#ffd98a" opacity=".85"/>`;

const LINES: Record<Skyline, (r: Random, w: number, y: number, c: string) => string> = {
  towers(r, w, y, c) {
    let o = '';
    for (let x = r() * 14 - 4; x < w; x += 20 + r() * 26) {
      const b = 9 + r() * 10;
      const h = 24 + r() * 52;
      o += path(
        r() < 0.6
          ? p`M${x} ${y}V${y - h}h${b}V${y}ZM${x - 3} ${y - h}L${x + b / 2} ${y - h - 15 - r() * 14}L${x + b + 3} ${y - h}Z`
          : p`M${x} ${y}V${y - h}h${b}V${y}ZM${x - 3} ${y - h}v-8h3.5v3.5h${b / 2 - 2}v-3.5h4v3.5h${b / 2 - 2}v-3.5h3.5v8Z`,
        `fill="${c}"`,
      );
      if (r() < 0.5) o += lamp(x + b / 2 - 1.7, y - h + 7);
    }
    return o + p`<rect y="${y - 14}" width="${w}" height="80" fill="${c}"/>`;
  },
  gables(r, w, y, c) {
    let o = '';
    for (let x = -8; x < w; x += 18 + r() * 12) {
      const b = 22 + r() * 14;
      const h = 16 + r() * 28;
      o += path(p`M${x} ${y}V${y - h}L${x + b / 2} ${y - h - 20 - r() * 14}L${x + b} ${y - h}V${y}Z`, `fill="${c}"`);
      o += lamp(x + b * 0.36, y - h + 3);
    }
    return o + p`<rect y="${y - 10}" width="${w}" height="80" fill="${c}"/>`;
  },
  peaks(r, w, y, c) {
    let o = '';
    for (let x = -10; x < w + 10; x += 28 + r() * 24) {
      const b = 28 + r() * 24;
      const h = 44 + r() * 50;
      o += path(p`M${x - b} ${y}L${x} ${y - h}L${x + b} ${y}Z`, `fill="${c}"`);
      o += path(
        p`M${x} ${y - h}l${-b * 0.24} ${h * 0.24}l${b * 0.14} -3l${b * 0.1} 6l${b * 0.24} -3Z`,
        'fill="#fff" opacity=".6"',
      );
    }
    return o + p`<rect y="${y - 4}" width="${w}" height="80" fill="${c}"/>`;
  },
  trees(r, w, y, c) {
    let o = '';
    for (let x = -10; x < w + 10; x += 13 + r() * 17) {
      const h = 42 + r() * 58;
      const b = 12 + r() * 9;
      o += path(p`M${x - 2.5} ${y}V${y - h}h5V${y}Z`, `fill="${c}"`);
      for (const k of [0, 0.26, 0.52]) {
        const q = b * (1 - k * 0.6);
        o += path(
          p`M${x - q} ${y - h * (0.3 + k)}Q${x} ${y - h * (0.5 + k)} ${x} ${y - h * (0.66 + k)}Q${x} ${y - h * (0.5 + k)} ${x + q} ${y - h * (0.3 + k)}Z`,
          `fill="${c}"`,
        );
      }
    }
    return o + p`<rect y="${y - 4}" width="${w}" height="80" fill="${c}"/>`;
  },
  blades(r, w, y, c) {
    let o = '';
    for (let x = r() * 16; x < w + 10; x += 22 + r() * 20) {
      const h = 48 + r() * 50;
      const b = 9 + r() * 8;
      const s = r() < 0.5 ? 1 : -1;
      o += path(
        p`M${x - b} ${y}Q${x - b * 0.2} ${y - h * 0.6} ${x + s * b} ${y - h}Q${x + b * 0.9} ${y - h * 0.4} ${x + b} ${y}Z`,
        `fill="${c}"`,
      );
      if (r() < 0.4) o += disc(x + s * b * 0.2, y - h * 0.42, 2.2, 'fill="#fff" opacity=".5"');
    }
    return o + p`<rect y="${y - 8}" width="${w}" height="80" fill="${c}"/>`;
  },
  mesas(r, w, y, c) {
    let o = '';
    for (let x = -20; x < w; x += 44 + r() * 28) {
      const b = 30 + r() * 32;
      const h = 28 + r() * 48;
      o += path(p`M${x} ${y}l6 ${-h}h${b}l8 ${h}Z`, `fill="${c}"`);
      o += path(p`M${x + 4} ${y - h + 9}h${b + 3}`, 'stroke="#fff" stroke-opacity=".18" stroke-width="3"');
    }
    return o + p`<rect y="${y - 8}" width="${w}" height="80" fill="${c}"/>`;
  },
  spikes(r, w, y, c) {
    let o = '';
    for (let x = -4; x < w; x += 9 + r() * 8)
      o += path(p`M${x} ${y}l${-3 + r() * 6} ${-18 - r() * 34}l${5 + r() * 3} ${40 + r() * 12}Z`, `fill="${c}"`);
    for (const at of [0.1 + r() * 0.1, 0.8 + r() * 0.1]) {
      const x = w * at;
      o += path(
        p`M${x - 26} ${y}Q${x - 22} ${y - 44} ${x} ${y - 56}Q${x + 22} ${y - 44} ${x + 26} ${y}ZM${x - 5} ${y - 50}q-12 -10 -14 -26q12 6 18 22ZM${x + 5} ${y - 50}q12 -10 14 -26q-12 6 -18 22Z`,
        `fill="${c}"`,
      );
      o += lamp(x - 3, y - 18, 6, 10);
    }
    return o + p`<rect y="${y - 8}" width="${w}" height="80" fill="${c}"/>`;
  },
  palms(r, w, y, c) {
    let o = '';
    for (let x = r() * 20; x < w; x += 34 + r() * 24) {
      const h = 42 + r() * 40;
      const l = (r() - 0.5) * 24;
      o += path(
        p`M${x - 3} ${y}Q${x + l * 0.2} ${y - h * 0.6} ${x + l} ${y - h}Q${x + l * 0.2 + 5} ${y - h * 0.5} ${x + 3} ${y}Z`,
        `fill="${c}"`,
      );
      for (const a of [-1.1, -0.6, 0, 0.6, 1.1])
        o += path(
          p`M${x + l} ${y - h}q${16 * Math.sin(a)} ${-14 * Math.cos(a)} ${26 * Math.sin(a) + 1} ${4 - 12 * Math.cos(a)}q${-12 * Math.sin(a)} ${-4 * Math.cos(a)} ${-26 * Math.sin(a)} ${12 * Math.cos(a) - 2}Z`,
          `fill="${c}"`,
        );
    }
    return o + p`<rect y="${y - 8}" width="${w}" height="80" fill="${c}"/>`;
  },
  dead(r, w, y, c) {
    let o = '';
    for (let x = r() * 12; x < w; x += 22 + r() * 22) {
      const h = 36 + r() * 46;
      o += path(
        p`M${x} ${y}q4 ${-h * 0.5} 0 ${-h}M${x + 2} ${y - h * 0.4}q12 -8 14 -22M${x + 1} ${y - h * 0.6}q-12 -6 -15 -20M${x + 9} ${y - h * 0.4 - 8}q8 -2 12 -10`,
        p`fill="none" stroke="${c}" stroke-width="${2.5 + r() * 2}" stroke-linecap="round"`,
      );
    }
    for (const at of [0.16 + r() * 0.1, 0.7 + r() * 0.12])
      o += path(p`M${w * at} ${y}v-14a7 7 0 0 1 14 0v14Z`, `fill="${c}"`);
    return o + p`<rect y="${y - 4}" width="${w}" height="80" fill="${c}"/>`;
  },
  chimneys(r, w, y, c) {
    let o = '';
    for (let x = -6; x < w; x += 20 + r() * 14) {
      const b = 14 + r() * 12;
      const h = 18 + r() * 36;
      o += path(p`M${x} ${y}v${-h}h${b}v${h}Z`, `fill="${c}"`) + lamp(x + b / 2 - 2, y - h + 5);
      if (r() < 0.55) {
        o += p`<rect x="${x + 3}" y="${y - h - 18}" width="5" height="20" fill="${c}"/>`;
        o += disc(x + 7, y - h - 24, 6, `fill="${c}" opacity=".45"`) + disc(x + 13, y - h - 33, 8, `fill="${c}" opacity=".3"`);
      } else
        o += disc(x + b / 2, y - h, 7, `fill="none" stroke="${c}" stroke-width="5" stroke-dasharray="3.6 2"`);
    }
    return o + p`<rect y="${y - 8}" width="${w}" height="80" fill="${c}"/>`;
  },
};

export const skyline = (line: Skyline, r: Random, w: number, y: number, colour: string): string =>
  LINES[line](r, w, y, colour);

/** Light from behind the subject, in beams. */
export function beams(r: Random, w: number, h: number, light: string): string {
  const n = 11 + Math.floor(r() * 5);
  const turn = r();
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = ((i + turn) / n) * 2 * Math.PI;
    const u = t + 0.1 + r() * 0.12;
    d += p`M${w / 2} ${h / 2}L${w / 2 + 300 * Math.cos(t)} ${h / 2 + 300 * Math.sin(t)}L${w / 2 + 300 * Math.cos(u)} ${h / 2 + 300 * Math.sin(u)}Z`;
  }
  return path(d, `fill="${light}" opacity=".13"`);
}

/** A sun, or a moon with a bite out of it. */
export function orb(r: Random, w: number, h: number, sky: Sky): string {
  const x = w * (r() < 0.5 ? 0.14 + r() * 0.2 : 0.66 + r() * 0.2);
  const y = h * (0.16 + r() * 0.2);
  const size = 11 + r() * 14;
  const body = disc(x, y, size * 2, `fill="${sky[3]}" opacity=".18"`) + disc(x, y, size, `fill="${sky[3]}" opacity=".88"`);
  return r() < 0.45 ? body + disc(x + size * 0.5, y - size * 0.3, size * 0.86, `fill="${mix(sky[0], sky[1], 0.6)}"`) : body;
}

/** Small things in the air, in front of everything. */
export function motes(kind: Motes, r: Random, w: number, h: number, colour: string): string {
  let d = '';
  let faint = '';
  for (let i = 0; i < 22; i++) {
    const x = r() * w;
    const y = r() * h;
    const s = 1 + r() * 2.6;
    let one = '';
    switch (kind) {
      case 'snow':
        one = p`M${x - s} ${y}h${2 * s}M${x - s / 2} ${y - s * 0.87}l${s} ${s * 1.74}M${x + s / 2} ${y - s * 0.87}l${-s} ${s * 1.74}`;
        break;
      case 'leaves':
        one = p`M${x} ${y}q${s * 2.4} ${-s * (0.5 + r() * 2)} ${s * 4} 0q${-s * 2} ${s * 1.6} ${-s * 4} 0Z`;
        break;
      case 'sparks':
        one = p`M${x} ${y}l${s * 0.8} ${-s * 2.8}l${s * 0.8} ${s * 2.8}q${-s * 0.8} ${s} ${-s * 1.6} 0Z`;
        break;
      case 'stars':
        one = p`M${x} ${y - s * 1.7}l${s * 0.5} ${s * 1.2}l${s * 1.2} ${s * 0.5}l${-s * 1.2} ${s * 0.5}l${-s * 0.5} ${s * 1.2}l${-s * 0.5} ${-s * 1.2}l${-s * 1.2} ${-s * 0.5}l${s * 1.2} ${-s * 0.5}Z`;
        break;
      case 'wisps':
        one = p`M${x} ${y}q${s * 2} ${-s * 2} ${s * 3} ${s * 0.6}q${-s * 1.6} ${-s * 0.6} ${-s * 3} ${-s * 0.6}Z`;
        break;
      case 'rays':
        one = p`M${x} ${y}v${-s * 3.4}h${s * 0.5}v${s * 3.4}Z`;
        break;
      case 'dust':
        one = p`M${x} ${y}h${s * 0.8}v${s * 0.8}h${-s * 0.8}Z`;
    }
    if (i % 2) d += one;
    else faint += one;
  }
  const paint = kind === 'snow' ? `fill="none" stroke="${colour}" stroke-width="1"` : `fill="${colour}"`;
  return path(d, `${paint} opacity=".75"`) + path(faint, `${paint} opacity=".42"`);
}
