/** Which rule is put right how in a draft. What the validator itself would write comes after: see told-findings. */
import { repairAccount, repairDueDate, repairNoteCode, repairType } from './document-repairs';
import type { DraftRepair, DraftRepairCase, DraftRepairer } from './draft-repair';
import { repairExemptionReason } from './exemption-reason-repair';
import { repairLength } from './length-repair';
import { repairCountryCode, repairMissingCountry, repairVatRegistration } from './party-repairs';

const BY_RULE: readonly (readonly [rule: RegExp, repairer: DraftRepairer])[] = [
  [/^BR-RO-L\d/, repairLength],
  [/^BR-(AE|IC|G|O)-10$|^BR-CL-22$/, repairExemptionReason],
  [/^BR-(09|11|IC-12)$/, repairMissingCountry],
  [/^BR-(CL-14|CO-09)$/, repairCountryCode],
  [/^BR-(G|IC)-0[23]$/, repairVatRegistration],
  [/^BR-CO-25$/, repairDueDate],
  [/^BR-(50|61)$/, repairAccount],
  [/^BR-(CL-01|RO-020.*|04)$/, repairType],
  [/^BR-CL-08$/, repairNoteCode],
];

/** `handled` tells a rule of this table without a certain remedy here from one that the table does not know. */
export function repairInDraft(at: DraftRepairCase): { readonly handled: boolean; readonly repair?: DraftRepair } {
  const repairer = BY_RULE.find(([rule]) => rule.test(at.rule))?.[1];
  if (repairer === undefined) return { handled: false };
  const repair = repairer(at);
  return repair === undefined ? { handled: true } : { handled: true, repair };
}
