import type { XmlElement } from '../../../xml/xml-element';
import { type DocumentView, documentFact } from '../document-view';
import { path, select } from '../element-path';
import { ALLOWANCE_CHARGE, allowanceOrCharge, CLASSIFIED_CATEGORY, TAX_CATEGORY } from '../rule-contexts';
import { UNEVALUABLE, Unevaluable } from '../unevaluable';
import { normalized } from '../value-text';
import { isVatScheme } from './vat-category';

/** Where a VAT category is used in a document, as counts. `…Vat` counts only uses whose scheme is VAT. */
export interface CategoryUse {
  lines: number;
  linesVat: number;
  /** In allowances and charges of any level, whatever the ChargeIndicator. */
  allowanceCharges: number;
  allowanceChargesVat: number;
  allowancesVat: number;
  chargesVat: number;
  /** In allowances and charges of the document itself. */
  documentAllowancesVat: number;
  documentChargesVat: number;
  /** In any TaxCategory, the breakdown's included. */
  categoriesVat: number;
  /** In the breakdown of the document's tax totals. */
  subtotals: number;
  subtotalsVat: number;
}

const NO_USE: CategoryUse = {
  lines: 0,
  linesVat: 0,
  allowanceCharges: 0,
  allowanceChargesVat: 0,
  allowancesVat: 0,
  chargesVat: 0,
  documentAllowancesVat: 0,
  documentChargesVat: 0,
  categoriesVat: 0,
  subtotals: 0,
  subtotalsVat: 0,
};

const CATEGORY = path('TaxCategory');
const DOCUMENT_LEVEL = path('AllowanceCharge');
const SUBTOTAL_CATEGORY = path('TaxTotal', 'TaxSubtotal', 'TaxCategory');

const ID = path('ID');

class UsageCount {
  readonly uses = new Map<string, CategoryUse>();
  /** A category has two IDs, or its scheme has: most rules cannot be evaluated. */
  broken = false;
  /** A scheme has two IDs: no rule can be. */
  schemeBroken = false;

  count(category: XmlElement, plain: readonly (keyof CategoryUse)[], vat: readonly (keyof CategoryUse)[]): void {
    try {
      const isVat = isVatScheme(category);
      const ids = select(category, ID);
      if (ids.length > 1) this.broken = true;
      for (const code of ids.length === 0 ? [''] : ids.map((id) => normalized(id.text))) {
        const use = this.entryFor(code);
        for (const key of plain) use[key]++;
        for (const key of isVat ? vat : []) use[key]++;
      }
    } catch (fault) {
      if (!(fault instanceof Unevaluable)) throw fault;
      this.schemeBroken = true;
      this.broken = true;
    }
  }

  private entryFor(code: string): CategoryUse {
    const known = this.uses.get(code);
    if (known !== undefined) return known;
    const use = { ...NO_USE };
    this.uses.set(code, use);
    return use;
  }
}

const usage = documentFact((document) => {
  const count = new UsageCount();
  for (const category of document.elements(CLASSIFIED_CATEGORY)) count.count(category, ['lines'], ['linesVat']);
  for (const category of document.elements(TAX_CATEGORY)) count.count(category, [], ['categoriesVat']);
  for (const category of select(document.head, SUBTOTAL_CATEGORY))
    count.count(category, ['subtotals'], ['subtotalsVat']);
  for (const element of document.elements(ALLOWANCE_CHARGE)) countAllowanceCharge(count, element);
  for (const element of select(document.head, DOCUMENT_LEVEL)) {
    const kind = allowanceOrCharge(element);
    if (kind === undefined) continue;
    const key = kind === 'charge' ? 'documentChargesVat' : 'documentAllowancesVat';
    for (const category of select(element, CATEGORY)) count.count(category, [], [key]);
  }
  return count;
});

function countAllowanceCharge(count: UsageCount, element: XmlElement): void {
  const kind = allowanceOrCharge(element);
  const vat: (keyof CategoryUse)[] = ['allowanceChargesVat'];
  if (kind !== undefined) vat.push(kind === 'charge' ? 'chargesVat' : 'allowancesVat');
  for (const category of select(element, CATEGORY)) count.count(category, ['allowanceCharges'], vat);
}

/** Where the category is used. @throws Unevaluable where some category of the document cannot be read. */
export function categoryUse(document: DocumentView, code: string): CategoryUse {
  const { uses, broken } = usage(document);
  if (broken) throw UNEVALUABLE;
  return uses.get(code) ?? NO_USE;
}

/**
 * Where the category is used, by each ID of its own: what a rule sees that counts IDs instead of reading the one.
 * @throws Unevaluable where a scheme cannot be read.
 */
export function categoryUseById(document: DocumentView, code: string): CategoryUse {
  const { uses, schemeBroken } = usage(document);
  if (schemeBroken) throw UNEVALUABLE;
  return uses.get(code) ?? NO_USE;
}

/** Every category code of the document with its uses. @throws Unevaluable as {@link categoryUse}. */
export function categoryUses(document: DocumentView): ReadonlyMap<string, CategoryUse> {
  const { uses, broken } = usage(document);
  if (broken) throw UNEVALUABLE;
  return uses;
}
