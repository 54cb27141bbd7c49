/** The words of the quest log. */
import { addWords } from '../../../lib/words';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';

addWords({ en, it });
