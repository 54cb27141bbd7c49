/** The picture of a card, back to front: sky, light, horizon, subject, things in the air, dark corners. */
import { mix } from '../../lib/draw/colour';
import { random, type Random } from '../../lib/draw/random';
import { shapePath } from '../../lib/seats';
import { disc, edged, OUTLINE, p, path, stamp, type Paints } from '../../lib/card/paint';
import { beams, motes, orb, ridge, skyline, type Skyline } from '../../lib/card/scenery';
import type { Printed } from './card';
import { ICONS } from './emblems.generated';
import { figure, HORIZON } from './figure';
import { CLASSES, DAMAGE, FACTIONS, HOME, type DamageLook } from './tokens';

const ANYWHERE: readonly Skyline[] = ['peaks', 'towers', 'trees', 'blades', 'dead', 'mesas', 'palms', 'gables'];
const SPECIALISTS: Record<string, string> = {
  Fire: 'fire', Frost: 'frost', Arcane: 'arcane', Holy: 'holy', Shadow: 'shadow', Affliction: 'shadow', Destruction: 'fire',
  Unholy: 'shadow', Blood: 'melee', Balance: 'arcane', Restoration: 'nature', Discipline: 'holy', Marksmanship: 'ranged',
};

/** Which kind of damage sets the mood: what it deals, what it speaks of, what its class is at home with. */
export function mood(face: Printed): DamageLook {
  const spec = face.spec.split(', ').map((one) => SPECIALISTS[one]).find((one) => one !== undefined);
  const klass = face.class || (face.classes.length === 1 ? (face.classes[0] ?? '') : '');
  const kind = face.damage[0] ?? (face.element || spec || HOME[klass] || 'melee');
  return DAMAGE[kind] ?? (DAMAGE.melee as DamageLook);
}

/** Where no magic colours the sky, the class does. */
function tinted(look: DamageLook, { type, classes }: Printed): DamageLook {
  const fill = CLASSES[classes[0] ?? '']?.fill;
  if (type !== 'ability' || look !== DAMAGE.melee || fill === undefined) return look;
  const [top, middle, horizon, light] = look.sky;
  return { ...look, sky: [mix(top, fill, 0.1), mix(middle, fill, 0.36), mix(horizon, fill, 0.3), light] };
}

/** Light inside and outside a circle of runes, with the emblem in it. */
function rune(paints: Paints, emblem: string, look: DamageLook, cx: number, cy: number, size: number, r: Random): string {
  const [a, b, horizon, light] = look.sky;
  let o = disc(cx, cy, size * 0.5, `fill="${paints.glow(light, 0.5)}"`);
  o += disc(cx, cy, size * 0.43, `fill="${mix(a, '#000000', 0.25)}" opacity=".66"`);
  o += disc(cx, cy, size * 0.43, `fill="none" stroke="${light}" stroke-width="2.5" opacity=".92"`);
  o += disc(cx, cy, size * 0.385, p`fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="${1 + r() * 3} ${5 + r() * 6}" opacity=".7"`);
  const n = 5 + Math.floor(r() * 4);
  const turn = r() * 6.3;
  for (let i = 0; i < n; i++) {
    const t = turn + (i / n) * 2 * Math.PI;
    const shape = (['diamond', 'circle', 'triangle', 'star'] as const)[Math.floor(r() * 4)] ?? 'circle';
    o += path(shapePath(shape, cx + size * 0.43 * Math.cos(t), cy + size * 0.43 * Math.sin(t), 4), edged(light, 1.2));
  }
  return o + paints.sticker(emblem, cx, cy, size * 0.6, light, mix(b, horizon, 0.7), p`transform="rotate(${(r() - 0.5) * 14} ${cx} ${cy})"`);
}

/** What things are made of: light and shade of steel, brass, bronze, dark iron, blued and green metal, bone. */
const METALS = [
  ['#eef3f8', '#6f7d8c'], ['#ffe9a8', '#a8782a'], ['#ffd0a0', '#8a4f2a'], ['#c9ced6', '#434a55'],
  ['#cfe6ff', '#4a6c9c'], ['#d8f0c8', '#5c8a5a'], ['#fff6e0', '#a0906e'],
] as const;

