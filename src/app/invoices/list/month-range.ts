/** The day ranges a list's date filter offers; days are `yyyy-MM-dd`. */

export interface DayRange {
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const MONTHS = ['ian.', 'feb.', 'mar.', 'apr.', 'mai', 'iun.', 'iul.', 'aug.', 'sept.', 'oct.', 'nov.', 'dec.'];
const MONTHS_OFFERED = 12;

export const ANY_DAY: DayRange = { key: '', label: 'oricând', from: '', to: '' };

/**
 * Any day, the last twelve months from the month of `today`, this year and the one before; last those of the keys `chosen`,
 * where a view that was named long ago asks for them.
 */
export function dayRanges(today: string, ...chosen: readonly string[]): readonly DayRange[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const months = Array.from({ length: MONTHS_OFFERED }, (_, back) => monthRange(year, month - back));
  const offered = [ANY_DAY, ...months, yearRange(year), yearRange(year - 1)];
  const older = chosen.filter((wanted) => !offered.some(({ key }) => key === wanted));
  return [...offered, ...older.flatMap((key) => rangeOfKey(key) ?? [])];
}

/** Of `yyyy-MM` or `yyyy`. */
function rangeOfKey(key: string): DayRange | undefined {
  const [, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(key) ?? [];
  if (year === undefined) return undefined;
  return month === undefined ? yearRange(Number(year)) : monthRange(Number(year), Number(month));
}

function monthRange(year: number, month: number): DayRange {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month, 0));
  const key = first.toISOString().slice(0, 7);
  const label = `${MONTHS[first.getUTCMonth()] ?? ''} ${first.getUTCFullYear()}`;
  return { key, label, from: `${key}-01`, to: last.toISOString().slice(0, 10) };
}

function yearRange(year: number): DayRange {
  return { key: String(year), label: `anul ${year}`, from: `${year}-01-01`, to: `${year}-12-31` };
}
