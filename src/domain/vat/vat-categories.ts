/**
 * The VAT categories a Romanian invoice can use (BT-151, UNCL5305 as restricted by EN 16931), with what each asks for.
 * The default exemption reasons are the VATEX code (BT-121) and the wording of the law it stands for (BT-120), as they
 * go onto the document.
 */
import { exemptionReasonsFor } from './exemption-reasons';

/** Whether the category has a rate above zero, the rate 0, or none at all (BR-*-05). */
export type VatRateKind = 'positive' | 'zero' | 'none';

export interface VatCategoryFacts {
  readonly code: string;
  readonly rateKind: VatRateKind;
  /** Whether BG-23 must give a reason (BR-*-10). */
  readonly needsReason: boolean;
  /** VATEX code proposed; '' where none fits every case or none is allowed. */
  readonly exemptionReasonCode: string;
  /** Romanian wording proposed, of the fiscal code (Legea 227/2015). */
  readonly exemptionReason: string;
}

function category(code: string, rateKind: VatRateKind): VatCategoryFacts {
  const [proposed] = exemptionReasonsFor(code);
  return {
    code,
    rateKind,
    needsReason: proposed !== undefined,
    exemptionReasonCode: proposed?.code ?? '',
    exemptionReason: proposed?.text ?? '',
  };
}

/** In the order the editor offers them. */
export const VAT_CATEGORIES: readonly VatCategoryFacts[] = [
  category('S', 'positive'),
  category('AE', 'zero'),
  category('E', 'zero'),
  category('K', 'zero'),
  category('G', 'zero'),
  category('O', 'none'),
  category('Z', 'zero'),
];

/** Facts of a category; undefined for one this application does not write (L, M, B are only read). */
export function vatCategoryFacts(code: string): VatCategoryFacts | undefined {
  return VAT_CATEGORIES.find((facts) => facts.code === code);
}
