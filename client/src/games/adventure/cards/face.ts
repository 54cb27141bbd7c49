/** What is printed on a card of the Adventure Game, whichever kind it is of: read once from the box. */
import { armour, heart, type Badge, type Layout, type Look, type WindowShape } from '../../../lib/card/frame';
import type { Face } from '../../../lib/card/lay';
import { MOODS, moodOf, type Mood } from '../../../lib/card/moods';
import { shorterNames } from '../../../lib/card/names';
import { disc, p, stamp } from '../../../lib/card/paint';
import type { Paragraph, Part } from '../../../lib/card/rich';
import type { Skyline } from '../../../lib/card/scenery';
import { mix } from '../../../lib/draw/colour';
import { random } from '../../../lib/draw/random';
import { t } from '../../../lib/words';
import type { Thing } from '../../contract';
import { LEVELS, type Level } from '../box';
import { AFFILIATION, CALLING, head, LEVEL } from '../look';
import { picture, type Subject } from './picture';
import { attackBadge, damageBadge, dieBody, dotsBody, gearSign, icon, MOMENT, potionSign, slotSign } from './signs';

/** One sentence of a card: when it works, from which level, on which eyes of the die. */
export interface Line {
  text: string;
  when: string;
  level: Level | null;
  die: number;
}

interface Numbers {
  type: string;
  attack: number;
  defense: number;
  damage: number;
}

/** One face of a challenge card. */
export interface CardFace {
  kind: 'foe' | 'item' | 'event' | 'honor' | 'turned';
  name: string;
  emblem: string;
  lines: Line[];
  type_line: string;
  foe_face?: Numbers;
  slot?: 'weapon' | 'armor' | 'pack';
  type?: string;
  value?: number;
  icons?: string[];
  potions?: string[];
  sort?: string;
  valor?: number;
}

/** Which face of a card is up, and of a hero at which level. */
export interface Shown {
  side?: 0 | 1;
  level?: Level;
}

const BRASS = '#b48a3c';
const NEUTRAL = '#6d6250';

/** Traits → light, horizon and colour of what stands there. */
const TRAIT: Readonly<Record<string, { mood: Mood; line: Skyline; tone: string }>> = {
  beast: { mood: MOODS.ranged, line: 'trees', tone: '#d9b98a' },
  humanoid: { mood: MOODS.melee, line: 'gables', tone: '#e8cfa8' },
  undead: { mood: MOODS.shadow, line: 'dead', tone: '#cfe0b8' },
  dragonkin: { mood: MOODS.fire, line: 'peaks', tone: '#9ccf86' },
  elemental: { mood: MOODS.fire, line: 'mesas', tone: '#f0b070' },
  demon: { mood: MOODS.shadow, line: 'spikes', tone: '#d69ae8' },
  mechanical: { mood: MOODS.holy, line: 'chimneys', tone: '#b8c2cc' },
};
const HORIZON: Readonly<Record<string, Skyline>> = { sandrai: 'towers', burbonn: 'peaks', grumbaz: 'spikes', sofeea: 'dead' };

/** A line's sign, and its words. */
export function paragraph({ text, when, level, die }: Line): Paragraph {
  const sign = (body: string, said: string, fill: string, on: string): Part => ({ kind: 'sign', text: said, body, fill, on });
  const signs: Part[] = [];
  if (level) signs.push(sign(dotsBody(level), t('agc-from-level', { level: t(`agc-level-${level}`) }), LEVEL[level].fill, LEVEL[level].on));
  else if (die > 0) signs.push(sign(dieBody(die), t('agc-on-die', { n: die }), '#fff8e6', '#17110d'));
  else if (MOMENT[when]) signs.push(sign(icon(MOMENT[when] ?? ''), t(`agc-when-${when.replace('_', '-')}`), '#2a211a', '#ffe9b0'));
  return [...signs, { kind: 'text', text }];
}

/** One to four dots on the rim: the level, in grey too. */
const pips =
  (level: Level) =>
  (layout: Layout): string => {
    const { dots, fill } = LEVEL[level];
    const k = layout.form === 'board' ? 0.62 : layout.badge > 1 ? layout.badge : 1;
    const y = layout.form === 'board' ? layout.plate.y : layout.plate.y + (layout.plate.y > 100 ? 0 : layout.plate.h);
    let o = '';
    for (let i = 0; i < dots; i++)
      o += disc(layout.w / 2 + (i - (dots - 1) / 2) * 13 * k, y, 5.4 * k, p`fill="${mix(fill, '#ffffff', 0.35)}" stroke="#17110d" stroke-width="${1.8 * k}"`);
    return o;
  };

