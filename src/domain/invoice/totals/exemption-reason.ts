/**
 * The exemption reason of a VAT breakdown row (BT-120, BT-121). The standard allows one row a category, so lines exempt
 * for different reasons share it: then the texts stand one after another and no single code is claimed.
 */
import { exemptionReasonsFor } from '../../vat/exemption-reasons';
import { vatCategoryFacts } from '../../vat/vat-categories';
import type { DraftVat } from '../invoice-draft';

export interface ExemptionReason {
  readonly exemptionReason?: string;
  readonly exemptionReasonCode?: string;
}

export function exemptionReasonOf(category: string, vats: readonly DraftVat[]): ExemptionReason {
  if (vatCategoryFacts(category)?.needsReason !== true) return {};
  const said = vats.map((vat) => saidBy(category, vat)).filter(({ code, text }) => code !== '' || text !== '');
  const codes = distinct(said.map(({ code }) => code));
  const isOfOne = said.every(({ code }) => code === codes[0]);
  // Beside another reason a code without words stands for itself.
  const texts = distinct(said.map(({ code, text }) => (isOfOne ? text : text || code)));
  const [code] = codes;
  return {
    ...(texts.length === 0 ? {} : { exemptionReason: texts.join('; ') }),
    ...(code !== undefined && codes.length === 1 && texts.length <= 1 ? { exemptionReasonCode: code } : {}),
  };
}

/**
 * A code without a text says the wording of that code, where there is one: that of another would name an article which the person did
 * not. A line with neither says nothing yet; the person is asked, nothing is guessed.
 */
function saidBy(category: string, vat: DraftVat): { readonly code: string; readonly text: string } {
  const [code, text] = [vat.exemptionReasonCode.trim(), vat.exemptionReason.trim()];
  if (text !== '' || code === '') return { code, text };
  return { code, text: exemptionReasonsFor(category).find((choice) => choice.code === code)?.text ?? '' };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}
