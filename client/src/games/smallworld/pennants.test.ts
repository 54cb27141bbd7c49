import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../lib/map/sheet';
import type { Box } from '../contract';
import { faces } from './box';
import rawBox from './fixtures/box.json';
import { Pennants } from './pennants';

const all = faces(rawBox as unknown as Box);
const TABLES = [
  ['L1A', 'S2B'],
  ['L2B', 'M1B', 'S1A'],
  ['L1B', 'M1A', 'M2B', 'S2A'],
  ['L1A', 'L2A', 'M2A', 'S1B', 'S2B'],
  ['L2B', 'L1B', 'M1B', 'S1B', 'S2A'],
];

describe.each(TABLES.flatMap((ids) => (['wide', 'tall'] as const).map((shape) => [ids.join(' '), shape, ids] as const)))(
  'prices on %s, %s',
  (_, shape, ids) => {
    it('cover no name and no token', () => {
      const sheet = sheetOf(
        ids.flatMap((id) => all.get(id) ?? []),
        shape,
      );
      const pennants = new Pennants(sheet);
      for (const site of sheet.sites.values()) {
        if (site.terrain === 'sea' || site.terrain === 'lake') continue;
        for (const [crowded, marked] of [[false, false], [false, true], [true, true]] as const) {
          for (const odds of [false, true]) {
            for (const letters of [
              { scale: 1, nameSize: 15 },
              { scale: 1.3, nameSize: 18 },
            ]) {
              const at = pennants.at(site.id, letters, odds, crowded, marked);
              const covered = pennants.covers(site, letters, at, odds);
              // The corner of a letter; where odds fly below it, a letter.
              const share = odds ? 0.09 : 0.045;
              const cloth = (odds ? 58 * 38 : 32 * 24) * letters.scale ** 2;
              expect(covered / cloth, `${site.name} ${crowded} ${marked} ${odds} ${letters.scale}`).toBeLessThan(share);
            }
          }
        }
      }
    });
  },
);