/** The crown of an overlord. */
const crowned = (layout: Layout): string => {
  const k = layout.form === 'board' ? 0.55 : 1;
  return stamp(icon('crown'), layout.w - 22 * k, layout.top + 20 * k, 30 * k, 'fill="#ffd34d" stroke="#17110d" stroke-width="36" paint-order="stroke" stroke-linejoin="round"');
};

interface Made {
  key: string;
  name: string;
  frame: string;
  window: WindowShape;
  subject: Subject;
  lines: readonly Line[];
  typeLine: string;
  cost?: { kind: 'dark' | 'gold'; many: number } | null;
  numbers?: readonly (readonly [Badge, number])[];
  signs?: Look['signs'];
  mark?: Look['mark'];
  over?: (layout: Layout) => string;
  paper?: string;
}

function face(of: Made): Face {
  const { numbers = [] } = of;
  const middle = numbers.slice(1, -1);
  const first = numbers.length > 1 ? numbers[0] : undefined;
  const last = numbers.length > 0 ? numbers[numbers.length - 1] : undefined;
  const look: Look = {
    frame: of.frame,
    window: of.window,
    paper: of.paper ?? mix('#f8efdc', of.frame, 0.06),
    picture: (paints, w, h) => picture(paints, of.key, of.subject, w, h),
    signs: of.signs ?? [],
    mark: of.mark ?? null,
    cost: of.cost?.kind ?? null,
    left: first?.[0] ?? null,
    right: last?.[0] ?? null,
    middle: middle.map(([badge]) => badge),
    ...(of.over ? { over: of.over } : {}),
  };
  return {
    key: of.key,
    look,
    name: of.name,
    shorter: shorter(of.name),
    cost: of.cost ? String(of.cost.many) : null,
    line: of.typeLine,
    kind: of.typeLine.split(' · ')[0] ?? '',
    text: of.lines.map(paragraph),
    reminders: [],
    left: first?.[1] ?? null,
    right: last?.[1] ?? null,
    middle: middle.map(([, value]) => value),
  };
}

/** What a thing is says more than whose it is: "Raider's Battleaxe" is a battleaxe. */
export function shorter(name: string): string[] {
  const [, what] = name.split("'s ");
  return what ? [what, ...shorterNames(what)] : shorterNames(name);
}

const strength = ({ type, attack, defense, damage }: Numbers): Made['numbers'] => [
  [attackBadge(type), attack],
  [armour, defense],
  [damageBadge, damage],
];

interface AbilityData {
  cost: number;
  calling: string;
  when: string;
  lines: Line[];
  type_line: string;
}

function ability(id: string, thing: Thing): Face {
  const data = thing.data as unknown as AbilityData;
  const tint = CALLING[data.calling];
  return face({
    key: `ability ${id}`,
    name: thing.name,
    frame: tint?.fill ?? NEUTRAL,
    window: 'bowed',
    subject: { kind: 'rune', emblem: thing.emblem ?? '', mood: moodOf(id, data.calling, null), line: null, tone: null, frame: tint?.fill ?? NEUTRAL },
    lines: data.lines,
    typeLine: data.type_line,
    cost: { kind: 'dark', many: data.cost },
    signs: tint ? [{ fill: '#2a211a', on: '#ffe9b0', body: icon(MOMENT[data.when] ?? 'star-formation') }] : [],
  });
}

interface CardData {
  level: Level;
  faces: CardFace[];
  traits?: string[];
}

function encounter(key: string, name: string, level: Level, of: Pick<CardFace, 'emblem' | 'lines' | 'type_line'>, numbers: Numbers, traits: readonly string[], overlord: boolean): Face {
  const trait = TRAIT[traits.find((one) => one in TRAIT) ?? ''] ?? (TRAIT.humanoid as (typeof TRAIT)[string]);
  const r = random(`tone ${key}`);
  const tone = mix(trait.tone, (['#ffffff', '#ffb0a0', '#a0d8ff', '#ffe9a0', '#b0f0b0'] as const)[Math.floor(r() * 5)] ?? '#ffffff', r() * 0.4);
  const dots = pips(level);
  return face({
    key,
    name,
    frame: mix(LEVEL[level].fill, '#2b2016', 0.12),
    window: 'arch',
    subject: { kind: 'beast', emblem: of.emblem, mood: trait.mood, line: trait.line, tone, frame: LEVEL[level].fill },
    lines: of.lines,
    typeLine: of.type_line,
    numbers: strength(numbers) ?? [],
    signs: traits.includes('aggro') ? [{ fill: '#a3261f', on: '#fff3d6', body: icon('sword-clash') }] : [],
    over: overlord ? (layout) => dots(layout) + crowned(layout) : dots,
  });
}

