/** Small parts that card pictures are painted with: strings of SVG, no document needed. */
import { short } from '../draw/shape';

export const OUTLINE = '#140d0a';

/** Numbers in path data, one decimal each: p`M${x} ${y}`. */
export const p = (parts: TemplateStringsArray, ...numbers: (number | string)[]): string =>
  parts.reduce((text, part, i) => {
    const n = numbers[i - 1];
    return text + (typeof n === 'number' ? short(n) : (n ?? '')) + part;
  });

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

export const disc = (x: number, y: number, r: number, attributes: string): string =>
  p`<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`;

/** Fill and a dark edge. */
export const edged = (fill: string, width = 3): string =>
  `fill="${fill}" stroke="${OUTLINE}" stroke-width="${width}" stroke-linejoin="round"`;

/** A shape of the icon set around (x, y), `size` wide. `body` draws on a square of 512. */
export const stamp = (body: string, x: number, y: number, size: number, attributes: string): string =>
  p`<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${String(Math.round((size / 512) * 1e4) / 1e4)})" ${attributes}>${body}</g>`;

/** Ids of paints must differ within one picture; a picture is a document of its own. */
export class Paints {
  #defs = '';
  #count = 0;

  #add(make: (id: string) => string): string {
    const id = `g${this.#count++}`;
    this.#defs += make(id);
    return `url(#${id})`;
  }

  /** Colours from the top to the bottom, each with its place. */
  linear(stops: readonly (readonly [number, string])[], slant = 0): string {
    const at = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
    return this.#add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${at}</linearGradient>`);
  }

  /** Dark towards the edges. */
  vignette(strength: number): string {
    return this.#add(
      (id) =>
        `<radialGradient id="${id}" cx=".5" cy=".45" r=".78"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/></radialGradient>`,
    );
  }

  glow(colour: string, strength: number): string {
    return this.#add(
      (id) =>
        `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  clip(d: string): string {
    return this.#add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** A shape of the set as a sticker: dark outline, lit from above. */
  sticker(body: string, x: number, y: number, size: number, light: string, tone: string, turn = '', edge = 46): string {
    const fill = this.linear([[0, light], [1, tone]], 0.25);
    // The shape is one group for both: painted once as an edge, once as a face.
    const back = stamp(body, x, y, size, `fill="${OUTLINE}" stroke="${OUTLINE}" stroke-width="${edge}" stroke-linejoin="round"`);
    return `<g ${turn}>${back}${stamp(body, x, y, size, `fill="${fill}"`)}</g>`;
  }

  get defs(): string {
    return `<defs>${this.#defs}</defs>`;
  }
}

/** A picture as an address for <img>: drawn by the browser as one thing, shared by all copies of a card. */
export function address(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return 'data:image/svg+xml,' + svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('\n', ' ');
}
