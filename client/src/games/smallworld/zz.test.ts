import { expect, it } from 'vitest';
import { apart, arrange, build } from '../../lib/draw';
import { faces } from './box';
import rawBox from './fixtures/box.json';
const all = faces(rawBox as never);
it('survey', { timeout: 500000 }, () => {
  const sizes: Record<string, string[]> = { L: ['L1', 'L2'], M: ['M1', 'M2'], S: ['S1', 'S2'] };
  const tables: string[][] = [];
  let seed = 7;
  const r = (n: number) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 8) % n;
  const side = (t: string) => t + 'AB'[r(2)];
  const kinds: ((() => string[]))[] = [
    () => [side(sizes.L![r(2)]!), side(sizes.S![r(2)]!)],
    () => [side(sizes.L![r(2)]!), side(sizes.M![r(2)]!), side(sizes.S![r(2)]!)],
    () => [side(sizes.L![r(2)]!), side('M1'), side('M2'), side(sizes.S![r(2)]!)],
    () => [side('L1'), side('L2'), side(sizes.M![r(2)]!), side('S1'), side('S2')],
  ];
  for (const kind of kinds) for (let i = 0; i < 10; i++) tables.push(kind());
  const bad: string[] = []; let dense = 1; let t = 0; let n = 0;
  for (const ids of tables) for (const aspect of [0.6, 0.8, 1.2, 1.4]) {
    const list = ids.map((id) => all.get(id)!).map((f) => build(f.id, f.regions));
    const t0 = performance.now();
    const { islands, box } = arrange(list, aspect);
    t += performance.now() - t0; n++;
    let least = Infinity;
    islands.forEach((a, i) => islands.slice(i + 1).forEach((b) => (least = Math.min(least, apart(a, b)))));
    const side2 = Math.max(box.w / aspect, box.h);
    const land = list.reduce((s, d) => s + d.box.w * d.box.h, 0) / (side2 * side2 * aspect);
    dense = Math.min(dense, land);
    if (least < 20) bad.push(`${ids} ${aspect} ${least.toFixed(1)}`);
  }
  console.log(`SURVEY ${n} bad ${bad.length} dense ${dense.toFixed(2)} ms ${(t / n).toFixed(0)}\n` + bad.join('\n'));
  expect(1).toBe(1);
});
