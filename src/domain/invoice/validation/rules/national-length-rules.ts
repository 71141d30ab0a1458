import { onlyLength } from '../checks';
import type { Rule } from '../rule';
import { fatalPathRules } from '../rule-maker';

/** BR-RO-L*: longest texts of the head of the document, in code points of the trimmed text (catalogue, section 7). */

const rule = fatalPathRules('national');

export const NATIONAL_LENGTH_RULES: readonly Rule[] = [
  rule('BR-RO-L0201', ['AccountingSupplierParty', 'Party', 'PostalAddress', 'PostalZone'], onlyLength(20)),
  rule('BR-RO-L0202', ['AccountingCustomerParty', 'Party', 'PostalAddress', 'PostalZone'], onlyLength(20)),
  rule('BR-RO-L0203', ['TaxRepresentativeParty', 'PostalAddress', 'PostalZone'], onlyLength(20)),
  rule('BR-RO-L0204', ['Delivery', 'DeliveryLocation', 'Address', 'PostalZone'], onlyLength(20)),
  rule('BR-RO-L155', ['ID'], onlyLength(200)),
  rule('BR-RO-L0302', ['ContractDocumentReference', 'ID'], onlyLength(200)),
  rule('BR-RO-L0303', ['OrderReference', 'ID'], onlyLength(200)),
  rule('BR-RO-L0304', ['OrderReference', 'SalesOrderID'], onlyLength(200)),
  rule('BR-RO-L0305', ['ReceiptDocumentReference', 'ID'], onlyLength(200)),
  rule('BR-RO-L0306', ['DespatchDocumentReference', 'ID'], onlyLength(200)),
  rule('BR-RO-L0307', ['OriginatorDocumentReference', 'ID'], onlyLength(200)),
  rule('BR-RO-L0501', ['AccountingSupplierParty', 'Party', 'PostalAddress', 'CityName'], onlyLength(50)),
  rule('BR-RO-L0502', ['AccountingCustomerParty', 'Party', 'PostalAddress', 'CityName'], onlyLength(50)),
  rule('BR-RO-L0503', ['TaxRepresentativeParty', 'PostalAddress', 'CityName'], onlyLength(50)),
  rule('BR-RO-L0504', ['Delivery', 'DeliveryLocation', 'Address', 'CityName'], onlyLength(50)),
  rule('BR-RO-L1001', ['AccountingCost'], onlyLength(100)),
  rule('BR-RO-L1002', ['AccountingSupplierParty', 'Party', 'PostalAddress', 'AdditionalStreetName'], onlyLength(100)),
  rule('BR-RO-L1003', ['AccountingSupplierParty', 'Party', 'PostalAddress', 'AddressLine', 'Line'], onlyLength(100)),
  rule('BR-RO-L1004', ['AccountingSupplierParty', 'Party', 'Contact', 'Name'], onlyLength(100)),
  rule('BR-RO-L1005', ['AccountingSupplierParty', 'Party', 'Contact', 'Telephone'], onlyLength(100)),
  rule('BR-RO-L1006', ['AccountingSupplierParty', 'Party', 'Contact', 'ElectronicMail'], onlyLength(100)),
  rule('BR-RO-L1007', ['AccountingCustomerParty', 'Party', 'PostalAddress', 'AdditionalStreetName'], onlyLength(100)),
  rule('BR-RO-L1008', ['AccountingCustomerParty', 'Party', 'PostalAddress', 'AddressLine', 'Line'], onlyLength(100)),
  rule('BR-RO-L1009', ['AccountingCustomerParty', 'Party', 'Contact', 'Name'], onlyLength(100)),
  rule('BR-RO-L1010', ['AccountingCustomerParty', 'Party', 'Contact', 'Telephone'], onlyLength(100)),
  rule('BR-RO-L1011', ['AccountingCustomerParty', 'Party', 'Contact', 'ElectronicMail'], onlyLength(100)),
  rule('BR-RO-L1012', ['TaxRepresentativeParty', 'PostalAddress', 'AdditionalStreetName'], onlyLength(100)),
  rule('BR-RO-L1013', ['TaxRepresentativeParty', 'PostalAddress', 'AddressLine', 'Line'], onlyLength(100)),
  rule('BR-RO-L1014', ['Delivery', 'DeliveryLocation', 'Address', 'AdditionalStreetName'], onlyLength(100)),
  rule('BR-RO-L1015', ['Delivery', 'DeliveryLocation', 'Address', 'AddressLine', 'Line'], onlyLength(100)),
  rule('BR-RO-L151', ['AccountingSupplierParty', 'Party', 'PostalAddress', 'StreetName'], onlyLength(150)),
  rule('BR-RO-L152', ['AccountingCustomerParty', 'Party', 'PostalAddress', 'StreetName'], onlyLength(150)),
  rule('BR-RO-L153', ['TaxRepresentativeParty', 'PostalAddress', 'StreetName'], onlyLength(150)),
  rule('BR-RO-L154', ['Delivery', 'DeliveryLocation', 'Address', 'StreetName'], onlyLength(150)),
  rule('BR-RO-L201', ['AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'RegistrationName'], onlyLength(200)),
  rule('BR-RO-L202', ['AccountingSupplierParty', 'Party', 'PartyName', 'Name'], onlyLength(200)),
  rule('BR-RO-L203', ['AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName'], onlyLength(200)),
  rule('BR-RO-L204', ['AccountingCustomerParty', 'Party', 'PartyName', 'Name'], onlyLength(200)),
  rule('BR-RO-L205', ['PayeeParty', 'PartyName', 'Name'], onlyLength(200)),
  rule('BR-RO-L206', ['TaxRepresentativeParty', 'PartyName', 'Name'], onlyLength(200)),
  rule('BR-RO-L207', ['Delivery', 'DeliveryParty', 'PartyName', 'Name'], onlyLength(200)),
  rule('BR-RO-L301', ['PaymentTerms', 'Note'], onlyLength(300)),
  rule('BR-RO-L1000', ['AccountingSupplierParty', 'Party', 'PartyLegalEntity', 'CompanyLegalForm'], onlyLength(1000)),
];
