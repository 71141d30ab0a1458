import { readFileSync } from 'node:fs';
import { chargedInvoice, creditNote, fullInvoice, standardInvoice } from './base-documents';
import type { EditableDocument } from './editable-document';
import { type RuleCase, ruleCase } from './rule-case';

/** Cases of the rules that the catalogue lists by path: UBL-CR-*, UBL-DT-* attributes, BR-RO-L*, decimals. */

function rows(file: string): string[] {
  return readFileSync(`tests/fixtures/rules/${file}`, 'utf8').trim().split('\n').slice(1);
}

/** Where `//X` is put: somewhere that the official path matches. */
const SOMEWHERE: Readonly<Record<string, string>> = {
  '//PartyTaxScheme/CompanyID': 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
  '//Country/IdentificationCode': 'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode',
  '//AllowanceChargeReasonCode': 'AllowanceCharge/AllowanceChargeReasonCode',
  '//FinancialInstitution': 'PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/FinancialInstitution',
  '//BuyersItemIdentification/ID': 'Line/Item/BuyersItemIdentification/ID',
  '//SellersItemIdentification/ID': 'Line/Item/SellersItemIdentification/ID',
  '//PrimaryAccountNumber': 'PaymentMeans/CardAccount/PrimaryAccountNumber',
  '//CardAccount/NetworkID': 'PaymentMeans/CardAccount/NetworkID',
  '//PaymentMandate/ID': 'PaymentMeans/PaymentMandate/ID',
  '//PaymentMandate/PayerFinancialAccount/ID': 'PaymentMeans/PaymentMandate/PayerFinancialAccount/ID',
  '//TaxCategory/ID': 'TaxTotal/TaxSubtotal/TaxCategory/ID',
  '//ClassifiedTaxCategory/ID': 'Line/Item/ClassifiedTaxCategory/ID',
  '//PaymentMeans/PayerFinancialAccount': 'PaymentMeans/PayerFinancialAccount',
};

