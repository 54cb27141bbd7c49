import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../lib/draw';
import { nameBox, overlap } from '../../lib/map/blocks';
import type { Box } from '../contract';
import { layout } from './box';
import { LARGEST, ROOM, letters, lordaeron, picture, prints } from './land';
import italian from './positions/names.it.json';
import raw from './positions/box.json';
import { type Piece, spread } from './standing';

const box = raw as unknown as Box;

/** The same box with other names, as another language may have them. */
function translated(): Box {
  const names: Record<string, string> = (italian as Record<string, Record<string, string>>).region ?? {};
  const regions = (raw as { board: { regions: Record<string, { name: string }> } }).board.regions;
  const said = Object.entries(regions).map(([id, one]) => [id, { ...one, name: names[id] ?? one.name }]);
  return { ...box, board: { ...box.board, regions: Object.fromEntries(said) } };
}

describe('the drawing of Lordaeron', () => {
  const land = lordaeron(box);
  const { regions } = layout(box);
  const borders = land.sheet.islands[0]?.drawing.borders ?? [];

  it('has a border for every two regions that the rule connects, long enough to be seen', () => {
    const drawn = new Map<string, number>();
    for (const { sides, length } of borders) {
      const pair = [...sides].sort().join(' ');
      drawn.set(pair, (drawn.get(pair) ?? 0) + length);
    }
    let ways = 0;
    for (const { id, borders: others } of regions.values())
      for (const other of others) {
        if (id > other) continue;
        ways += 1;
        expect([id, other, (drawn.get([id, other].sort().join(' ')) ?? 0) >= 28]).toEqual([id, other, true]);
      }
    expect(ways).toBe(118);
  });

  it('has a ridge exactly where two regions touch and no way leads', () => {
    const shut = borders.filter(({ sides: [a = '', b = ''] }) => land.closed(a, b));
    expect(shut.length).toBeGreaterThan(20);
    for (const { sides: [a = '', b = ''] } of borders)
      expect(land.closed(a, b)).toBe(!regions.get(a)?.borders.includes(b));
    const peaks = (text: string): number => text.match(/href="#g-peak/g)?.length ?? 0;
    expect(peaks(picture(box, 'light').lines)).toBeGreaterThanOrEqual(shut.length);
  });

  for (const [language, there] of [['en', box], ['it', translated()]] as const)
    for (const k of [0.5, 1, 2])
      it(`writes 67 names in ${language} at zoom ${k}: none under a piece, none over another`, () => {
        const { blocks: found, sheet } = lordaeron(there);
        const { nameSize } = letters(k);
        expect(nameSize).toBeLessThanOrEqual(LARGEST);
        const names = [...found].map(([id, { lines }]): [string, Bounds] => {
          const { w, h } = nameBox(lines, nameSize);
          const [x, y] = sheet.sites.get(id)?.label ?? [0, 0];
          return [id, { x: x - w / 2, y, w, h }];
        });
        expect(names.length).toBe(67);
        const wrong: string[] = [];
        names.forEach(([id, name], i) => {
          for (const [other, second] of names.slice(i + 1)) if (overlap(name, second) > 0) wrong.push(`${id} ${other}`);
          for (const [other, { pieces }] of found) if (overlap(name, pieces) > 0) wrong.push(`${id} under ${other}`);
        });
        expect(wrong).toEqual([]);
      });

  it('keeps all pieces of a region inside its room, however many stand there', () => {
    const many = Array.from({ length: 9 }, (_, i): Piece => ({ kind: 'marker', key: String(i), what: 'war' }));
    for (let n = 1; n <= many.length; n++) {
      const placed = spread(many.slice(0, n));
      const reach = placed.map(({ x, scale }) => Math.abs(x) + 11 * scale);
      expect(Math.max(...reach)).toBeLessThanOrEqual(ROOM.w / 2 + 0.01);
    }
  });

  it('prints towns, flight points and graveyards where the board has them', () => {
    expect(prints(box, 'pestilent').length).toBe(4);
    expect(prints(box, 'olsen')).toEqual([{ kind: 'graveyard', faction: null }]);
    expect(prints(box, 'fields')).toEqual([]);
  });
});
