/** The words about decks, with those about cards. */
import { addWords, t } from '../../../lib/words';
import '../cardwords';
import en from '../decks.en.ftl?raw';
import it from '../decks.it.ftl?raw';

addWords({ en, it });

/** Characters of a deck's text: the server reads no more. */
const MOST = 20_000;

/** What is said of a text that can't be one deck; empty: it can. */
export const tooLong = (text: string): string =>
  text.length > MOST ? t('decks-import-long', { count: text.length, most: MOST }) : '';
