/** Which choice of a fight belongs to which piece on the stage: a die, a hero, a creature, a card, a number. */
import type { Choice, Question } from '../../../lib/messages';

export interface Usable {
  choice: Choice;
  /** The card that stands for it. */
  card: string;
  hero: string;
}

export interface Staged {
  /** By the name of the die ("red4", with its marks "red4s"). */
  dice: Map<string, Choice>;
  colours: Map<string, Choice>;
  heroes: Map<string, Choice>;
  /** By colour and quest ("red terror-in-the-fields", "blue -"). */
  foes: Map<string, Choice>;
  cards: Usable[];
  /** So many of something, in the order of the rules. */
  numbers: Choice[];
  factions: Map<string, Choice>;
}

const OF_DIE: ReadonlySet<string> = new Set(['reroll', 'spot', 'pick', 'remove']);
const OF_HERO: ReadonlySet<string> = new Set(['attack', 'wound', 'heal']);
const OF_NUMBER: ReadonlySet<string> = new Set(['pay', 'block']);
const OF_CARD: ReadonlySet<string> = new Set(['use', 'unequip', 'loot']);

/** Whether the stage shows a choice with this verb itself; all others are buttons of the prompt. */
export const staged = (verb: string): boolean =>
  OF_DIE.has(verb) ||
  OF_HERO.has(verb) ||
  OF_NUMBER.has(verb) ||
  OF_CARD.has(verb) ||
  ['color', 'slay', 'slay_quest', 'first'].includes(verb);

/** The card of an ability: "frostbolt.1" is of Frostbolt. */
export const cardOf = (ability: string): string => ability.replace(/\.\d+$/, '');

export function stagedOf(question: Question | null): Staged {
  const found: Staged = {
    dice: new Map(),
    colours: new Map(),
    heroes: new Map(),
    foes: new Map(),
    cards: [],
    numbers: [],
    factions: new Map(),
  };
  for (const choice of question?.choices ?? []) {
    const { verb, args } = choice;
    const [first = '', second = ''] = args;
    if (OF_DIE.has(verb)) found.dice.set(first, choice);
    else if (OF_HERO.has(verb)) found.heroes.set(first, choice);
    else if (OF_NUMBER.has(verb)) found.numbers.push(choice);
    else if (OF_CARD.has(verb)) found.cards.push({ choice, card: verb === 'use' ? cardOf(second) : second, hero: first });
    else if (verb === 'color') found.colours.set(first, choice);
    else if (verb === 'slay') found.foes.set(`${first} -`, choice);
    else if (verb === 'slay_quest') found.foes.set(`${first} ${second}`, choice);
    else if (verb === 'first') found.factions.set(first, choice);
  }
  return found;
}

export interface Die {
  key: string;
  /** As options call it. */
  name: string;
  colour: string;
  face: number;
  spotted: boolean;
  /** About to be thrown again. */
  picked: boolean;
}

const DIE = /^(red|blue|green)(\d)(r?)(s?)$/;

/** Dice by name and number, each for itself, by colour and from the highest down. */
export function diceOf(dice: ReadonlyMap<string, number>, picked: ReadonlyMap<string, number>): Die[] {
  const found: Die[] = [];
  for (const [from, chosen] of [[dice, false], [picked, true]] as const)
    for (const [name, many] of from) {
      const [, colour = '', face = '0', , spotted = ''] = DIE.exec(name) ?? [];
      for (let i = 0; i < many; i++)
        found.push({ key: `${name} ${chosen ? 'p' : ''}${i}`, name, colour, face: Number(face), spotted: spotted !== '', picked: chosen });
    }
  return found.sort((a, b) => b.face - a.face || Number(a.picked) - Number(b.picked) || a.name.localeCompare(b.name));
}

/** What the dice that lie there would put into the boxes: red into defense, blue into damage, green as armor. */
export function wouldHit(dice: readonly Die[], threat: number): Readonly<Record<'damage' | 'defense' | 'armor', number>> {
  const many = (colour: string): number => dice.filter((die) => die.colour === colour && die.face >= threat && !die.picked).length;
  return { damage: many('blue'), defense: many('red'), armor: many('green') };
}
