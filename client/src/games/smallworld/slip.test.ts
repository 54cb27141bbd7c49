import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reason } from '../../lib/messages';
import { rulebook } from '../../lib/rulebook.svelte';
import { addWords } from '../../lib/words';
import client from '.';
import Slip from './Slip.svelte';

addWords(client.words);

const reason: Reason = {
  option: 'conquer D',
  legal: false,
  text: 'You have 2.',
  sum: null,
  odds: null,
  rule: 'R-1',
  rule_title: 'Costs',
};

const where = { at: [0, 0] as [number, number], room: { x: 0, y: 0, w: 400, h: 300 }, taken: [] };

afterEach(() => rulebook.close());

describe('the slip at a region', () => {
  it('opens the rule behind its reason', async () => {
    render(Slip, { title: 'Dunvek', ...where, reason, close: () => undefined });
    await fireEvent.click(screen.getByRole('button', { name: 'Rule: Costs' }));
    expect(rulebook.open).toBe('R-1');
  });

  it('has no link when there is no rule', () => {
    render(Slip, { title: 'Dunvek', ...where, reason: { ...reason, rule: null }, close: () => undefined });
    expect(screen.queryByRole('button', { name: /^Rule/ })).toBeNull();
  });
});
