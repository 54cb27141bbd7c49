/** The Trading Card Game: a duel across the table. */
import type { Sound } from '../../lib/sound';
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import AllIn from './AllIn.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Fan from './Fan.svelte';
import Orders from './Orders.svelte';
import Phases from './Phases.svelte';
import { classOf, SOUNDS as BLOWS } from './blows';
import { duelOf, healthLeft, ready, thingOf } from './duel';
import { asks, consequence, main, says } from './main';
import { halfMade, onBoard } from './options';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';

const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: 'die',
  placed: 'placed',
  placed_up: 'placed',
  played: 'placed',
  entered: 'placed',
  dealt: 'conquered',
  destroyed: 'conquered',
  recovered: 'coins',
};

/** What a player does, and what of it is told next: its mode, its targets. */
const ANNOUNCED = ['played', 'used', 'triggered'];
const AIMED = [...ANNOUNCED, 'mode', 'aimed', 'aimed_at'];

const words = { en, it };
addWords(words);

const client: GameClient = {
  board: Board,
  seated: true,
  bar: Phases,
  right: Aside,
  thumb: Fan,
  beside: AllIn,
  tab: { label: 'tcg-tab', icon: 'crossed-swords' },
  tabs: [{ id: 'orders', label: 'tcg-tab-orders', icon: 'hourglass', component: Orders }],
  seat(props, seat) {
    const duel = duelOf(props);
    const side = duel.me.seat === seat ? duel.me : duel.foe;
    const id = side.hero?.id ?? null;
    return {
      title: id ? thingOf(props.box, id).name : '',
      subtitle: side.hero
        ? [
            t('tcg-health', { n: healthLeft(side.hero) }),
            t('tcg-ready-of', { n: ready(side), all: side.resources.length }),
            t('tcg-hand-of', { n: side.hand.length }),
          ].join(' · ')
        : '',
      coins: null,
      things: id ? [{ kind: 'card', id }] : [],
    };
  },
  onBoard,
  main,
  asks,
  says,
  consequence,
  halfMade,
  goesOn: { drawn: ['drew'], mode: ANNOUNCED, aimed: AIMED, aimed_at: AIMED },
  sound: (event, line, box) => BLOWS[classOf(line, box) ?? ''] ?? SOUNDS[event] ?? null,
  words,
};

export default client;
