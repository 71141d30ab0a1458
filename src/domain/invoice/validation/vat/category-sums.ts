import type { XmlElement } from '../../../xml/xml-element';
import { DecimalSum } from '../decimal-sum';
import { type DocumentView, documentFact } from '../document-view';
import { path, select } from '../element-path';
import { add, canonicalDecimal, type ExactDecimal, parseDecimal } from '../exact-decimal';
import { gatheredFact, ROOT_LINES } from '../gathered-fact';
import { LINE_NAMES } from '../line-names';
import { ALLOWANCE_CHARGE, allowanceOrCharge } from '../rule-contexts';
import { UNEVALUABLE } from '../unevaluable';
import { categoryCode } from './vat-category';

/**
 * Net amounts by VAT category and by rate (BR-<category>-08): the lines of the document (of each kind apart), and its
 * charges less its allowances. An element counts for each category and each rate that it names.
 */
interface Amounts {
  readonly total: DecimalSum;
  readonly byRate: Map<string, DecimalSum>;
  rateBroken: boolean;
}

const LINE_CATEGORY = path('Item', 'ClassifiedTaxCategory');
const CATEGORY = path('TaxCategory');
const PERCENT = path('Percent');
const LINE_AMOUNT = path('LineExtensionAmount');
const AMOUNT = path('Amount');
const DOCUMENT_LEVEL = path('AllowanceCharge');

class SumsByCategory {
  private readonly amounts = new Map<string, Amounts>();

  add(element: XmlElement, categories: readonly XmlElement[], steps: typeof AMOUNT, sign: 1 | -1 = 1): void {
    const rates = ratesOf(categories);
    for (const code of new Set(categories.map(categoryCode))) {
      const amounts = this.of(code);
      amounts.total.add(element, steps, sign);
      if (rates === undefined) amounts.rateBroken = true;
      for (const rate of rates ?? []) {
        const sum = amounts.byRate.get(rate) ?? new DecimalSum();
        amounts.byRate.set(rate, sum);
        sum.add(element, steps, sign);
      }
    }
  }

  total(code: string): ExactDecimal | undefined {
    return this.amounts.get(code)?.total.value();
  }

  atRate(code: string, rate: string): ExactDecimal | undefined {
    const amounts = this.amounts.get(code);
    if (amounts?.rateBroken === true) throw UNEVALUABLE;
    return amounts?.byRate.get(rate)?.value();
  }

  private of(code: string): Amounts {
    const known = this.amounts.get(code);
    if (known !== undefined) return known;
    const amounts = { total: new DecimalSum(), byRate: new Map<string, DecimalSum>(), rateBroken: false };
    this.amounts.set(code, amounts);
    return amounts;
  }
}

/** The rates that categories name, equal numbers once; undefined where one is no number. */
function ratesOf(categories: readonly XmlElement[]): ReadonlySet<string> | undefined {
  const rates = new Set<string>();
  for (const category of categories) {
    for (const percent of select(category, PERCENT)) {
      const rate = parseDecimal(percent.text);
      if (rate === undefined) return undefined;
      rates.add(canonicalDecimal(rate));
    }
  }
  return rates;
}

export const LINE_SUMS = gatheredFact(
  ROOT_LINES,
  () => new Map(LINE_NAMES.map((name) => [name as string, new SumsByCategory()])),
  (kinds, line) => kinds.get(line.name)?.add(line, select(line, LINE_CATEGORY), LINE_AMOUNT),
);

const chargeSums = documentFact((document) => {
  const sums = new SumsByCategory();
  for (const element of select(document.head, DOCUMENT_LEVEL)) {
    const kind = allowanceOrCharge(element);
    if (kind !== undefined) sums.add(element, select(element, CATEGORY), AMOUNT, kind === 'charge' ? 1 : -1);
  }
  return sums;
});

/** Rates by category of the allowances and charges of any level. */
const chargeRates = documentFact((document) => {
  const sums = new SumsByCategory();
  for (const element of document.elements(ALLOWANCE_CHARGE)) sums.add(element, select(element, CATEGORY), AMOUNT);
  return sums;
});

/** What the subtotal of a category should be, by one kind of line; undefined where there are no such lines. */
export interface ExpectedBase {
  readonly fromLines: ExactDecimal | undefined;
  readonly base: ExactDecimal;
}

function added(fromLines: ExactDecimal | undefined, fromCharges: ExactDecimal | undefined): ExpectedBase {
  const none: ExactDecimal = { units: 0n, scale: 0 };
  return { fromLines, base: add(fromLines ?? none, fromCharges ?? none) };
}

/** Lines of the given kind + charges - allowances of a category. */
export function baseOfCategory(document: DocumentView, lineName: string, code: string): ExpectedBase {
  return added(LINE_SUMS.of(document).get(lineName)?.total(code), chargeSums(document).total(code));
}

/** The same restricted to one rate (canonical decimal text). */
export function baseOfRate(document: DocumentView, lineName: string, code: string, rate: string): ExpectedBase {
  return added(LINE_SUMS.of(document).get(lineName)?.atRate(code, rate), chargeSums(document).atRate(code, rate));
}

/** Whether an allowance or charge of any level has the category with the rate. */
export function chargedAtRate(document: DocumentView, code: string, rate: string): boolean {
  return chargeRates(document).atRate(code, rate) !== undefined;
}
