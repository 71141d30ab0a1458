import type { XmlElement } from '../../xml/xml-element';
import { first, path, some } from './element-path';
import { anywhere, belowLine, type ContextPattern, type RuleContext, underInvoice, underRoot } from './rule-context';
import { booleanOf } from './value-text';
import { categoryKey, isVatScheme } from './vat/vat-category';

const CHARGE_INDICATOR = path('ChargeIndicator');

/** `allowance` or `charge` by the ChargeIndicator; undefined for any other text (catalogue, section 1.5). */
export function allowanceOrCharge(element: XmlElement): 'allowance' | 'charge' | undefined {
  const indicator = booleanOf(first(element, CHARGE_INDICATOR));
  return indicator === undefined ? undefined : indicator ? 'charge' : 'allowance';
}

function context(name: string, ...patterns: readonly ContextPattern[]): RuleContext {
  return { name, patterns };
}

function allowanceCharges(name: string, ...patterns: readonly ContextPattern[]): RuleContext {
  return { name, patterns, variantOf: allowanceOrCharge };
}

/** The root element, Invoice or CreditNote. */
export const DOCUMENT = context('Doc', underRoot());

export const SELLER = context('AccountingSupplierParty', anywhere('AccountingSupplierParty'));
export const SELLER_PARTY = context('AccountingSupplierParty/Party', anywhere('AccountingSupplierParty', 'Party'));
export const SELLER_ADDRESS = context(
  'AccountingSupplierParty/Party/PostalAddress',
  anywhere('AccountingSupplierParty', 'Party', 'PostalAddress'),
);
export const SELLER_ENDPOINT = context(
  'AccountingSupplierParty/Party/EndpointID',
  anywhere('AccountingSupplierParty', 'Party', 'EndpointID'),
);
export const BUYER_ADDRESS = context(
  'AccountingCustomerParty/Party/PostalAddress',
  anywhere('AccountingCustomerParty', 'Party', 'PostalAddress'),
);
export const BUYER_ENDPOINT = context(
  'AccountingCustomerParty/Party/EndpointID',
  anywhere('AccountingCustomerParty', 'Party', 'EndpointID'),
);
export const PAYEE = context('PayeeParty', anywhere('PayeeParty'));
export const REPRESENTATIVE = context('TaxRepresentativeParty', anywhere('TaxRepresentativeParty'));
export const REPRESENTATIVE_ADDRESS = context(
  'TaxRepresentativeParty/PostalAddress',
  anywhere('TaxRepresentativeParty', 'PostalAddress'),
);
export const INVOICE_REPRESENTATIVE_ADDRESS = context(
  'Invoice/TaxRepresentativeParty/PostalAddress',
  underInvoice('TaxRepresentativeParty', 'PostalAddress'),
);
/** Any party's tax registration for VAT. */
export const VAT_REGISTRATION: RuleContext = {
  name: 'PartyTaxScheme (VAT)',
  patterns: [anywhere('PartyTaxScheme')],
  variantOf: (element) => (isVatScheme(element) ? 'vat' : undefined),
};

export const DELIVERY = context('Delivery', anywhere('Delivery'));
export const DELIVERY_ADDRESS = context(
  'Delivery/DeliveryLocation/Address',
  anywhere('Delivery', 'DeliveryLocation', 'Address'),
);
export const INVOICE_DELIVERY_ADDRESS = context(
  'Invoice/Delivery/DeliveryLocation/Address',
  underInvoice('Delivery', 'DeliveryLocation', 'Address'),
);
export const DELIVERY_LOCATION_ID = context('DeliveryLocation/ID', anywhere('DeliveryLocation', 'ID'));

export const PAYMENT_MEANS = context('PaymentMeans', anywhere('PaymentMeans'));
export const PAYMENT_MEANS_CODE = context(
  'PaymentMeans/PaymentMeansCode',
  anywhere('PaymentMeans', 'PaymentMeansCode'),
);
const MEANS_CODE = path('PaymentMeansCode');
/** Payment means that are exactly 30 or 58 (credit transfer), variant `transfer`. */
export const CREDIT_TRANSFER: RuleContext = {
  name: 'PaymentMeans (30 or 58)',
  patterns: [anywhere('PaymentMeans')],
  variantOf: (element) =>
    some(element, MEANS_CODE, (code) => code.text === '30' || code.text === '58') ? 'transfer' : undefined,
};
export const CARD_ACCOUNT = context('PaymentMeans/CardAccount', anywhere('PaymentMeans', 'CardAccount'));

export const ADDITIONAL_DOCUMENT = context('AdditionalDocumentReference', anywhere('AdditionalDocumentReference'));
export const OBJECT_DOCUMENT = context(
  'AdditionalDocumentReference or DocumentReference',
  anywhere('AdditionalDocumentReference'),
  anywhere('DocumentReference'),
);
export const BILLING_REFERENCE = context('BillingReference', anywhere('BillingReference'));

const LINE_PERIODS = belowLine('InvoicePeriod');
export const LINE_PERIOD = context('Line/InvoicePeriod', ...LINE_PERIODS);
export const PERIOD: RuleContext = {
  name: 'InvoicePeriod outside lines',
  patterns: [anywhere('InvoicePeriod')],
  except: LINE_PERIODS,
};
export const PERIOD_CODE = context('InvoicePeriod/DescriptionCode', anywhere('InvoicePeriod', 'DescriptionCode'));

