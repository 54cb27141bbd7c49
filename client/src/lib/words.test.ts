import { parse, type Message, type Pattern } from '@fluent/syntax';
import { afterEach, describe, expect, it } from 'vitest';
import { prefs } from './prefs.svelte';
import { ago, t } from './words';

const files = {
  ...import.meta.glob<string>('../words/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../games/**/*.{en,it}.ftl', { query: '?raw', import: 'default', eager: true }),
};
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** id → names of its variables, of one file. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const resource = parse(text, { withSpans: false });
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`can't be read: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const { id, value } = entry as Message;
    if (found.has(id.name)) throw new Error(`twice: ${id.name}`);
    found.set(id.name, [...variables(value)].sort());
  }
  return found;
}

function variables(pattern: Pattern | null): Set<string> {
  const names = new Set<string>();
  JSON.stringify(pattern, (_, node: unknown) => {
    const one = node as { type?: string; id?: { name: string } } | null;
    if (one?.type === 'VariableReference' && one.id) names.add(one.id.name);
    return node;
  });
  return names;
}

const twin = (path: string) => path.replace('/en/', '/it/').replace('.en.', '.it.');
const english = Object.keys(files).filter((path) => twin(path) !== path);

describe('words', () => {
  afterEach(() => (prefs.language = 'en'));

  it('has files', () => expect(english.length).toBeGreaterThan(1));

  it.each(english)('%s says the same things in Italian', (path) => {
    const other = files[twin(path)];
    expect(other, `${twin(path)} is missing`).toBeDefined();
    expect(Object.fromEntries(messages(other ?? ''))).toEqual(
      Object.fromEntries(messages(files[path] ?? '')),
    );
  });

  it('has every word that the sources ask for by name', () => {
    const known = new Set(Object.values(files).flatMap((text) => [...messages(text).keys()]));
    const asked = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => [match[1] ?? '', path] as const),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(([key]) => !known.has(key))).toEqual([]);
  });

  it('has no word of the frame that nobody asks for', () => {
    const all = Object.values(sources).join('\n');
    // Words that are put together from a part: `seat-bot-${level}`.
    const made = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...messages(files['../words/en/frame.ftl'] ?? '').keys()].filter(
      (key) => !all.includes(`'${key}'`) && !made.some((part) => key.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });

  it('speaks the language of the settings', () => {
    expect(t('undo')).toBe('Undo');
    prefs.language = 'it';
    expect(t('undo')).toBe('Annulla');
    expect(t('wait-still-free', { n: 1 })).toContain('Un posto');
  });

  it('is loud about a word that is not there', () => {
    expect(() => t('no-such-word')).toThrow('no-such-word');
    expect(() => t('round-of', {})).toThrow('round-of');
  });

  it('tells how long ago something was', () => {
    expect(ago(1000, 1000 + 60 * 5)).toBe('5 minutes ago');
    expect(ago(1000, 1000 + 3600 * 26)).toBe('yesterday');
    // A clock that is ahead does not speak of the future.
    expect(ago(2000, 1000)).toBe('this minute');
  });
});