function unwantedCase(row: string): RuleCase {
  const [rule = '', listed = ''] = row.split(' ');
  const [path = '', attribute] = listed.split('/@');
  const place = SOMEWHERE[path] ?? path.replace(/^\/\//, 'Line/');
  const base = place.startsWith('CreditNoteTypeCode') ? creditNote : standardInvoice;
  if (listed === '//@unitCodeListID') {
    return ruleCase(rule, base, (d) => d.attribute('Line/InvoicedQuantity', 'unitCodeListID', 'x'));
  }
  if (attribute !== undefined) return ruleCase(rule, base, (d) => d.attribute(place, attribute, 'x'));
  return ruleCase(rule, base, (d) => d.add(place, 'x'));
}

const ATTRIBUTES: readonly (readonly [number, string])[] = [
  [8, 'schemeName'],
  [9, 'schemeAgencyName'],
  [10, 'schemeDataURI'],
  [11, 'schemeURI'],
  [12, 'format'],
  [13, 'unitCodeListIdentifier'],
  [14, 'unitCodeListAgencyIdentifier'],
  [15, 'unitCodeListAgencyName'],
  [16, 'listAgencyName'],
  [17, 'listName'],
  [18, 'name'],
  [19, 'languageID'],
  [20, 'listURI'],
  [21, 'listSchemeURI'],
  [22, 'languageLocaleID'],
  [23, 'uri'],
  [24, 'currencyCodeListVersionID'],
  [25, 'characterSetCode'],
  [26, 'encodingCode'],
  [27, 'schemeAgencyID'],
  [28, 'listAgencyID'],
];

const attributeCases = ATTRIBUTES.map(([number, name]) =>
  ruleCase(`UBL-DT-${String(number).padStart(2, '0')}`, standardInvoice, (d) =>
    d.attribute('Line/Item/Name', name, 'x'),
  ),
);

/** Where the context of a length stands in the full invoice; the second of a pair is the charge. */
const CONTEXTS: Readonly<Record<string, string>> = {
  Doc: '',
  'each PaymentMeans': 'PaymentMeans',
  Line: 'Line',
  'Item/AdditionalItemProperty': 'Line/Item/AdditionalItemProperty',
  'Invoice/AllowanceCharge (allowance)': 'AllowanceCharge',
  'Invoice/AllowanceCharge (charge)': 'AllowanceCharge',
  'Line/AllowanceCharge (allowance)': 'Line/AllowanceCharge',
  'Line/AllowanceCharge (charge)': 'Line/AllowanceCharge',
  'every Note anywhere (Doc, line, payment terms)': 'Line/Note',
  AdditionalDocumentReference: 'AdditionalDocumentReference',
  BillingReference: 'BillingReference',
};

function withLength(d: EditableDocument, context: string, element: string, length: number): EditableDocument {
  const at = CONTEXTS[context] ?? '';
  if (context.endsWith('(charge)')) d.set(`${at}/ChargeIndicator`, 'true');
  // ț is one code point of two bytes; the blanks around it do not count.
  const text = ` ${'ț'.repeat(length)} `;
  const [name = '', attribute] = element.split('/@');
  const path = [at, name === '(itself)' ? '' : name].filter((part) => part !== '').join('/');
  return attribute === undefined ? d.set(path, text) : d.attribute(path, attribute, text);
}

function lengthCase(row: string): RuleCase[] {
  const [rule = '', context = '', element = '', max = ''] = row.split(' | ');
  if (rule === 'BR-RO-L1019') return [];
  const base = () => withLength(fullInvoice(), context, element, Number(max));
  return [ruleCase(rule, base, (d) => withLength(d, context, element, Number(max) + 1))];
}

const DECIMALS: readonly (readonly [string, string, string])[] = [
  ['09', '09', 'LegalMonetaryTotal/LineExtensionAmount'],
  ['10', '10', 'LegalMonetaryTotal/AllowanceTotalAmount'],
  ['11', '11', 'LegalMonetaryTotal/ChargeTotalAmount'],
  ['12', '12', 'LegalMonetaryTotal/TaxExclusiveAmount'],
  ['14', '14', 'LegalMonetaryTotal/TaxInclusiveAmount'],
  ['16', '16', 'LegalMonetaryTotal/PrepaidAmount'],
  ['17', '17', 'LegalMonetaryTotal/PayableRoundingAmount'],
  ['18', '18', 'LegalMonetaryTotal/PayableAmount'],
  ['19', '1009', 'TaxTotal/TaxSubtotal/TaxableAmount'],
  ['20', '1010', 'TaxTotal/TaxSubtotal/TaxAmount'],
  ['01', '01', 'AllowanceCharge/Amount'],
  ['02', '02', 'AllowanceCharge/BaseAmount'],
  ['24', '24', 'Line/AllowanceCharge/Amount'],
  ['25', '25', 'Line/AllowanceCharge/BaseAmount'],
];
const CHARGE_DECIMALS: readonly (readonly [string, string, string])[] = [
  ['05', '05', 'AllowanceCharge/Amount'],
  ['06', '06', 'AllowanceCharge/BaseAmount'],
  ['27', '27', 'Line/AllowanceCharge/Amount'],
  ['28', '28', 'Line/AllowanceCharge/BaseAmount'],
];

function decimalCases([model, national, path]: readonly [string, string, string], charge: boolean): RuleCase[] {
  const edit = (d: EditableDocument) => {
    const owner = path.split('/').slice(0, -1).join('/');
    if (charge) d.set(`${owner}/ChargeIndicator`, 'true');
    // Trailing zeros count: the raw text is what is measured.
    return d.set(path, '1.000');
  };
  return [`BR-DEC-${model}`, `BR-DEC-RO-${national}`].map((rule) => ruleCase(rule, fullInvoice, edit));
}

export const LISTED_CASES: readonly RuleCase[] = [
  ...rows('unwanted-paths.txt').map(unwantedCase),
  ...attributeCases,
  ...rows('lengths.txt').flatMap(lengthCase),
  ...DECIMALS.flatMap((row) => decimalCases(row, false)),
  ...CHARGE_DECIMALS.flatMap((row) => decimalCases(row, true)),
  ruleCase('BR-DEC-23', standardInvoice, (d) => d.set('Line/LineExtensionAmount', '100.000')),
  ruleCase('UBL-DT-01', chargedInvoice, (d) => d.set('TaxTotal/TaxAmount', '21.000')),
  ruleCase('UBL-CR-002', standardInvoice, (d) => d.set('UBLVersionID', '2.0')),
  ruleCase('UBL-CR-412', standardInvoice, (d) => d.set('PaymentMeans/PaymentDueDate', '2025-10-31')),
  ruleCase('UBL-CR-665', fullInvoice, (d) => d.attribute('AdditionalDocumentReference/ID', 'schemeID', 'AAA')),
  ruleCase('UBL-CR-666', fullInvoice, (d) => d.set('AdditionalDocumentReference/DocumentTypeCode', '130')),
  ruleCase('UBL-CR-673', fullInvoice, (d) =>
    d
      .set('AdditionalDocumentReference/DocumentTypeCode', '130')
      .set('AdditionalDocumentReference/DocumentDescription', 'x'),
  ),
];