/** A thing on a cloth, its light from the upper left. */
function treasure(paints: Paints, emblem: string, look: DamageLook, cloth: string, w: number, h: number, r: Random): string {
  const cx = w / 2;
  const size = Math.min(h * 0.76, w * 0.7);
  const cy = h * 0.46;
  const fold = mix(cloth, '#1a0c0c', 0.3);
  let o = disc(cx, cy, size * 0.62, `fill="${paints.glow(look.sky[3], 0.55)}"`);
  o += path(p`M-6 ${h * 0.93}Q${cx * 0.5} ${h * (0.8 + r() * 0.06)} ${cx} ${h * 0.84}T${w + 6} ${h * 0.9}V${h + 4}H-6Z`, edged(fold));
  o += path(p`M${w * (0.1 + r() * 0.1)} ${h * 0.9}q8 6 6 ${h * 0.2}M${w * (0.76 + r() * 0.12)} ${h * 0.89}q-6 8 -4 ${h * 0.2}`, `fill="none" stroke="${mix(fold, '#ffffff', 0.28)}" stroke-width="2.4"`);
  o += p`<ellipse cx="${cx}" cy="${h * 0.88}" rx="${size * 0.38}" ry="${size * 0.055}" opacity=".5"/>`;
  const metal = METALS[Math.floor(r() * METALS.length)] as (typeof METALS)[number];
  return o + paints.sticker(emblem, cx, cy, size, mix(look.sky[3], metal[0], 0.6), mix(metal[1], look.sky[1], 0.2), p`transform="rotate(${r() * 26 - 13} ${cx} ${cy})"`, 34);
}

/** A scrap of a map: land in patches, a river, a trail, and a cross where it ends. */
function chart(emblem: string, w: number, h: number, r: Random): string {
  const kinds = ['#bcd08a', '#dcc98a', '#a9c48a', '#d8c4a0', '#b9b894'];
  let o = `<rect width="${w}" height="${h}" fill="#e9d6a8"/>`;
  const cell = 46;
  const glyphs: [number, string][] = [];
  for (let y = -cell / 2; y < h + cell; y += cell)
    for (let x = -cell / 2; x < w + cell; x += cell) {
      const [px, py] = [x + r() * 18, y + r() * 18];
      const kind = Math.floor(r() * kinds.length);
      o += p`<ellipse cx="${px}" cy="${py}" rx="${30 + r() * 14}" ry="${24 + r() * 12}" fill="${kinds[kind] as string}" opacity=".85"/>`;
      for (let i = 0; i < 3; i++) {
        const [gx, gy] = [px + (r() - 0.5) * 44, py + (r() - 0.5) * 34];
        glyphs.push([gy, glyph(kind, gx, gy, r)]);
      }
    }
  const mid = 0.3 + r() * 0.4;
  o += path(p`M${w * mid} -5Q${w * (mid - 0.2)} ${h * 0.35} ${w * mid} ${h * 0.5}T${w * (mid + 0.1)} ${h + 5}`, 'fill="none" stroke="#7a5a34" stroke-width="9"');
  o += path(p`M${w * mid} -5Q${w * (mid - 0.2)} ${h * 0.35} ${w * mid} ${h * 0.5}T${w * (mid + 0.1)} ${h + 5}`, 'fill="none" stroke="#8fc6d0" stroke-width="6"');
  o += glyphs.sort((a, b) => a[0] - b[0]).map(([, one]) => one).join('');
  const [ex, ey] = [w * (0.8 + r() * 0.06), h * (0.24 + r() * 0.2)];
  const trail = p`M${w * 0.36} ${h * (0.84 + r() * 0.06)}Q${w * (0.5 + r() * 0.1)} ${h * 0.5} ${w * 0.62} ${h * 0.64}T${ex} ${ey}`;
  o += path(trail, 'fill="none" stroke="#fff4d2" stroke-width="7" stroke-linecap="round" opacity=".7"');
  o += path(trail, 'fill="none" stroke="#9c1f14" stroke-width="4" stroke-dasharray="8 6" stroke-linecap="round"');
  o += path(p`M${ex - 9} ${ey - 9}l18 18m0 -18l-18 18`, 'stroke="#fff4d2" stroke-width="9" stroke-linecap="round"');
  o += path(p`M${ex - 9} ${ey - 9}l18 18m0 -18l-18 18`, 'stroke="#9c1f14" stroke-width="5.5" stroke-linecap="round"');
  const big = Math.min(46, h * 0.3);
  const [mx, my] = [big + 12, h * 0.46];
  return o + disc(mx, my + 3, big, 'opacity=".3"') + disc(mx, my, big, 'fill="#f6e6bc" stroke="#3a2412" stroke-width="3"') + disc(mx, my, big - 5, 'fill="none" stroke="#3a2412" stroke-width="1.4" stroke-dasharray="2 4"') + stamp(emblem, mx, my, big * 1.32, 'fill="#3a2412"');
}

