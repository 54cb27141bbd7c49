/** The words of the cards: they come with whatever draws one. */
import { addWords } from '../../../lib/words';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';

addWords({ en, it });
