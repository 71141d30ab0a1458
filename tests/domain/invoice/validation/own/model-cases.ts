import { chargedInvoice, creditNote, fullInvoice, standardInvoice } from './base-documents';
import { type RuleCase, ruleCase } from './rule-case';

/** Cases of BR-* and BR-CO-*. */

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const TOTAL = 'LegalMonetaryTotal';
const SUBTOTAL = 'TaxTotal/TaxSubtotal';
const LINE_CHARGE = 'Line/AllowanceCharge';

const standard = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, standardInvoice, edit);
const charged = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, chargedInvoice, edit);
const full = (rule: string, edit: RuleCase['edit']) => ruleCase(rule, fullInvoice, edit);

const HEAD: readonly RuleCase[] = [
  standard('BR-01', (d) => d.set('CustomizationID', '')),
  standard('BR-02', (d) => d.set('ID', '')),
  standard('BR-03', (d) => d.remove('IssueDate')),
  ruleCase('BR-04', creditNote, (d) => d.set('CreditNoteTypeCode', '')),
  standard('BR-05', (d) => d.remove('DocumentCurrencyCode')),
  standard('BR-06', (d) => d.remove(`${SELLER}/PartyLegalEntity/RegistrationName`)),
  standard('BR-07', (d) => d.set(`${BUYER}/PartyLegalEntity/RegistrationName`, '')),
  standard('BR-08', (d) => d.remove(`${SELLER}/PostalAddress`)),
  standard('BR-09', (d) => d.set(`${SELLER}/PostalAddress/Country/IdentificationCode`, '')),
  standard('BR-10', (d) => d.remove(`${BUYER}/PostalAddress`)),
  standard('BR-11', (d) => d.remove(`${BUYER}/PostalAddress/Country`)),
  standard('BR-12', (d) => d.remove(`${TOTAL}/LineExtensionAmount`)),
  standard('BR-13', (d) => d.remove(`${TOTAL}/TaxExclusiveAmount`)),
  standard('BR-14', (d) => d.remove(`${TOTAL}/TaxInclusiveAmount`)),
  standard('BR-15', (d) => d.remove(`${TOTAL}/PayableAmount`)),
  ruleCase('BR-16', creditNote, (d) => d.remove('Line')),
  full('BR-17', (d) => d.set('PayeeParty/PartyName/Name', 'Atelierul din Deal')),
  full('BR-17', (d) => d.set('PayeeParty/PartyIdentification/ID', '7').set(`${SELLER}/PartyIdentification/ID`, '7')),
  full('BR-18', (d) => d.remove('TaxRepresentativeParty/PartyName')),
  full('BR-19', (d) => d.remove('TaxRepresentativeParty/PostalAddress')),
  full('BR-20', (d) => d.remove('TaxRepresentativeParty/PostalAddress/Country')),
  full('BR-56', (d) => d.set('TaxRepresentativeParty/PartyTaxScheme/TaxScheme/ID', 'X')),
  standard('BR-53', (d) => d.set('TaxCurrencyCode', 'EUR')),
  standard('BR-62', (d) => d.set(`${SELLER}/EndpointID`, '1')),
  standard('BR-63', (d) => d.set(`${BUYER}/EndpointID`, '1')),
  standard('BR-66', (d) => d.add('PaymentMeans/CardAccount').add('PaymentMeans/CardAccount')),
  standard('BR-67', (d) => d.add('PaymentMeans/PaymentMandate').add('PaymentMeans/PaymentMandate')),
  standard('BR-CO-09', (d) => d.set(`${SELLER}/PartyTaxScheme/CompanyID`, 'QQ1')),
  standard('BR-CO-26', (d) => d.remove(`${SELLER}/PartyTaxScheme`).remove(`${SELLER}/PartyLegalEntity/CompanyID`)),
];

const LINES: readonly RuleCase[] = [
  standard('BR-21', (d) => d.set('Line/ID', '')),
  standard('BR-22', (d) => d.remove('Line/InvoicedQuantity')),
  standard('BR-23', (d) => d.attribute('Line/InvoicedQuantity', 'unitCode', undefined)),
  standard('BR-24', (d) => d.remove('Line/LineExtensionAmount')),
  standard('BR-25', (d) => d.set('Line/Item/Name', '')),
  standard('BR-26', (d) => d.remove('Line/Price')),
  standard('BR-27', (d) => d.set('Line/Price/PriceAmount', '-0.01')),
  standard('BR-28', (d) => d.set('Line/Price/AllowanceCharge/BaseAmount', '-1')),
  full('BR-54', (d) => d.remove('Line/Item/AdditionalItemProperty/Value')),
  full('BR-54', (d) => d.remove('Line/Item/AdditionalItemProperty/Name')),
  full('BR-64', (d) => d.attribute('Line/Item/StandardItemIdentification/ID', 'schemeID', undefined)),
  full('BR-65', (d) => d.attribute('Line/Item/CommodityClassification/ItemClassificationCode', 'listID', undefined)),
  standard('BR-CO-04', (d) => d.remove('Line/Item/ClassifiedTaxCategory/TaxScheme')),
];

