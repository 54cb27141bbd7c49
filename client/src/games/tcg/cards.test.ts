import { describe, expect, it } from 'vitest';
import { boardLayout, fullLayout, handLayout, paintCard } from '../../lib/card/frame';
import { Paints } from '../../lib/card/paint';
import type { Thing } from '../contract';
import { shorterNames } from '../../lib/card/names';
import { faceOf, printed, shown, type Printed } from './card';
import { ICONS } from './emblems.generated';
import { frameColour, look, WINDOWS } from './look';
import { mood, picture } from './picture';
import cards from './fixtures/cards.json';
import { CLASSES, DAMAGE, FACTIONS, KEYWORDS } from './tokens';

const CARDS = cards as unknown as Record<string, { name: string; emblem: string; data: Printed }>;
const ids = Object.keys(CARDS);
const card = (id: string) => CARDS[id] as (typeof CARDS)[string];
const drawn = (id: string) => picture(new Paints(), id, card(id).data, card(id).emblem || undefined, 222, 160);
const thing = (id: string, text = '', keywords: Printed['keywords'] = []): Thing => ({
  name: card(id).name,
  text,
  rules: [],
  ...(card(id).emblem ? { emblem: card(id).emblem } : {}),
  data: { ...card(id).data, keywords, mentions: [], icons: [] },
});

describe('pictures', () => {
  it('are there for every card', () => {
    expect(ids.length).toBe(434);
    for (const id of ids) expect(drawn(id), id).not.toMatch(/NaN|undefined|null/);
  });

  it('are all different, without their seeds too much alike', () => {
    const pictures = new Map<string, string>();
    for (const id of ids) {
      const made = drawn(id);
      expect(pictures.get(made), id).toBeUndefined();
      pictures.set(made, id);
    }
    // What one recognises: type, mood, emblem, race, class and sex.
    const kinds = new Map<string, string[]>();
    for (const id of ids) {
      const { data, emblem } = card(id);
      const key = [data.type, mood(data).icon, emblem, data.race, data.class, data.classes, data.gender].join('|');
      kinds.set(key, [...(kinds.get(key) ?? []), id]);
    }
    expect([...kinds.values()].filter((alike) => alike.length > 6)).toEqual([]);
  });

  it('are the same each time', () => expect(drawn('fireball')).toBe(drawn('fireball')));

  it('have the same head in every size', () => {
    const heads = [160, 90].map((h) => {
      const made = picture(new Paints(), 'apprentice-teep', card('apprentice-teep').data, undefined, 222, h);
      // What is drawn in the head's own units: behind the shoulders, and the first of what is before them.
      return [...made.matchAll(/ rotate\([^)]*\) scale\([^)]*\)">(.*?)<\/g>/g)].map((found) => found[1]);
    });
    expect(heads[0]?.length).toBe(2);
    expect(heads[0]).toEqual(heads[1]);
  });

  it('find every emblem that the pack names', () => {
    const lost = ids.filter((id) => card(id).emblem && !ICONS[card(id).emblem]);
    expect(lost).toEqual([]);
    // Whoever has none is somebody or some place.
    const bare = new Set(ids.filter((id) => !card(id).emblem).map((id) => card(id).data.type));
    expect([...bare].sort()).toEqual(['ally', 'hero', 'location', 'master_hero']);
  });

  it('know every icon that a token names', () => {
    const named = [...Object.values(CLASSES), ...Object.values(FACTIONS), ...Object.values(DAMAGE)].map(({ icon }) => icon);
    expect([...named, ...Object.values(KEYWORDS)].filter((icon) => !ICONS[icon])).toEqual([]);
  });
});

