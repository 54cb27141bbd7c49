import { beforeEach, expect, it } from 'vitest';
import { offBoard } from '../../lib/choices';
import { prefs } from '../../lib/prefs.svelte';
import { duelOf } from './duel';
import rawLabels from './positions/labels.json';
import { box, position } from './given';
import client from './index';
import { undone } from './main';

beforeEach(() => {
  prefs.language = 'en';
});

const button = (label: string, change: (columns: Record<string, unknown>) => void = () => undefined) => {
  const here = structuredClone(position(label));
  change(here.view.columns as Record<string, unknown>);
  const question = here.question!;
  const choices = offBoard(question, client);
  const main = client.main?.(choices, question) ?? null;
  const props = { box, position: here };
  return { main, says: main && client.says?.(props, main), then: main && client.consequence?.(props, main), here, question };
};

it('ends the turn in my action phase, and says what is left undone', () => {
  const { main, says, then, here, question } = button('priority');
  expect(main?.text).toBe('pass');
  expect(says).toBe('End turn');
  expect(undone(duelOf({ box, position: here }), question)).toEqual(then?.split(' · '));
  expect(then).toContain('no resource placed');
});

it('says nothing of what could no longer be done', () => {
  const { here, question } = button('priority');
  const rest = { ...question, choices: question.choices.filter((one) => one.verb === 'pass') };
  expect(undone(duelOf({ box, position: here }), rest)).toEqual([]);
});

it('lets resolve what is on the chain, and passes in the turn of the other', () => {
  const on = button('priority', (columns) => {
    columns.chain = [['card', 'A', 'A5.1', 'x', -1, [], '-', 0, '-', 0, 0]];
  });
  expect([on.says, on.then]).toEqual(['Let it resolve', null]);
  const other = button('priority', (columns) => {
    columns.turn = columns.turn === 'A' ? 'B' : 'A';
  });
  expect([other.says, other.then]).toEqual(['Pass', null]);
});

it('says what not to do is', () => {
  expect(button('protect').says).toBe('No protector');
  expect(button('strike').says).toBe('No strike');
  const armor = button('armor');
  expect(armor.says).toBe(`Take ${String(armor.question.about).split(' ')[3]} damage`);
});

it('says what a mode does, not which one it is', () => {
  const here = position('mode');
  const said = here.question!.choices.map((one) => client.says?.({ box, position: here }, one));
  expect(said).toEqual([
    expect.stringMatching(/^Your hero deals \d nature damage to target [^.]*$/),
    expect.stringMatching(/^Your hero heals \d damage from target [^.]*$/),
  ]);
});

it('is there for every question with a button, but where the choice is a matter of taste', () => {
  const none = rawLabels.labels.filter((label) => {
    const { main, question } = button(label);
    return main === null && offBoard(question, client).length > 0;
  });
  expect(none).toEqual(['mode', 'reveal', 'search']);
});
