/** A number of coins as the fewest pieces: gold 10 and 5, silver 3, copper 1; at most five shown. */
export function purse(coins: number): number[] {
  const out: number[] = [];
  let left = coins;
  for (const value of [10, 5, 3, 1]) {
    while (left >= value) {
      out.push(value);
      left -= value;
    }
  }
  return out.length > 5 ? [...out.slice(0, 4), out.at(-1) ?? 1] : out;
}
