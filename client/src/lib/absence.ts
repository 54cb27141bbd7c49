/** Up to which line of the log this browser has shown each table: what came later in my seat, somebody
 *  else has done. */
const KEY = 'tabard-seen';
const MOST = 40;

function load(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

export const absence = {
  /** null: this table was never open here. */
  seen(table: string): number | null {
    return new Map(load()).get(table) ?? null;
  },

  saw(table: string, line: number): void {
    const others = load().filter(([one]) => one !== table);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-MOST)));
    } catch {
      // Then nobody is told.
    }
  },
};
