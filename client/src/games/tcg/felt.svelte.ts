/** What the parts of the duel's table share: the card that is looked at, lifted or dragged, and what
 *  happens when one is clicked. */
import type { Choice, Preview } from '../../lib/messages';
import type { GameProps } from '../contract';
import { charge } from './charge.svelte';
import { duelOf, type CardAt } from './duel';
import { clickOn, dropped, offersOf, primary, whyNot, type Offers } from './options';

interface Drag {
  slot: string;
  id: string;
  /** A card of the hand goes with the pointer; one in play stays, and an arrow goes. */
  held: boolean;
  x: number;
  y: number;
}

type Pile = { seat: string; kind: 'grave' | 'removed' | 'resources' | 'deck' };

class Felt {
  /** The card under the pointer or with the focus. */
  look = $state.raw<{ id: string; slot: string | null } | null>(null);
  lifted = $state<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** A pile that lies open as a row. */
  pile = $state.raw<Pile | null>(null);
  /** Where the pointer is while something is aimed. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** What an answer would do, while one points at it. */
  preview = $state.raw<Preview | null>(null);
  /** What a card was let go over: the next question may ask for it. */
  aim: string | null = null;

  /** A new position: nothing is half in the air any more. */
  settle(): void {
    this.lifted = null;
    this.drag = null;
    forget();
  }

  toggle(pile: Pile): void {
    const same = this.pile?.seat === pile.seat && this.pile.kind === pile.kind;
    this.pile = same ? null : pile;
  }
}

export const felt = new Felt();

/** The choices that can be made now. */
export const offers = (props: GameProps): Offers =>
  offersOf(duelOf(props), props.live ? props.position.question : null, props.phone);

export function look(card: CardAt): void {
  if (card.id === null) return;
  felt.look = { id: card.id, slot: card.slot };
}

/** A pointer that only passes asks for nothing. */
const REST = 80;
let resting: ReturnType<typeof setTimeout> | undefined;
let wanted = '';

/** Ask what these picks would do, and show it until something else is pointed at. */
export function foresee(props: GameProps, options: string[]): void {
  const key = options.join('\n');
  if (key === wanted) return;
  forget();
  if (!props.live) return;
  wanted = key;
  resting = setTimeout(() => {
    props.preview(options).then(
      (preview) => {
        if (wanted === key) felt.preview = preview;
      },
      // It is not offered, or the connection is gone: nothing to show.
      () => undefined,
    );
  }, REST);
}

export function forget(): void {
  clearTimeout(resting);
  wanted = '';
  felt.preview = null;
}

/** What a click, a tap or Enter on a card does. A second one on a lifted card does what it is for. */
export function act(props: GameProps, card: CardAt): void {
  const list = offers(props).at.get(card.slot) ?? [];
  const { now, ask } = clickOn(list);
  look(card);
  if (now) {
    if (props.phone && felt.lifted !== card.slot) {
      felt.lifted = card.slot;
      props.show(now.text);
      foresee(props, [now.text]);
    } else take(props, now);
  } else if (ask) {
    const again = felt.lifted === card.slot;
    const best = primary(ask);
    if (again && best) take(props, best);
    else felt.lifted = card.slot;
  } else {
    felt.lifted = null;
    const why = whyNot(props.live ? props.position.question : null, card);
    if (why) props.show(why);
    else if (card.id !== null) props.inspect({ kind: 'card', id: card.id });
  }
}

export function take(props: GameProps, choice: Choice): void {
  charge.stop();
  felt.lifted = null;
  props.pick(choice.text);
}

const MOVED = 8;

/** Follow a press on a card: moved far enough it is a drag. */
export function press(props: GameProps, card: CardAt, event: PointerEvent): void {
  const list = offers(props).at.get(card.slot) ?? [];
  const best = primary(list);
  if (event.button !== 0 || event.pointerType !== 'mouse' || !best || card.id === null) return;
  const held = card.zone !== 'play';
  if (!held && best.verb !== 'attack' && best.verb !== 'use') return;
  const { id, slot } = card;
  const from = { x: event.clientX, y: event.clientY };
  const move = (at: PointerEvent): void => {
    if (!felt.drag && Math.hypot(at.clientX - from.x, at.clientY - from.y) < MOVED) return;
    felt.drag = { slot, id, held, x: at.clientX, y: at.clientY };
    const over = document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-slot]');
    const target = over?.getAttribute('data-slot');
    if (!held && target && target !== slot) foresee(props, [`attack ${slot}`, `at ${target}`]);
    else if (!held) forget();
  };
  const end = (at: PointerEvent): void => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!felt.drag) return;
    felt.drag = null;
    // The click that follows is none.
    window.addEventListener('click', (one) => one.stopPropagation(), { capture: true, once: true });
    setTimeout(() => window.dispatchEvent(new MouseEvent('click')));
    if (at.type === 'pointerup') letGo(props, card, document.elementFromPoint(at.clientX, at.clientY));
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** A dragged card is let go over this. */
export function letGo(props: GameProps, card: CardAt, over: Element | null): void {
  const list = offers(props).at.get(card.slot) ?? [];
  const target = over?.closest('[data-slot]')?.getAttribute('data-slot') ?? null;
  const zone = over?.closest('[data-drop]')?.getAttribute('data-drop');
  if (zone !== 'field' && zone !== 'resources') return;
  const choice =
    card.zone === 'play' ? (list.find((one) => one.verb === 'attack') ?? null) : dropped(list, zone);
  if (!choice) {
    const why = whyNot(props.position.question, card);
    if (why) props.show(why);
    return;
  }
  if (card.zone === 'play' && (target === null || target === card.slot)) return;
  felt.aim = target;
  take(props, choice);
}

/** What was let go over a card goes on to that card, if it is asked for now. */
export function aimed(props: GameProps): void {
  const { aim } = felt;
  const question = props.live ? props.position.question : null;
  if (aim === null || !question) return;
  felt.aim = null;
  if (question.label !== 'target' && question.label !== 'defender') return;
  const [only] = offers(props).at.get(aim) ?? [];
  if (only) take(props, only);
  else props.show(`${question.label === 'target' ? 'target' : 'at'} ${aim}`);
}
