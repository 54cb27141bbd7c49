/** A border that can't be crossed: a row of small peaks along it. */
import type { Edge } from './map';
import { random } from './random';
import { type Point, distance, lerp, short } from './shape';

const STEP = 12.5;

/** Points along a line, evenly spaced, the ends left free. */
function along(line: readonly Point[], step: number): Point[] {
  const total = line.slice(1).reduce((sum, p, i) => sum + distance(line[i] ?? p, p), 0);
  const count = Math.max(1, Math.floor(total / step));
  const gap = total / count;
  const out: Point[] = [];
  let next = gap / 2;
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const far = distance(a, b);
    for (; next <= gone + far && far > 0; next += gap) out.push(lerp(a, b, (next - gone) / far));
    gone += far;
  }
  return out;
}

/** Peaks on every border that `closed` names, back to front; glyphs as `land` has defined them. */
export function ridges(borders: readonly Edge[], closed: (a: string, b: string) => boolean): string {
  const peaks = borders.flatMap(({ sides: [a, b], line }) => {
    if (!a || !b || !closed(a, b)) return [];
    const r = random(`ridge ${a} ${b}`);
    return along(line, STEP).map((at) => ({ at, size: 0.62 + r() * 0.26, glyph: `peak${Math.floor(r() * 3)}` }));
  });
  return peaks
    .sort((a, b) => a.at[1] - b.at[1])
    .map(
      ({ at: [x, y], size, glyph }) =>
        `<use href="#g-${glyph}" transform="translate(${short(x)} ${short(y + 5)})scale(${size.toFixed(2)})"/>`,
    )
    .join('');
}
