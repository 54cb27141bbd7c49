/** Where every word of a card goes: names and texts are fitted, never cut off, never below 12 pixels. */
import { fit, title, type Fitted, type Title } from '../../../lib/card/fit';
import type { Face } from './face';
import { paintCard, SIZE, type Form, type Layout } from './paint';

/** Pixels that no letter falls below. */
export const LEAST = 12;
export const TEXT_WIDTH = 250 - 22 - 2 * 8;
const PAD = 6;

export interface Laid {
  layout: Layout;
  unit: number;
  title: Title;
  text: Fitted | null;
  /** The line of the type, on full cards. */
  line: Title | null;
  picture: string;
}

function small(face: Face, unit: number): Laid {
  const sizes = [['bold', Math.max(14, LEAST / unit)], ['bold', Math.max(13, LEAST / unit)], ['bold', LEAST / unit]] as const;
  const name = title([face.name], sizes, 108, 2);
  const bar = face.pieces.length > 0 ? Math.max(24, 17 / unit) : 0;
  const end = 142 - bar - (bar > 0 ? 1 : 0);
  const high = name.lines.length * name.size * 1.05 + 6;
  const layout: Layout = {
    form: 'small',
    plate: { y: end - high, h: high },
    art: { y: 6, h: end - high - 4 },
    bar: { y: end + 1, h: bar },
    type: null,
    box: null,
  };
  return { layout, unit, title: name, text: null, line: null, picture: paintCard(face, layout) };
}

function full(face: Face, unit: number): Laid {
  const room = face.cost ? 164 : 200;
  const name = title([face.name], [['title', 20], ['title', 18], ['title', 16], ['title', 15]], room, 2);
  const text = face.text.length > 0 ? fit(face.text, [], TEXT_WIDTH) : null;
  const high = name.lines.length * name.size * 1.05 + 10;
  const box = text ? text.height + 2 * PAD : 0;
  const type = face.typeLine ? 22 : 0;
  const bar = face.pieces.length > 0 ? 30 : 0;
  const boxY = 341 - box;
  const typeY = boxY - type - (box > 0 ? 2 : 0);
  const barY = typeY - bar - (type > 0 ? 3 : 0);
  const layout: Layout = {
    form: 'full',
    plate: { y: 9, h: high },
    art: { y: 11 + high, h: barY - high - 14 },
    bar: { y: barY, h: bar },
    type: type > 0 ? { y: typeY, h: type } : null,
    box: text ? { y: boxY, h: box } : null,
  };
  const line = type > 0 ? title([face.typeLine], [['bold', 13.5], ['bold', 13], ['bold', 12.5], ['bold', 12]], 216, 1) : null;
  return { layout, unit, title: name, text, line, picture: paintCard(face, layout) };
}

export function lay(face: Face, form: Form, width: number): Laid {
  const unit = width / SIZE[form][0];
  return form === 'full' ? full(face, unit) : small(face, unit);
}
