/** The words on and about cards: they come with what draws them. */
import { addWords } from '../../lib/words';
import en from './cards.en.ftl?raw';
import it from './cards.it.ftl?raw';

addWords({ en, it });
