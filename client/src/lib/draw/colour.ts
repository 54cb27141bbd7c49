/** The colours of drawn maps in both themes, and mixing. */

export type ThemeName = 'light' | 'dark';

export interface Inks {
  name: ThemeName;
  sea: string;
  sea2: string;
  seaLine: string;
  sand: string;
  cliff: string;
  border: string;
  /** Glyph outlines. */
  ink: string;
  /** Place names and the halo around them. */
  label: string;
  halo: string;
}

export const INKS: Record<ThemeName, Inks> = {
  light: {
    name: 'light',
    sea: '#8ec3c8',
    sea2: '#6aa9b6',
    seaLine: '#f2fbf5',
    sand: '#ecd7a4',
    cliff: '#7d6244',
    border: '#3b2b1b',
    ink: '#3b2c1b',
    label: '#2b1d0e',
    halo: '#fbf0d4',
  },
  dark: {
    name: 'dark',
    sea: '#17414f',
    sea2: '#0f303c',
    seaLine: '#6fb3b8',
    sand: '#a58f60',
    cliff: '#0d0907',
    border: '#15100b',
    ink: '#0f0b08',
    label: '#fff3d6',
    halo: '#140e09',
  },
};

export const TERRAIN: Record<string, Record<ThemeName, string>> = {
  farmland: { light: '#ecd083', dark: '#7b6637' },
  forest: { light: '#86ad62', dark: '#3b5a38' },
  hill: { light: '#c6c57a', dark: '#656939' },
  mountain: { light: '#bfb2a4', dark: '#635a55' },
  swamp: { light: '#9aa587', dark: '#46543f' },
  lake: { light: '#9fd0e6', dark: '#2c6078' },
  sea: { light: '#86bfcb', dark: '#1d4d5e' },
  snow: { light: '#eef0ee', dark: '#66717b' },
  blight: { light: '#b8a58c', dark: '#54453f' },
};

/** All grounds that a land can have: those above, where owners' rings lie, and six where none do. */
export const GROUND: Record<string, Record<ThemeName, string>> = {
  ...TERRAIN,
  desert: { light: '#e0b880', dark: '#6f5433' },
  ash: { light: '#a99a92', dark: '#4b413e' },
  ember: { light: '#b98573', dark: '#5b3a32' },
  gloom: { light: '#7d9479', dark: '#2f4239' },
  jungle: { light: '#7cb765', dark: '#315c37' },
  waste: { light: '#cf9670', dark: '#673d2b' },
};

const parts = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** t of b in a, both #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = parts(b);
  const mixed = parts(a).map((v, i) => Math.round(v + ((to[i] ?? 0) - v) * t));
  return '#' + mixed.map((v) => v.toString(16).padStart(2, '0')).join('');
}
