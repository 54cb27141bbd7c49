import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Line, Position } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import { charge, interferes, nextAnswer } from './charge.svelte';
import { duelOf, listed, readDuel, seenOf, type Duel } from './duel';
import { box, given, position } from './given';
import client from './index';
import { lethal, onslaught } from './judge';

type Columns = Record<string, unknown> & { heroes: string[]; damage: Record<string, number> };
type Now = Record<string, { atk?: number; strike?: number; health?: number }>;

beforeEach(() => {
  prefs.language = 'en';
  charge.stop();
});

const choice = (text: string): Choice => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args, label: text, amount: null, things: [] } as unknown as Choice;
};

/** My action phase with two allies that can attack, for 2 and 5, and a bare hero. */
function mine(change: (columns: Columns, now: Now) => void = () => undefined) {
  const here: Position = structuredClone(position('priority'));
  const question = here.question!;
  const columns = here.view.columns as Columns;
  const now = here.view.now as Now;
  const seat = question.seat;
  const [hero, foe] = seat === 'A' ? columns.heroes : [...columns.heroes].reverse();
  const zone = columns.zone as Record<string, string>;
  const play = columns.play as string[];
  const owner = columns.owner as Record<string, string>;
  for (const [slot, atk] of [['X1', 2], ['X2', 5]] as const) {
    zone[slot] = 'play';
    owner[slot] = seat;
    (columns.controller as Record<string, string>)[slot] = seat;
    play.push(slot);
    now[slot] = { atk, health: 3 };
  }
  for (const slot of Object.keys(now)) if (now[slot]!.strike !== undefined) now[slot]!.strike = 99;
  Object.assign(columns, { chain: [], attacker: '-', defender: '-', turn: seat, window: 'action' });
  now[hero!]!.atk = 0;
  question.choices = ['pass', 'attack X1', 'attack X2', `attack ${hero}`].map(choice);
  change(columns, now);
  return { here, question, duel: readDuel(box, here.view), seat, hero: hero!, foe: foe! };
}

const hurt = (left: number) => (columns: Columns, now: Now) => {
  for (const slot of columns.heroes) columns.damage[slot] = now[slot]!.health! - left;
};

describe('an onslaught', () => {
  it('is everybody who would deal damage, the strongest first', () => {
    const { duel, question } = mine();
    expect(onslaught(duel, question)).toEqual({ slots: ['X2', 'X1'], damage: 7 });
  });

  it('is lethal when that is the health that is left, and not one point before', () => {
    const enough = mine(hurt(7));
    expect(lethal(enough.duel, enough.question)).toBe(true);
    const short = mine(hurt(8));
    expect(lethal(short.duel, short.question)).toBe(false);
  });

  it('is only in my own turn, with nothing on its way', () => {
    const fought = mine((columns) => (columns.attacker = 'X1.0'));
    expect(onslaught(fought.duel, fought.question)).toBeNull();
    const other = mine((columns) => (columns.turn = columns.turn === 'A' ? 'B' : 'A'));
    expect(onslaught(other.duel, other.question)).toBeNull();
  });

  it('leaves the main button to itself when it wins: nobody ends the turn then', () => {
    const win = mine(hurt(7));
    const props = { box, position: win.here };
    expect(client.main?.([choice('pass')], win.question, props)).toBeNull();
    const no = mine(hurt(8));
    expect(client.main?.([choice('pass')], no.question, { box, position: no.here })?.text).toBe('pass');
  });
});

