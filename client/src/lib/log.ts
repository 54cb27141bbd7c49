/** The log as it is read: what one player does again and again is one line, with how many times. */
import type { GameClient } from '../games/contract';
import type { Line } from './messages';

export interface Told extends Line {
  times: number;
}

/** Closer to its end than this, a list follows what is added to it. */
const NEAR = 60;

/** Whether a list goes on to follow its end, now that it has been scrolled; `last`: how far it was before. Only
 *  whoever goes up stops it: more may have been added before we hear of a scroll of our own. */
export function follows(did: boolean, last: number, list: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEAR || (did && list.scrollTop >= last);
}

/** What kind of thing has happened: the first word of an event. */
export const kind = (event: string): string => event.split(' ')[0] ?? '';

type GoesOn = GameClient['goesOn'];

/** What only goes on with the line before it is one line with that. */
function joined(lines: readonly Line[], goesOn: GoesOn): Line[] {
  const all: Line[] = [];
  let last = '';
  for (const line of lines) {
    const before = all.at(-1);
    if (before && goesOn?.[kind(line.event)]?.includes(last))
      all[all.length - 1] = { ...before, text: `${before.text} ${line.text}`, things: [...before.things, ...line.things] };
    else all.push(line);
    last = kind(line.event);
  }
  return all;
}

/** Equal sentences of a run (one seat, one kind of event) are told once, where the first of them stood. */
export function folded(lines: readonly Line[], goesOn?: GoesOn): Told[] {
  const all: Told[] = [];
  let run = new Map<string, Told>();
  let before: Line | undefined;
  for (const line of joined(lines, goesOn)) {
    if (line.seat !== before?.seat || kind(line.event) !== kind(before.event)) run = new Map();
    before = line;
    const same = run.get(line.text);
    if (same) {
      same.times += 1;
      continue;
    }
    const told = { ...line, times: 1 };
    run.set(line.text, told);
    all.push(told);
  }
  return all;
}
