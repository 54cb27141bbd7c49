// Writes the shapes of the icon set that are used: src/lib/icons.generated.ts for every page, from
// tools/icons.txt; src/games/tcg/emblems.generated.ts for the card game's cards, from
// tools/icons-tcg.txt and the emblems that its pack names; src/games/boardgame/cards/emblems.generated.ts
// for the Board Game's pictures, from tools/icons-boardgame.txt and its list of shapes;
// src/games/adventure/emblems.generated.ts for the Adventure Game's, from tools/icons-adventure.txt and its list of shapes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { coarse } from './paths.mjs';

const at = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(at(path), 'utf8');
const set = JSON.parse(read('../node_modules/@iconify-json/game-icons/icons.json'));

/** The names in a list: one a line, comments after #. */
const listed = (path) =>
  read(path)
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** The emblems that the files of a pack name. */
const packed = (folder) =>
  readdirSync(at(folder))
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => [...read(folder + file).matchAll(/^ +emblem: *([\w-]+)/gm)].map((found) => found[1]));

/** The shapes in a list of "thing: shape". */
const named = (path) => [...read(path).matchAll(/^ +[\w-]+: *([\w-]+)/gm)].map((found) => found[1]);

function write(path, names, source, text) {
  const wanted = [...new Set(names)].sort();
  const unknown = wanted.filter((name) => !(name in set.icons));
  if (unknown.length > 0) {
    console.error(`${source} names shapes that the set does not have: ${unknown.join(', ')}`);
    process.exit(1);
  }
  const lines = wanted.map((name) => `  ${JSON.stringify(name)}:\n    ${JSON.stringify(text(set.icons[name].body))},\n`);
  const made = `// Made by tools/icons.mjs from ${source}: change that, not this file.
// Shapes by the authors of Game-icons.net, CC BY 3.0; see the credits page and NOTICE.

/** name → SVG content on a 512 × 512 square */
export const ICONS: Record<string, string> = {
${lines.join('')}};
`;
  let old = '';
  try {
    old = read(path);
  } catch {
    // The first run.
  }
  if (old !== made) writeFileSync(at(path), made);
}

write('../src/lib/icons.generated.ts', listed('icons.txt'), 'tools/icons.txt', (body) => body);
// Cards paint them themselves; there are so many that each byte counts.
const bare = (body) =>
  body.replaceAll(' fill="currentColor"', '').replace(/ d="([^"]*)"/g, (_, data) => ` d="${coarse(data)}"`);

write(
  '../src/games/tcg/emblems.generated.ts',
  [...listed('icons-tcg.txt'), ...packed('../../src/tabard/games/tcg/pack/')],
  'tools/icons-tcg.txt and the pack',
  bare,
);
write(
  '../src/games/boardgame/cards/emblems.generated.ts',
  [...listed('icons-boardgame.txt'), ...named('../../src/tabard/games/boardgame/show/emblems.yaml')],
  "tools/icons-boardgame.txt and the game's list of shapes",
  bare,
);
write(
  '../src/games/adventure/emblems.generated.ts',
  [...listed('icons-adventure.txt'), ...named('../../src/tabard/games/adventure/show/emblems.yaml')],
  "tools/icons-adventure.txt and the game's list of shapes",
  bare,
);
