/** How cards share a row that has its fixed room. */

export interface Spread {
  /** Of one card. */
  width: number;
  /** From one card to the next. */
  step: number;
}

/** As wide as they may be with a gap between them; smaller, when there are many; then over one another. */
export function spread(n: number, room: number, most: number, least: number, gap = 10): Spread {
  if (n < 1) return { width: most, step: most + gap };
  const fits = (room - gap * (n - 1)) / n;
  const width = Math.max(Math.min(fits, most), Math.min(least, most));
  const step = n > 1 ? Math.min(width + gap, (room - width) / (n - 1)) : width;
  return { width, step: Math.max(step, 0) };
}

/** How the rows of allies and of equipment share the width: up to four and two nothing moves; who has many
 *  gets more. As tracks of a grid. */
export function share(allies: number, gear: number): string {
  return [Math.max(4, allies), Math.max(2.25, gear)].map((part) => `minmax(0, ${String(part)}fr)`).join(' ');
}

export interface Fanned {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** A shallow fan: cards of this width around the middle of a room. */
export function fan(n: number, room: number, width: number): Fanned[] {
  const { step } = spread(n, room, width, width, -width * 0.06);
  const bend = Math.min(2.4, 16 / Math.max(n, 1));
  return Array.from({ length: n }, (_, i) => {
    const off = i - (n - 1) / 2;
    return { x: room / 2 + off * step - width / 2, y: off * off * bend * 0.55, turn: off * bend };
  });
}
