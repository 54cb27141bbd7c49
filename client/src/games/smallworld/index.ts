/** Small World of Warcraft: islands, pieces, the column of combos. */
import type { Sound } from '../../lib/sound';
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Me from './Me.svelte';
import SheetChoice from './SheetChoice.svelte';
import SheetMark from './SheetMark.svelte';
import Waiting from './Waiting.svelte';
import { comboName, emblem, thing } from './box';
import { describe } from './describe';
import { consequence, main } from './main';
import { suspense } from './motion';
import { asleep, here, legend, seatThings } from './readable';
import { onBoard } from './targets';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';
import { worldOf } from './world';


const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: 'die',
  conquered: 'conquered',
  deployed: 'placed',
  beasts: 'placed',
  marked: 'placed',
  bombed: 'placed',
  set_down: 'placed',
  gained: 'coins',
  earned: 'coins',
};

const words = { en, it };
addWords(words);

const client: GameClient = {
  board: Board,
  stage: 'sea',
  left: Hand,
  right: Waiting,
  sheet: { mark: SheetMark, choice: SheetChoice },
  tabs: [
    { id: 'races', label: 'sw-tab-races', icon: 'three-friends', component: Waiting },
    { id: 'me', label: 'sw-tab-me', icon: 'two-coins', component: Me },
  ],
  seat(props, seat) {
    const player = worldOf(props).players.find((p) => p.seat === seat);
    const { race, power, oldRace } = player ?? {};
    return {
      ...(race || oldRace ? { emblem: emblem(props.box, 'race', race ?? oldRace ?? '') } : {}),
      title: race && power ? comboName(props.box, race, power) : t('sw-no-race'),
      subtitle: [
        ...(oldRace
          ? [
              t(asleep(props, { kind: 'race', id: oldRace }) ? 'sw-asleep' : 'sw-in-decline', {
                race: thing(props.box, 'race', oldRace).name,
              }),
            ]
          : []),
        ...(player?.harmony ? [t('sw-harmony')] : []),
      ].join(' · '),
      coins: player ? (player.coins ?? '?') : null,
      things: player ? seatThings(player) : [],
    };
  },
  about(props, { kind, id }) {
    const world = worldOf(props);
    const seatName = (seat: string): string => props.table.seats.find((one) => one.seat === seat)?.name ?? seat;
    const place = kind === 'region' ? world.by.get(id) : undefined;
    if (place) return describe(props.box, place, seatName, null);
    const one = world.players.find((p) => (kind === 'race' ? p.race : kind === 'power' ? p.power : null) === id);
    return one?.race && one.power ? `${seatName(one.seat)}: ${comboName(props.box, one.race, one.power)}` : null;
  },
  asleep: (props, thing) => (asleep(props, thing) ? t('sw-sleeps') : null),
  here,
  legend,
  onBoard,
  // Laying out what is left at the end of a turn.
  together: (event) => event === 'deployed',
  suspense,
  sound: (event) => SOUNDS[event] ?? null,
  tabFor: (question) => (question.label === 'pick' ? 'races' : null),
  headline: (question, name) => (question.label === 'retreat' ? t('sw-attacked', { name }) : null),
  main,
  consequence,
  words,
};

export default client;
