import { findCounty } from '../../../../identifiers/counties';
import { foldedText } from './folded-text';
import { putText, type Repairer } from './repair-case';
import { sectorNamed } from './sector-named';

/** Spellings beside code, plate letters and name. */
const ALSO: Readonly<Record<string, string>> = {
  bistrita: 'RO-BN',
  dimbovita: 'RO-DB',
  vilcea: 'RO-VL',
  bucharest: 'RO-B',
  buc: 'RO-B',
};

/** `Cluj`, `jud. Cluj`, `CJ`, `RO CJ` → `RO-CJ`; a Bucharest sector → `RO-B`; undefined where it is not certain. */
export function countyCodeOf(text: string): string | undefined {
  return findCounty(text)?.iso ?? ALSO[foldedText(text)] ?? (sectorNamed(text) === undefined ? undefined : 'RO-B');
}

/** BR-RO-110, 111, 170, 212: the county written by its code. */
export const repairCounty: Repairer = (at) =>
  putText(at, at.actual === undefined ? undefined : countyCodeOf(at.actual));
