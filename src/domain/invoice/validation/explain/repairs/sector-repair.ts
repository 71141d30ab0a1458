import { descendant, parentPath } from '../xml-path';
import { elementOf, putText, type RepairCase, type Repairer } from './repair-case';
import { namesSeveralSectors, sectorNamed, sectorOfPostCode } from './sector-named';

/** What else of the address may name the sector. */
const NEIGHBOURS = [['StreetName'], ['AdditionalStreetName'], ['AddressLine', 'Line']] as const;

/** One sector for the address: named by the city's text, by its other lines, or by the postal code; never two. */
function sectorOf(at: RepairCase): string | undefined {
  const address = elementOf(at, parentPath(at.path));
  const lines = NEIGHBOURS.map((names) => descendant(address, names)?.text ?? '');
  const texts = [at.actual ?? '', ...lines].join('\n');
  if (namesSeveralSectors(texts)) return undefined;
  const named = sectorNamed(texts) ?? /^\s*s\.?\s*([1-6])\s*$/i.exec(at.actual ?? '')?.[1];
  const byPost = sectorOfPostCode(descendant(address, ['PostalZone'])?.text ?? '');
  if (named !== undefined && byPost !== undefined && named !== byPost) return undefined;
  return named ?? byPost;
}

/** BR-RO-100, 101, 160, 202: the city of a Bucharest address, where the address names exactly one sector. */
export const repairSector: Repairer = (at) => {
  const sector = sectorOf(at);
  return putText(at, sector === undefined ? undefined : `SECTOR${sector}`);
};
