/** The words about decks, with those about cards. */
import { addWords } from '../../../lib/words';
import '../cardwords';
import en from '../decks.en.ftl?raw';
import it from '../decks.it.ftl?raw';

addWords({ en, it });