describe('frames', () => {
  it('have a window for every type, and each group of types its own', () => {
    expect(new Set(ids.map((id) => card(id).data.type))).toEqual(new Set(Object.keys(WINDOWS)));
    const groups = ['ally', 'ability', 'weapon', 'quest', 'location', 'hero'].map((type) => WINDOWS[type]);
    expect(new Set(groups).size).toBe(6);
    expect(WINDOWS.armor).toBe(WINDOWS.weapon);
  });

  it('are coloured by faction, by class, or by being of many', () => {
    const colour = (id: string) => frameColour(card(id).data);
    expect(colour('apprentice-teep')).toBe(FACTIONS.Alliance?.fill);
    expect(colour('karrok-scarrend')).toBe(FACTIONS.Horde?.fill);
    expect(colour('fireball')).toBe(CLASSES.Mage?.fill);
    expect(colour('citadel-enforcers-claymore')).toBe('#737a84');
    expect(colour('the-key-to-freedom')).toBe('#b48a3c');
    expect(colour('gilneas')).toBe(FACTIONS.Alliance?.fill);
  });

  it('have the badges of what is printed', () => {
    const of = (id: string) => look(id, card(id).data, undefined);
    expect(of('fireball')).toMatchObject({ cost: 'dark', left: null, right: null });
    expect(of('the-key-to-freedom')).toMatchObject({ cost: 'gold', left: null, right: null });
    expect(of('gilneas')).toMatchObject({ cost: null, left: null, right: null });
    expect(of('davron-of-stormwind').left).toBeNull();
    for (const id of ids) {
      const { left, right } = of(id);
      const { atk, health, strike, defense, type } = card(id).data;
      expect(right !== null, id).toBe([health, strike, defense].some((n) => n !== null));
      expect(left !== null, id).toBe(atk !== null && type !== 'hero');
    }
  });

  it('are painted in every form', () => {
    for (const id of ids) {
      const art = look(id, card(id).data, card(id).emblem);
      for (const layout of [fullLayout(art, 2, 60), handLayout(art, 2, 30, 0.4), boardLayout(art, 1, 13)]) {
        const made = paintCard(art, layout);
        expect(made.startsWith('data:image/svg+xml,<svg'), id).toBe(true);
        expect(made, id).not.toMatch(/NaN|undefined|null|#/);
      }
    }
  });
});

describe('what is shown of a card', () => {
  it('is the printed one until something differs', () => {
    const teep = thing('apprentice-teep');
    expect(shown(teep, {}, 'Token')).toMatchObject({ left: { change: null }, right: { value: 1, change: null }, hurt: 0, tag: '' });
    expect(shown(teep, { atk: 4, health: 3 }, '')).toMatchObject({ left: { value: 4, change: 'up' }, right: { value: 3, change: 'up' } });
    expect(shown(teep, { atk: 1, cost: 3 }, '')).toMatchObject({ left: { change: 'down' }, cost: { value: 3, change: 'up' } });
  });

  it('takes damage from the heart, and cracks', () => {
    const karrok = thing('karrok-scarrend');
    expect(shown(karrok, { damage: 3 }, '')).toMatchObject({ right: { value: 1, change: 'down' }, hurt: 0.75 });
    expect(shown(karrok, { health: 6, damage: 2 }, '')).toMatchObject({ right: { value: 4, change: 'down' } });
  });

  it('names tokens, thieves and the keywords of now', () => {
    const ghoul = thing('ghoul-token');
    expect(shown(ghoul, {}, 'Token')).toMatchObject({ token: true, tag: 'Token', stolen: null });
    expect(shown(ghoul, { stolen: true, seat: 'B' }, '').stolen).toEqual({ colour: '#bd3714', on: '#ffffff' });
    const elusive = { id: 'elusive', name: 'Elusive', amount: null, text: 'It can’t be attacked.' };
    expect(shown(thing('apprentice-teep', 'Elusive', [elusive]), {}, '').keywords.map(({ name }) => name)).toEqual(['Elusive']);
    expect(shown(ghoul, { keywords: ['protector', 'stealth'] }, '').keywords.length).toBe(2);
    expect(shown(ghoul, { counters: { heirloom: 2, ash: 0 } }, '').counters).toEqual([['heirloom', 2]]);
  });

  it('knows nothing of a card that lies face down', () => {
    const unknown: Thing = { name: '', text: '', rules: [], data: {} };
    expect(shown(unknown, { faceDown: true, rim: 'playable' }, '')).toMatchObject({ rim: 'playable', hurt: 0, keywords: [] });
  });

  it('has no text box where there is no text', () => {
    expect(faceOf('x', thing('karrok-scarrend')).text).toEqual([]);
    expect(printed(thing('karrok-scarrend')).type).toBe('ally');
  });

  it('shortens names for small cards', () => {
    expect(shorterNames("Saurfang the Younger, Kor'kron Warlord")).toEqual(['Saurfang']);
    expect(shorterNames('Apprentice Teep')).toEqual(['Teep']);
    expect(shorterNames('Kysa Shadowstalker')).toEqual(['Kysa']);
    expect(shorterNames('Fireball')).toEqual([]);
  });
});
