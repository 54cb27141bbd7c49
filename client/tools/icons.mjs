// Writes src/lib/icons.generated.ts: only those shapes of the icon set that tools/icons.txt names.
import { readFileSync, writeFileSync } from 'node:fs';

const set = JSON.parse(
  readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
);
const names = [
  ...new Set(
    readFileSync(new URL('icons.txt', import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  ),
].sort();
const unknown = names.filter((name) => !(name in set.icons));
if (unknown.length > 0) {
  console.error(`tools/icons.txt names shapes that the set does not have: ${unknown.join(', ')}`);
  process.exit(1);
}
const lines = names.map((name) => `  ${JSON.stringify(name)}:\n    ${JSON.stringify(set.icons[name].body)},\n`);
const text = `// Made by tools/icons.mjs from tools/icons.txt: change the list, not this file.
// Shapes by the authors of Game-icons.net, CC BY 3.0; see the credits page and NOTICE.

/** name → SVG content on a 512 × 512 square */
export const ICONS: Record<string, string> = {
${lines.join('')}};
`;
const file = new URL('../src/lib/icons.generated.ts', import.meta.url);
let old = '';
try {
  old = readFileSync(file, 'utf8');
} catch {
  // The first run.
}
if (old !== text) writeFileSync(file, text);
