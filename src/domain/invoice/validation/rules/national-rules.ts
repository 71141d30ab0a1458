import { BUCHAREST_SECTOR_CODES } from '../../../codelists/bucharest-sector-codes';
import { COUNTY_CODES } from '../../../codelists/county-codes';
import type { XmlElement } from '../../../xml/xml-element';
import { isPlainDate } from '../calendar-date';
import { atMost, countAtMost, nonBlank } from '../checks';
import { codeList } from '../code-list';
import type { DocumentView } from '../document-view';
import { type ElementPath, first, has, path, select, some } from '../element-path';
import { gatheredFact, ROOT_LINES } from '../gathered-fact';
import type { Check, Rule } from '../rule';
import {
  ADDITIONAL_DOCUMENT,
  ADDITIONAL_PROPERTY,
  BILLING_REFERENCE,
  DOCUMENT,
  everywhere,
  INVOICE_DELIVERY_ADDRESS,
  INVOICE_REPRESENTATIVE_ADDRESS,
  PERIOD_CODE,
} from '../rule-contexts';
import { deadRule, fatalPathRules, fatalRules } from '../rule-maker';
import { UNEVALUABLE } from '../unevaluable';
import { normalized, normalizedAt } from '../value-text';

/** BR-RO-*: CIUS-RO's own rules but the lengths (catalogue, section 7). */

const rule = fatalRules('national');
const pathRule = fatalPathRules('national');
const CIUS_RO = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1';
const counties = codeList('ro-county-iso3166-2', COUNTY_CODES);
const sectors = codeList('ro-bucharest-sector', BUCHAREST_SECTOR_CODES);

/** BR-RO-001: the exact identifier of CIUS-RO, without trimming. */
const customization: Check = (head) => {
  const steps = path('CustomizationID');
  if (some(head, steps, (id) => id.text === CIUS_RO)) return undefined;
  const at = first(head, steps);
  return { ...(at && { at }), values: { element: 'CustomizationID', actual: at?.text ?? '', expected: CIUS_RO } };
};

/** BR-RO-010: the number of the document has a digit. */
const numberHasDigit: Check = (head) => {
  const steps = path('ID');
  if (select(head, steps).length > 1) throw UNEVALUABLE;
  const at = first(head, steps);
  return at && /[0-9]/.test(at.text)
    ? undefined
    : { ...(at && { at }), values: { element: 'ID', actual: at?.text ?? '' } };
};

/** The trimmed value is one of a few codes. */
function oneOf(...codes: readonly string[]): Check {
  return (element) => {
    const actual = normalized(element.text);
    return codes.includes(actual) ? undefined : { values: { element: element.name, actual, codes: codes.join(' ') } };
  };
}

/** BR-RO-030: the document is in RON, or its tax is also given in RON. */
const inRon: Check = (head) => {
  const currency = normalizedAt(head, path('DocumentCurrencyCode'));
  if (currency === 'RON' || normalizedAt(head, path('TaxCurrencyCode')) === 'RON') return undefined;
  return { values: { missing: 'TaxCurrencyCode', currency, expected: 'RON' } };
};

/** Categories that make the tax identifiers of both parties necessary. */
const TAXED: ReadonlySet<string> = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);
const CATEGORY = path('TaxCategory');
const ID = path('ID');
const SCHEME_ID = path('TaxScheme', 'ID');
const CHARGED = path('AllowanceCharge');
const INDICATOR = path('ChargeIndicator');
const LINE_CATEGORY_ID = path('Item', 'ClassifiedTaxCategory', 'ID');

function hasTaxedCode(category: XmlElement): boolean {
  return some(category, ID, (id) => TAXED.has(id.text));
}

/**
 * An allowance counts only where its scheme is exactly VAT, a charge whatever the scheme. The indicator is compared as
 * text: `0` and `1` are neither, though everywhere else they are booleans.
 */
function chargeTriggersTaxIds(element: XmlElement): boolean {
  const isCharge = some(element, INDICATOR, (indicator) => indicator.text === 'true');
  const isAllowance = some(element, INDICATOR, (indicator) => indicator.text === 'false');
  return select(element, CATEGORY).some((category) => {
    if (!hasTaxedCode(category)) return false;
    return isCharge || (isAllowance && some(category, SCHEME_ID, (id) => id.text === 'VAT'));
  });
}

/** Whether an invoice has a taxed line. */
export const TAXED_LINES = gatheredFact(
  ROOT_LINES,
  () => ({ found: false }),
  (taxed, line) => {
    taxed.found ||= line.name === 'InvoiceLine' && some(line, LINE_CATEGORY_ID, (id) => TAXED.has(id.text));
  },
);

/** Taxed allowances and charges of the document, and taxed lines of an invoice. */
function triggersTaxIds(head: XmlElement, document: DocumentView): boolean {
  return select(head, CHARGED).some(chargeTriggersTaxIds) || TAXED_LINES.of(document).found;
}

/** BR-RO-065, BR-RO-120: taxed documents name an identifier of the party; one may be blank and still count. */
function needsTaxId(existing: ElementPath, filled: ElementPath): Check {
  return (head, document) => {
    if (has(head, existing) || some(head, filled, (id) => normalized(id.text) !== '')) return undefined;
    if (!triggersTaxIds(head, document)) return undefined;
    return { values: { missing: [filled, existing].map((steps) => steps.map((s) => s.name).join('/')).join(' | ') } };
  };
}

const COUNTRY = path('Country', 'IdentificationCode');
const COUNTY = path('CountrySubentity');
const CITY = path('CityName');
const STREET = path('StreetName');

