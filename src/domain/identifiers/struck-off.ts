/** Whether ANAF's register calls a company struck off („radiată”), by its own words on the registration. */
import type { IsoDate } from '../invoice/invoice';

/**
 * The day it was struck off, '' where the register names none; undefined for a company that stands. The words are of the
 * kind „RADIERE din data 01.02.2024”, „DIZOLVARE CU LICHIDARE(RADIERE) din data …”, „INREGISTRAT din data …”.
 */
export function struckOffOn(registrationState: string): IsoDate | '' | undefined {
  const words = registrationState.toUpperCase();
  if (!/RADIER|RADIAT/.test(words) || words.includes('ANULARE')) return undefined;
  const [, day, month, year] = /(\d{2})\.(\d{2})\.(\d{4})/.exec(words) ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}`;
}
