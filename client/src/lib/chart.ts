/** The geometry of the chart of a match: a line for each seat, its running total by round. */

export interface Line {
  seat: string;
  values: number[];
  points: { x: number; y: number }[];
  /** Where its name stands at the right, moved apart from the others. */
  label: number;
}

export interface Chart {
  lines: Line[];
  /** Numbers of the left edge. */
  ticks: { value: number; y: number }[];
  xs: number[];
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round step of 1, 2 or 5 that makes about `count` of them. */
export function tick(range: number, count: number): number {
  const rough = Math.max(range, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 5, 10].find((k) => k * power >= rough) ?? 10;
  return Math.max(1, times * power);
}

/** Lay out running totals, `rounds[r][seat]`, inside a frame; labels at least `apart` apart. */
export function chart(seats: readonly string[], rounds: readonly (readonly number[])[], frame: Frame, apart = 18): Chart {
  const all = rounds.flat();
  const step = tick(Math.max(0, ...all) - Math.min(0, ...all), 5);
  // A little air above the best, not a whole step of it.
  const high = Math.max(step, Math.max(0, ...all) * 1.04);
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const y = (v: number): number =>
    frame.bottom - ((v - low) / (high - low)) * (frame.bottom - frame.top);
  const gap = rounds.length > 1 ? (frame.right - frame.left) / (rounds.length - 1) : 0;
  const xs = rounds.map((_, r) => frame.left + r * gap);
  const lines: Line[] = seats.map((seat, k) => {
    const values = rounds.map((round) => round[k] ?? 0);
    return {
      seat,
      values,
      points: values.map((v, r) => ({ x: xs[r]!, y: y(v) })),
      label: values.length ? y(values[values.length - 1]!) : frame.bottom,
    };
  });
  const ticks: Chart['ticks'] = [];
  for (let v = low; v <= high; v += step) ticks.push({ value: v, y: y(v) });
  spread(lines, frame, apart);
  return { lines, ticks, xs };
}

/** Push labels apart, downwards first and then back up from the lower edge. */
function spread(lines: Line[], frame: Frame, apart: number): void {
  const order = [...lines].sort((a, b) => a.label - b.label);
  for (let i = 1; i < order.length; i++)
    order[i]!.label = Math.max(order[i]!.label, order[i - 1]!.label + apart);
  let limit = frame.bottom;
  for (const line of order.reverse()) {
    line.label = Math.min(line.label, limit);
    limit = line.label - apart;
  }
}
