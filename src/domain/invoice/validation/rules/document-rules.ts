import { countAtMost, exists, nonEmpty } from '../checks';
import { documentFact } from '../document-view';
import { attribute, first, has, path, select } from '../element-path';
import { isLine } from '../line-names';
import type { Check, Rule } from '../rule';
import { DOCUMENT, TAX_TOTAL } from '../rule-contexts';
import { fatalPathRules, fatalRules } from '../rule-maker';

/** Rules of the model about the head of the document (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const pathRule = fatalPathRules('model');
const SELLER = ['AccountingSupplierParty', 'Party'] as const;
const BUYER = ['AccountingCustomerParty', 'Party'] as const;
const LEGAL_NAME = ['PartyLegalEntity', 'RegistrationName'] as const;
const TAX_CURRENCY = path('TaxCurrencyCode');
const TAX_AMOUNT = path('TaxAmount');
const TAX_POINT = path('TaxPointDate');
const POINT_CODE = path('InvoicePeriod', 'DescriptionCode');
const SUBTOTAL = path('TaxTotal', 'TaxSubtotal');

/** BR-16: at least one line. */
const hasLine: Check = (_, document) =>
  document.root.children.some(isLine) ? undefined : { values: { missing: 'InvoiceLine | CreditNoteLine' } };

const taxCurrencies = documentFact(
  (document) =>
    new Set(
      document
        .elements(TAX_TOTAL)
        .flatMap((total) => select(total, TAX_AMOUNT))
        .map((amount) => attribute(amount, 'currencyID')),
    ),
);

/** BR-53: the total tax is also given in the accounting currency. */
const hasTaxInAccountingCurrency: Check = (head, document) => {
  const given = taxCurrencies(document);
  const at = select(head, TAX_CURRENCY).find((currency) => !given.has(currency.text));
  return at && { at, values: { missing: 'TaxTotal/TaxAmount', currency: at.text } };
};

/** BR-CO-03: the tax point is given as a date or as a code, not both. */
const oneTaxPoint: Check = (head) => {
  const at = first(head, TAX_POINT);
  if (at === undefined || !has(head, POINT_CODE)) return undefined;
  return { at, values: { element: 'TaxPointDate', other: 'InvoicePeriod/DescriptionCode' } };
};

export const DOCUMENT_RULES: readonly Rule[] = [
  rule('BR-01', DOCUMENT, nonEmpty(path('CustomizationID'))),
  rule('BR-02', DOCUMENT, nonEmpty(path('ID'))),
  rule('BR-03', DOCUMENT, nonEmpty(path('IssueDate'))),
  rule('BR-04', DOCUMENT, nonEmpty(path('InvoiceTypeCode'), path('CreditNoteTypeCode'))),
  rule('BR-05', DOCUMENT, nonEmpty(path('DocumentCurrencyCode'))),
  rule('BR-06', DOCUMENT, nonEmpty(path(...SELLER, ...LEGAL_NAME))),
  rule('BR-07', DOCUMENT, nonEmpty(path(...BUYER, ...LEGAL_NAME))),
  rule('BR-08', DOCUMENT, exists(path(...SELLER, 'PostalAddress'))),
  rule('BR-10', DOCUMENT, exists(path(...BUYER, 'PostalAddress'))),
  rule('BR-16', DOCUMENT, hasLine),
  rule('BR-53', DOCUMENT, hasTaxInAccountingCurrency),
  pathRule('BR-66', ['PaymentMeans', 'CardAccount'], countAtMost(1)),
  pathRule('BR-67', ['PaymentMeans', 'PaymentMandate'], countAtMost(1)),
  rule('BR-CO-03', DOCUMENT, oneTaxPoint),
  rule('BR-CO-18', DOCUMENT, exists(SUBTOTAL)),
];
