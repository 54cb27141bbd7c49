/** Sentences about a table, for lists. */
import type { Seat, Table } from './messages';
import { t } from './words';

/** My own seat: at one screen others are mine, too, under their names. */
function own(table: Table, me: string): Seat | undefined {
  const mine = table.seats.filter((seat) => seat.mine);
  return mine.find((seat) => seat.name === me) ?? mine[0];
}

/** Who sits at it besides me, also who shares my screen. */
export function company(table: Table, me: string): string {
  const self = own(table, me);
  const names = table.seats.filter((seat) => seat !== self && seat.kind !== 'free').map((seat) => seat.name);
  if (names.length === 0) return t('tables-alone');
  return t('tables-with', { names: new Intl.ListFormat(t('frame-language')).format(names) });
}

/** My seats that are asked. */
export function myTurn(table: Table): string | null {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return table.status === 'playing' ? (table.waiting.find((seat) => mine.includes(seat)) ?? null) : null;
}

/** That it is my turn, or that of somebody at my screen. */
export function turnOf(table: Table, me: string): string {
  const seat = table.seats.find((one) => one.seat === myTurn(table));
  if (!seat) return '';
  return seat === own(table, me) ? t('home-your-turn') : t('tables-turn-of', { name: seat.name });
}

/** Whom it waits for, when that is not me. */
export function awaited(table: Table): string {
  if (table.status !== 'playing' || myTurn(table) !== null) return '';
  const names = table.seats.filter((seat) => table.waiting.includes(seat.seat) && !seat.mine).map((seat) => seat.name);
  return names.length > 0 ? t('tables-awaits', { names: new Intl.ListFormat(t('frame-language')).format(names) }) : '';
}

/** Where it stands. */
export function standing(table: Table): string {
  return table.series ? `${score(table)} · ${now(table)}` : now(table);
}

/** "Best of three: 1–0", from my side of the table. */
export function score(table: Table): string {
  const { series } = table;
  if (!series) return '';
  const mine = Math.max(0, table.seats.findIndex((seat) => seat.mine));
  const turned = [...series.score.slice(mine), ...series.score.slice(0, mine)];
  return t('series-standing', { best: t('series-best', { n: series.best_of }), score: turned.join('–') });
}

function now(table: Table): string {
  const [done, all] = table.rounds;
  switch (table.status) {
    case 'waiting': {
      const taken = table.seats.filter((seat) => seat.kind !== 'free').length;
      return t('tables-seats', { taken, all: table.seats.length });
    }
    case 'playing':
      return all > 0 ? t('round-of', { now: Math.min(done + 1, all), all }) : t('round-now', { now: done + 1 });
    case 'over':
      return t('tables-over');
  }
}

/** My turn first, then what is played, what waits, what is over; the newest first in each. */
export function sorted(tables: Table[]): Table[] {
  const rank = (table: Table) =>
    myTurn(table) ? 0 : { playing: 1, waiting: 2, over: 3 }[table.status];
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}
