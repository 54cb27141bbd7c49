/** Who stands in the picture: a person of a people and a class, or a creature. */
import { mix } from '../../lib/draw/colour';
import { random, type Random } from '../../lib/draw/random';
import { disc, edged, OUTLINE, p, path, stamp, type Paints } from '../../lib/card/paint';
import type { Skyline } from '../../lib/card/scenery';
import type { Printed } from './card';
import { ICONS } from './emblems.generated';
import { head, isPeople } from './heads';
import { CLASSES, FACTIONS } from './tokens';

/** What stands on the horizon of a people. */
export const HORIZON: Record<string, Skyline> = {
  Human: 'towers',
  Dwarf: 'peaks',
  'Night Elf': 'trees',
  Gnome: 'chimneys',
  Draenei: 'blades',
  Worgen: 'gables',
  Orc: 'spikes',
  Tauren: 'mesas',
  Troll: 'palms',
  Undead: 'dead',
  'Blood Elf': 'blades',
  Goblin: 'chimneys',
  Demon: 'spikes',
};

type Garb = 'plate' | 'spikes' | 'fur' | 'cloak';

const GARB: Record<string, Garb> = {
  Warrior: 'plate',
  Paladin: 'plate',
  'Death Knight': 'spikes',
  Shaman: 'spikes',
  Hunter: 'fur',
  Druid: 'fur',
  Rogue: 'fur',
};

const ARMS: Record<string, readonly string[]> = {
  'Death Knight': ['rune-sword', 'rune-sword', 'battle-axe'],
  Druid: ['wizard-staff', 'flanged-mace', 'wizard-staff'],
  Hunter: ['high-shot', 'glaive', 'war-axe'],
  Mage: ['crystal-wand', 'wizard-staff', 'plain-dagger'],
  Paladin: ['warhammer', 'broadsword', 'flanged-mace'],
  Priest: ['flanged-mace', 'crystal-wand', 'wizard-staff'],
  Rogue: ['plain-dagger', 'plain-dagger', 'broadsword'],
  Shaman: ['war-axe', 'flanged-mace', 'warhammer'],
  Warlock: ['crystal-wand', 'wizard-staff', 'plain-dagger'],
  Warrior: ['battle-axe', 'broadsword', 'war-axe', 'warhammer'],
};
/** Most arms of the set point to the upper right; these don't. Degrees that stand them up. */
const UPRIGHT: Record<string, number> = { 'battle-axe': 45, 'plain-dagger': -135, 'high-shot': -8 };
const WOODEN = new Set(['wizard-staff', 'high-shot', 'glaive']);

interface Creature {
  shapes: readonly string[];
  light: string;
  tone: string;
}

/** By tag or race. */
const CREATURES: Record<string, Creature> = {
  Demon: { shapes: ['devil-mask'], light: '#ff9a7a', tone: '#a02a1e' },
  Felguard: { shapes: ['devil-mask'], light: '#ff9a7a', tone: '#8a2a2e' },
  Felhunter: { shapes: ['direwolf'], light: '#e89a8a', tone: '#7a2a3e' },
  Voidwalker: { shapes: ['imp-laugh'], light: '#b9a0ff', tone: '#3d2a8a' },
  Infernal: { shapes: ['burning-skull'], light: '#e0ff9a', tone: '#4a8a2a' },
  Succubus: { shapes: ['female-vampire'], light: '#ffb0c8', tone: '#a03a7a' },
  'Green Dragonkin': { shapes: ['spiked-dragon-head', 'dragon-head'], light: '#b8ec9a', tone: '#2a8a52' },
  'Red Dragonkin': { shapes: ['spiked-dragon-head'], light: '#ffb08a', tone: '#b02a1e' },
  'Twilight Dragonkin': { shapes: ['dragon-head'], light: '#d8b0ff', tone: '#5a2a9a' },
  Dragonkin: { shapes: ['double-dragon'], light: '#d8e08a', tone: '#5a7a3a' },
  'Fire Elemental': { shapes: ['spark-spirit'], light: '#ffe08a', tone: '#d8501e' },
  'Air Elemental': { shapes: ['whirlwind'], light: '#f2fbff', tone: '#7aa0b8' },
  'Water Elemental': { shapes: ['big-wave'], light: '#c8f0ff', tone: '#2a7ab8' },
  'Earth Elemental': { shapes: ['rock-golem'], light: '#e0cfa8', tone: '#7a5a38' },
  Gargoyle: { shapes: ['gargoyle'], light: '#d5dbe2', tone: '#5c6878' },
  Raptor: { shapes: ['velociraptor'], light: '#ffb08a', tone: '#a0402a' },
  'Spore Bat': { shapes: ['evil-bat'], light: '#b0e8d8', tone: '#2a8a8a' },
  Tallstrider: { shapes: ['cassowary-head'], light: '#ffc8e0', tone: '#a84a8a' },
  Boar: { shapes: ['boar'], light: '#d8b08a', tone: '#6a4428' },
  'Wind Serpent': { shapes: ['sea-serpent'], light: '#d8f0a0', tone: '#3a8a6a' },
  Crab: { shapes: ['crab'], light: '#ffc09a', tone: '#c0502a' },
  Cat: { shapes: ['lynx-head'], light: '#f0d8a0', tone: '#8a6a3a' },
  'Spirit Beast': { shapes: ['saber-toothed-cat-head'], light: '#f2fcff', tone: '#6ab0d8' },
  'Dread Pirate': { shapes: ['pirate-captain'], light: '#f0d0a0', tone: '#8a5a3a' },
};

