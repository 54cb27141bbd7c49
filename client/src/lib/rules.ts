/** The executable rulebook in the browser: sections, and a search that answers at each letter. */

export interface Ruling {
  question: string;
  answer: string;
  reason: string;
}

/** One rule, as GET /api/games/{id}/rules lists them. */
export interface Rule {
  id: string;
  title: string;
  text: string;
  section: string;
  ruling?: Ruling | null;
  /** Why it is so, where two rules meet. */
  reason?: string | null;
  page?: string | null;
}

export interface Section {
  name: string;
  anchor: string;
  rules: Rule[];
}

/** Small letters without accents, one for one: what is found at i stands at i in the original. */
export function fold(text: string): string {
  let out = '';
  for (const char of text) {
    const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // A letter that grows when folded ("ß") stays as it is, so that places still agree.
    out += bare.length === char.length ? bare : char;
  }
  return out;
}

const body = (rule: Rule): string => {
  const { question = '', answer = '', reason = '' } = rule.ruling ?? {};
  return [rule.id, rule.title, rule.text, question, answer, reason, rule.reason ?? '', rule.section].join(' ');
};

export const terms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Rules with all words of the query, in the order of the book. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const wanted = terms(query);
  if (wanted.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = fold(body(rule));
    return wanted.every((term) => text.includes(term));
  });
}

/** The text cut where the words of the query stand in it. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = terms(query).filter((term) => term.length > 1);
  if (wanted.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const hits = new Uint8Array(text.length);
  for (const term of wanted)
    for (let i = folded.indexOf(term); i >= 0; i = folded.indexOf(term, i + 1)) hits.fill(1, i, i + term.length);
  const out: { text: string; hit: boolean }[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hits[i] === hits[i - 1]) continue;
    out.push({ text: text.slice(start, i), hit: hits[start] === 1 });
    start = i;
  }
  return out;
}

/** Rules by section, in the order in which sections first appear. */
export function sections(rules: readonly Rule[]): Section[] {
  const found = new Map<string, Section>();
  for (const rule of rules) {
    const section = found.get(rule.section) ?? { name: rule.section, anchor: anchor(rule.section), rules: [] };
    section.rules.push(rule);
    found.set(rule.section, section);
  }
  return [...found.values()];
}

const anchor = (name: string): string => 'section-' + fold(name).replace(/[^a-z0-9]+/g, '-');
