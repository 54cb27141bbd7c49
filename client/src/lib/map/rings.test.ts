import { expect, it } from 'vitest';
import { mix, TERRAIN, type ThemeName } from '../draw';
import { SEATS } from '../seats';

type Triple = [number, number, number];

/** What eyes without green receptors see (Machado, Oliveira and Fernandes 2009), in linear light. */
const DEUTAN: readonly Triple[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const linear = (hex: string): Triple =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;
const seen = (hex: string): Triple =>
  DEUTAN.map((row) => {
    const v = linear(hex);
    return Math.min(1, Math.max(0, row[0] * v[0] + row[1] * v[1] + row[2] * v[2]));
  }) as Triple;

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const apart = (a: string, b: string): number => {
  const [p, q] = [lab(seen(a)), lab(seen(b))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

it('a ring holds for deutan eyes on every terrain: by its colour, or by stitches of its own', () => {
  const patterns = new Set<string>();
  const ink = '#20170f';
  for (const { letter, colour, stitch } of Object.values(SEATS).slice(0, 5)) {
    if (stitch) {
      expect(patterns.has(stitch), letter).toBe(false);
      patterns.add(stitch);
      expect(apart(colour, ink), letter).toBeGreaterThan(35);
    }
    for (const [terrain, inks] of Object.entries(TERRAIN)) {
      for (const theme of ['light', 'dark'] as ThemeName[]) {
        const ring = theme === 'dark' ? mix(colour, '#ffffff', 0.12) : colour;
        const clear = Math.max(apart(ring, inks[theme]), stitch ? apart(ink, inks[theme]) : 0);
        expect(clear, `${letter} on ${terrain}, ${theme}`).toBeGreaterThan(20);
      }
    }
  }
});
