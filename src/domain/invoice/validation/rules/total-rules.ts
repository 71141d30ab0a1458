import type { XmlElement } from '../../../xml/xml-element';
import { documentAllowancesAndCharges, sumOfAllowances, sumOfCharges, sumOfLines } from '../allowance-charge-facts';
import { exists } from '../checks';
import { attribute, first, path, select } from '../element-path';
import { add, type ExactDecimal, equal, formatDecimal, round2, subtract, ZERO } from '../exact-decimal';
import type { Check, Fault, Rule } from '../rule';
import { DOCUMENT, DUE_DATE, INVOICE_PAYABLE, MONETARY_TOTAL, PAYMENT_TERMS_NOTE } from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { UNEVALUABLE } from '../unevaluable';
import { decimalAt, decimalOf, doubleOf } from '../value-text';

/** Rules of the model about the document's totals (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const LINES = path('LineExtensionAmount');
const ALLOWANCES = path('AllowanceTotalAmount');
const CHARGES = path('ChargeTotalAmount');
const EXCLUSIVE = path('TaxExclusiveAmount');
const INCLUSIVE = path('TaxInclusiveAmount');
const PREPAID = path('PrepaidAmount');
const ROUNDING = path('PayableRoundingAmount');
const PAYABLE = path('PayableAmount');
const CURRENCY = path('DocumentCurrencyCode');
const TOTAL = path('LegalMonetaryTotal');
const TAX_TOTAL = path('TaxTotal');
const TAX_AMOUNT = path('TaxAmount');

/** Undefined where the amount is there and equals what it should be. */
function mustEqual(total: XmlElement, steps: typeof LINES, expected: ExactDecimal | undefined): Fault | undefined {
  const actual = decimalAt(total, steps);
  if (actual !== undefined && expected !== undefined && equal(actual, expected)) return undefined;
  const at = first(total, steps);
  return {
    ...(at && { at }),
    values: {
      element: steps.at(-1)?.name ?? '',
      ...(actual !== undefined ? { actual: formatDecimal(actual) } : { missing: steps.at(-1)?.name ?? '' }),
      ...(expected !== undefined && { expected: formatDecimal(expected) }),
    },
  };
}

/** BR-CO-10: the net amounts of the lines add up to their total. */
const linesAddUp: Check = (total, document) => mustEqual(total, LINES, round2(sumOfLines(document)));

/** BR-CO-11: the allowances add up to their total; both may be absent together. */
const allowancesAddUp: Check = (total, document) => {
  const { allowances } = documentAllowancesAndCharges(document);
  if (first(total, ALLOWANCES) === undefined && allowances.length === 0) return undefined;
  return mustEqual(total, ALLOWANCES, round2(sumOfAllowances(document)));
};

/** BR-CO-12: the charges add up to their total; both may be absent together. */
const chargesAddUp: Check = (total, document) => {
  const { charges } = documentAllowancesAndCharges(document);
  if (first(total, CHARGES) === undefined && charges.length === 0) return undefined;
  return mustEqual(total, CHARGES, round2(sumOfCharges(document)));
};

/** BR-CO-13: total without tax = lines - allowances + charges, rounded only where there is something to add. */
const exclusiveAddsUp: Check = (total) => {
  const lines = decimalAt(total, LINES);
  const allowances = decimalAt(total, ALLOWANCES);
  const charges = decimalAt(total, CHARGES);
  if (lines === undefined) return mustEqual(total, EXCLUSIVE, undefined);
  if (allowances === undefined && charges === undefined) return mustEqual(total, EXCLUSIVE, lines);
  return mustEqual(total, EXCLUSIVE, round2(add(subtract(lines, allowances ?? ZERO), charges ?? ZERO)));
};

/** BR-CO-16: what is to pay, with what was prepaid and the rounding. */
const payableAddsUp: Check = (total) => {
  const inclusive = decimalAt(total, INCLUSIVE);
  const payable = decimalAt(total, PAYABLE);
  const prepaid = decimalAt(total, PREPAID);
  const rounding = decimalAt(total, ROUNDING);
  if (inclusive === undefined || payable === undefined) return mustEqual(total, PAYABLE, undefined);
  const due = prepaid === undefined ? inclusive : round2(subtract(inclusive, prepaid));
  const paid = rounding === undefined ? payable : round2(subtract(payable, rounding));
  if (equal(paid, due)) return undefined;
  const at = first(total, PAYABLE);
  const expected = formatDecimal(rounding === undefined ? due : add(due, rounding));
  return { ...(at && { at }), values: { element: 'PayableAmount', actual: formatDecimal(payable), expected } };
};

