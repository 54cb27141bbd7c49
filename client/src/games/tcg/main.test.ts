import { beforeEach, expect, it } from 'vitest';
import { offBoard } from '../../lib/choices';
import { prefs } from '../../lib/prefs.svelte';
import { duelOf } from './duel';
import rawLabels from './positions/labels.json';
import { box, position } from './given';
import client from './index';
import { useful } from './judge';
import { undone } from './main';

beforeEach(() => {
  prefs.language = 'en';
});

type Columns = Record<string, unknown>;
type Now = Record<string, { atk?: number; health?: number }>;

/** Nobody could win at once. */
const unhurt = (columns: Columns): void => {
  columns.damage = {};
};

const button = (label: string, change: (columns: Columns, now: Now) => void = () => undefined) => {
  const here = structuredClone(position(label));
  change(here.view.columns as Columns, here.view.now as Now);
  const question = here.question!;
  const choices = offBoard(question, client);
  const props = { box, position: here };
  const main = client.main?.(choices, question, props) ?? null;
  return { main, says: main && client.says?.(props, main), then: main && client.consequence?.(props, main), here, question };
};

it('ends the turn in my action phase, and says what is left undone', () => {
  const { main, says, then, here, question } = button('priority', unhurt);
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

it('strikes, where the blow is worth its price', () => {
  const { says, then, main } = button('strike');
  expect([main?.text, says, then]).toEqual(['strike B19', 'Strike with Warmace of Menethil', '+5 ATK']);
  // A weapon that deals nothing is not worth two resources.
  const blunt = button('strike', (_, now) => (now.B19!.atk = 0));
  expect([blunt.main?.text, blunt.says]).toEqual(['hold', 'No strike']);
});

it('lets step in who comes off better than the one who is attacked', () => {
  // 2 ATK on Alecia, who has 2 left, or on Lu'ka, who has 2 left, too, but whose 6 ATK destroy the attacker.
  const { main, says } = button('protect');
  expect([main?.text, says]).toEqual(['protect B12', "Protect with Lu'ka de Wall"]);
  // The attacker would survive, and Lu'ka is the greater loss.
  const hard = button('protect', (_, now) => (now.A12!.health = 9));
  expect([hard.main?.text, hard.says]).toEqual(['hold', 'No protector']);
  // The hero would fall: anybody steps in.
  const last = button('protect', (columns, now) => {
    now.A12!.health = 9;
    columns.defender = 'B0.0';
    (columns.damage as Record<string, number>).B0 = 25;
  });
  expect(last.main?.text).toBe('protect B12');
});

it('uses armor, the smallest that is enough', () => {
  const { main, says, then } = button('armor');
  expect([main?.text, says, then]).toEqual(['armor B10', 'Use Golem Skull Helm', 'prevents 3 of 3']);
  const here = structuredClone(position('armor'));
  const question = here.question!;
  const more = question.choices.find((one) => one.text === 'armor B10')!;
  question.choices.push({ ...more, text: 'armor B30', args: ['B30'] }, { ...more, text: 'armor B31', args: ['B31'] });
  const now = here.view.now as Record<string, { defense: number }>;
  const columns = here.view.columns as Record<string, Record<string, string>>;
  for (const [slot, defense] of [['B30', 5], ['B31', 1]] as const) {
    now[slot] = { defense };
    columns.zone![slot] = 'play';
  }
  const best = () => client.main?.([], question, { box, position: structuredClone(here) })?.text;
  expect(best()).toBe('armor B10');
  question.about = 'about_damage x y 1';
  expect(best()).toBe('armor B31');
  question.about = 'about_damage x y 9';
  expect(best()).toBe('armor B30');
});

it('counts whom it would be a loss not to attack with: no hero without a weapon', () => {
  const here = structuredClone(position('priority'));
  const question = here.question!;
  const hero = (here.view.columns as Record<string, string[]>).heroes!['AB'.indexOf(question.seat)]!;
  const bare = { ...question, choices: [{ ...question.choices[0]!, verb: 'attack', text: `attack ${hero}`, args: [hero] }] };
  const now = here.view.now as Record<string, { atk?: number; strike?: number }>;
  now[hero]!.atk = 0;
  const said = () => undone(duelOf({ box, position: structuredClone(here) }), bare).join();
  const weapons = Object.keys(now).filter((slot) => now[slot]!.strike !== undefined);
  for (const slot of weapons) now[slot]!.strike = 99;
  expect(said()).not.toContain('attack');
  now[hero]!.atk = 1;
  expect(said()).toContain('1 character could attack');
});

it('says what a mode does, not which one it is', () => {
  const here = position('mode');
  const said = here.question!.choices.map((one) => client.says?.({ box, position: here }, one));
  expect(said).toEqual([
    expect.stringMatching(/^Your hero deals \d nature damage to target [^.]*$/),
    expect.stringMatching(/^Your hero heals \d damage from target [^.]*$/),
  ]);
});

it('asks no more than the buttons leave to ask', () => {
  expect(client.asks?.(position('mode').question!)).toMatch(/^[^.]+: choose one\.$/);
  for (const label of ['may', 'target']) expect(client.asks?.(position(label).question!)).toBe(null);
});

it('is there for every question with a button, but where the choice is a matter of taste', () => {
  const none = rawLabels.labels.filter((label) => {
    const { main, question } = button(label, unhurt);
    return main === null && offBoard(question, client).length > 0;
  });
  expect(none).toEqual(['mode', 'reveal', 'search']);
});

it('lights no card that could only become a resource, and no attack that deals nothing', () => {
  const { here, question } = button('priority');
  const duel = duelOf({ box, position: here });
  const hero = duel.me.hero!;
  const choice = (verb: string) => ({ ...question.choices[0]!, verb });
  const unarmed = { ...duel, me: { ...duel.me, gear: [] } };
  const bare = { ...hero, worth: { ...hero.worth, atk: 0 } };
  expect(useful(unarmed, question, bare, [choice('attack')])).toBe(false);
  expect(useful(unarmed, question, bare, [choice('attack'), choice('use')])).toBe(true);
  expect(useful(unarmed, question, { ...hero, worth: { atk: 2 } }, [choice('attack')])).toBe(true);
  expect(useful(duel, question, bare, [choice('place'), choice('stash')])).toBe(false);
});
