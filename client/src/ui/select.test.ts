import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Select from './Select.svelte';

const options = ['Druid', 'Hunter', 'Mage', 'Mechanic'].map((label) => ({ value: label.toLowerCase(), label }));
const sources = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });

it('opens, moves, finds by letters and picks by keyboard', async () => {
  const pick = vi.fn();
  render(Select, { label: 'Deck', value: 'druid', options, pick });
  const box = screen.getByRole('combobox', { name: 'Deck Druid' });
  await fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.keyDown(box, { key: 'm' });
  await fireEvent.keyDown(box, { key: 'e' });
  await fireEvent.keyDown(box, { key: 'Enter' });
  expect(pick).toHaveBeenCalledWith('mechanic');
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

it('is closed by Escape, and picked from by a click', async () => {
  const pick = vi.fn();
  render(Select, { label: 'Deck', value: 'druid', options, pick });
  const box = screen.getByRole('combobox');
  await fireEvent.click(box);
  await fireEvent.keyDown(box, { key: 'Escape' });
  expect(pick).not.toHaveBeenCalled();
  await fireEvent.click(box);
  await fireEvent.click(screen.getByText('Mage'));
  expect(pick).toHaveBeenCalledWith('mage');
});

it('there is no native select anywhere', () => {
  for (const [file, text] of Object.entries(sources)) expect(text, file).not.toMatch(/<select\b/);
});
