/** Rules text as parts: plain words, bold keywords, costs and arrows that are drawn as symbols. */

export interface Part {
  kind: 'text' | 'bold' | 'cost' | 'arrow' | 'sign';
  /** Of a cost: what stands in it; of a sign: what it says to those who don't see it. */
  text: string;
  /** Of a sign: a shape on a square of 512, and its colours. */
  body?: string;
  fill?: string;
  on?: string;
  /** Of a keyword: what it means. */
  hint?: string;
}

export type Paragraph = readonly Part[];

/** What costs look like in generated text. */
const CIRCLED = '⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
const ARROW = '➡';

const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each line of the text, with the keywords among its words found by name; those in `own`, the name of the
 *  card itself, are none. */
export function parse(text: string, own: string, keywords: readonly { name: string; text: string }[]): Paragraph[] {
  const hints = new Map(keywords.map(({ name, text: hint }) => [name, hint]));
  // The longest first: a keyword may begin with another.
  const names = [...hints.keys()].sort((a, b) => b.length - a.length).map(quoted);
  const found = names.length > 0 ? `(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])(?: \\d+)?|` : '';
  const pattern = new RegExp(`(${quoted(own)}|${found}[${CIRCLED}Ⓧ${ARROW}])`, 'u');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(pattern).flatMap((piece, i): Part[] => (piece === '' ? [] : [part(piece, i % 2 === 1 && piece !== own, hints)])));
}

function part(piece: string, special: boolean, hints: ReadonlyMap<string, string>): Part {
  if (!special) return { kind: 'text', text: piece };
  if (piece === ARROW) return { kind: 'arrow', text: piece };
  if (piece === 'Ⓧ') return { kind: 'cost', text: 'X' };
  const cost = CIRCLED.indexOf(piece);
  if (cost >= 0) return { kind: 'cost', text: String(cost) };
  const hint = hints.get(piece.replace(/ \d+$/, ''));
  return { kind: 'bold', text: piece, ...(hint === undefined ? {} : { hint }) };
}
