/** World of Warcraft: The Board Game: the map of Lordaeron, heroes and their turn. */
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import { suspense } from './fight/moments';
import { onBoard } from './forms';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';
import { heroesOf, worldOf } from './world';
import { FACTION } from './look';

const words = { en, it };
addWords(words);

const client: GameClient = {
  board: Board,
  stage: 'sea',
  tabs: [],
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
  onBoard,
  suspense,
  words,
};

export default client;
