import { describe, expect, it } from 'vitest';
import { fold, marked, search, sections, type Rule } from './rules';

const RULES: Rule[] = [
  { id: 'X-SETUP-01', title: 'Islands', text: 'Lay the islands out.', section: 'Setup' },
  { id: 'X-TURN-01', title: 'Unità di razza', text: 'Finché può.', section: 'Turn' },
  {
    id: 'X-TURN-02',
    title: 'The die',
    text: 'Roll it last.',
    section: 'Turn',
    ruling: { question: 'Which faces?', answer: 'Three blanks.', reason: 'A classic.' },
  },
];

describe('search', () => {
  it('is blind to accents and capitals', () => {
    expect(search(RULES, 'UNITA').map((r) => r.id)).toEqual(['X-TURN-01']);
    expect(search(RULES, 'può').map((r) => r.id)).toEqual(search(RULES, 'puo').map((r) => r.id));
  });
  it('wants all words, in the ruling and the id too', () => {
    expect(search(RULES, 'die blanks').map((r) => r.id)).toEqual(['X-TURN-02']);
    expect(search(RULES, 'x-turn').map((r) => r.id)).toEqual(['X-TURN-01', 'X-TURN-02']);
    expect(search(RULES, 'die islands')).toEqual([]);
  });
  it('looks into the reason where two rules meet', () => {
    const rule: Rule = { id: 'X-INT-01', title: 'Both?', text: 'Yes.', section: 'INT', reason: 'They add up.' };
    expect(search([...RULES, rule], 'add up')).toEqual([rule]);
  });
  it('finds everything with nothing', () => {
    expect(search(RULES, '  ')).toEqual(RULES);
  });
});

describe('marks', () => {
  it('stand where the word stands in the original', () => {
    expect(marked('Però l’unità', 'unita')).toEqual([
      { text: 'Però l’', hit: false },
      { text: 'unità', hit: true },
    ]);
    expect(marked('aaa', 'aa')).toEqual([{ text: 'aaa', hit: true }]);
    expect(marked('plain', '')).toEqual([{ text: 'plain', hit: false }]);
  });
  it('keep their place after letters that grow', () => {
    expect(fold('Großeİx')).toHaveLength('Großeİx'.length);
    expect(marked('İx die', 'die').at(-1)).toEqual({ text: 'die', hit: true });
  });
});

it('sections keep the order of the book', () => {
  expect(sections(RULES).map((s) => [s.name, s.anchor, s.rules.length])).toEqual([
    ['Setup', 'section-setup', 1],
    ['Turn', 'section-turn', 2],
  ]);
});
