// Draws the planks of the table, once for each theme, as tiles: node tools/wood.mjs
import { writeFileSync } from 'node:fs';

const W = 1440;
const PLANK = 112;
const ROWS = 8;

function random(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function mix(a, b, share) {
  const parts = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [x, y] = [parts(a), parts(b)];
  return `#${x.map((v, i) => Math.round(v + (y[i] - v) * share).toString(16).padStart(2, '0')).join('')}`;
}

function planks(table, table2, grain, shine) {
  const next = random(11);
  const out = [];
  for (let row = 0; row < ROWS; row++) {
    const y = row * PLANK;
    out.push(`<path fill="${mix(table, table2, 0.15 + next() * 0.8)}" d="M0 ${y}h${W}v${PLANK}H0z"/>`);
    for (let line = 0; line < 9; line++) {
      const at = Math.round(y + 6 + next() * 100);
      const [a, b] = [Math.round((next() - 0.5) * 10), Math.round((next() - 0.5) * 10)];
      out.push(
        `<path d="M0 ${at}C${W * 0.3} ${at + a} ${W * 0.7} ${at + b} ${W} ${at}" fill="none" stroke="${grain}" stroke-opacity="${(0.07 + next() * 0.1).toFixed(2)}" stroke-width="${(0.6 + next() * 1.8).toFixed(1)}"/>`,
      );
    }
    const joint = Math.round(next() * W);
    out.push(
      `<path d="M0 ${y + 1}H${W}M${joint} ${y}v${PLANK}" stroke="#000" stroke-opacity=".32" stroke-width="2"/>`,
      `<path d="M0 ${y + 2.5}H${W}" stroke="#fff" stroke-opacity="${shine}"/>`,
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${PLANK * ROWS}">${out.join('')}</svg>\n`;
}

const folder = new URL('../src/assets/', import.meta.url);
writeFileSync(new URL('wood-light.svg', folder), planks('#b98f60', '#a67c4f', '#5d3d1c', '.16'));
writeFileSync(new URL('wood-dark.svg', folder), planks('#241a14', '#1b130e', '#000', '.05'));
