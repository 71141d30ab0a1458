import type { XmlElement } from '../../xml/xml-element';
import { DecimalSum } from './decimal-sum';
import { type DocumentView, documentFact } from './document-view';
import { path, select } from './element-path';
import { gatheredFact } from './gathered-fact';
import { ALLOWANCE_CHARGE, allowanceOrCharge, LINE } from './rule-contexts';
import { UNEVALUABLE } from './unevaluable';

const DOCUMENT_LEVEL = path('AllowanceCharge');
const INDICATOR = path('ChargeIndicator');
const AMOUNT = path('Amount');
const LINE_AMOUNT = path('LineExtensionAmount');

/** Allowances apart from charges. */
export interface AllowancesAndCharges {
  readonly allowances: readonly XmlElement[];
  readonly charges: readonly XmlElement[];
  /**
   * Set where a ChargeIndicator is no boolean, so that whoever asks for all of one kind cannot be answered: how many
   * allowances and charges come before it.
   */
  readonly broken: { readonly allowances: number; readonly charges: number } | null;
}

function sortedOut(elements: readonly XmlElement[]): AllowancesAndCharges {
  const allowances: XmlElement[] = [];
  const charges: XmlElement[] = [];
  let broken: AllowancesAndCharges['broken'] = null;
  for (const element of elements) {
    const kind = allowanceOrCharge(element);
    if (kind === 'allowance') allowances.push(element);
    else if (kind === 'charge') charges.push(element);
    else if (select(element, INDICATOR).length > 0)
      broken ??= { allowances: allowances.length, charges: charges.length };
  }
  return { allowances, charges, broken };
}

/** Those of the document (BG-20, BG-21), as far as they can be told apart. */
export const documentLevel = documentFact((document) => sortedOut(select(document.head, DOCUMENT_LEVEL)));
/** Those of document, lines and prices, as far as they can be told apart. */
export const anyLevel = documentFact((document) => sortedOut(document.elements(ALLOWANCE_CHARGE)));

function readable(facts: AllowancesAndCharges): AllowancesAndCharges {
  if (facts.broken !== null) throw UNEVALUABLE;
  return facts;
}

/** As {@link documentLevel}. @throws Unevaluable where an indicator is no boolean. */
export function documentAllowancesAndCharges(document: DocumentView): AllowancesAndCharges {
  return readable(documentLevel(document));
}

/** As {@link anyLevel}. @throws Unevaluable where an indicator is no boolean. */
export function allAllowancesAndCharges(document: DocumentView): AllowancesAndCharges {
  return readable(anyLevel(document));
}

const allowanceTotal = documentFact((document) => sumOf(documentLevel(document).allowances));
const chargeTotal = documentFact((document) => sumOf(documentLevel(document).charges));
export const LINE_TOTAL = gatheredFact(
  LINE,
  () => new DecimalSum(),
  (sum, line) => sum.add(line, LINE_AMOUNT),
);

function sumOf(elements: readonly XmlElement[]): DecimalSum {
  const sum = new DecimalSum();
  for (const element of elements) sum.add(element, AMOUNT);
  return sum;
}

/** Sum of the net amounts of all lines, unrounded. */
export function sumOfLines(document: DocumentView) {
  return LINE_TOTAL.of(document).value();
}

/** Sum of the document's allowances, unrounded. */
export function sumOfAllowances(document: DocumentView) {
  return allowanceTotal(document).value();
}

/** Sum of the document's charges, unrounded. */
export function sumOfCharges(document: DocumentView) {
  return chargeTotal(document).value();
}
