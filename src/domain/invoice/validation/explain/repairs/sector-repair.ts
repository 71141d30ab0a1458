import { descendant, parentPath } from '../xml-path';
import { elementOf, putText, type RepairCase, type Repairer } from './repair-case';
import { namesSeveralSectors, sectorNamed, sectorOfPostCode } from './sector-named';

/** What else of the address may name the sector. */
const NEIGHBOURS = [['StreetName'], ['AdditionalStreetName'], ['AddressLine', 'Line']] as const;

/** One sector for the address: named by the city's own text, else by its other lines or the postal code, if they agree. */
function sectorOf(at: RepairCase): string | undefined {
  const address = elementOf(at, parentPath(at.path));
  const lines = NEIGHBOURS.map((names) => descendant(address, names)?.text ?? '');
  const texts = [at.actual ?? '', ...lines].join('\n');
  if (namesSeveralSectors(texts)) return undefined;
  const byCity = sectorNamed(at.actual ?? '') ?? /^\s*s\.?\s*([1-6])\s*$/i.exec(at.actual ?? '')?.[1];
  if (byCity !== undefined) return byCity;
  const named = sectorNamed(texts);
  const byPost = sectorOfPostCode(descendant(address, ['PostalZone'])?.text ?? '');
  if (named !== undefined && byPost !== undefined && named !== byPost) return undefined;
  return named ?? byPost;
}

/** BR-RO-100, 101, 160, 202: the city of a Bucharest address, where the address names exactly one sector. */
export const repairSector: Repairer = (at) => {
  const sector = sectorOf(at);
  return putText(at, sector === undefined ? undefined : `SECTOR${sector}`);
};