/** Which people somebody is of whose card names none. */
const KIN: Record<string, [race: string, klass: string]> = {
  Ghoul: ['Undead', ''],
  'Lich King': ['Undead', 'Death Knight'],
};

/** The arms behind somebody. */
function arms(paints: Paints, klass: string, cx: number, y: number, s: number, side: number, r: Random): string {
  const owned = ARMS[klass] ?? ['broadsword'];
  const first = owned[Math.floor(r() * owned.length)] as string;
  const second = r() < 0.4 ? (owned[Math.floor(r() * owned.length)] as string) : null;
  const hold = (weapon: string, at: number, size: number): string => {
    const x = cx + at * s * 0.66;
    const turn = (UPRIGHT[weapon] ?? -45) + at * (8 + r() * 16);
    return paints.sticker(
      ICONS[weapon] ?? '', x, y + s * 0.08, s * size, '#f7f3ea', WOODEN.has(weapon) ? '#8a6238' : '#7d828c',
      p`transform="rotate(${turn} ${x} ${y + s * 0.08})"`, 40,
    );
  };
  return hold(first, side, 1.16) + (second ? hold(second, -side, 1.02) : '');
}

/** Body and shoulders from `top` down to `foot`, half as wide as `sw` says. */
function body(klass: string, faction: string, cx: number, top: number, foot: number, sw: number, r: Random): string {
  const colour = mix(CLASSES[klass]?.fill ?? '#8a6f52', '#6b5a48', r() * 0.22);
  const X = (q: number, at: number): number => cx + q * sw * at;
  const cloth = mix(colour, '#1a120c', 0.28);
  let o = path(
    p`M${cx - sw} ${foot}Q${cx - sw * 1.02} ${top + 4} ${cx - sw * 0.46} ${top - 6}Q${cx} ${top + 12} ${cx + sw * 0.46} ${top - 6}Q${cx + sw * 1.02} ${top + 4} ${cx + sw} ${foot}Z`,
    edged(cloth, 4),
  );
  // Down the front: a tabard, a sash or lacing.
  const front = r();
  if (front < 0.5) o += path(p`M${cx - sw * 0.28} ${top + 6}L${cx} ${foot + 2}L${cx + sw * 0.28} ${top + 6}Z`, edged(mix(colour, '#ffffff', 0.38), 2.5));
  else if (front < 0.75) o += path(p`M${cx - sw * 0.3} ${top + 2}L${cx + sw * 0.5} ${foot}H${cx + sw * 0.14}L${cx - sw * 0.42} ${top + 8}Z`, edged('#8a5a34', 2.5)) + disc(cx + sw * 0.04, top + (foot - top) * 0.52, 4, edged('#e7c777', 1.8));
  else {
    o += path(p`M${cx} ${top + 8}V${foot}`, `stroke="${OUTLINE}" stroke-width="2.5"`);
    for (let y = top + 14; y < foot; y += 9) o += path(p`M${cx - 7} ${y}l14 5m0 -5l-14 5`, 'stroke="#e8d8b0" stroke-width="1.8"');
  }
  for (const q of [-1, 1]) {
    const lit = mix(colour, q < 0 ? '#ffffff' : '#000000', q < 0 ? 0.3 : 0.05);
    switch (GARB[klass] ?? 'cloak') {
      case 'spikes':
        for (const at of [0.5, 0.72, 0.92]) o += path(p`M${X(q, at - 0.1)} ${top + 4}L${X(q, at + 0.08)} ${top - 26 + at * 8}L${X(q, at + 0.12)} ${top + 8}Z`, edged('#e9e2d0', 2.5));
        o += pauldron(X, q, top, lit);
        break;
      case 'plate':
        o += pauldron(X, q, top, lit);
        for (const at of [0.5, 0.68, 0.86]) o += disc(X(q, at), top + 2 + at * 6, 2.4, `fill="#ffe9b0" stroke="${OUTLINE}" stroke-width="1"`);
        break;
      case 'fur': {
        const tufts = [0.32, 0.44, 0.56, 0.68, 0.8, 0.92].map((at, i) => p`L${X(q, at)} ${top + (i % 2 ? -2 + at * 6 : -13 + at * 12)}`).join('');
        o += path(p`M${X(q, 0.2)} ${top + 10}${tufts}L${X(q, 1)} ${top + 22}L${X(q, 0.78)} ${top + 20}L${X(q, 0.64)} ${top + 26}L${X(q, 0.5)} ${top + 16}L${X(q, 0.34)} ${top + 22}Z`, edged(mix(q < 0 ? '#d6b78a' : '#b89468', colour, 0.25), 2.5));
        break;
      }
      case 'cloak':
        o += path(p`M${X(q, 0.12)} ${top + 16}L${X(q, 0.42)} ${top - 24}Q${X(q, 0.66)} ${top - 8} ${X(q, 0.56)} ${top + 14}Z`, edged(lit));
        o += path(p`M${X(q, 0.7)} ${top + 10}Q${X(q, 0.78)} ${top + 40} ${X(q, 0.7)} ${foot}`, `fill="none" stroke="${OUTLINE}" stroke-width="2" opacity=".5"`);
    }
  }
  const flag = faction ? FACTIONS[faction] : undefined;
  if (flag && front < 0.5) o += stamp(ICONS[flag.icon] ?? '', cx, top + (foot - top) * 0.34, Math.min(24, (foot - top) * 0.5), `fill="${mix(colour, OUTLINE, 0.72)}"`);
  return o;
}

