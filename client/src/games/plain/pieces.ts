/** A line of the log cut up, so that what it names can be opened. */
import type { Line } from '../../lib/messages';
import type { Box, Named } from '../contract';

export interface Piece {
  text: string;
  /** null: mere words. */
  thing: Named | null;
  /** The full stop or comma behind it. */
  mark: string;
}

export interface Cut {
  pieces: Piece[];
  /** What the line is about without naming it in these words. */
  rest: Piece[];
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the name stands as a word of its own; an ending ("Orcs") belongs to it. */
function place(text: string, name: string): [number, number] | null {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${quoted(name)}\\p{L}{0,2}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found ? [found.index, found.index + found[0].length] : null;
}

/** Only things that are in the box can be opened; each becomes one piece. */
export function cut(line: Pick<Line, 'text' | 'things'>, box: Box | null): Cut {
  const { text } = line;
  const known = new Map<string, Named & { name: string }>();
  for (const [kind, id] of line.things) {
    const name = box?.things[kind]?.[id]?.name;
    if (name) known.set(`${kind} ${id}`, { kind, id, name });
  }
  const taken: { from: number; to: number; thing: Named }[] = [];
  const rest: Piece[] = [];
  // Long names first: a short one may be part of it.
  for (const { kind, id, name } of [...known.values()].sort((a, b) => b.name.length - a.name.length)) {
    const [from, to] = place(text, name) ?? [-1, -1];
    const thing = { kind, id };
    if (from < 0 || taken.some((one) => from < one.to && one.from < to)) rest.push({ text: name, thing, mark: '' });
    else taken.push({ from, to, thing });
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, thing } of taken.sort((a, b) => a.from - b.from)) {
    if (from > at) pieces.push({ text: text.slice(at, from), thing: null, mark: '' });
    const mark = /^[.,;:!?)]*/.exec(text.slice(to))?.[0] ?? '';
    pieces.push({ text: text.slice(from, to), thing, mark });
    at = to + mark.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), thing: null, mark: '' });
  return { pieces, rest };
}
