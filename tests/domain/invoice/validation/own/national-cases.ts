import { creditNote, fullInvoice, standardInvoice } from './base-documents';
import type { EditableDocument } from './editable-document';
import { type RuleCase, ruleCase } from './rule-case';

/** Cases of BR-RO-* but the lengths. */

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const REPRESENTATIVE = 'TaxRepresentativeParty/PostalAddress';
const DELIVERY = 'Delivery/DeliveryLocation/Address';
const standard = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, standardInvoice, edit);
const full = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, fullInvoice, edit);

function many(d: EditableDocument, path: string, count: number): EditableDocument {
  for (let i = 0; i < count; i++) d.add(path, 'x');
  return d;
}

/** A date that is one for the schema and none for the national rule: it has a zone. */
const ZONED = '2025-09-30Z';

export const NATIONAL_CASES: readonly RuleCase[] = [
  standard('BR-RO-001', (d) => d.set('CustomizationID', 'urn:cen.eu:en16931:2017')),
  standard('BR-RO-010', (d) => d.set('ID', 'ATL')),
  standard('BR-RO-020_1', (d) => d.set('InvoiceTypeCode', '386')),
  ruleCase('BR-RO-020_2', creditNote, (d) => d.set('CreditNoteTypeCode', '396')),
  standard('BR-RO-030', (d) => d.set('DocumentCurrencyCode', 'EUR')),
  full('BR-RO-040', (d) => d.set('Line/InvoicePeriod/DescriptionCode', '4')),
  standard('BR-RO-065', (d) => d.remove(`${SELLER}/PartyTaxScheme`)),
  standard('BR-RO-120', (d) => d.remove(`${BUYER}/PartyTaxScheme`).remove(`${BUYER}/PartyLegalEntity/CompanyID`)),
  standard('BR-RO-081', (d) => d.set(`${SELLER}/PostalAddress/StreetName`, ' ')),
  standard('BR-RO-082', (d) => d.remove(`${BUYER}/PostalAddress/StreetName`)),
  standard('BR-RO-091', (d) => d.set(`${SELLER}/PostalAddress/CityName`, '')),
  standard('BR-RO-092', (d) => d.remove(`${BUYER}/PostalAddress/CityName`)),
  standard('BR-RO-100', (d) => d.set(`${SELLER}/PostalAddress/CountrySubentity`, 'RO-B')),
  standard('BR-RO-101', (d) => d.set(`${BUYER}/PostalAddress/CityName`, 'Sector 1')),
  standard('BR-RO-110', (d) => d.set(`${SELLER}/PostalAddress/CountrySubentity`, 'Sibiu')),
  standard('BR-RO-111', (d) => d.remove(`${BUYER}/PostalAddress/CountrySubentity`)),
  full('BR-RO-140', (d) => d.remove(`${REPRESENTATIVE}/StreetName`)),
  full('BR-RO-150', (d) => d.remove(`${REPRESENTATIVE}/CityName`)),
  full('BR-RO-160', (d) => d.set(`${REPRESENTATIVE}/CityName`, 'București')),
  full('BR-RO-170', (d) => d.set(`${REPRESENTATIVE}/CountrySubentity`, 'RO-XX')),
  full('BR-RO-180', (d) => d.remove(`${DELIVERY}/StreetName`)),
  full('BR-RO-201', (d) => d.remove(`${DELIVERY}/CityName`)),
  full('BR-RO-202', (d) => d.set(`${DELIVERY}/CityName`, 'SECTOR7')),
  full('BR-RO-211', (d) =>
    d.set(`${DELIVERY}/CountrySubentity`, ' ').set(`${DELIVERY}/Country/IdentificationCode`, 'AT'),
  ),
  full('BR-RO-212', (d) => d.set(`${DELIVERY}/CountrySubentity`, 'ro-b')),
  standard('BR-RO-A020', (d) => many(d, 'Note', 20)),
  full('BR-RO-A500', (d) => many(d, 'BillingReference/InvoiceDocumentReference', 500)),
  standard('BR-RO-DT001', (d) => d.set('IssueDate', ZONED)),
  standard('BR-RO-DT002', (d) => d.set('TaxPointDate', ZONED)),
  standard('BR-RO-DT003', (d) => d.set('DueDate', '2025-02-29')),
  ruleCase('BR-RO-DT003_CN', creditNote, (d) => d.set('PaymentMeans/PaymentDueDate', ZONED)),
  full('BR-RO-DT004', (d) => d.set('Delivery/ActualDeliveryDate', ZONED)),
  full('BR-RO-DT005', (d) => d.set('Line/InvoicePeriod/StartDate', ZONED)),
  full('BR-RO-DT006', (d) => d.set('InvoicePeriod/EndDate', ' 2025-09-30')),
];
