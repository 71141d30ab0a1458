import type { RuleFinding } from '../../verdict';
import type { Repair } from './repair';
import { unitWords } from './unit-names';

/** What the texts may say of a repair: `willBe`, the sector it names, the unit as it was meant. */
export function repairValues(repair: Repair | null, finding: RuleFinding): Readonly<Record<string, string>> {
  if (!repair) return {};
  const { willBe } = repair.change;
  const sector = /^SECTOR(\d)$/.exec(willBe)?.[1];
  return {
    ...(willBe === '' ? {} : { willBe }),
    ...(sector === undefined ? {} : { sector }),
    ...(finding.rule === 'BR-CL-23' ? { unit: unitWords(willBe) } : {}),
  };
}
