/** Names for small cards: without what follows a comma or "of"; of that, the shorter end. */
export function shorterNames(name: string): string[] {
  const start = name.split(/,| of | the /)[0] ?? name;
  const words = start.replace(/^The /, '').split(' ');
  const [first, last] = [words[0] ?? start, words[words.length - 1] ?? start];
  const one = first.length >= 3 && first.length < last.length ? first : last;
  return [...new Set([start, one])].filter((short) => short !== name);
}
