/** What a player reads: Project Fluent files, one function. `t` is reactive on the language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs, type Language } from './prefs.svelte';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: Language): FluentBundle {
  // No isolation marks around what is put in: both languages run from left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/words/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), it: bundle('it') };
const added = new Set<string>();

/** A game brings words of its own. */
export function addWords(words: Record<Language, string>): void {
  for (const language of ['en', 'it'] as const) {
    const text = words[language];
    if (added.has(language + text)) continue;
    added.add(language + text);
    bundles[language].addResource(new FluentResource(text), { allowOverrides: true });
  }
}

/** A word that is not there: loud where we can hear it, the key itself where a player reads. */
function missing(key: string, why: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`words: ${key}: ${why}`);
  if (import.meta.env.DEV) console.error(`words: ${key}: ${why}`);
  return `⟦${key}⟧`;
}

/** The sentence for a key in the language of now. */
export function t(key: string, args?: Args): string {
  const language = prefs.language;
  const made = bundles[language];
  const message = made.getMessage(key);
  if (!message?.value) return missing(key, `not in ${language}`);
  const errors: Error[] = [];
  const text = made.formatPattern(message.value, args ?? null, errors);
  const error = errors[0];
  return error ? missing(key, error.message) : text;
}

/** What a key without arguments says, in each language. */
export function inEvery(key: string): string[] {
  return Object.values(bundles).flatMap((made) => {
    const value = made.getMessage(key)?.value;
    return value ? [made.formatPattern(value)] : [];
  });
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return bundles[prefs.language].hasMessage(key);
}

/** Numbers and times as the language writes them. */
export function number(value: number): string {
  return new Intl.NumberFormat(prefs.language).format(value);
}

/** "3 minutes ago". */
export function ago(unix: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(prefs.language, { numeric: 'auto' });
  const seconds = Math.min(0, Math.round(unix - now));
  if (seconds > -60) return format.format(0, 'minute');
  if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86400), 'day');
}
