import { maxLength } from '../checks';
import { path } from '../element-path';
import type { Rule } from '../rule';
import { DOCUMENT } from '../rule-contexts';
import { fatalRules } from '../rule-maker';

/** BR-RO-L*: longest texts of the head of the document, in code points of the trimmed text (catalogue, section 7). */

const rule = fatalRules('national');

export const NATIONAL_LENGTH_RULES: readonly Rule[] = [
  rule('BR-RO-L0201', DOCUMENT, maxLength(20, path('AccountingSupplierParty', 'Party', 'PostalAddress', 'PostalZone'))),
  rule('BR-RO-L0202', DOCUMENT, maxLength(20, path('AccountingCustomerParty', 'Party', 'PostalAddress', 'PostalZone'))),
  rule('BR-RO-L0203', DOCUMENT, maxLength(20, path('TaxRepresentativeParty', 'PostalAddress', 'PostalZone'))),
  rule('BR-RO-L0204', DOCUMENT, maxLength(20, path('Delivery', 'DeliveryLocation', 'Address', 'PostalZone'))),
  rule('BR-RO-L155', DOCUMENT, maxLength(200, path('ID'))),
  rule('BR-RO-L0302', DOCUMENT, maxLength(200, path('ContractDocumentReference', 'ID'))),
  rule('BR-RO-L0303', DOCUMENT, maxLength(200, path('OrderReference', 'ID'))),
  rule('BR-RO-L0304', DOCUMENT, maxLength(200, path('OrderReference', 'SalesOrderID'))),
  rule('BR-RO-L0305', DOCUMENT, maxLength(200, path('ReceiptDocumentReference', 'ID'))),
  rule('BR-RO-L0306', DOCUMENT, maxLength(200, path('DespatchDocumentReference', 'ID'))),
  rule('BR-RO-L0307', DOCUMENT, maxLength(200, path('OriginatorDocumentReference', 'ID'))),
  rule('BR-RO-L0501', DOCUMENT, maxLength(50, path('AccountingSupplierParty', 'Party', 'PostalAddress', 'CityName'))),
  rule('BR-RO-L0502', DOCUMENT, maxLength(50, path('AccountingCustomerParty', 'Party', 'PostalAddress', 'CityName'))),
  rule('BR-RO-L0503', DOCUMENT, maxLength(50, path('TaxRepresentativeParty', 'PostalAddress', 'CityName'))),
  rule('BR-RO-L0504', DOCUMENT, maxLength(50, path('Delivery', 'DeliveryLocation', 'Address', 'CityName'))),
  rule('BR-RO-L1001', DOCUMENT, maxLength(100, path('AccountingCost'))),
  rule(
    'BR-RO-L1002',
    DOCUMENT,
    maxLength(100, path('AccountingSupplierParty', 'Party', 'PostalAddress', 'AdditionalStreetName')),
  ),
  rule(
    'BR-RO-L1003',
    DOCUMENT,
    maxLength(100, path('AccountingSupplierParty', 'Party', 'PostalAddress', 'AddressLine', 'Line')),
  ),
  rule('BR-RO-L1004', DOCUMENT, maxLength(100, path('AccountingSupplierParty', 'Party', 'Contact', 'Name'))),
  rule('BR-RO-L1005', DOCUMENT, maxLength(100, path('AccountingSupplierParty', 'Party', 'Contact', 'Telephone'))),
  rule('BR-RO-L1006', DOCUMENT, maxLength(100, path('AccountingSupplierParty', 'Party', 'Contact', 'ElectronicMail'))),
  rule(
    'BR-RO-L1007',
    DOCUMENT,
    maxLength(100, path('AccountingCustomerParty', 'Party', 'PostalAddress', 'AdditionalStreetName')),
  ),
  rule(
    'BR-RO-L1008',
    DOCUMENT,
    maxLength(100, path('AccountingCustomerParty', 'Party', 'PostalAddress', 'AddressLine', 'Line')),
  ),
  rule('BR-RO-L1009', DOCUMENT, maxLength(100, path('AccountingCustomerParty', 'Party', 'Contact', 'Name'))),
  rule('BR-RO-L1010', DOCUMENT, maxLength(100, path('AccountingCustomerParty', 'Party', 'Contact', 'Telephone'))),
  rule('BR-RO-L1011', DOCUMENT, maxLength(100, path('AccountingCustomerParty', 'Party', 'Contact', 'ElectronicMail'))),
  rule(
    'BR-RO-L1012',
    DOCUMENT,
    maxLength(100, path('TaxRepresentativeParty', 'PostalAddress', 'AdditionalStreetName')),
  ),
  rule('BR-RO-L1013', DOCUMENT, maxLength(100, path('TaxRepresentativeParty', 'PostalAddress', 'AddressLine', 'Line'))),
  rule(
    'BR-RO-L1014',
    DOCUMENT,
    maxLength(100, path('Delivery', 'DeliveryLocation', 'Address', 'AdditionalStreetName')),
  ),
  rule('BR-RO-L1015', DOCUMENT, maxLength(100, path('Delivery', 'DeliveryLocation', 'Address', 'AddressLine', 'Line'))),
  rule('BR-RO-L151', DOCUMENT, maxLength(150, path('AccountingSupplierParty', 'Party', 'PostalAddress', 'StreetName'))),
  rule('BR-RO-L152', DOCUMENT, maxLength(150, path('AccountingCustomerParty', 'Party', 'PostalAddress', 'StreetName'))),
  rule('BR-RO-L153', DOCUMENT, maxLength(150, path('TaxRepresentativeParty', 'PostalAddress', 'StreetName'))),
  rule('BR-RO-L154', DOCUMENT, maxLength(150, path('Delivery', 'DeliveryLocation', 'Address', 'StreetName'))),
  rule(
    'BR-RO-L201',
    DOCUMENT,
    maxLength(200, path('AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName')),
  ),
  rule('BR-RO-L202', DOCUMENT, maxLength(200, path('AccountingSupplierParty', 'Party', 'PartyName', 'Name'))),
  rule(
    'BR-RO-L203',
    DOCUMENT,
    maxLength(200, path('AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName')),
  ),
  rule('BR-RO-L204', DOCUMENT, maxLength(200, path('AccountingCustomerParty', 'Party', 'PartyName', 'Name'))),
  rule('BR-RO-L205', DOCUMENT, maxLength(200, path('PayeeParty', 'PartyName', 'Name'))),
  rule('BR-RO-L206', DOCUMENT, maxLength(200, path('TaxRepresentativeParty', 'PartyName', 'Name'))),
  rule('BR-RO-L207', DOCUMENT, maxLength(200, path('Delivery', 'DeliveryParty', 'PartyName', 'Name'))),
  rule('BR-RO-L301', DOCUMENT, maxLength(300, path('PaymentTerms', 'Note'))),
  rule(
    'BR-RO-L1000',
    DOCUMENT,
    maxLength(1000, path('AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'CompanyLegalForm')),
  ),
];
