/** World of Warcraft: The Adventure Game: the map of the Eastern Kingdoms, heroes, and the race to eight. */
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Left from './Left.svelte';
import Phases from './Phases.svelte';
import Purse from './Purse.svelte';
import QuestsTab from './QuestsTab.svelte';
import Thumb from './Thumb.svelte';
import YouTab from './YouTab.svelte';
import { cardName, foeCard } from './box';
import { describe } from './describe';
import { onBoard } from './forms';
import { legend } from './legend';
import { main, tabFor } from './main';
import { SOUNDS, suspense, together } from './moments';
import { cost, deed } from './says';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';
import { worldOf } from './world';

const words = { en, it };
addWords(words);

const client: GameClient = {
  board: Board,
  stage: 'sea',
  bar: Phases,
  seats: Left,
  right: Aside,
  thumb: Thumb,
  beside: Purse,
  tabs: [
    { id: 'you', label: 'ag-tab-you', icon: 'chess-pawn', component: YouTab },
    { id: 'quests', label: 'ag-tab-quests', icon: 'open-book', component: QuestsTab },
  ],
  seat(props, seat) {
    const hero = worldOf(props).hero.get(seat);
    return {
      title: hero?.name ?? t('ag-no-hero'),
      subtitle: hero ? `${t(`ag-calling-${hero.calling}`)}, ${t(`ag-level-${hero.level}`)}` : '',
      coins: null,
      things: hero ? [{ kind: 'hero', id: hero.id }] : [],
    };
  },
  about: (props, { kind, id }) => (kind === 'space' ? describe(props.box, worldOf(props), id, null, false) : null),
  here(props, { kind, id }) {
    if (kind !== 'space') return [];
    const world = worldOf(props);
    const foe = Object.keys(props.box.things.foe ?? {}).find((one) => foeCard(props.box, one).space === id);
    return [
      ...(foe ? [{ kind: 'foe', id: foe }] : []),
      ...world.line.filter((one) => one.at === id).map((one) => ({ kind: 'card', id: cardName(one.card) })),
      ...world.events.filter((one) => one.at === id).map((one) => ({ kind: 'card', id: cardName(one.card) })),
      ...world.heroes.filter((one) => one.at === id).map((one) => ({ kind: 'hero', id: one.id })),
    ];
  },
  keys: [
    ['H', 'ag-key-home'],
    ['Q', 'ag-key-quest'],
    ['V', 'ag-key-rival'],
  ],
  legend,
  onBoard,
  main,
  says: (_, choice) => deed(choice),
  consequence: (_, choice) => cost(choice),
  tabFor,
  together,
  suspense,
  sound: (event) => SOUNDS[event] ?? null,
  words,
};

export default client;
