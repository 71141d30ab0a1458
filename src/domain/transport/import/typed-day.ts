import { addDays } from '../../calendar/iso-date';
import { parseTypedDate } from '../../calendar/parse-typed-date';
import type { IsoDate } from '../../invoice/invoice';

/** A day as a cell has it; what cannot be read stays as it is. `today`: for dates that are written short. */
export function typedDay(text: string, today: IsoDate): string {
  return parseTypedDate(serialDay(text) ?? text, today) ?? text;
}

/** A cell of a date that lost its format: days since 30.12.1899. */
function serialDay(text: string): string | undefined {
  return /^\d{5}$/.test(text) ? addDays('1899-12-30', Number(text)) : undefined;
}