/** The tax amounts of one currency, and whether a tax total has two of them. */
interface CurrencyTaxes {
  readonly amounts: XmlElement[];
  isRepeated: boolean;
}

function taxesByCurrency(head: XmlElement): ReadonlyMap<string | undefined, CurrencyTaxes> {
  const taxes = new Map<string | undefined, CurrencyTaxes>();
  for (const taxTotal of select(head, TAX_TOTAL)) {
    const here = new Set<string | undefined>();
    for (const amount of select(taxTotal, TAX_AMOUNT)) {
      const currency = attribute(amount, 'currencyID');
      const known = taxes.get(currency) ?? { amounts: [], isRepeated: false };
      known.amounts.push(amount);
      if (here.has(currency)) known.isRepeated = true;
      taxes.set(currency, known);
      here.add(currency);
    }
  }
  return taxes;
}

/** BR-CO-15: total with tax = total without tax + the one tax total in the document's currency. */
const inclusiveAddsUp: Check = (head) => {
  const taxes = taxesByCurrency(head);
  let totals: Totals | undefined;
  for (const currency of new Set(select(head, CURRENCY).map((element) => element.text))) {
    const { amounts, isRepeated } = taxes.get(currency) ?? { amounts: [], isRepeated: false };
    if (isRepeated) throw UNEVALUABLE;
    const [tax, ...more] = amounts.map(decimalOf);
    if (tax === undefined || more.length > 0) return taxTotalFault(head, currency, amounts.length);
    totals ??= totalsOf(head);
    const expected = totals.exclusive && round2(add(totals.exclusive, tax));
    if (expected === undefined || totals.inclusive === undefined || !equal(totals.inclusive, expected)) {
      return inclusiveFault(head, expected, tax);
    }
  }
  return undefined;
};

interface Totals {
  readonly exclusive: ExactDecimal | undefined;
  readonly inclusive: ExactDecimal | undefined;
}

function totalsOf(head: XmlElement): Totals {
  return {
    exclusive: decimalAt(head, [...TOTAL, ...EXCLUSIVE]),
    inclusive: decimalAt(head, [...TOTAL, ...INCLUSIVE]),
  };
}

function inclusiveFault(head: XmlElement, expected: ExactDecimal | undefined, tax: ExactDecimal): Fault | undefined {
  const fault = mustEqual(head, [...TOTAL, ...INCLUSIVE], expected);
  return fault && { ...fault, values: { ...fault.values, other: formatDecimal(tax) } };
}

function taxTotalFault(head: XmlElement, currency: string, count: number): Fault {
  const at = first(head, TAX_TOTAL);
  return { ...(at && { at }), values: { element: 'TaxTotal/TaxAmount', currency, count: String(count), max: '1' } };
}

/** BR-CO-25: where something is to pay, a due date or payment terms are given. Invoices only. */
const saysWhenToPay: Check = (payable, document) => {
  const amount = doubleOf(payable);
  if (amount <= 0) return undefined;
  const said = document.elements(DUE_DATE).length > 0 || document.elements(PAYMENT_TERMS_NOTE).length > 0;
  if (amount > 0 && said) return undefined;
  return { values: { missing: 'DueDate | PaymentTerms/Note', actual: payable.text } };
};

export const TOTAL_RULES: readonly Rule[] = [
  rule('BR-12', MONETARY_TOTAL, exists(LINES)),
  rule('BR-13', MONETARY_TOTAL, exists(EXCLUSIVE)),
  rule('BR-14', MONETARY_TOTAL, exists(INCLUSIVE)),
  rule('BR-15', MONETARY_TOTAL, exists(PAYABLE)),
  rule('BR-CO-10', MONETARY_TOTAL, linesAddUp),
  rule('BR-CO-11', MONETARY_TOTAL, allowancesAddUp),
  rule('BR-CO-12', MONETARY_TOTAL, chargesAddUp),
  rule('BR-CO-13', MONETARY_TOTAL, exclusiveAddsUp),
  rule('BR-CO-15', DOCUMENT, inclusiveAddsUp),
  rule('BR-CO-16', MONETARY_TOTAL, payableAddsUp),
  rule('BR-CO-25', INVOICE_PAYABLE, saysWhenToPay),
];
