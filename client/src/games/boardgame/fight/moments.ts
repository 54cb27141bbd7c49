/** What happens in a fight, told by the lines of the log: what is announced on the stage, how long dice roll. */
import type { Line } from '../../../lib/messages';
import type { Sound } from '../../../lib/sound';

const verb = (line: Line): string => line.event.split(' ')[0] ?? '';

/** Things that everybody should hear of: what opponents do, who falls, how it ends. */
const ANNOUNCED: ReadonlySet<string> = new Set([
  ...['lost', 'stunned', 'cursed', 'mended', 'strikes_back', 'companion_hurt', 'slain', 'boss_slain', 'defeated'],
  ...['fled', 'revived', 'won_fight', 'lost_fight', 'nobody_won', 'used', 'last_stand', 'goes_first', 'looted'],
]);

export const saidOf = (log: readonly Line[]): Line[] => log.filter((line) => ANNOUNCED.has(verb(line)));

/** Milliseconds that dice tumble before what they show is shown. */
export const ROLL = 600;

export const suspense = (lines: readonly Line[]): number => (lines.some((line) => verb(line) === 'shows') ? ROLL : 0);

/** How many dice of each colour these lines throw: "shows horde1 red2,red6,blue8". */
export function rolledOf(lines: readonly Line[]): Record<string, number> {
  const many: Record<string, number> = {};
  for (const line of lines) {
    const [what, , dice = ''] = line.event.split(' ');
    if (what !== 'shows') continue;
    for (const [, colour = ''] of dice.matchAll(/(red|blue|green)\d/g)) many[colour] = (many[colour] ?? 0) + 1;
  }
  return many;
}

/** What an event sounds like. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  shows: 'die',
  went: 'placed',
  equipped: 'placed',
  slain: 'conquered',
  boss_slain: 'conquered',
  defeated: 'conquered',
  paid: 'coins',
  bought: 'coins',
  sold: 'coins',
};