function item(key: string, level: Level, of: CardFace): Face {
  const frame = mix(LEVEL[level].fill, '#4a4038', 0.3);
  const value = of.value ?? 0;
  return face({
    key,
    name: of.name,
    frame,
    window: 'cut',
    subject: { kind: 'treasure', emblem: of.emblem, mood: moodOf(key, null, of.slot === 'armor' ? 'armor' : of.slot === 'pack' ? 'bag' : (of.type ?? null)), line: null, tone: null, frame },
    lines: of.lines,
    typeLine: of.type_line,
    numbers: of.slot === 'weapon' ? [[attackBadge(of.type ?? 'melee'), value]] : of.slot === 'armor' ? [[armour, value]] : [],
    signs: [slotSign(of.slot ?? 'pack'), ...(of.icons ?? []).map(gearSign), ...(of.potions ?? []).map(potionSign)],
    over: pips(level),
  });
}

const EVENT: Readonly<Record<string, { icon: string; frame: string }>> = {
  global: { icon: 'world', frame: '#3f5f8a' },
  location: { icon: 'position-marker', frame: '#3f6b52' },
  special: { icon: 'scroll-unfurled', frame: '#5a3a6e' },
};

function event(key: string, level: Level, of: CardFace): Face {
  const look = EVENT[of.sort ?? ''] ?? { icon: 'laurels-trophy', frame: BRASS };
  return face({
    key,
    name: of.name,
    frame: look.frame,
    window: 'battlements',
    subject: { kind: 'omen', emblem: of.emblem, mood: moodOf(key, of.sort === 'location' ? 'hunter' : of.sort === 'special' ? 'mage' : 'warlock', null), line: null, tone: null, frame: look.frame },
    lines: of.lines,
    typeLine: of.type_line,
    cost: of.valor ? { kind: 'gold', many: of.valor } : null,
    signs: [{ fill: '#2a211a', on: '#ffe9b0', body: icon(look.icon) }],
    over: pips(level),
  });
}

/** A challenge card with one of its faces up. */
function challenge(id: string, thing: Thing, side: 0 | 1): Face {
  const data = thing.data as unknown as CardData & { foe?: string | null };
  const of = data.faces[side] ?? (data.faces[0] as CardFace);
  const key = `card ${id} ${side}`;
  if (of.foe_face) return encounter(key, of.name, data.level, of, of.foe_face, traitsOf(of), false);
  return of.kind === 'item' ? item(key, data.level, of) : event(key, data.level, of);
}

/** Traits by the words of the box would depend on the language: each face tells them, too. */
const traitsOf = (of: CardFace): readonly string[] => (of as CardFace & { traits?: string[] }).traits ?? [];

function foe(id: string, thing: Thing): Face {
  const data = thing.data as unknown as CardFace & { level: Level; traits?: string[]; trophy?: string | null };
  const numbers = data.foe_face ?? { type: 'melee', attack: 0, defense: 0, damage: 0 };
  return encounter(`foe ${id}`, thing.name, data.level, { ...data, emblem: thing.emblem ?? '' }, numbers, data.traits ?? [], Boolean(data.trophy));
}

function quest(id: string, thing: Thing): Face {
  const data = thing.data as unknown as { valor: number; elite: boolean; lines: Line[]; type_line: string };
  const frame = data.elite ? BRASS : '#8a7a5c';
  return face({
    key: `quest ${id}`,
    name: thing.name,
    frame,
    window: 'torn',
    paper: '#f3e2b6',
    subject: { kind: 'scroll', emblem: thing.emblem ?? '', mood: moodOf(id, null, null), line: null, tone: data.elite ? '#b0432a' : '#4d6b3a', frame },
    lines: data.lines,
    typeLine: data.type_line,
    cost: { kind: 'gold', many: data.valor },
  });
}

