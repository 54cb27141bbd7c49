/** What glyphs are drawn with. */
import { type Inks, mix } from './colour';

export interface Pens {
  ink: string;
  /** A day colour as it looks in this theme. */
  tone(colour: string): string;
  /** Things that are lit: snow, walls, foam. */
  light(colour: string): string;
}

export function pens(t: Inks): Pens {
  const night = t.name === 'dark';
  return {
    ink: t.ink,
    tone: (c) => (night ? mix(c, '#15191c', 0.5) : c),
    light: (c) => (night ? mix(c, '#20303a', 0.42) : c),
  };
}

export const pen = (ink: string, width = 1.15): string =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