/** BR-RO-110 and its kind: a Romanian address names its county by code. */
function countyKnown(address: ElementPath): Check {
  const [country, county] = [
    [...address, ...COUNTRY],
    [...address, ...COUNTY],
  ];
  return (element) => {
    if (normalizedAt(element, country) !== 'RO') return undefined;
    const actual = normalizedAt(element, county);
    if (counties.has(actual)) return undefined;
    const at = first(element, county) ?? first(element, address);
    return { ...(at && { at }), values: { element: 'CountrySubentity', actual, list: counties.name } };
  };
}

/** BR-RO-100 and its kind: an address in Bucharest names its sector as city. */
function sectorKnown(address: ElementPath): Check {
  const [country, county, city] = [
    [...address, ...COUNTRY],
    [...address, ...COUNTY],
    [...address, ...CITY],
  ];
  return (element) => {
    if (normalizedAt(element, country) !== 'RO' || normalizedAt(element, county) !== 'RO-B') return undefined;
    const actual = normalizedAt(element, city);
    if (sectors.has(actual)) return undefined;
    const at = first(element, city) ?? first(element, address);
    return {
      ...(at && { at }),
      values: { element: 'CityName', actual, list: sectors.name, codes: BUCHAREST_SECTOR_CODES },
    };
  };
}

/** BR-RO-DT*: text that a comment cuts in two cannot be measured. */
const plainDate: Check = (date) => {
  if (date.splitText === true) throw UNEVALUABLE;
  if (isPlainDate(date.text)) return undefined;
  return { values: { element: date.name, actual: date.text, expected: 'YYYY-MM-DD' } };
};

const SELLER = path('AccountingSupplierParty', 'Party', 'PostalAddress');
const BUYER = path('AccountingCustomerParty', 'Party', 'PostalAddress');
const HERE: ElementPath = [];
const COUNTS_ITSELF = 'The official test counts the element itself, which is always one.';

export const NATIONAL_RULES: readonly Rule[] = [
  rule('BR-RO-001', DOCUMENT, customization),
  rule('BR-RO-010', DOCUMENT, numberHasDigit),
  rule('BR-RO-020_1', everywhere('InvoiceTypeCode'), oneOf('380', '384', '389', '751')),
  rule('BR-RO-020_2', everywhere('CreditNoteTypeCode'), oneOf('381')),
  rule('BR-RO-030', DOCUMENT, inRon),
  rule('BR-RO-040', PERIOD_CODE, oneOf('3', '35', '432')),
  rule(
    'BR-RO-065',
    DOCUMENT,
    needsTaxId(
      path('TaxRepresentativeParty', 'PartyTaxScheme', 'CompanyID'),
      path('AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'CompanyID'),
    ),
  ),
  rule(
    'BR-RO-120',
    DOCUMENT,
    needsTaxId(
      path('AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'CompanyID'),
      path('AccountingCustomerParty', 'Party', 'PartyTaxScheme', 'CompanyID'),
    ),
  ),
  rule('BR-RO-081', DOCUMENT, nonBlank([...SELLER, ...STREET])),
  rule('BR-RO-082', DOCUMENT, nonBlank([...BUYER, ...STREET])),
  rule('BR-RO-091', DOCUMENT, nonBlank([...SELLER, ...CITY])),
  rule('BR-RO-092', DOCUMENT, nonBlank([...BUYER, ...CITY])),
  rule('BR-RO-100', DOCUMENT, sectorKnown(SELLER)),
  rule('BR-RO-101', DOCUMENT, sectorKnown(BUYER)),
  rule('BR-RO-110', DOCUMENT, countyKnown(SELLER)),
  rule('BR-RO-111', DOCUMENT, countyKnown(BUYER)),
  rule('BR-RO-140', INVOICE_REPRESENTATIVE_ADDRESS, nonBlank(STREET)),
  rule('BR-RO-150', INVOICE_REPRESENTATIVE_ADDRESS, nonBlank(CITY)),
  rule('BR-RO-160', INVOICE_REPRESENTATIVE_ADDRESS, sectorKnown(HERE)),
  rule('BR-RO-170', INVOICE_REPRESENTATIVE_ADDRESS, countyKnown(HERE)),
  rule('BR-RO-180', INVOICE_DELIVERY_ADDRESS, nonBlank(STREET)),
  rule('BR-RO-201', INVOICE_DELIVERY_ADDRESS, nonBlank(CITY)),
  rule('BR-RO-202', INVOICE_DELIVERY_ADDRESS, sectorKnown(HERE)),
  rule('BR-RO-211', INVOICE_DELIVERY_ADDRESS, nonBlank(COUNTY)),
  rule('BR-RO-212', INVOICE_DELIVERY_ADDRESS, countyKnown(HERE)),
  pathRule('BR-RO-A020', ['Note'], countAtMost(20)),
  rule('BR-RO-A500', BILLING_REFERENCE, atMost(500, path('InvoiceDocumentReference'))),
  deadRule('national', 'BR-RO-A051', ADDITIONAL_DOCUMENT, COUNTS_ITSELF),
  deadRule('national', 'BR-RO-A052', ADDITIONAL_PROPERTY, COUNTS_ITSELF),
  rule('BR-RO-DT001', everywhere('IssueDate'), plainDate),
  rule('BR-RO-DT002', everywhere('TaxPointDate'), plainDate),
  rule('BR-RO-DT003', everywhere('DueDate'), plainDate),
  rule('BR-RO-DT003_CN', everywhere('PaymentDueDate'), plainDate),
  rule('BR-RO-DT004', everywhere('ActualDeliveryDate'), plainDate),
  rule('BR-RO-DT005', everywhere('StartDate'), plainDate),
  rule('BR-RO-DT006', everywhere('EndDate'), plainDate),
];
