/** World of Warcraft: The Board Game: the map of Lordaeron, heroes and their turn. */
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { SOUNDS, suspense } from './fight/moments';
import BookTab from './BookTab.svelte';
import { describe } from './describe';
import Heroes from './Heroes.svelte';
import { legend } from './legend';
import { advice, main, says } from './main';
import Track from './Track.svelte';
import { onBoard } from './forms';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';
import { FACTION } from './look';
import { figuresAt, heroesOf, worldOf } from './world';

const words = { en, it };
addWords(words);

const client: GameClient = {
  board: Board,
  stage: 'sea',
  bar: Track,
  seats: Heroes,
  right: Aside,
  tabs: [{ id: 'books', label: 'bg-tab-books', icon: 'open-book', component: BookTab }],
  seat(props, seat) {
    const world = worldOf(props);
    const mine = heroesOf(world, seat);
    const faction = world.factions.get(seat);
    return {
      ...(faction ? { emblem: FACTION[faction].icon } : {}),
      title: mine.map((hero) => hero.name).join(', ') || (faction ? t(`bg-${faction}`) : t('bg-no-hero')),
      subtitle: mine.map((hero) => t('bg-class-level', { class: t(`bg-class-${hero.class}`), level: hero.level })).join(', '),
      coins: mine.length > 0 ? mine.reduce((sum, hero) => sum + hero.gold, 0) : null,
      things: mine.map((hero) => ({ kind: 'character', id: hero.character })),
    };
  },
  about: (props, { kind, id }) => (kind === 'region' ? describe(props.box, worldOf(props), id, null) : null),
  here(props, { kind, id }) {
    const world = worldOf(props);
    if (kind !== 'region') return [];
    return [
      ...(world.bosses.get(id) ?? []).map((one) => ({ kind: 'boss', id: one })),
      ...[...new Set(figuresAt(world, id).map((one) => one.creature))].map((one) => ({ kind: 'creature', id: one })),
      ...[...new Set(figuresAt(world, id).flatMap((one) => one.quest ?? []))].map((one) => ({ kind: 'quest', id: one })),
    ];
  },
  keys: [
    ['H', 'bg-key-hero'],
    ['X', 'bg-key-sheet'],
    ['Q', 'bg-key-books'],
    ['Z', 'bg-key-point'],
  ],
  legend,
  onBoard,
  suspense,
  sound: (event) => SOUNDS[event] ?? null,
  main,
  says,
  advice,
  words,
};

export default client;