export const DOCUMENT_ALLOWANCE_CHARGE = allowanceCharges('Doc/AllowanceCharge', underRoot('AllowanceCharge'));
export const INVOICE_ALLOWANCE_CHARGE = allowanceCharges('Invoice/AllowanceCharge', underInvoice('AllowanceCharge'));
export const LINE_ALLOWANCE_CHARGE = allowanceCharges('Line/AllowanceCharge', ...belowLine('AllowanceCharge'));
export const ALLOWANCE_CHARGE = allowanceCharges('AllowanceCharge', anywhere('AllowanceCharge'));

export const MONETARY_TOTAL = context('LegalMonetaryTotal', anywhere('LegalMonetaryTotal'));
export const INVOICE_PAYABLE = context(
  'Invoice/LegalMonetaryTotal/PayableAmount',
  underInvoice('LegalMonetaryTotal', 'PayableAmount'),
);
export const DOCUMENT_TAX_TOTAL = context('Doc/TaxTotal', underRoot('TaxTotal'));
export const TAX_TOTAL = context('TaxTotal', anywhere('TaxTotal'));
export const TAX_SUBTOTAL = context('TaxTotal/TaxSubtotal', anywhere('TaxTotal', 'TaxSubtotal'));
const CATEGORY = path('TaxCategory');
/** A subtotal of the VAT breakdown (BG-23), by its VAT category. */
export const BREAKDOWN: RuleContext = {
  name: 'Doc/TaxTotal/TaxSubtotal (by category)',
  patterns: [underRoot('TaxTotal', 'TaxSubtotal')],
  variantOf: (subtotal) => {
    const category = first(subtotal, CATEGORY);
    return category === undefined ? undefined : categoryKey(category);
  },
};

export const LINE = context('Line', ...belowLine());
export const LINE_CATEGORY: RuleContext = {
  name: 'Line/Item/ClassifiedTaxCategory',
  patterns: belowLine('Item', 'ClassifiedTaxCategory'),
  variantOf: categoryKey,
};
export const LINE_STANDARD_ID = context(
  'Line/Item/StandardItemIdentification/ID',
  ...belowLine('Item', 'StandardItemIdentification', 'ID'),
);
export const LINE_CLASSIFICATION = context(
  'Line/Item/CommodityClassification/ItemClassificationCode',
  ...belowLine('Item', 'CommodityClassification', 'ItemClassificationCode'),
);
export const ADDITIONAL_PROPERTY = context('AdditionalItemProperty', anywhere('AdditionalItemProperty'));
export const ITEM_PROPERTY = context('Item/AdditionalItemProperty', anywhere('Item', 'AdditionalItemProperty'));
export const PRICE_AMOUNT = context('PriceAmount', anywhere('PriceAmount'));

export const TAX_CATEGORY = context('TaxCategory', anywhere('TaxCategory'));
export const CLASSIFIED_CATEGORY = context('ClassifiedTaxCategory', anywhere('ClassifiedTaxCategory'));
export const NOTE = context('Note', anywhere('Note'));
export const DOCUMENT_NOTE = context('Doc/Note', underRoot('Note'));
export const COUNTRY_CODE = context('Country/IdentificationCode', anywhere('Country', 'IdentificationCode'));
/** The code of any country, where goods come from included. */
export const ANY_COUNTRY_CODE = context('IdentificationCode', anywhere('IdentificationCode'));

export const DUE_DATE = context('DueDate', anywhere('DueDate'));
export const PAYMENT_TERMS_NOTE = context('PaymentTerms/Note', anywhere('PaymentTerms', 'Note'));
export const PAYMENT_ID = context('PaymentID', anywhere('PaymentID'));
export const PARTY_ID = context('PartyIdentification/ID', anywhere('PartyIdentification', 'ID'));

/** Any amount but prices, and none inside Price/AllowanceCharge. */
export const AMOUNT: RuleContext = {
  name: '*Amount',
  patterns: [],
  nameTest: (name) => name.endsWith('Amount') && !name.endsWith('PriceAmount'),
  outsidePriceAllowances: true,
};
export const BINARY_OBJECT: RuleContext = {
  name: '*BinaryObject',
  patterns: [],
  nameTest: (name) => name.endsWith('BinaryObject'),
};

/** One element name, wherever it stands. */
export function everywhere(...names: readonly string[]): RuleContext {
  return context(names.join('/'), anywhere(...names));
}

/** Elements that carry the attribute; one context an attribute in the whole table. */
export function withAttribute(attribute: string): RuleContext {
  return { name: `@${attribute}`, patterns: [], attribute };
}

/** Contexts that rules ask the document for beside their own. */
export const ASKED_CONTEXTS: readonly RuleContext[] = [
  ALLOWANCE_CHARGE,
  ANY_COUNTRY_CODE,
  DUE_DATE,
  PARTY_ID,
  PAYMENT_ID,
  PAYMENT_MEANS_CODE,
  PAYMENT_TERMS_NOTE,
  TAX_CATEGORY,
  TAX_TOTAL,
];
