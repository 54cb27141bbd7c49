/** A card in words, for who listens. */
import { t } from '../../lib/words';
import type { Choice } from '../../lib/messages';
import type { GameProps } from '../contract';
import { printed } from './card';
import { healthLeft, thingOf, type CardAt, type Duel } from './duel';

export function describe(props: GameProps, duel: Duel, card: CardAt, list: readonly Choice[] = []): string {
  if (card.id === null) return t('tcg-face-down');
  const thing = thingOf(props.box, card.id);
  const { type_line, cost, defense, strike } = printed(thing);
  const { worth } = card;
  const lies = card.zone === 'play';
  const whose = card.seat === duel.me.seat ? t('tcg-yours') : t('tcg-theirs');
  return [
    thing.name,
    ...(lies || card.zone === 'resource' ? [whose] : []),
    ...(card.zone === 'resource' && card.down ? [t('tcg-face-down')] : [type_line]),
    ...(card.zone === 'hand' && cost !== null ? [t('tcg-costs', { n: worth.cost ?? cost })] : []),
    ...(worth.atk === undefined ? [] : [t('tcg-atk', { n: worth.atk })]),
    ...(worth.health === undefined ? [] : [t('tcg-health', { n: healthLeft(card) })]),
    ...(lies && defense !== null ? [t('tcg-def', { n: worth.defense ?? defense })] : []),
    ...(lies && strike !== null ? [t('tcg-strike', { n: worth.strike ?? strike })] : []),
    ...(card.exhausted ? [t('tcg-exhausted')] : []),
    ...(card.fresh && lies ? [t('tcg-fresh')] : []),
    ...(duel.attacker === card.slot ? [t('tcg-attacks')] : []),
    ...(duel.defender === card.slot ? [t('tcg-defends')] : []),
    ...list.map((one) => one.label),
  ].join(', ');
}
