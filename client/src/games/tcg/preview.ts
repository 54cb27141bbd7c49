/** What an answer would do, as words on the cards and as lines beside them. */
import type { Change, Preview } from '../../lib/messages';
import { t } from '../../lib/words';

const range = ({ low, high }: Change): string => (low === high ? String(high) : `${low}–${high}`);
const signed = (sign: string, change: Change): string =>
  change.low === 0 ? t('tcg-up-to', { n: `${sign}${change.high}` }) : `${sign}${range(change)}`;

/** By slot: "−5 · dies". */
export function previewPills(preview: Preview | null): Map<string, string> {
  const parts = new Map<string, string[]>();
  const add = (slot: string, word: string): void => {
    parts.set(slot, [...(parts.get(slot) ?? []), word]);
  };
  for (const change of preview?.changes ?? []) {
    const [slot = ''] = change.args;
    if (change.high === 0 && change.low === 0) continue;
    if (change.verb === 'damage') add(slot, signed('−', change));
    else if (change.verb === 'healed') add(slot, signed('+', change));
    else if (change.verb === 'destroyed') add(slot, t(change.low > 0 ? 'tcg-dies' : 'tcg-may-die'));
    else if (change.verb === 'prevented') add(slot, t('tcg-prevents', { n: range(change) }));
    else if (change.verb === 'returned') add(slot, t('tcg-returns'));
    else if (change.verb === 'interrupted') add(slot, t('tcg-interrupted'));
  }
  return new Map([...parts].map(([slot, words]) => [slot, words.join(' · ')]));
}

/** The resources that would pay. */
export const payers = (preview: Preview | null): string[] =>
  (preview?.changes ?? []).flatMap((change) => (change.verb === 'pays' && change.args[0] ? [change.args[0]] : []));

/** The lines beside the table: not those that a card or a resource shows by itself. */
export const lines = (preview: Preview): Change[] => preview.changes.filter((change) => change.verb !== 'pays');
