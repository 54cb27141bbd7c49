import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Cell, Point } from '../draw';
import MapBoard from './MapBoard.svelte';
import { type Sheet, type Site, sheetOf, still, towards } from './sheet';

const sources = import.meta.glob<string>(['./*.ts', './*.svelte', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Hexagons side by side, in rows of nine: a land as large as the largest we know of. */
function land(count: number): Cell[] {
  const R = 60;
  return Array.from({ length: count }, (_, i): Cell => {
    const [row, column] = [Math.floor(i / 9), i % 9];
    const at: Point = [Math.round(R * Math.sqrt(3)) * (column + (row % 2) / 2), R * 1.5 * row];
    const outline = [0, 1, 2, 3, 4, 5].map((side): Point => {
      const x = [0, 1, 1, 0, -1, -1][side] ?? 0;
      const y = [-1, -0.5, 0.5, 1, 0.5, -0.5][side] ?? 0;
      return [at[0] + (x * Math.round(R * Math.sqrt(3))) / 2, at[1] + y * R];
    });
    return { id: `land-${i}`, name: `Land ${i}`, terrain: i % 3 ? 'forest' : 'hill', at, outline };
  });
}

function reached(sheet: Sheet): Set<string> {
  const [first] = sheet.sites.keys();
  const seen = new Set<string>();
  const todo = first ? [first] : [];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = towards(sheet, id, dx, dy);
      if (next) todo.push(next);
    }
  }
  return seen;
}

describe('the map kit', () => {
  it('knows no game: neither its folder nor its words', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(8);
    for (const [file, text] of Object.entries(sources)) {
      expect(text, file).not.toMatch(/games\/|'sw-|smallworld|conquer|combo|[^-]race\b/i);
    }
  });

  it('draws a land of 67 regions and leads the arrow keys through all of it', () => {
    const sheet = sheetOf([{ id: 'land', name: 'Land', regions: land(67) }], 'wide');
    expect(sheet.sites.size).toBe(67);
    expect(reached(sheet).size).toBe(67);
    const { defs, under, lines } = still(sheet, 'dark');
    expect(defs + under + lines).not.toMatch(/NaN|undefined/);
  });

  it('lays the same islands out the same way, whatever the window: once wide, once tall', () => {
    const charts = [0, 1, 2].map((n) => ({
      id: `isle${n}`,
      name: '',
      regions: land(9 + n).map((cell) => ({ ...cell, id: `${n}-${cell.id}` })),
    }));
    const [wide, tall] = [sheetOf(charts, 'wide'), sheetOf(charts, 'tall')];
    expect(sheetOf([...charts], 'wide')).toBe(wide);
    const renamed = charts.map((chart) => ({ ...chart, name: 'Isle' }));
    expect(sheetOf(renamed, 'wide').islands).toEqual(wide.islands);
    expect(sheetOf(renamed, 'wide').charts[0]?.name).toBe('Isle');
    expect(wide.box.w / wide.box.h).toBeGreaterThan(tall.box.w / tall.box.h);
  });

  it('takes round spaces on a path as it takes regions', async () => {
    const spaces = [0, 1, 2].map(
      (i): Site => ({
        id: `space${i}`,
        name: '',
        terrain: 'hill',
        d: 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z',
        x: 60 + 100 * i,
        y: 60,
        part: 'road',
        pole: [60 + 100 * i, 60],
        label: [60 + 100 * i, 98],
      }),
    );
    const sheet: Sheet = { box: { x: 0, y: 0, w: 320, h: 120 }, sites: new Map(spaces.map((s) => [s.id, s])) };
    const none = createRawSnippet(() => ({ render: () => '<g></g>' }));
    const activate = vi.fn();
    render(MapBoard, {
      title: 'Road',
      sheet,
      picture: { defs: '', under: '<path d="M60 60H260" class="road"/>', lines: '' },
      theme: 'light',
      phone: false,
      owners: new Map([['space0', { seat: 'A', faded: false }]]),
      legal: new Set(['space1', 'space2']),
      named: new Set<string>(),
      own: [],
      moment: 1,
      touched: null,
      lifted: null,
      dragging: false,
      hot: null,
      focused: null,
      label: (site: Site) => site.id,
      disabled: () => false,
      option: (id: string) => `go ${id}`,
      activate,
      inspect: vi.fn(),
      point: vi.fn(),
      escape: () => false,
      pieces: none,
      flags: none,
      over: none,
    });
    const space = (id: string) => document.querySelector<SVGElement>(`[data-region="${id}"]`);
    await fireEvent.click(space('space2') as Element);
    expect(activate).toHaveBeenLastCalledWith('space2');
    space('space1')?.focus();
    await fireEvent.keyDown(space('space1') as Element, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-region')).toBe('space2');
    await fireEvent.keyDown(space('space2') as Element, { key: 'Enter' });
    expect(activate).toHaveBeenCalledTimes(2);
  });
});

it('the replay page and its parts hold no game’s words', async () => {
  const files = import.meta.glob<string>(['../../pages/Replay.svelte', '../../ui/Replay*.svelte', '../playback.svelte.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  expect(Object.keys(files).length).toBe(6);
  for (const [file, text] of Object.entries(files)) {
    expect(text, file).not.toMatch(/'region'|'race'|conquer|islands|swords|treasure|'sw-/i);
    expect(text.split('\n').length, file).toBeLessThan(420);
  }
});
