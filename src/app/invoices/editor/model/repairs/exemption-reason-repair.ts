import { exemptionReasonsFor } from '@/domain/vat/exemption-reasons';
import { type DraftRepairer, repair } from './draft-repair';
import { repairTexts } from './repair-texts';

/** BR-*-10, BR-CL-22: why the category bears no VAT, where the law knows one reason only (not for category E). */
export const repairExemptionReason: DraftRepairer = ({ row, draft }) => {
  const category = row === undefined ? undefined : draft.lines[row]?.vat.category;
  if (category === undefined) return undefined;
  const [only, ...others] = exemptionReasonsFor(category);
  if (only === undefined || others.length > 0) return undefined;
  const { code, text } = only;
  return repair(repairTexts.reason(code), { type: 'exemption-reason', category, code, text });
};
