import { describe, expect, it } from 'vitest';
import type { Line, Position, Table } from '../../lib/messages';
import type { Box } from '../contract';
import client from '.';
import rawBox from './fixtures/box.json';
import rawShow from './fixtures/show.json';
import { worldOf } from './world';

const props = {
  box: rawBox as unknown as Box,
  position: rawShow as unknown as Position,
  table: { seats: [{ seat: 'A', name: 'Mira' }, { seat: 'B', name: 'Vell' }] } as unknown as Table,
};

describe('what the game tells the frame', () => {
  it('says in the inspector who stands in a region, and who plays a race', () => {
    const world = worldOf(props);
    const held = world.places.find((place) => place.seat === 'A' && place.tokens > 0);
    expect(client.about?.(props, { kind: 'region', id: held?.region.id ?? '' })).toContain('Mira');
    const race = world.players.find((player) => player.seat === 'B')?.race ?? '';
    expect(client.about?.(props, { kind: 'race', id: race })).toMatch(/^Vell: /);
    expect(client.about?.(props, { kind: 'terrain', id: 'hill' })).toBeNull();
  });

  it('lets dice, conquests and coins be heard, and no mere words', () => {
    expect(['rolled', 'conquered', 'gained', 'turn'].map((event) => client.sound?.(event, {} as Line, {} as Box))).toEqual([
      'die',
      'conquered',
      'coins',
      null,
    ]);
  });
});
