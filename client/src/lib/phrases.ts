/** Quick phrases: said in the language of who says them, read in that of who reads. */
import { inEvery, t } from './words';

export const PHRASES = ['chat-hello', 'chat-well-played', 'chat-thinking', 'chat-ouch', 'chat-thanks', 'chat-again'];

/** A line of chat as it is read here: a quick phrase in one's own language, anything else as it was said. */
export function heard(text: string): string {
  const key = PHRASES.find((one) => inEvery(one).includes(text));
  return key ? t(key) : text;
}
