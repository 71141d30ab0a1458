import { allAllowancesAndCharges } from '../allowance-charge-facts';
import type { Check, Rule } from '../rule';
import { ALLOWANCE_CHARGE, ANY_COUNTRY_CODE, BREAKDOWN, DOCUMENT, LINE_CATEGORY } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { brokenDownOnce, refusesVatIds } from '../vat/category-checks';
import { type CategoryUse, categoryUse, categoryUses, namesCategory } from '../vat/category-usage';
import { chargedRate, RATE_ABSENT, rate } from '../vat/rate-checks';
import { baseIsExact, reasonGiven, taxIsZero } from '../vat/subtotal-checks';

/** VAT categories O (outside the scope of VAT) and B (Italian split payment); catalogue, section 5. */

const rule = fatalRules('model');

/** BR-O-11 to 14: where the breakdown has O, the document has no other category there. */
function noOtherThanO(use: keyof CategoryUse): Check {
  return (_, document) => {
    if (categoryUse(document, 'O').subtotalsVat === 0) return undefined;
    if (use === 'allowancesVat' || use === 'chargesVat') allAllowancesAndCharges(document);
    for (const [code, uses] of categoryUses(document)) {
      if (code !== 'O' && uses[use] > 0) return { values: { category: 'O', actual: code } };
    }
    return undefined;
  };
}

/** BR-B-01: split payment is for invoices inside Italy, the origin of the goods included. */
const splitPaymentInItaly: Check = (_, document) => {
  if (!namesCategory(document, 'B')) return undefined;
  const at = document.elements(ANY_COUNTRY_CODE).find((country) => country.text !== 'IT');
  return at && { at, values: { category: 'B', country: at.text, expected: 'IT' } };
};

/** BR-B-02: split payment and the standard rate do not stand in one document. */
const splitPaymentAlone: Check = (_, document) =>
  namesCategory(document, 'B') && namesCategory(document, 'S') ? { values: { category: 'B', actual: 'S' } } : undefined;

export const OUTSIDE_SCOPE_RULES: readonly Rule[] = [
  rule('BR-O-01', DOCUMENT, brokenDownOnce('O')),
  rule('BR-O-02', DOCUMENT, refusesVatIds('line', 'O')),
  rule('BR-O-03', DOCUMENT, refusesVatIds('document allowance', 'O')),
  rule('BR-O-04', DOCUMENT, refusesVatIds('document charge', 'O')),
  rule('BR-O-05', LINE_CATEGORY, rate(RATE_ABSENT, 'O'), 'O'),
  rule('BR-O-06', ALLOWANCE_CHARGE, chargedRate(RATE_ABSENT, 'O'), 'allowance'),
  rule('BR-O-07', ALLOWANCE_CHARGE, chargedRate(RATE_ABSENT, 'O'), 'charge'),
  rule('BR-O-08', BREAKDOWN, baseIsExact('O'), 'O'),
  rule('BR-O-09', BREAKDOWN, taxIsZero('O'), 'O'),
  rule('BR-O-10', BREAKDOWN, reasonGiven('O'), 'O'),
  rule('BR-O-11', DOCUMENT, noOtherThanO('subtotalsVat')),
  rule('BR-O-12', DOCUMENT, noOtherThanO('linesVat')),
  rule('BR-O-13', DOCUMENT, noOtherThanO('allowancesVat')),
  rule('BR-O-14', DOCUMENT, noOtherThanO('chargesVat')),
  rule('BR-B-01', DOCUMENT, splitPaymentInItaly),
  rule('BR-B-02', DOCUMENT, splitPaymentAlone),
];
