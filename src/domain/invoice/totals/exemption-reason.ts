/**
 * The exemption reason of a VAT breakdown row (BT-120, BT-121). The standard allows one row a category, so lines exempt
 * for different reasons share it: then the texts stand one after another and no single code is claimed.
 */
import { vatCategoryFacts } from '../../vat/vat-categories';
import type { DraftVat } from '../invoice-draft';

export interface ExemptionReason {
  readonly exemptionReason?: string;
  readonly exemptionReasonCode?: string;
}

export function exemptionReasonOf(category: string, vats: readonly DraftVat[]): ExemptionReason {
  const facts = vatCategoryFacts(category);
  if (facts?.needsReason !== true) return {};
  const texts = distinct(vats.map((vat) => vat.exemptionReason.trim() || textOfCode(vat, facts.exemptionReason)));
  const codes = distinct(vats.map((vat) => vat.exemptionReasonCode.trim()));
  const [code] = codes;
  return {
    ...(texts.length === 0 ? {} : { exemptionReason: texts.join('; ') }),
    ...(codes.length === 1 && code !== undefined && texts.length <= 1 ? { exemptionReasonCode: code } : {}),
  };
}

/** A line with neither text nor code says nothing yet; the person is asked, the law's article is not guessed. */
function textOfCode(vat: DraftVat, wording: string): string {
  return vat.exemptionReasonCode.trim() === '' ? '' : wording;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}
