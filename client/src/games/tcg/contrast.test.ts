import { describe, expect, it } from 'vitest';
import { CLASSES, DAMAGE, FACTIONS } from './tokens';

describe('contrast', () => {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
      const v = parseInt(hex.slice(i, i + 2), 16) / 255;
      return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [x = 0, y = 0] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const mixed = (a: string, b: string, t: number): string =>
    '#' + [1, 3, 5].map((i) => Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t).toString(16).padStart(2, '0')).join('');

  it('of every sign on its colour is met', () => {
    for (const [name, { fill, on }] of Object.entries({ ...CLASSES, ...FACTIONS, ...DAMAGE })) expect(contrast(fill, on), name).toBeGreaterThan(4.5);
  });
  it('of the words on plates, bars, boxes and pills is met on every frame', () => {
    const frames = [...Object.values(CLASSES), ...Object.values(FACTIONS)].map(({ fill }) => fill).concat('#737a84', '#b48a3c');
    for (const frame of frames) {
      // The bar of the type is the frame's colour, darkened by a little more than half.
      expect(contrast('#fff3d6', mixed(frame, '#000000', 0.52)), frame).toBeGreaterThan(4.5);
      for (const ink of ['#2b2016', '#5f4d39']) expect(contrast(ink, mixed('#f8efdc', frame, 0.05)), frame).toBeGreaterThan(4.5);
    }
    for (const number of ['#ffffff', '#a6f09a', '#ffb199', '#fff3d6']) expect(contrast(number, '#17110d')).toBeGreaterThan(7);
    for (const number of ['#2b1a06', '#14501e', '#8c1a10']) expect(contrast(number, '#f3c93f')).toBeGreaterThan(4.5);
    for (const ink of ['#2b2016', '#5f4d39']) expect(contrast(ink, '#f3e2b6')).toBeGreaterThan(4.5);
  });
});