const pauldron = (X: (q: number, at: number) => number, q: number, top: number, fill: string): string =>
  path(
    p`M${X(q, 0.3)} ${top + 8}Q${X(q, 0.5)} ${top - 20} ${X(q, 0.98)} ${top + 2}Q${X(q, 1.08)} ${top + 22} ${X(q, 0.86)} ${top + 30}Q${X(q, 0.6)} ${top + 10} ${X(q, 0.3)} ${top + 8}Z`,
    edged(fill),
  );

/** The subject of an ally's or a hero's picture, `w` by `h`. */
export function figure(paints: Paints, id: string, face: Printed, w: number, h: number): string {
  const r = random(`figure ${id}`);
  const tag = face.tags.map(({ name }) => name).find((name) => name in KIN || name in CREATURES);
  const [race, klass] = (tag !== undefined && KIN[tag]) || [face.race, face.class];
  const cx = w / 2;
  const side = r() < 0.5 ? -1 : 1;
  if (!isPeople(race)) {
    const creature = CREATURES[tag ?? ''] ?? CREATURES[race] ?? (CREATURES.Demon as Creature);
    const hue = ['#ffffff', '#ff9ad0', '#8fd8c8', '#ffe08a', '#b9a8ff'][Math.floor(r() * 5)] as string;
    const shape = creature.shapes[Math.floor(r() * creature.shapes.length)] as string;
    const s = Math.min(h * 0.78, w * 0.72) * (0.94 + r() * 0.1);
    const turn = p`transform="translate(${cx} ${h * 0.5}) scale(${side} 1) rotate(${r() * 10 - 5})"`;
    return `<g ${turn}>${paints.sticker(ICONS[shape] ?? '', 0, 0, s, mix(creature.light, hue, 0.2), mix(creature.tone, hue, 0.08), '', 34)}</g>`;
  }
  const s = Math.min(h * 0.62, w * 0.52);
  const y = h * 0.47;
  const k = s / 96;
  const drawn = head(race, klass, face.gender === 'f', random(`head ${id}`));
  const lean = p`translate(${cx} ${y}) rotate(${(r() - 0.5) * 9}) scale(${k * side} ${k})`;
  const sw = s * (face.gender === 'f' ? 0.82 : race === 'Gnome' || race === 'Goblin' ? 0.8 : race === 'Tauren' || race === 'Orc' ? 1.04 : 0.94);
  return (
    arms(paints, klass, cx, y, s, side, r) +
    `<g transform="${lean}">${drawn.behind}</g>` +
    body(klass, face.faction, cx, y + s * 0.42, h + 8, sw, r) +
    `<g transform="${lean}">${drawn.front}</g>`
  );
}
