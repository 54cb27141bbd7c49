// Path data with whole numbers: half the bytes, and on a square of 512 nobody sees it. Every point is rounded
// by itself, so that errors don't add up along a path.

const SIZES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

/** The commands of path data, each with its numbers, all written out. */
function* commands(data) {
  let i = 0;
  const take = (pattern) => {
    pattern.lastIndex = i;
    const found = pattern.exec(data);
    if (found) i = pattern.lastIndex;
    return found?.[0];
  };
  let letter = '';
  while (i < data.length) {
    take(GAP);
    if (i >= data.length) return;
    if (/[a-z]/i.test(data[i])) letter = data[i++];
    const numbers = [];
    for (let k = 0; k < SIZES[letter.toUpperCase()]; k++) {
      take(GAP);
      // The two flags of an arc may stand close together: "a5 5 0 01.5.5".
      const found = take(letter.toUpperCase() === 'A' && (k === 3 || k === 4) ? FLAG : NUMBER);
      if (found === undefined) throw new Error(`no path: ${data.slice(i, i + 20)}`);
      numbers.push(Number(found));
    }
    yield [letter, numbers];
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
}

/** The same shape, relative, in whole numbers. */
export function coarse(data) {
  let out = '';
  let last = '';
  let here = [0, 0]; // exactly, and as it was written
  let put = [0, 0];
  let start = [here, put];
  const say = (letter, numbers) => {
    const words = numbers.map((n, k) => (k > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
    out += letter === last && letter !== 'm' ? (numbers[0] >= 0 ? ' ' : '') + words : letter + words;
    last = letter;
  };
  for (const [letter, numbers] of commands(data)) {
    const kind = letter.toUpperCase();
    const near = letter === kind ? [0, 0] : here;
    if (kind === 'Z') {
      say('z', []);
      [here, put] = start;
      continue;
    }
    const arc = kind === 'A' ? numbers.slice(0, 5) : [];
    const rest = numbers.slice(arc.length);
    const points =
      kind === 'H'
        ? [[rest[0] + near[0], here[1]]]
        : kind === 'V'
          ? [[here[0], rest[0] + near[1]]]
          : Array.from({ length: rest.length / 2 }, (_, k) => [rest[2 * k] + near[0], rest[2 * k + 1] + near[1]]);
    const round = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const moved = round.flatMap(([x, y]) => [x - put[0], y - put[1]]);
    if (kind === 'H') say('h', [moved[0]]);
    else if (kind === 'V') say('v', [moved[1]]);
    else say(letter.toLowerCase(), [...arc.map((n) => Math.round(n)), ...moved]);
    here = points.at(-1);
    put = round.at(-1);
    if (kind === 'M') start = [here, put];
  }
  return out;
}
