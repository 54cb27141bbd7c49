/** Small World of Warcraft: islands, pieces, the column of combos. */
import type { Choice } from '../../lib/messages';
import type { Sound } from '../../lib/sound';
import { addWords, t } from '../../lib/words';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Me from './Me.svelte';
import Waiting from './Waiting.svelte';
import { comboName, emblem, thing } from './box';
import { describe } from './describe';
import { onBoard } from './targets';
import en from './words.en.ftl?raw';
import it from './words.it.ftl?raw';
import { worldOf } from './world';

/** What Space presses; giving up or taking the Champion back is never done by accident. */
const MAIN: readonly string[] = ['expand', 'stop', 'done', 'pay'];

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
        ...(oldRace ? [t('sw-in-decline', { race: thing(props.box, 'race', oldRace).name })] : []),
        ...(player?.harmony ? [t('sw-harmony')] : []),
      ].join(' · '),
      coins: player ? (player.coins ?? '?') : null,
    };
  },
  about(props, { kind, id }) {
    const world = worldOf(props);
    const seatName = (seat: string): string => props.table.seats.find((one) => one.seat === seat)?.name ?? seat;
    const place = kind === 'region' ? world.by.get(id) : undefined;
    if (place) return describe(props.box, place, seatName, null);
    const one = world.players.find((p) => (kind === 'race' ? p.race : kind === 'power' ? p.power : null) === id);
    if (one?.race && one.power) return `${seatName(one.seat)}: ${comboName(props.box, one.race, one.power)}`;
    return null;
  },
  onBoard,
  // Laying out what is left at the end of a turn.
  together: (event) => event === 'deployed',
  sound: (event) => SOUNDS[event] ?? null,
  tabFor: (question) => (question.label === 'pick' ? 'races' : null),
  main: (choices: Choice[]): Choice | null =>
    MAIN.flatMap((verb) => choices.filter((c) => c.verb === verb))[0] ?? null,
  words,
};

export default client;
