/**
 * The sector of a Bucharest address as CIUS-RO wants the city (BR-RO-100, BR-RO-101): `SECTOR1` … `SECTOR6`. ANAF's
 * register writes „Sector 3 Mun. Bucureşti”, people „sect. 3”, „Bucuresti, s3”.
 */
import { fold } from '../text/fold';

const SECTOR = /\b(?:sectorul|sector|sect\.?|sec\.?|s\.?) ?([1-6])(?!\d)/;

export type BucharestSector = `SECTOR${1 | 2 | 3 | 4 | 5 | 6}`;

export function bucharestSector(city: string): BucharestSector | undefined {
  const folded = fold(city);
  const digit = SECTOR.exec(folded)?.[1] ?? /^([1-6])$/.exec(folded)?.[1];
  return digit === undefined ? undefined : (`SECTOR${digit}` as BucharestSector);
}
