/** What partners show each other, read for this table: whose road is planned, what is pointed at, and where. */
import type { Choice, Signal } from '../../lib/messages';
import type { Box, Partners } from '../contract';
import type { World } from './world';

export interface Planned {
  seat: string;
  hero: string;
  /** From where the hero stands to where the journey ends. */
  road: readonly string[];
}

const ON: ReadonlySet<string> = new Set(['travel', 'go', 'fly']);

/** The journeys that partners draw just now. */
export function plannedRoads(partners: Partners | null | undefined, world: World): Planned[] {
  return (partners?.signs ?? []).flatMap((sign): Planned[] => {
    if (sign.sign !== 'plan' || !partners?.seats.includes(sign.seat)) return [];
    const [first = '', ...rest] = sign.texts.map((text) => text.split(' '));
    const hero = world.hero.get(first[1] ?? '') ?? world.heroes.find((one) => one.seat === sign.seat);
    const road = [first, ...rest].flatMap((words) => (ON.has(words[0] ?? '') ? [words.at(-1) ?? ''] : []));
    return hero && road.length > 0 ? [{ seat: sign.seat, hero: hero.id, road: [hero.at, ...road] }] : [];
  });
}

/** What partners are about to answer, in words. */
export const plans = (partners: Partners): Signal[] =>
  partners.signs.filter((sign) => sign.sign === 'plan' && partners.seats.includes(sign.seat) && sign.texts.length > 0);

/** Who proposes what among these choices. */
export function proposals(partners: Partners | null | undefined, choices: readonly Choice[]): { seat: string; choice: Choice }[] {
  return (partners?.signs ?? []).flatMap((sign) => {
    const choice = sign.sign === 'propose' ? choices.find((one) => one.text === sign.texts[0]) : undefined;
    return choice ? [{ seat: sign.seat, choice }] : [];
  });
}

/** Attributes of what can be pointed at, each with how a thing of it is called on the way. */
const MARKS = ['region', 'foe', 'hero', 'card', 'option'] as const;

/** The thing that an element, or what it lies in, stands for. */
export function thingOf(element: Element | null): string | null {
  const found = element?.closest(MARKS.map((mark) => `[data-${mark}]`).join(','));
  for (const mark of MARKS) {
    const name = found?.getAttribute(`data-${mark}`);
    if (name) return `${mark} ${name}`;
  }
  return null;
}

/** Where on the screen a thing is that somebody points at: on the stage of a fight before anywhere else. */
export function elementOf(thing: string, root: ParentNode = document): Element | null {
  const [mark = '', ...rest] = thing.split(' ');
  if (!(MARKS as readonly string[]).includes(mark)) return null;
  const name = rest.join(' ');
  const found = [...root.querySelectorAll(`[data-${mark}]`)].filter((one) => one.getAttribute(`data-${mark}`) === name);
  return found.find((one) => one.closest('[data-testid=stage]')) ?? found[0] ?? null;
}

/** What it is called. */
export function named(thing: string, box: Box, world: World, choices: readonly Choice[]): string | null {
  const [mark, ...rest] = thing.split(' ');
  const id = rest.join(' ');
  const of = (kind: string, name: string | undefined): string | null => box.things[kind]?.[name ?? '']?.name ?? null;
  if (mark === 'region') return of('region', id);
  if (mark === 'foe') return of('creature', rest.at(-1));
  if (mark === 'hero') return world.hero.get(id)?.name ?? null;
  if (mark === 'card') return of('card', id);
  return choices.find((one) => one.text === id)?.label ?? null;
}
