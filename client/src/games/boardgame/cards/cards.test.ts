import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Thing } from '../../contract';
import Card from '../Card.svelte';
import { height } from '../../../lib/card/fit';
import boxed from '../positions/box.json';
import italian from '../positions/texts.it.json';
import { ICONS } from './emblems.generated';
import { DRAWN, faceOf } from './face';
import { lay, LEAST, TEXT_WIDTH } from './lay';

const things = boxed.things as unknown as Record<string, Record<string, Thing>>;
const texts = italian as unknown as Record<string, Record<string, string>>;
/** Every card, in both languages. */
const all = DRAWN.flatMap((kind) => Object.entries(things[kind] ?? {}).map(([id, thing]) => ({ kind, id, thing })));
const spoken = [...all, ...all.map((one) => ({ ...one, thing: { ...one.thing, text: texts[one.kind]?.[one.id] ?? '' } }))];

describe('the cards', () => {
  it('are there', () => expect(all.length).toBeGreaterThan(200));

  it('have names of 12 pixels at least, in the room that there is', () => {
    for (const { id, thing } of all)
      for (const [form, width] of [['small', 84], ['small', 118], ['full', 244]] as const) {
        const laid = lay(faceOf(id, thing), form, width);
        expect(laid.title.size * laid.unit, `${id} ${form}`).toBeGreaterThanOrEqual(LEAST - 0.01);
        expect(laid.layout.art.h, `${id} ${form}`).toBeGreaterThan(form === 'full' ? 70 : 50);
      }
  });

  it('have all their text on the full card, and none of it below 12 units', () => {
    for (const { id, thing } of spoken) {
      const face = faceOf(id, thing);
      const laid = lay(face, 'full', 250);
      if (face.text.length === 0) continue;
      expect(laid.text?.size, id).toBeGreaterThanOrEqual(12);
      const needs = height(face.text, laid.text?.size ?? 0, TEXT_WIDTH);
      expect(laid.layout.box?.h, id).toBeGreaterThanOrEqual(needs + 4);
    }
  });

  it('are painted with shapes that are bundled, no two cards alike', () => {
    const pictures = new Set(all.map(({ id, thing }) => lay(faceOf(id, thing), 'small', 118).picture));
    expect(pictures.size).toBe(all.length);
    for (const { kind, id, thing } of all) if (kind !== 'character') expect(ICONS[thing.emblem ?? ''], id).toBeTruthy();
  });

  it('say what they are to those who can’t see them', () => {
    const [first] = all;
    if (!first) throw new Error('no cards');
    const { getByRole } = render(Card, { thing: first.thing, id: first.id, form: 'full' });
    expect(getByRole('img').getAttribute('aria-label')).toContain(first.thing.name);
  });
});
