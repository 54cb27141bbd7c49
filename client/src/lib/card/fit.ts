/** Text that always fits: how many lines it takes, and the size and the room that it is given. */
import type { Paragraph } from './rich';
import { type Face, widthOf } from './widths';

export const LEADING = 1.22;
/** Between paragraphs, in sizes. */
export const PARTING = 0.3;
/** How wide the symbols are, in sizes. */
const COST = 1.24;
const ARROW = 1.05;
const SIGN = 1.42;
/** Letters are rounded to pixels on some screens. */
const CARE = 1.02;

/** How many lines a paragraph takes, broken at spaces as a browser does. */
export function lines(paragraph: Paragraph, size: number, width: number): number {
  const space = widthOf(' ', 'text', size);
  let count = 1;
  let line = 0;
  let word = 0;
  let gap = 0;
  const end = (): void => {
    if (line > 0 && line + gap + word > width) {
      count += 1;
      line = word;
    } else line += gap + word;
    word = 0;
  };
  for (const { kind, text } of paragraph) {
    if (kind === 'cost') word += COST * size;
    else if (kind === 'arrow') word += ARROW * size;
    else if (kind === 'sign') word += SIGN * size;
    else
      text.split(' ').forEach((piece, i) => {
        if (i > 0) {
          end();
          gap = space;
        }
        word += widthOf(piece, kind === 'bold' ? 'bold' : 'text', size) * CARE;
      });
  }
  end();
  return count;
}

/** How high paragraphs are together. */
export function height(paragraphs: readonly Paragraph[], size: number, width: number): number {
  const all = paragraphs.reduce((sum, one) => sum + lines(one, size, width), 0);
  return all * size * LEADING + Math.max(0, paragraphs.length - 1) * PARTING * size;
}

export interface Fitted {
  size: number;
  /** How high the text is. */
  height: number;
  lines: number;
  /** Whether there is room for the reminders, too. */
  reminded: boolean;
}

/** Sizes, each with how high the text may become before the next is tried; the last takes what it needs. */
const STEPS: readonly (readonly [number, number])[] = [[14, 112], [13.5, 116], [13, 124], [12.5, 140], [12, Infinity]];
export const REMINDER = 12.5;
/** With reminders the text may take this much. */
const WITH_REMINDERS = 92;

export function fit(text: readonly Paragraph[], reminders: readonly Paragraph[], width: number): Fitted {
  const own = (size: number): number => height(text, size, width);
  const [size] = STEPS.find(([at, most]) => own(at) <= most) ?? [12];
  const rows = text.reduce((sum, one) => sum + lines(one, size, width), 0);
  if (reminders.length > 0 && size === 14) {
    const more = height(reminders, REMINDER, width) + (text.length > 0 ? PARTING * 14 : 0);
    if (own(14) + more <= WITH_REMINDERS) return { size, height: own(14) + more, lines: rows, reminded: true };
  }
  return { size, height: own(size), lines: rows, reminded: false };
}

export interface Title {
  lines: string[];
  size: number;
  face: Face;
  /** How much it is squeezed; 1: not at all. */
  squeeze: number;
}

/** The best break of a name in two lines. */
function halves(text: string, face: Face, size: number): [string, string] | null {
  let best: [string, string] | null = null;
  let least = Infinity;
  for (let i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1)) {
    const pair: [string, string] = [text.slice(0, i), text.slice(i + 1)];
    const wide = Math.max(...pair.map((half) => widthOf(half, face, size)));
    if (wide < least) [best, least] = [pair, wide];
  }
  return best;
}

/** A name in a room of this width: tried in each of the sizes on one line, then on two. `names` go from the
 *  whole name to shorter ones: the last is squeezed if it must be. */
export function title(
  names: readonly string[],
  sizes: readonly (readonly [Face, number])[],
  width: number,
  most: 1 | 2,
): Title {
  const wide = (text: string, face: Face, size: number) => widthOf(text, face, size) * CARE;
  for (const name of names) {
    for (const [face, size] of sizes) if (wide(name, face, size) <= width) return { lines: [name], size, face, squeeze: 1 };
    if (most === 2)
      for (const [face, size] of sizes) {
        const pair = halves(name, face, size);
        if (pair && pair.every((half) => wide(half, face, size) <= width)) return { lines: pair, size, face, squeeze: 1 };
      }
  }
  const name = names[names.length - 1] ?? '';
  const [face, size] = sizes[sizes.length - 1] ?? ['bold', 12];
  const rows = (most === 2 && halves(name, face, size)) || [name];
  const over = Math.max(...rows.map((row) => wide(row, face, size)));
  return { lines: rows, size, face, squeeze: Math.min(1, width / over) };
}
