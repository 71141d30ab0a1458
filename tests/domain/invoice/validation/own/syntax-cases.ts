import { chargedInvoice, creditNote, fullInvoice, standardInvoice } from './base-documents';
import { type RuleCase, ruleCase } from './rule-case';

/** Cases of UBL-SR-*, UBL-DT-06, 07 and the code lists BR-CL-*. */

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const standard = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, standardInvoice, edit);
const full = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, fullInvoice, edit);

/** The element stands once more than it may. */
function twice(rule: string, path: string): RuleCase {
  return full(rule, (d) => d.set(path, 'x').add(path, 'x'));
}

const OBJECT = 'AdditionalDocumentReference';
const BINARY = `${OBJECT}/Attachment/EmbeddedDocumentBinaryObject`;

const COUNTS: readonly RuleCase[] = [
  twice('UBL-SR-01', 'ContractDocumentReference/ID'),
  twice('UBL-SR-02', 'ReceiptDocumentReference/ID'),
  twice('UBL-SR-03', 'DespatchDocumentReference/ID'),
  full('UBL-SR-04', (d) => d.set(`${OBJECT}/DocumentTypeCode`, '130').repeat(OBJECT)),
  twice('UBL-SR-05', 'PaymentTerms/Note'),
  full('UBL-SR-06', (d) => d.repeat('BillingReference/InvoiceDocumentReference')),
  full('UBL-SR-07', (d) => d.remove('BillingReference/InvoiceDocumentReference/ID')),
  full('UBL-SR-08', (d) => d.repeat('InvoicePeriod')),
  twice('UBL-SR-09', `${SELLER}/PartyLegalEntity/RegistrationName`),
  twice('UBL-SR-10', `${SELLER}/PartyName/Name`),
  twice('UBL-SR-11', `${SELLER}/PartyLegalEntity/CompanyID`),
  standard('UBL-SR-12', (d) => d.repeat(`${SELLER}/PartyTaxScheme`)),
  standard('UBL-SR-13', (d) => d.set(`${SELLER}/PartyTaxScheme/TaxScheme/ID`, 'X').repeat(`${SELLER}/PartyTaxScheme`)),
  twice('UBL-SR-14', `${SELLER}/PartyLegalEntity/CompanyLegalForm`),
  twice('UBL-SR-15', `${BUYER}/PartyLegalEntity/RegistrationName`),
  full('UBL-SR-16', (d) => d.set(`${BUYER}/PartyIdentification/ID`, '1').repeat(`${BUYER}/PartyIdentification`)),
  twice('UBL-SR-17', `${BUYER}/PartyLegalEntity/CompanyID`),
  standard('UBL-SR-18', (d) => d.repeat(`${BUYER}/PartyTaxScheme`)),
  full('UBL-SR-19', (d) => d.set('PayeeParty/PartyName/Name', 'Atelierul din Deal SRL')),
  full('UBL-SR-20', (d) => d.set('PayeeParty/PartyIdentification/ID', '1').repeat('PayeeParty/PartyIdentification')),
  full('UBL-SR-21', (d) => d.set('PayeeParty/PartyLegalEntity/CompanyID', '1').repeat('PayeeParty/PartyLegalEntity')),
  full('UBL-SR-22', (d) =>
    d.set('TaxRepresentativeParty/Party/PartyName/Name', 'x').repeat('TaxRepresentativeParty/Party'),
  ),
  full('UBL-SR-23', (d) =>
    d.set('TaxRepresentativeParty/Party/PartyTaxScheme/CompanyID', 'x').repeat('TaxRepresentativeParty/Party'),
  ),
  full('UBL-SR-24', (d) => d.repeat('Delivery')),
  full('UBL-SR-25', (d) =>
    d.set('Delivery/DeliveryParty/PartyName/Name', 'x').repeat('Delivery/DeliveryParty/PartyName'),
  ),
  twice('UBL-SR-26', 'PaymentMeans/PaymentID'),
  twice('UBL-SR-27', 'PaymentMeans/PaymentMeansCode'),
  twice('UBL-SR-28', 'PaymentMeans/PaymentMandate/ID'),
  full('UBL-SR-29', (d) =>
    d
      .set(`${SELLER}/PartyIdentification/ID`, '1')
      .attribute(`${SELLER}/PartyIdentification/ID`, 'schemeID', 'SEPA')
      .repeat(`${SELLER}/PartyIdentification`),
  ),
  twice('UBL-SR-30', 'AllowanceCharge/AllowanceChargeReason'),
  full('UBL-SR-31', (d) =>
    d.set('AllowanceCharge/ChargeIndicator', 'true').repeat('AllowanceCharge/AllowanceChargeReason'),
  ),
  twice('UBL-SR-32', 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason'),
  twice('UBL-SR-33', `${OBJECT}/DocumentDescription`),
  twice('UBL-SR-34', 'Line/Note'),
  full('UBL-SR-35', (d) => d.set('Line/OrderLineReference/LineID', '1').repeat('Line/OrderLineReference')),
  full('UBL-SR-36', (d) => d.repeat('Line/InvoicePeriod')),
  twice('UBL-SR-37', 'Line/Price/AllowanceCharge/Amount'),
  full('UBL-SR-39', (d) => d.set('ProjectReference/ID', '1').repeat('ProjectReference')),
  twice('UBL-SR-40', `${BUYER}/PartyName/Name`),
  standard('UBL-SR-42', (d) => d.repeat(`${SELLER}/PartyTaxScheme`).repeat(`${SELLER}/PartyTaxScheme`)),
  full('UBL-SR-43', (d) => d.set(`${OBJECT}/DocumentTypeCode`, '50')),
  standard('UBL-SR-44', (d) => d.set('PaymentMeans/PaymentID', 'a').add('PaymentMeans/PaymentID', 'b')),
  twice('UBL-SR-45', 'PaymentMeans/PaymentDueDate'),
  standard('UBL-SR-46', (d) => d.repeat('PaymentMeans')),
  standard('UBL-SR-47', (d) => d.add('PaymentMeans/PaymentMeansCode', '42')),
  standard('UBL-SR-48', (d) => d.repeat('Line/Item/ClassifiedTaxCategory')),
  standard('UBL-SR-48', (d) => d.remove('Line/Item/ClassifiedTaxCategory')),
  twice('UBL-SR-49', 'InvoicePeriod/DescriptionCode'),
  twice('UBL-SR-50', 'Line/Item/Description'),
  full('UBL-DT-06', (d) => d.attribute(BINARY, 'mimeCode', undefined)),
  full('UBL-DT-07', (d) => d.attribute(BINARY, 'filename', undefined)),
];

const LISTS: readonly RuleCase[] = [
  standard('BR-CL-01', (d) => d.set('InvoiceTypeCode', '381')),
  ruleCase('BR-CL-01', creditNote, (d) => d.set('CreditNoteTypeCode', '380')),
  standard('BR-CL-03', (d) => d.attribute('TaxTotal/TaxAmount', 'currencyID', 'ron')),
  standard('BR-CL-04', (d) => d.set('DocumentCurrencyCode', 'R ON')),
  standard('BR-CL-05', (d) => d.set('TaxCurrencyCode', 'ROL')),
  full('BR-CL-06', (d) => d.set('InvoicePeriod/DescriptionCode', '4')),
  full('BR-CL-07', (d) => d.set(`${OBJECT}/DocumentTypeCode`, '130').attribute(`${OBJECT}/ID`, 'schemeID', 'QQQ')),
  standard('BR-CL-08', (d) => d.set('Note', '#QQQ#text')),
  standard('BR-CL-10', (d) =>
    d.set(`${BUYER}/PartyIdentification/ID`, '1').attribute(`${BUYER}/PartyIdentification/ID`, 'schemeID', 'SEPA'),
  ),
  standard('BR-CL-11', (d) => d.attribute(`${SELLER}/PartyLegalEntity/CompanyID`, 'schemeID', '9999')),
  full('BR-CL-13', (d) => d.attribute('Line/Item/CommodityClassification/ItemClassificationCode', 'listID', 'QQ')),
  standard('BR-CL-14', (d) => d.set(`${BUYER}/PostalAddress/Country/IdentificationCode`, 'UK')),
  standard('BR-CL-15', (d) => d.set('Line/Item/OriginCountry/IdentificationCode', 'UK')),
  standard('BR-CL-16', (d) => d.set('PaymentMeans/PaymentMeansCode', '99')),
  standard('BR-CL-17', (d) => d.set('TaxTotal/TaxSubtotal/TaxCategory/ID', 's')),
  standard('BR-CL-18', (d) => d.set('Line/Item/ClassifiedTaxCategory/ID', 'X')),
  ruleCase('BR-CL-19', chargedInvoice, (d) => d.set('AllowanceCharge/AllowanceChargeReasonCode', 'AA')),
  ruleCase('BR-CL-20', chargedInvoice, (d) =>
    d.set('AllowanceCharge/ChargeIndicator', 'true').set('AllowanceCharge/AllowanceChargeReasonCode', '95'),
  ),
  full('BR-CL-21', (d) => d.attribute('Line/Item/StandardItemIdentification/ID', 'schemeID', '160')),
  standard('BR-CL-22', (d) => d.set('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode', 'VATEX-RO-1')),
  standard('BR-CL-23', (d) => d.attribute('Line/InvoicedQuantity', 'unitCode', 'BUC')),
  full('BR-CL-24', (d) => d.attribute(BINARY, 'mimeCode', 'text/csv ')),
  standard('BR-CL-25', (d) => d.set(`${SELLER}/EndpointID`, '1').attribute(`${SELLER}/EndpointID`, 'schemeID', '1')),
  full('BR-CL-26', (d) => d.attribute('Delivery/DeliveryLocation/ID', 'schemeID', 'X')),
];

export const SYNTAX_CASES: readonly RuleCase[] = [...COUNTS, ...LISTS];
