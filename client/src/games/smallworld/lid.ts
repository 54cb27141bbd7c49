/** The island on the lid of the box, in the middle of a game. It comes with the page: what lies in the
 *  box would have to be fetched first, and is forty times as large. */
import type { Cell, Point } from '../../lib/draw';

export interface LidCell extends Cell {
  /** Who holds it with how many tokens. */
  held: { seat: string; emblem: string; count: number } | null;
  /** What it costs where nobody is. */
  price: number;
}

const EMBLEMS: Record<string, string> = { A: 'dwarf-face', B: 'orc-head' };

/** Terrain, seat and tokens (or the price, or nothing), seed, corners. */
const CELLS: readonly [string, string, Point, string][] = [
  ['forest', 'A 2', [125, 101], '65.8,136.6 69.6,64.8 86.2,48.3 144,35.2 186.7,72.1 175.8,143.6 132.4,168.6'],
  ['sea', '', [347, 86], '280.2,61.5 313.7,32.2 333.9,26.8 383.4,30.2 414.7,73.9 420,93.2 420.1,107.9 339.4,151.2 301.8,135.8'],
  ['farmland', 'A 3', [237, 118], '175.8,143.6 186.7,72.1 249.7,54.8 280.2,61.5 301.8,135.8 241.6,179.8'],
  ['forest', '3', [398, 181], '339.4,151.2 420.1,107.9 454.3,141.4 457,204 401.5,256.2 359.5,241.6'],
  ['hill', 'B 1', [75, 205], '8.3,207.9 12.3,167.8 65.8,136.6 132.4,168.6 129.4,252.5 81.7,280.8 16,241.3'],
  ['lake', '', [187, 209], '129.4,252.5 132.4,168.6 175.8,143.6 241.6,179.8 244.3,230.7 185.6,273.2'],
  ['mountain', 'A 1', [299, 203], '241.6,179.8 301.8,135.8 339.4,151.2 359.5,241.6 306.6,267.1 244.3,230.7'],
  ['farmland', 'B 4', [145, 323], '77.4,326.2 81.7,280.8 129.4,252.5 185.6,273.2 211.6,358.9 201.2,374.7 169.2,390.4 113.9,378.1'],
  ['hill', 'B 2', [247, 292], '185.6,273.2 244.3,230.7 306.6,267.1 291.6,342.2 211.6,358.9'],
  ['swamp', '2', [352, 313], '291.6,342.2 306.6,267.1 359.5,241.6 401.5,256.2 421.5,307.1 410.8,356.2 367.1,383.8 335.3,380.4'],
];

export const LID: readonly LidCell[] = CELLS.map(([terrain, piece, at, corners], i) => {
  const [seat = '', count = ''] = piece.split(' ');
  const emblem = EMBLEMS[seat];
  return {
    id: `lid-${i}`,
    name: '',
    terrain,
    at,
    outline: corners.split(' ').map((corner) => corner.split(',').map(Number) as unknown as Point),
    held: emblem ? { seat, emblem, count: Number(count) } : null,
    price: emblem ? 0 : Number(piece),
  };
});
