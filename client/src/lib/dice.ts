/** My part of the dice (docs/FAIR.md): a nonce of my own is promised by its SHA-256 when I sit down,
 * and told only when the table has shown its pledge, which I keep. */
import type { Table } from './messages';

const KEPT = 'tabard-dice';
/** Promises remembered: some tables wait for long. */
const MOST = 200;

interface Kept {
  nonce: string;
  pledge?: string;
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function keep(promise: string, what: Kept): void {
  const rest = Object.entries(kept()).filter(([key]) => key !== promise);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...rest, [promise, what]].slice(-MOST))));
  } catch {
    // Without storage this device can't prove anything later; it can still play.
  }
}

/** Draw a nonce, remember it, and give its promise. */
export function promise(): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const made = sha256(nonce);
  keep(made, { nonce });
  return made;
}

/** What this table waits for from me: each seat with its nonce. Its pledge is kept first. */
export function toTell(table: Table): { seat: string; nonce: string }[] {
  return table.seats.flatMap((seat) => {
    const mine = table.tell.includes(seat.seat) && seat.promise !== null ? kept()[seat.promise] : undefined;
    if (!mine || seat.promise === null || table.pledge === null) return [];
    keep(seat.promise, { nonce: mine.nonce, pledge: mine.pledge ?? table.pledge });
    return [{ seat: seat.seat, nonce: mine.nonce }];
  });
}

/** What I kept of a table before play, as `tabard verify` takes it; null: nothing. */
export function proof(table: Table): { pledge: string; nonces: string } | null {
  const mine = table.seats.flatMap((seat) => {
    const found = seat.promise === null ? undefined : kept()[seat.promise];
    return found?.pledge ? [{ pledge: found.pledge, nonce: `--nonce ${seat.seat}=${found.nonce}` }] : [];
  });
  const first = mine[0];
  return first ? { pledge: first.pledge, nonces: mine.map((one) => one.nonce).join(' ') } : null;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of an ASCII text. The browser's own is missing where a page comes over plain http from
 * another machine, which is how people play at home. */
export function sha256(text: string): string {
  const primes = Array.from({ length: 320 }, (_, i) => i).filter(
    (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
  );
  const part = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
  const k = primes.slice(0, 64).map((n) => part(Math.cbrt(n)));
  const h = primes.slice(0, 8).map((n) => part(Math.sqrt(n)));
  const bytes = [...new TextEncoder().encode(text), 0x80];
  while (bytes.length % 64 !== 56) bytes.push(0);
  const bits = text.length * 8;
  bytes.push(0, 0, 0, 0, (bits >>> 24) & 255, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  const at = (list: number[], i: number) => list[i] ?? 0;
  for (let start = 0; start < bytes.length; start += 64) {
    const w = Array.from({ length: 16 }, (_, i) => {
      const j = start + 4 * i;
      return (at(bytes, j) << 24) | (at(bytes, j + 1) << 16) | (at(bytes, j + 2) << 8) | at(bytes, j + 3);
    });
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w.push((at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0);
    }
    let [a, b, c, d, e, f, g, z] = h as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [z, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, z].forEach((x, i) => (h[i] = (at(h, i) + x) | 0));
  }
  return h.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