const PARTS: readonly RuleCase[] = [
  full('BR-29', (d) => d.set('InvoicePeriod/EndDate', '2025-08-31')),
  full('BR-30', (d) => d.set('Line/InvoicePeriod/EndDate', '2025-08-31')),
  full('BR-CO-19', (d) => d.remove('InvoicePeriod/StartDate').remove('InvoicePeriod/EndDate')),
  full('BR-CO-20', (d) => d.remove('Line/InvoicePeriod/StartDate').remove('Line/InvoicePeriod/EndDate')),
  full('BR-CO-03', (d) => d.set('TaxPointDate', '2025-09-30').set('InvoicePeriod/DescriptionCode', '35')),
  standard('BR-49', (d) => d.remove('PaymentMeans/PaymentMeansCode')),
  standard('BR-50', (d) => d.set('PaymentMeans/PayeeFinancialAccount/ID', '')),
  standard('BR-51', (d) => d.set('PaymentMeans/CardAccount/PrimaryAccountNumberID', '12345678901')),
  full('BR-52', (d) => d.set('AdditionalDocumentReference/ID', '')),
  full('BR-55', (d) => d.remove('BillingReference/InvoiceDocumentReference/ID')),
  full('BR-57', (d) => d.remove('Delivery/DeliveryLocation/Address/Country')),
  standard('BR-61', (d) => d.remove('PaymentMeans/PayeeFinancialAccount')),
];

const charge = (d: Parameters<RuleCase['edit']>[0], at = 'AllowanceCharge') => d.set(`${at}/ChargeIndicator`, '1');

const CHARGES: readonly RuleCase[] = [
  charged('BR-31', (d) => d.remove('AllowanceCharge/Amount')),
  charged('BR-32', (d) => d.remove('AllowanceCharge/TaxCategory')),
  charged('BR-33', (d) => d.remove('AllowanceCharge/AllowanceChargeReason')),
  charged('BR-CO-21', (d) => d.remove('AllowanceCharge/AllowanceChargeReason')),
  charged('BR-36', (d) => charge(d).remove('AllowanceCharge/Amount')),
  charged('BR-37', (d) => charge(d).set('AllowanceCharge/TaxCategory/TaxScheme/ID', 'X')),
  charged('BR-38', (d) => charge(d).remove('AllowanceCharge/AllowanceChargeReason')),
  charged('BR-CO-22', (d) => charge(d).remove('AllowanceCharge/AllowanceChargeReason')),
  full('BR-41', (d) => d.remove(`${LINE_CHARGE}/Amount`)),
  full('BR-42', (d) => d.remove(`${LINE_CHARGE}/AllowanceChargeReason`)),
  full('BR-CO-23', (d) => d.remove(`${LINE_CHARGE}/AllowanceChargeReason`)),
  full('BR-43', (d) => charge(d, LINE_CHARGE).remove(`${LINE_CHARGE}/Amount`)),
  full('BR-44', (d) => charge(d, LINE_CHARGE).remove(`${LINE_CHARGE}/AllowanceChargeReason`)),
  full('BR-CO-24', (d) => charge(d, LINE_CHARGE).remove(`${LINE_CHARGE}/AllowanceChargeReason`)),
];

const TOTALS: readonly RuleCase[] = [
  standard('BR-45', (d) => d.remove(`${SUBTOTAL}/TaxableAmount`)),
  standard('BR-46', (d) => d.remove(`${SUBTOTAL}/TaxAmount`)),
  standard('BR-47', (d) => d.remove(`${SUBTOTAL}/TaxCategory/ID`)),
  standard('BR-48', (d) => d.remove(`${SUBTOTAL}/TaxCategory/Percent`)),
  standard('BR-CO-10', (d) => d.set(`${TOTAL}/LineExtensionAmount`, '100.01')),
  charged('BR-CO-11', (d) => d.set(`${TOTAL}/AllowanceTotalAmount`, '10.01')),
  charged('BR-CO-11', (d) => d.remove(`${TOTAL}/AllowanceTotalAmount`)),
  charged('BR-CO-12', (d) => d.set(`${TOTAL}/ChargeTotalAmount`, '9.99')),
  charged('BR-CO-13', (d) => d.set(`${TOTAL}/TaxExclusiveAmount`, '100.01')),
  standard('BR-CO-13', (d) => d.set(`${TOTAL}/TaxExclusiveAmount`, '100.001')),
  standard('BR-CO-14', (d) => d.set('TaxTotal/TaxAmount', '21.01')),
  standard('BR-CO-15', (d) => d.set(`${TOTAL}/TaxInclusiveAmount`, '121.01')),
  standard('BR-CO-15', (d) => d.repeat('TaxTotal')),
  standard('BR-CO-16', (d) => d.set(`${TOTAL}/PayableAmount`, '121.01')),
  standard('BR-CO-16', (d) => d.set(`${TOTAL}/PrepaidAmount`, '1.00')),
  standard('BR-CO-16', (d) => d.set(`${TOTAL}/PayableRoundingAmount`, '0.01')),
  standard('BR-CO-17', (d) => d.set(`${SUBTOTAL}/TaxAmount`, '22.00')),
  standard('BR-CO-17', (d) => d.set(`${SUBTOTAL}/TaxCategory/Percent`, '0.49')),
  standard('BR-CO-18', (d) => d.remove('TaxTotal')),
  standard('BR-CO-25', (d) => d.remove('DueDate')),
];

export const MODEL_CASES: readonly RuleCase[] = [...HEAD, ...LINES, ...PARTS, ...CHARGES, ...TOTALS];
