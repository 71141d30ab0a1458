import type { XmlElement } from '../../../xml/xml-element';
import { type DocumentView, documentFact } from '../document-view';
import { path, select } from '../element-path';
import { gatheredFact } from '../gathered-fact';
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
  /** As `chargesVat`, without blanks around the code. */
  exactChargesVat: number;
  /** In allowances and charges of the document itself. */
  documentAllowancesVat: number;
  documentChargesVat: number;
  /** In any TaxCategory, the breakdown's included. */
  categoriesVat: number;
  /** In the breakdown of the document's tax totals. */
  subtotals: number;
  subtotalsVat: number;
  /** The same without blanks around the code. */
  exactSubtotals: number;
  exactSubtotalsVat: number;
}

const NO_USE: CategoryUse = {
  lines: 0,
  linesVat: 0,
  allowanceCharges: 0,
  allowanceChargesVat: 0,
  allowancesVat: 0,
  chargesVat: 0,
  exactChargesVat: 0,
  documentAllowancesVat: 0,
  documentChargesVat: 0,
  categoriesVat: 0,
  subtotals: 0,
  subtotalsVat: 0,
  exactSubtotals: 0,
  exactSubtotalsVat: 0,
};

const CATEGORY = path('TaxCategory');
const DOCUMENT_LEVEL = path('AllowanceCharge');
const SUBTOTAL_CATEGORY = path('TaxTotal', 'TaxSubtotal', 'TaxCategory');

const ID = path('ID');

/** Which counts go up for a category: always, where its scheme is VAT, where its code stands without blanks. */
interface Counted {
  readonly all?: keyof CategoryUse;
  readonly vat?: keyof CategoryUse;
  readonly exact?: keyof CategoryUse;
  readonly exactVat?: keyof CategoryUse;
}

const LINE_USE: Counted = { all: 'lines', vat: 'linesVat' };
const CATEGORY_USE: Counted = { vat: 'categoriesVat' };
const SUBTOTAL_USE: Counted = {
  all: 'subtotals',
  vat: 'subtotalsVat',
  exact: 'exactSubtotals',
  exactVat: 'exactSubtotalsVat',
};
const ALLOWANCE_CHARGE_USE: Counted = { all: 'allowanceCharges', vat: 'allowanceChargesVat' };
const KIND_USE = {
  allowance: { vat: 'allowancesVat' },
  charge: { vat: 'chargesVat', exactVat: 'exactChargesVat' },
} as const satisfies Record<string, Counted>;
const DOCUMENT_KIND_USE = {
  allowance: { vat: 'documentAllowancesVat' },
  charge: { vat: 'documentChargesVat' },
} as const satisfies Record<string, Counted>;

class UsageCount {
  readonly uses = new Map<string, CategoryUse>();
  /** A category has two IDs, or its scheme has: most rules cannot be evaluated. */
  broken = false;
  /** A scheme has two IDs: no rule can be. */
  schemeBroken = false;
  /** Every code as it stands, blanks included. */
  readonly written = new Set<string>();

  count(category: XmlElement, { all, vat, exact, exactVat }: Counted): void {
    const ids = select(category, ID);
    for (const id of ids) this.written.add(id.text);
    try {
      const isVat = isVatScheme(category);
      if (ids.length > 1) this.broken = true;
      for (const written of ids.length === 0 ? [''] : ids.map((id) => id.text)) {
        const code = normalized(written);
        const use = this.entryFor(code);
        if (all !== undefined) use[all]++;
        if (vat !== undefined && isVat) use[vat]++;
        if (exact !== undefined && code === written) use[exact]++;
        if (exactVat !== undefined && code === written && isVat) use[exactVat]++;
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

/** The lines' categories. */
export const LINE_USAGE = gatheredFact(
  CLASSIFIED_CATEGORY,
  () => new UsageCount(),
  (count, category) => count.count(category, LINE_USE),
);

/** The lines' count, gone on with by everything else. */
const usage = documentFact((document) => {
  const count = LINE_USAGE.of(document);
  for (const category of document.elements(TAX_CATEGORY)) count.count(category, CATEGORY_USE);
  for (const category of select(document.head, SUBTOTAL_CATEGORY)) count.count(category, SUBTOTAL_USE);
  for (const element of document.elements(ALLOWANCE_CHARGE))
    countCharged(count, element, KIND_USE, ALLOWANCE_CHARGE_USE);
  for (const element of select(document.head, DOCUMENT_LEVEL)) countCharged(count, element, DOCUMENT_KIND_USE);
  return count;
});

/** @param always Counted whatever the ChargeIndicator says. */
function countCharged(
  count: UsageCount,
  element: XmlElement,
  byKind: Readonly<Record<'allowance' | 'charge', Counted>>,
  always?: Counted,
): void {
  const kind = allowanceOrCharge(element);
  for (const category of select(element, CATEGORY)) {
    if (always !== undefined) count.count(category, always);
    if (kind !== undefined) count.count(category, byKind[kind]);
  }
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

/** Whether any tax category of the document is exactly this code. */
export function namesCategory(document: DocumentView, code: string): boolean {
  return usage(document).written.has(code);
}

/** Every category code of the document with its uses. @throws Unevaluable as {@link categoryUse}. */
export function categoryUses(document: DocumentView): ReadonlyMap<string, CategoryUse> {
  const { uses, broken } = usage(document);
  if (broken) throw UNEVALUABLE;
  return uses;
}