function glyph(kind: number, x: number, y: number, r: Random): string {
  const ink = 'stroke="#4a3a22" stroke-width="1.4" stroke-linejoin="round"';
  const s = 7 + r() * 4;
  switch (kind) {
    case 0:
      return path(p`M${x} ${y - s * 1.7}l${s * 0.7} ${s * 1.1}h${-s * 0.3}l${s * 0.5} ${s * 0.8}h${-s * 1.8}l${s * 0.5} ${-s * 0.8}h${-s * 0.3}Z`, `fill="#6c9a56" ${ink}`);
    case 1:
      return path(p`M${x - s} ${y}q${s} ${-s * 1.6} ${s * 2} 0Z`, `fill="#e6d78c" ${ink}`) + path(p`M${x + s * 0.1} ${y - s * 0.6}q${s * 0.3} ${s * 0.2} ${s * 0.3} ${s * 0.5}`, `fill="none" ${ink}`);
    case 2:
      return disc(x, y - s * 0.8, s * 0.75, `fill="#7fae62" ${ink}`) + path(p`M${x} ${y - s * 0.1}v${s * 0.5}`, ink);
    case 3:
      return path(p`M${x - s} ${y}l${s} ${-s * 1.7}l${s} ${s * 1.7}Z`, `fill="#cdbfae" ${ink}`) + path(p`M${x} ${y - s * 1.7}l${-s * 0.36} ${s * 0.6}l${s * 0.36} ${-s * 0.12}l${s * 0.36} ${s * 0.2}Z`, 'fill="#fff"');
    default:
      return path(p`M${x - s * 0.7} ${y}v${-s * 0.6}h${s * 1.4}v${s * 0.6}Z`, `fill="#f0e2c0" ${ink}`) + path(p`M${x - s} ${y - s * 0.6}l${s} ${-s * 0.7}l${s} ${s * 0.7}Z`, `fill="#b8503a" ${ink}`);
  }
}

/** A banner over the roofs of a place. */
function banner(faction: string, base: number, w: number, h: number, r: Random): string {
  const flag = FACTIONS[faction] ?? (FACTIONS[''] as (typeof FACTIONS)['']);
  const x = w * (0.42 + r() * 0.1);
  const top = h * 0.14;
  const size = Math.min(1.25, h / 150);
  return (
    path(p`M${x} ${base + 20}V${top - 6}`, `stroke="${OUTLINE}" stroke-width="6" stroke-linecap="round"`) +
    path(p`M${x} ${base + 20}V${top - 6}`, 'stroke="#a07a4a" stroke-width="2.4"') +
    disc(x, top - 8, 4, edged('#e7c777', 2)) +
    path(p`M${x + 2} ${top}q${20 * size} ${7 * size} ${34 * size} 0t${30 * size} 2l${-10 * size} ${19 * size}l${12 * size} ${21 * size}q${-16 * size} ${-6 * size} ${-32 * size} 0t${-34 * size} -2Z`, edged(flag?.fill ?? '#6d6250', 2.6)) +
    stamp(ICONS[flag?.icon ?? ''] ?? '', x + 29 * size, top + 21 * size, 29 * size, 'fill="#fff3d6"')
  );
}

/** The whole picture, `w` by `h`. The same card has the same subject in every size. */
export function picture(paints: Paints, id: string, face: Printed, emblem: string | undefined, w: number, h: number): string {
  const shape = ICONS[emblem ?? ''] ?? ICONS.scales ?? '';
  if (face.type === 'quest') return chart(shape, w, h, random(`map ${id}`)) + `<rect width="${w}" height="${h}" fill="${paints.vignette(0.4)}"/>`;
  const look = tinted(mood(face), face);
  const [top, middle, horizon, light] = look.sky;
  const r = random(`sky ${id}`);
  const base = h * (0.78 + r() * 0.08);
  const line = HORIZON[face.race] ?? (ANYWHERE[Math.floor(r() * ANYWHERE.length)] as Skyline);
  const persons = face.type === 'ally' || face.type === 'hero' || face.type === 'master_hero';
  let o = `<rect width="${w}" height="${h}" fill="${paints.linear([[0, top], [0.5, middle], [0.86, horizon]])}"/>`;
  if (face.type !== 'ally') o += beams(r, w, h, light);
  o += orb(r, w, h, look.sky);
  o += ridge(r, w, h, h * (0.62 + r() * 0.08), 30, mix(middle, horizon, 0.4));
  o += skyline(line, r, w, base - 8, mix(top, middle, 0.45));
  if (face.type === 'location') {
    o += skyline(line, r, w, base + 8, mix(top, '#000000', 0.3)) + banner(face.faction, base, w, h, r);
  } else {
    o += ridge(r, w, h, base + 10, 12, mix(top, '#000000', 0.35));
    if (persons) o += p`<ellipse cx="${w / 2}" cy="${h * 0.5}" rx="${h * 0.58}" ry="${h * 0.5}" fill="${paints.glow(light, 0.5)}"/>` + figure(paints, id, face, w, h);
    else if (face.type === 'ability') o += rune(paints, shape, look, w / 2, h * 0.485, Math.min(h * 0.98, w * 0.92), r);
    else o += treasure(paints, shape, look, CLASSES[face.classes[0] ?? '']?.fill ?? '#7a2a2a', w, h, r);
  }
  return o + motes(look.motes, random(`motes ${id}`), w, h, light) + `<rect width="${w}" height="${h}" fill="${paints.vignette(0.5)}"/>`;
}
