/** For tests: real positions by the label of their question, and what a component gets with one. */
import { vi } from 'vitest';
import type { Position, Table } from '../../lib/messages';
import type { Box, GameProps } from '../contract';
import rawBox from './positions/box.json';

const FILES = import.meta.glob<Position>('./positions/ask-*.json', { eager: true, import: 'default' });

export const box = rawBox as unknown as Box;

/** label → a position that asks it */
export const POSITIONS = new Map(
  Object.entries(FILES).map(([path, position]) => [path.replace('./positions/ask-', '').replace('.json', ''), position]),
);

export const position = (label: string): Position => {
  const found = POSITIONS.get(label);
  if (!found) throw new Error(`no position asks ${label}`);
  return found;
};

export function given(label: string, more: Partial<GameProps> = {}) {
  const here = more.position ?? position(label);
  const table = {
    options: {},
    seats: ['Mira', 'Oswin'].map((name, i) => ({
      seat: 'AB'[i],
      name,
      kind: 'person',
      mine: 'AB'[i] === here.seat,
      stand_in: false,
    })),
  } as unknown as Table;
  return {
    box,
    table,
    position: here,
    language: 'en' as const,
    theme: 'light' as const,
    phone: false,
    tall: false,
    low: false,
    live: true,
    lit: [],
    coming: null,
    pace: 0,
    pick: vi.fn(),
    pickAll: vi.fn(),
    explain: vi.fn(),
    preview: vi.fn(() => Promise.resolve(null)),
    show: vi.fn(),
    inspect: vi.fn(),
    order: vi.fn(() => Promise.resolve(true)),
    ...more,
  };
}
