import { beforeEach, expect, it } from 'vitest';
import type { Position } from '../../lib/messages';
import { prefs } from '../../lib/prefs.svelte';
import type { Box } from '../contract';
import client from './index';
import rawBox from './fixtures/box.json';
import rawDecline from './fixtures/verb-decline.json';
import rawForm from './fixtures/verb-form.json';
import rawShow from './fixtures/show.json';
import { offBoard } from '../../lib/choices';

const box = rawBox as unknown as Box;
const given = (raw: unknown) => {
  const position = raw as Position;
  const question = position.question!;
  const choices = offBoard(question, client);
  return { position, question, choices, main: client.main?.(choices, question, { box, position })?.text ?? null };
};
const said = (position: Position, text: string) => {
  const choice = position.question?.choices.find((one) => one.text === text);
  return choice ? client.consequence?.({ box, position }, choice) : undefined;
};

beforeEach(() => {
  prefs.language = 'en';
});

it('stopping is not the main thing while there is something to conquer, and says what is left', () => {
  const { position, main, choices, question } = given(rawShow);
  expect(choices.map((choice) => choice.text)).toContain('stop');
  expect(main).toBeNull();
  expect(said(position, 'stop')).toBe('6 tokens in hand');
  const rest = question.choices.filter((choice) => !['conquer', 'push', 'final'].includes(choice.verb));
  expect(client.main?.(choices, { ...question, choices: rest }, { box, position })?.text).toBe('stop');
});

it('says "your turn" only in my turn', () => {
  const { question } = given(rawShow);
  expect(client.headline?.({ ...question, label: 'retreat' }, 'Vell')).toBe('Vell attacks: your survivors retreat.');
  expect(client.headline?.(question, 'Vell')).toBeNull();
});

it('choices say what comes of them', () => {
  const turn = given(rawDecline);
  expect(turn.main).toBe('expand');
  expect(said(turn.position, 'expand')).toMatch(/^with \d+ tokens?$/);
  expect(said(turn.position, 'decline')).toMatch(/new race next turn$/);
  expect(said(given(rawForm).position, 'form worgen')).toContain('1 token less');
});
