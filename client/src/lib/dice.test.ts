import { beforeEach, expect, test, vi } from 'vitest';
import { told } from './api';
import { promise, proof, sha256, toTell } from './dice';
import type { Table } from './messages';

const table = (change: Partial<Table>): Table =>
  ({ seats: [], tell: [], pledge: 'p1', ...change }) as unknown as Table;
const seated = (made: string) => [{ seat: 'A', promise: made }] as Table['seats'];

beforeEach(() => localStorage.clear());

test('the hash is the one that everybody computes', () => {
  expect(sha256('ann')).toBe('49915e0d7d4b402e3017d010bc1c0e83cac6c797d6c16e66340fe3268693a6a1');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('a'.repeat(64))).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
});

test('a nonce is told when the table asks, and its pledge is kept before', () => {
  const mine = promise();
  expect(toTell(table({ seats: seated(mine) }))).toEqual([]);
  const [one] = toTell(table({ seats: seated(mine), tell: ['A'] }));
  expect(sha256(one?.nonce ?? '')).toBe(mine);
  expect(proof(table({ seats: seated(mine), pledge: 'another' }))?.pledge).toBe('p1');
});

test('nothing is told before there is a pledge, nor for a promise of another device', () => {
  const mine = promise();
  expect(toTell(table({ seats: seated(mine), tell: ['A'], pledge: null }))).toEqual([]);
  expect(toTell(table({ seats: seated('0'.repeat(64)), tell: ['A'] }))).toEqual([]);
});

test('a nonce goes out once, however often the table asks while it is on its way, and again if it was lost', async () => {
  const mine = promise();
  const asks = table({ id: 't1', seats: seated(mine), tell: ['A'] });
  let lost = true;
  const sent = vi.fn(async () => {
    if (lost) throw new TypeError('offline');
    return new Response(JSON.stringify(table({ id: 't1' })));
  });
  vi.stubGlobal('fetch', sent);
  await expect(told(asks)).rejects.toThrow();
  lost = false;
  await Promise.all([told(asks), told(asks)]);
  await told(asks);
  expect(sent).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