describe('a charge', () => {
  const asked = (duel: Duel, label: string, ...texts: string[]) =>
    nextAnswer(duel, { label, seat: duel.me.seat, choices: texts.map(choice) } as never, ['X1']);

  it('answers what is expected, and nothing else', () => {
    const { duel, foe } = mine();
    expect(asked(duel, 'priority', 'pass', 'attack X1')).toBe('attack X1');
    expect(asked(duel, 'priority', 'pass')).toBeNull();
    expect(asked(duel, 'defender', `at ${foe}`, 'at Y1')).toBe(`at ${foe}`);
    expect(asked(duel, 'defender', 'at Y1')).toBeNull();
    expect(asked(duel, 'may', 'yes', 'no')).toBeNull();
    expect(asked({ ...duel, attacker: 'X1' }, 'priority', 'pass', 'play fireball')).toBe('pass');
    const link = { kind: 'card' as const, seat: 'A', source: 'A1', targets: [] };
    expect(asked({ ...duel, chain: [link] }, 'priority', 'pass')).toBeNull();
    expect(asked({ ...duel, chain: [{ ...link, kind: 'proposal' }] }, 'priority', 'pass')).toBe('pass');
  });

  it('sees when the other side does something', () => {
    const { duel, seat } = mine();
    const other = seat === 'A' ? 'B' : 'A';
    const line = (event: string) => ({ event }) as Line;
    expect(interferes(line(`played ${other} fireball ${other}3`), duel)).toBe(true);
    expect(interferes(line(`played ${seat} fireball ${seat}3`), duel)).toBe(false);
    expect(interferes(line(`protects luka ${duel.foe.hero!.slot}`), duel)).toBe(true);
    expect(interferes(line(`prevented hero ${duel.foe.hero!.slot} 2 helm`), duel)).toBe(true);
    expect(interferes(line('dealt a b X1 3 melee'), duel)).toBe(false);
  });

  it('attacks one after the other, answers each question once, and stops when I am disturbed', () => {
    const { here, seat } = mine();
    const quiet = { ...here, log: [] };
    const game = given('priority', { position: quiet });
    charge.begin(game);
    expect(vi.mocked(game.pick).mock.calls).toEqual([['attack X2']]);
    charge.follow(game);
    expect(game.pick).toHaveBeenCalledTimes(1);
    const next = { ...quiet, question: { ...quiet.question!, number: 2 } };
    const more = given('priority', { position: next });
    charge.follow(more);
    expect(vi.mocked(more.pick).mock.calls).toEqual([['attack X1']]);
    const other = seat === 'A' ? 'B' : 'A';
    const answered = [{ event: `used ${other} x ${other}1 y` } as Line];
    const last = given('priority', { position: { ...next, question: { ...next.question, number: 3 }, log: answered } });
    charge.follow(last);
    expect(last.pick).not.toHaveBeenCalled();
    expect(charge.slots).toBeNull();
  });
});

describe('the decks', () => {
  it('lists what is left by cost and name, and only mine', () => {
    const here = structuredClone(position('priority'));
    const ids = Object.keys(box.things.card ?? {}).slice(0, 4);
    (here.view.now as Record<string, unknown>).decks = { [here.seat!]: Object.fromEntries(ids.map((id, i) => [id, i + 1])) };
    const duel = readDuel(box, here.view);
    expect(duel.left).toEqual({ [ids[0]!]: 1, [ids[1]!]: 2, [ids[2]!]: 3, [ids[3]!]: 4 });
    const all = listed(box, duel.left!);
    expect(all.map((one) => one.n).reduce((a, b) => a + b)).toBe(10);
    const costs = all.map(({ id }) => (box.things.card![id]!.data.cost as number | null) ?? 99);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  it('tells of the other what lies open, and nothing of what is face down', () => {
    const here = structuredClone(position('priority'));
    const duel = duelOf({ box, position: here });
    const seen = seenOf(box, duel, duel.foe);
    const open = [...duel.foe.allies, ...duel.foe.grave].filter((one) => one.owner === duel.foe.seat && !one.slot.startsWith('t'));
    for (const one of open) expect(seen[one.id!]).toBeGreaterThan(0);
    expect(Object.keys(seen)).not.toContain(duel.foe.hero!.id);
    const all = Object.values(seen).reduce((a, b) => a + b, 0);
    expect(all).toBeLessThanOrEqual([...duel.by.values()].filter((one) => one.owner === duel.foe.seat && one.id).length);
  });
});
