import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { height } from '../../../lib/card/fit';
import { TEXT_WIDTH } from '../../../lib/card/frame';
import { lay, type Face } from '../../../lib/card/lay';
import type { Box, Thing } from '../../contract';
import Card from '../Card.svelte';
import { LEVELS } from '../box';
import { ICONS } from '../emblems.generated';
import english from '../positions/box.json';
import italian from '../positions/box.it.json';
import { DRAWN, faceOf, kindOf, shorter, type CardFace, type Shown } from './face';
import { dieBody, dotsBody, GEAR, MOMENT, POTION, SLOT } from './signs';
import './words';

interface One {
  kind: string;
  id: string;
  thing: Thing;
  shown: Shown;
}

/** Every face of every card of a box. */
const facesOf = (box: Box): One[] =>
  DRAWN.flatMap((kind) =>
    Object.entries(box.things[kind] ?? {}).flatMap(([id, thing]): One[] => {
      if (kind === 'hero') return LEVELS.flatMap((level) => ([0, 1] as const).map((side) => ({ kind, id, thing, shown: { level, side } })));
      const many = kind === 'card' ? (thing.data.faces as unknown[]).length : 1;
      return ([0, 1] as const).slice(0, many).map((side) => ({ kind, id, thing, shown: { side } }));
    }),
  );
const all = facesOf(english as unknown as Box);
const spoken = [...all, ...facesOf(italian as unknown as Box)];
const face = ({ id, thing, shown }: One): Face => faceOf(id, thing, shown);
const named = ({ kind, id, shown }: One): string => `${kind} ${id} ${shown.level ?? ''} ${shown.side ?? ''}`;

describe('the cards', () => {
  it('are all there', () => {
    const many = (kind: string): number => all.filter((one) => one.kind === kind).length;
    expect([many('ability'), many('quest'), many('trophy'), many('token'), many('hero')]).toEqual([54, 48, 5, 10, 32]);
    expect(many('card')).toBeGreaterThan(180);
    for (const { kind, thing } of all) expect(kindOf(thing)).toBe(kind);
  });

  it('have names of 12 pixels at least in every form, and a picture above them', () => {
    for (const one of spoken)
      for (const [form, width] of [['full', 250], ['hand', 155], ['hand', 100], ['board', 108], ['board', 84]] as const) {
        const laid = lay(face(one), form, width);
        const what = `${named(one)} ${form} ${width}`;
        expect((laid.title?.size ?? 0) * laid.unit, what).toBeGreaterThanOrEqual(11.99);
        expect(laid.title?.squeeze ?? 0, what).toBeGreaterThan(0.7);
        expect(laid.layout.foot - laid.layout.top, what).toBeGreaterThan(form === 'board' ? 40 : 64);
      }
  });

  it('have all their text on the full card, none of it below 12 units', () => {
    for (const one of spoken) {
      const of = face(one);
      if (of.text.length === 0) continue;
      const laid = lay(of, 'full', 250);
      expect(laid.text?.size, named(one)).toBeGreaterThanOrEqual(12);
      expect(laid.layout.box?.h, named(one)).toBeGreaterThanOrEqual(height(of.text, laid.text?.size ?? 0, TEXT_WIDTH) + 8);
    }
  });

  it('have a line of their kind that is not squeezed beyond reading', () => {
    for (const one of spoken) expect(lay(face(one), 'full', 250).line?.squeeze, named(one)).toBeGreaterThan(0.8);
  });

  it('are painted with shapes that are bundled, no two of a kind alike', () => {
    for (const kind of DRAWN) {
      const some = all.filter((one) => one.kind === kind);
      for (const form of ['full', 'board'] as const) {
        const width = form === 'full' ? 250 : 108;
        expect(new Set(some.map((one) => lay(face(one), form, width).picture)).size, `${kind} ${form}`).toBe(some.length);
      }
    }
    for (const { kind, id, thing } of all) {
      expect(ICONS[thing.emblem ?? ''], `${kind} ${id}`).toBeTruthy();
      for (const one of (thing.data.faces ?? []) as CardFace[]) expect(ICONS[one.emblem], `${id} ${one.kind}`).toBeTruthy();
    }
  });

  it('show each moment, level, die, slot and potion with a sign of its own', () => {
    const lines = all.flatMap(({ thing }) => {
      const data = thing.data as { lines?: { when: string; die: number }[]; faces?: CardFace[]; sides?: { when: string; die: number }[][] };
      return [...(data.lines ?? []), ...(data.faces ?? []).flatMap((one) => one.lines), ...(data.sides ?? []).flat()];
    });
    for (const { when, die } of lines) {
      if (when === 'rolls') expect(dieBody(die)).not.toBe('');
      else if (when !== '') expect(ICONS[MOMENT[when] ?? ''], when).toBeTruthy();
    }
    expect(lines.some((one) => one.when === 'rolls')).toBe(true);
    expect(new Set(Object.values(MOMENT)).size).toBe(Object.keys(MOMENT).length);
    expect(new Set([1, 2, 3, 4, 5, 6].map(dieBody)).size).toBe(6);
    expect(new Set(LEVELS.map(dotsBody)).size).toBe(4);
    for (const { thing } of all)
      for (const one of (thing.data.faces ?? []) as CardFace[]) {
        for (const name of one.icons ?? []) expect(ICONS[GEAR[name] ?? ''], name).toBeTruthy();
        for (const potion of one.potions ?? []) expect(POTION[potion], potion).toBeTruthy();
        if (one.slot) expect(ICONS[SLOT[one.slot] ?? ''], one.slot).toBeTruthy();
      }
  });

  it('show what is printed: cost, numbers, improvements with their level', () => {
    const find = (kind: string, id: string, shown: Shown = {}): Face => faceOf(id, (english as unknown as Box).things[kind]?.[id] as Thing, shown);
    expect(find('ability', 'shadow-bolt').cost).toBe('1');
    expect(find('ability', 'shadow-bolt').text.map((parts) => parts[0]?.text)).toEqual(['Before the roll', 'From green:', 'From red:']);
    const ghoul = find('card', 'rotten-ghoul');
    expect([ghoul.left, ghoul.middle, ghoul.right]).toEqual([2, [5], 1]);
    expect(find('card', 'rotten-ghoul', { side: 1 }).right).toBe(2);
    const sofeea = find('hero', 'sofeea', { level: 'red', side: 1 });
    expect([sofeea.left, sofeea.middle, sofeea.right]).toEqual([7, [4, 5], 3]);
    expect(find('quest', 'dragonslayer').cost).toBe('4');
  });

  it('say what they are to those who can’t see them, and can be turned over', async () => {
    const thing = (english as unknown as Box).things.card?.['rotten-ghoul'] as Thing;
    const { getByRole } = render(Card, { thing, id: 'rotten-ghoul.2', form: 'full' });
    expect(getByRole('img', { name: /Rotten Ghoul.*Attack 2, defense 5, damage 1.*On a 6/ })).toBeTruthy();
    getByRole('button').click();
    await Promise.resolve();
    expect(getByRole('img', { name: /Fine Longbow/ })).toBeTruthy();
  });
});

describe('a short name', () => {
  it('says what a thing is rather than whose', () => {
    expect(shorter("Raider's Battleaxe")).toEqual(['Battleaxe']);
    expect(shorter('Sandrai Darkshine')).toEqual(['Sandrai']);
  });
});
