/** A card laid out: what a game tells of it, and where every word goes in a form and a width. */
import { fit, title, type Fitted, type Title } from './fit';
import { boardLayout, costAt, fullLayout, handLayout, paintCard, pillAt, SIZE, TEXT_WIDTH, type Form, type Layout, type Look } from './frame';
import type { Paragraph } from './rich';

/** What is printed on a card. */
export interface Face {
  /** Which card this is: pictures are kept by it. */
  key: string;
  look: Look;
  name: string;
  /** Shorter names for small cards, the longest first. */
  shorter: readonly string[];
  cost: string | null;
  /** The line of the type, and its first words for small cards. */
  line: string;
  kind: string;
  text: readonly Paragraph[];
  reminders: readonly Paragraph[];
  left: number | null;
  right: number | null;
  /** The numbers between these two. */
  middle?: readonly number[];
}

export interface Laid {
  layout: Layout;
  /** Pixels to a unit. */
  unit: number;
  /** null: the card is too small for a name. */
  title: Title | null;
  /** The middle of the name, in units. */
  nameAt: { x: number; y: number };
  text: Fitted | null;
  /** The line of the type: what fits of it, and its size. */
  line: { text: string; size: number; squeeze: number; from: number } | null;
  picture: string;
}

/** The least size of a name, in pixels, and the widest card that has none. */
const LEAST = 12;
const NAMELESS = 60;

const LINE_SIZES = [['bold', 13.5], ['bold', 13], ['bold', 12.5], ['bold', 12]] as const;
/** A line of the type that would be squeezed more is cut down to its first words. */
const LEAST_SQUEEZE = 0.84;

const kept = new Map<string, string>();

/** Painted once for each card, form and layout. */
function painted(face: Face, layout: Layout): string {
  const { form, foot, plate, badge } = layout;
  const key = [face.key, form, foot, plate.h, badge, layout.bar?.h].join(' ');
  let found = kept.get(key);
  if (found === undefined) {
    found = paintCard(face.look, layout);
    kept.set(key, found);
  }
  return found;
}

export function lay(face: Face, form: Form, width: number): Laid {
  const unit = width / SIZE[form][0];
  switch (form) {
    case 'full':
      return full(face, unit);
    case 'hand':
      return hand(face, unit);
    case 'board':
      return board(face, unit, width);
  }
}

function full(face: Face, unit: number): Laid {
  const bleed = face.look.window === 'bleed';
  const room = bleed ? 222 : face.cost === null ? 206 : 180;
  const name = title([face.name], [['title', 19], ['title', 17.5], ['title', 16], ['title', 15]], room, 2);
  const text = face.text.length + face.reminders.length === 0 ? null : fit(face.text, face.reminders, TEXT_WIDTH);
  const shown = text && text.height > 0 ? text : null;
  const layout = fullLayout(face.look, name.lines.length, shown?.height ?? 0);
  const { plate } = layout;
  const from = bleed ? 18 : face.look.signs.length > 0 ? 40 : 20;
  const many = face.look.signs.length - 1;
  const wide = 236 - from - (bleed || many <= 0 ? 0 : Math.min(130, many * 25));
  const whole = title([face.line, face.line.replace(/ \([^)]*\)/g, '')], LINE_SIZES, wide, 1);
  const fitting = whole.squeeze < LEAST_SQUEEZE ? title([face.kind], LINE_SIZES, wide, 1) : whole;
  return {
    layout,
    unit,
    title: name,
    nameAt: { x: bleed || face.cost === null ? 125 : plate.x + plate.w - room / 2 - 3, y: plate.y + plate.h / 2 },
    text: shown,
    line: { text: fitting.lines[0] ?? '', size: fitting.size, squeeze: fitting.squeeze, from },
    picture: painted(face, layout),
  };
}

function hand(face: Face, unit: number): Laid {
  const bleed = face.look.window === 'bleed';
  const least = LEAST / unit;
  const badge = Math.min(1.6, Math.max(1, 0.74 / unit));
  const room = bleed ? 222 : face.cost === null ? 220 : 230 - 44 * badge;
  const small = [['bold', Math.max(19, 13 / unit)], ['bold', 12.5 / unit], ['bold', least]] as const;
  const sizes = unit < 0.55 ? small : ([['title', Math.max(24, 15 / unit)], ...small] as const);
  const name = title([face.name, ...face.shorter], sizes, room, 2);
  const layout = handLayout(face.look, name.lines.length, name.size, unit);
  const { plate } = layout;
  return {
    layout,
    unit,
    title: name,
    nameAt: { x: bleed || face.cost === null ? 125 : plate.x + plate.w - room / 2 - 2, y: plate.y + plate.h / 2 },
    text: null,
    line: layout.bar ? { text: face.kind, size: Math.max(15, least), squeeze: 1, from: face.look.signs.length > 0 && !bleed ? 18 + layout.bar.h * 1.1 : 20 } : null,
    picture: painted(face, layout),
  };
}

function board(face: Face, unit: number, width: number): Laid {
  const least = LEAST / unit;
  const sizes = [['bold', Math.max(14, least)], ['bold', Math.max(13, least)], ['bold', least]] as const;
  const bare = face.left === null && face.right === null;
  const names = [face.name, ...face.shorter];
  let name: Title | null = null;
  if (width >= NAMELESS) {
    name = title(names, sizes, 96, 1);
    if (bare && (name.squeeze < 1 || name.lines[0] !== face.name)) name = title(names, sizes, 96, 2);
  }
  const layout = boardLayout(face.look, name?.lines.length ?? 0, name?.size ?? 0);
  const { plate } = layout;
  return { layout, unit, title: name, nameAt: { x: 54, y: plate.y + plate.h / 2 }, text: null, line: null, picture: painted(face, layout) };
}

export { costAt, pillAt };
