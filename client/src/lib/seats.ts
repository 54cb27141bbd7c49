/** Seats by letter: colour, shape and what can be read on it. */

export type SeatShapeName = 'circle' | 'diamond' | 'triangle' | 'square' | 'hexagon' | 'star';

export interface SeatLook {
  letter: string;
  /** Fill; never used for text. */
  colour: string;
  /** Text and shapes on the fill. */
  on: string;
  /** Darker, for edges and folds. */
  deep: string;
  shape: SeatShapeName;
  /** Stitches along the ring around what it holds, as an SVG dash pattern: for eyes to which its colour is
   *  that of some terrain. */
  stitch?: string;
}

export const SEATS: Record<string, SeatLook> = {
  A: { letter: 'A', colour: '#2353c4', on: '#ffffff', deep: '#15347f', shape: 'circle' },
  B: { letter: 'B', colour: '#bd3714', on: '#ffffff', deep: '#76200a', shape: 'diamond', stitch: '2.5 9' },
  C: { letter: 'C', colour: '#f3cd45', on: '#2b2016', deep: '#a8841a', shape: 'triangle' },
  D: { letter: 'D', colour: '#31bd88', on: '#2b2016', deep: '#1a7352', shape: 'square', stitch: '7 7' },
  E: { letter: 'E', colour: '#d474bd', on: '#2b2016', deep: '#8d3f7a', shape: 'hexagon', stitch: '1.6 4' },
  F: { letter: 'F', colour: '#2b1d3a', on: '#ffffff', deep: '#130b1c', shape: 'star' },
};

/** The look of a seat; seats beyond the sixth begin again. */
export function seatLook(seat: string): SeatLook {
  const known = SEATS[seat];
  if (known) return known;
  const letters = Object.keys(SEATS);
  const letter = letters[(seat.codePointAt(0) ?? 0) % letters.length] ?? 'A';
  return { ...(SEATS[letter] as SeatLook), letter: seat };
}

/** Corners of a seat's shape around (x, y), for an SVG path. */
export function shapePath(shape: SeatShapeName, x: number, y: number, r: number): string {
  const ring = (n: number, start: number, radius: (i: number) => number) =>
    Array.from({ length: n }, (_, i) => {
      const angle = start + (i * 2 * Math.PI) / n;
      const q = radius(i);
      return `${(x + q * Math.cos(angle)).toFixed(2)} ${(y + q * Math.sin(angle)).toFixed(2)}`;
    });
  const up = -Math.PI / 2;
  switch (shape) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'square': {
      const h = r * 0.88;
      return `M${x - h} ${y - h}h${2 * h}v${2 * h}h${-2 * h}Z`;
    }
    case 'diamond':
      return `M${ring(4, up, () => r * 1.15).join('L')}Z`;
    case 'triangle':
      return `M${ring(3, up, () => r * 1.2)
        .map((p) => p.split(' ').map(Number) as [number, number])
        .map(([px, py]) => `${px.toFixed(2)} ${(py + r * 0.16).toFixed(2)}`)
        .join('L')}Z`;
    case 'hexagon':
      return `M${ring(6, 0, () => r * 1.12).join('L')}Z`;
    case 'star':
      return `M${ring(10, up, (i) => (i % 2 ? r * 0.55 : r * 1.25)).join('L')}Z`;
  }
}