function trophy(id: string, thing: Thing): Face {
  const data = thing.data as unknown as { valor: number; lines: Line[]; type_line: string };
  return face({
    key: `trophy ${id}`,
    name: thing.name,
    frame: '#c8962c',
    window: 'cut',
    subject: { kind: 'rune', emblem: thing.emblem ?? '', mood: moodOf(id, 'paladin', null), line: null, tone: null, frame: '#c8962c' },
    lines: data.lines,
    typeLine: data.type_line,
    cost: { kind: 'gold', many: data.valor },
    signs: [{ fill: '#2a211a', on: '#ffe9b0', body: icon('laurels-trophy') }],
  });
}

function token(id: string, thing: Thing): Face {
  const data = thing.data as unknown as { kept: boolean; lines: Line[]; type_line: string };
  const frame = data.kept ? '#3c7a4a' : '#9c3327';
  return face({
    key: `token ${id}`,
    name: thing.name,
    frame,
    window: 'arch',
    subject: { kind: 'rune', emblem: thing.emblem ?? '', mood: data.kept ? MOODS.nature : MOODS.fire, line: null, tone: null, frame },
    lines: data.lines,
    typeLine: data.type_line,
  });
}

function hero(id: string, thing: Thing, { side = 0, level = 'grey' }: Shown): Face {
  const data = thing.data as unknown as { calling: string; affiliation: 'alliance' | 'horde'; type: string; levels: number[][][]; sides: Line[][]; icons: string[]; type_line: string };
  const [life = 0, attack = 0, defense = 0, damage = 0] = data.levels[LEVELS.indexOf(level)]?.[side] ?? [];
  const tint = CALLING[data.calling];
  const { icon: emblem, skin } = head(id);
  const word = t(side === 0 ? 'agc-side-start' : 'agc-side-reverse');
  return face({
    key: `hero ${id} ${level} ${side}`,
    name: thing.name,
    frame: mix(LEVEL[level].fill, tint?.fill ?? NEUTRAL, 0.25),
    window: 'bleed',
    subject: { kind: 'person', emblem, mood: side === 0 ? moodOf(data.calling, data.calling, null) : MOODS.fire, line: side === 0 ? (HORIZON[id] ?? 'towers') : 'blades', tone: skin, frame: tint?.fill ?? NEUTRAL },
    lines: data.sides[side] ?? [],
    typeLine: `${data.type_line} · ${t(`agc-level-${level}`)} · ${word}`,
    numbers: [[heart, life], [attackBadge(data.type), attack], [armour, defense], [damageBadge, damage]],
    signs: tint ? [{ fill: tint.fill, on: tint.on, body: icon(CLASS[data.calling] ?? '') }] : [],
    mark: { fill: AFFILIATION[data.affiliation].fill, on: '#fff3d6', body: icon(data.affiliation === 'alliance' ? 'lion' : 'crossed-axes') },
    over: pips(level),
  });
}

const CLASS: Readonly<Record<string, string>> = { warlock: 'evil-moon', hunter: 'high-shot', warrior: 'crossed-swords', mage: 'wizard-staff' };

const READ: Readonly<Record<string, (id: string, thing: Thing, shown: Shown) => Face>> = {
  ability,
  card: (id, thing, shown) => challenge(id, thing, shown.side ?? 0),
  foe,
  quest,
  trophy,
  token,
  hero,
};

/** Kinds of the box that are cards. */
export const DRAWN: readonly string[] = Object.keys(READ);

/** The kind of the box that a thing is of, by what is told about it. */
export function kindOf({ data }: Thing): string {
  if ('faces' in data) return 'card';
  if ('sides' in data) return 'hero';
  if ('foe_face' in data) return 'foe';
  if ('kept' in data) return 'token';
  if ('elite' in data) return 'quest';
  return 'when' in data ? 'ability' : 'trophy';
}

const MADE = new WeakMap<Thing, Map<string, Face>>();

/** A thing of the box as a card. */
export function faceOf(id: string, thing: Thing, shown: Shown = {}): Face {
  const known = MADE.get(thing) ?? new Map<string, Face>();
  MADE.set(thing, known);
  const key = `${shown.side ?? 0} ${shown.level ?? ''}`;
  const found = known.get(key) ?? (READ[kindOf(thing)] ?? trophy)(id, thing, shown);
  known.set(key, found);
  return found;
}
