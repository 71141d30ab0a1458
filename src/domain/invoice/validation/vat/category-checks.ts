import type { XmlElement } from '../../../xml/xml-element';
import { anyLevel, documentLevel } from '../allowance-charge-facts';
import type { DocumentView } from '../document-view';
import { has, only, path, select } from '../element-path';
import type { Check, Fault } from '../rule';
import { UNEVALUABLE } from '../unevaluable';
import { normalized } from '../value-text';
import { type CategoryUse, categoryUse, categoryUseById } from './category-usage';
import { isOneVatScheme, isVatScheme } from './vat-category';

/** Checks of the whole document about a VAT category: BR-<category>-01 to 04. */

function fault(category: string, values: Fault['values'] = {}): Fault {
  return { values: { category, ...values } };
}

/** Which uses and which subtotals 01 of S, L and M counts. */
export interface CountedUse {
  readonly uses: readonly (keyof CategoryUse)[];
  /** One of these must be there where the category is used. */
  readonly whenUsed: keyof CategoryUse;
  /** None of these may be there where it is not. */
  readonly whenUnused: keyof CategoryUse;
}

export const ANY_SCHEME: CountedUse = {
  uses: ['lines', 'allowanceCharges'],
  whenUsed: 'subtotals',
  whenUnused: 'subtotals',
};
export const VAT_USES: CountedUse = {
  uses: ['linesVat', 'allowanceChargesVat'],
  whenUsed: 'exactSubtotals',
  whenUnused: 'subtotalsVat',
};
export const VAT_ONLY: CountedUse = { ...VAT_USES, whenUsed: 'exactSubtotalsVat' };

/** 01 of S, L and M: used in lines, allowances or charges if and only if the breakdown has it. */
export function usedAndBrokenDown(category: string, { uses, whenUsed, whenUnused }: CountedUse): Check {
  return (_, document) => {
    const use = categoryUse(document, category);
    if (uses.some((key) => use[key] > 0)) {
      return use[whenUsed] > 0 ? undefined : fault(category, { missing: 'TaxTotal/TaxSubtotal' });
    }
    return use[whenUnused] === 0 ? undefined : fault(category, { element: 'TaxTotal/TaxSubtotal' });
  };
}

/** 01 of the other categories: used anywhere, then exactly one subtotal of the breakdown has it. */
export function brokenDownOnce(category: string): Check {
  return (_, document) => {
    const use = categoryUseById(document, category);
    if (use.linesVat + use.categoriesVat === 0 || use.subtotalsVat === 1) return undefined;
    return fault(category, { element: 'TaxTotal/TaxSubtotal', count: String(use.subtotalsVat), max: '1' });
  };
}

/** Whether a party can be named by an identifier; the name is what to say when it cannot. */
export interface Identified {
  readonly what: string;
  readonly holds: (document: DocumentView) => boolean;
}

const ID = path('ID');
const TAX_CATEGORY = path('TaxCategory');
const COMPANY_ID = path('CompanyID');
const REPRESENTATIVE = path('TaxRepresentativeParty', 'PartyTaxScheme');
const BUYER = path('AccountingCustomerParty', 'Party', 'PartyTaxScheme');
const BUYER_LEGAL = path('AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'CompanyID');
const SELLER = path('AccountingSupplierParty', 'Party', 'PartyTaxScheme');

function vatRegistered(document: DocumentView, steps: typeof SELLER): boolean {
  return select(document.head, steps).some((one) => isOneVatScheme(one) && has(one, COMPANY_ID));
}

/** Any tax identifier of the seller, or the representative's VAT identifier. */
export const SELLER_TAX_ID: Identified = {
  what: 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID | TaxRepresentativeParty/PartyTaxScheme/CompanyID',
  holds: (document) => has(document.head, [...SELLER, ...COMPANY_ID]) || vatRegistered(document, REPRESENTATIVE),
};

/** The VAT identifier of the seller or of the representative. */
export const SELLER_VAT_ID: Identified = {
  what: SELLER_TAX_ID.what,
  holds: (document) => vatRegistered(document, SELLER) || vatRegistered(document, REPRESENTATIVE),
};

export const BUYER_VAT_ID: Identified = {
  what: 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
  holds: (document) => vatRegistered(document, BUYER),
};

/** VAT identifier or legal registration of the buyer. */
export const BUYER_ID: Identified = {
  what: `${BUYER_VAT_ID.what} | AccountingCustomerParty/Party/PartyLegalEntity/CompanyID`,
  holds: (document) => BUYER_VAT_ID.holds(document) || has(document.head, BUYER_LEGAL),
};

/** Which use of the category a rule of the family 02 to 04 looks at. */
export type CategoryUseKey =
  | 'line'
  | 'allowance'
  | 'charge'
  | 'exact charge'
  | 'document allowance'
  | 'document charge';

const USES: Readonly<Record<CategoryUseKey, keyof CategoryUse>> = {
  line: 'linesVat',
  allowance: 'allowancesVat',
  charge: 'chargesVat',
  'exact charge': 'exactChargesVat',
  'document allowance': 'documentAllowancesVat',
  'document charge': 'documentChargesVat',
};

function isUsed(document: DocumentView, category: string, key: CategoryUseKey): boolean {
  if (key === 'line') return categoryUse(document, category).linesVat > 0;
  const { broken, allowances, charges } = key.startsWith('document') ? documentLevel(document) : anyLevel(document);
  if (broken === null) return categoryUse(document, category)[USES[key]] > 0;
  // The first that is of the category answers the question: what comes after it is not looked at.
  const before = key.endsWith('charge') ? charges.slice(0, broken.charges) : allowances.slice(0, broken.allowances);
  if (before.some((element) => isOfCategory(element, category, key === 'exact charge'))) return true;
  throw UNEVALUABLE;
}

function isOfCategory(element: XmlElement, code: string, exact: boolean): boolean {
  return select(element, TAX_CATEGORY).some((category) => {
    const id = only(category, ID);
    return (exact ? id?.text : normalized(id?.text ?? '')) === code && isVatScheme(category);
  });
}

/** 02 to 04: where the category is used, all of these identifiers are given. */
export function needsIds(key: CategoryUseKey, category: string, ...needed: readonly Identified[]): Check {
  return (_, document) => {
    if (!isUsed(document, category, key)) return undefined;
    const absent = needed.find((one) => !one.holds(document));
    return absent && fault(category, { missing: absent.what });
  };
}

/** 02 of S: as the others, and S lines must belong to VAT at all. */
export function standardLinesNeedIds(): Check {
  return (_, document) => {
    const use = categoryUse(document, 'S');
    if (use.lines === 0 || (use.linesVat > 0 && SELLER_TAX_ID.holds(document))) return undefined;
    return fault('S', { missing: use.linesVat === 0 ? 'TaxScheme/ID' : SELLER_TAX_ID.what });
  };
}

/** 02 to 04 of O: where it is used, neither party is registered for VAT on this document. */
export function refusesVatIds(key: CategoryUseKey, category: string): Check {
  return (_, document) => {
    if (!isUsed(document, category, key)) return undefined;
    const given = [SELLER_VAT_ID, BUYER_VAT_ID].find((one) => one.holds(document));
    return given && fault(category, { element: given.what });
  };
}
