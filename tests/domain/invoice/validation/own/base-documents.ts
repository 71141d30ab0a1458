import { readFileSync } from 'node:fs';
import { EditableDocument } from './editable-document';

/** The documents that cases start from; each of them is accepted as it stands. */
const STANDARD = readFileSync('tests/fixtures/invoices/standard.xml', 'utf8');

export function standardInvoice(): EditableDocument {
  return EditableDocument.of(STANDARD);
}

/** The same as a credit note. */
export function creditNote(): EditableDocument {
  const xml = STANDARD.replace(/Invoice-2/, 'CreditNote-2')
    .replace(/<(\/?)Invoice\b/g, '<$1CreditNote')
    .replace(/ *<cbc:DueDate>.*\n/, '')
    .replace(/InvoiceLine/g, 'CreditNoteLine')
    .replace(/InvoicedQuantity/g, 'CreditedQuantity')
    .replace(/<cbc:InvoiceTypeCode>380<\/cbc:InvoiceTypeCode>/, '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  return EditableDocument.of(xml);
}

/** An allowance (10.00) and a charge (10.00) of the document, and the totals that go with them. */
const ALLOWANCE_AND_CHARGE = ['false', 'true']
  .map(
    (indicator) => `<cac:AllowanceCharge>
    <cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>
    <cbc:AllowanceChargeReason>Convenit</cbc:AllowanceChargeReason>
    <cbc:Amount currencyID="RON">10.00</cbc:Amount>
    <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>
  </cac:AllowanceCharge>`,
  )
  .join('');

function withCharges(): string {
  return STANDARD.replace('<cac:TaxTotal>', `${ALLOWANCE_AND_CHARGE}<cac:TaxTotal>`).replace(
    '<cbc:PayableAmount',
    '<cbc:AllowanceTotalAmount currencyID="RON">10.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount currencyID="RON">10.00</cbc:ChargeTotalAmount><cbc:PayableAmount',
  );
}

export function chargedInvoice(): EditableDocument {
  return EditableDocument.of(withCharges());
}

/** Rates, reasons and identifiers that make a category acceptable. */
const EXEMPT = '<cbc:TaxExemptionReason>Scutit</cbc:TaxExemptionReason>';
const CATEGORIES: Readonly<Record<string, { percent: string; reason: string; tax: string }>> = {
  S: { percent: '21', reason: '', tax: '21.00' },
  L: { percent: '7', reason: '', tax: '7.00' },
  M: { percent: '4', reason: '', tax: '4.00' },
  Z: { percent: '0', reason: '', tax: '0.00' },
  E: { percent: '0', reason: EXEMPT, tax: '0.00' },
  AE: { percent: '0', reason: EXEMPT, tax: '0.00' },
  K: { percent: '0', reason: EXEMPT, tax: '0.00' },
  G: { percent: '0', reason: EXEMPT, tax: '0.00' },
  O: { percent: '', reason: EXEMPT, tax: '0.00' },
};

const DELIVERY = `<cac:Delivery><cbc:ActualDeliveryDate>2025-09-30</cbc:ActualDeliveryDate><cac:DeliveryLocation><cac:Address>
  <cbc:StreetName>Hauptstrasse 1</cbc:StreetName><cbc:CityName>Wien</cbc:CityName><cbc:CountrySubentity>Wien</cbc:CountrySubentity>
  <cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>`;

/** The charged invoice with everything in one VAT category. */
export function categoryInvoice(category: string): EditableDocument {
  const { percent, reason, tax } = CATEGORIES[category] ?? { percent: '0', reason: '', tax: '0.00' };
  const rate = percent === '' ? '' : `<cbc:Percent>${percent}</cbc:Percent>`;
  const total = (100 + Number(tax)).toFixed(2);
  let xml = withCharges()
    .replace(/<cbc:ID>S<\/cbc:ID>/g, `<cbc:ID>${category}</cbc:ID>`)
    .replace(/<cbc:Percent>21<\/cbc:Percent>/g, rate)
    .replace(/(<cac:TaxSubtotal>.*?)(<cac:TaxScheme>)/s, `$1${reason}$2`)
    .replaceAll('>21.00<', `>${tax}<`)
    .replaceAll('>121.00<', `>${total}<`);
  if (category === 'K') xml = xml.replace('<cac:PaymentMeans>', `${DELIVERY}<cac:PaymentMeans>`);
  if (category === 'O') xml = xml.replace(/<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/gs, '');
  return EditableDocument.of(xml);
}

const PARTS = `<cac:InvoicePeriod><cbc:StartDate>2025-09-01</cbc:StartDate><cbc:EndDate>2025-09-30</cbc:EndDate></cac:InvoicePeriod>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>ATL-1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AdditionalDocumentReference><cbc:ID>Anexa 1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a.csv">QQ==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
const PARTIES = `<cac:PayeeParty><cac:PartyName><cbc:Name>Casa de Încasări SRL</cbc:Name></cac:PartyName></cac:PayeeParty>
  <cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Reprezentanța SRL</cbc:Name></cac:PartyName>
  <cac:PostalAddress><cbc:StreetName>Strada Gării 1</cbc:StreetName><cbc:CityName>SECTOR2</cbc:CityName><cbc:CountrySubentity>RO-B</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>RO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>RO99887766</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty>
  <cac:Delivery><cac:DeliveryLocation><cbc:ID schemeID="0088">123</cbc:ID><cac:Address><cbc:StreetName>Strada Lungă 2</cbc:StreetName><cbc:CityName>SECTOR3</cbc:CityName><cbc:CountrySubentity>RO-B</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>RO</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>`;
const LINE_CHARGES = ['false', 'true']
  .map(
    (indicator) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Convenit</cbc:AllowanceChargeReason><cbc:Amount currencyID="RON">1.00</cbc:Amount></cac:AllowanceCharge>`,
  )
  .join('');

/** The standard invoice with a payee, a representative, references, a period, a delivery and charges on the line. */
export function fullInvoice(): EditableDocument {
  const xml = withCharges()
    .replace('<cac:AccountingSupplierParty>', `${PARTS}<cac:AccountingSupplierParty>`)
    .replace('<cac:PaymentMeans>', `${PARTIES}<cac:PaymentMeans>`)
    .replace(
      '<cac:Item>',
      `<cac:InvoicePeriod><cbc:StartDate>2025-09-01</cbc:StartDate><cbc:EndDate>2025-09-30</cbc:EndDate></cac:InvoicePeriod>${LINE_CHARGES}<cac:Item>`,
    )
    .replace(
      '<cac:ClassifiedTaxCategory>',
      '<cac:StandardItemIdentification><cbc:ID schemeID="0160">5940000000017</cbc:ID></cac:StandardItemIdentification><cac:CommodityClassification><cbc:ItemClassificationCode listID="STI">48201030</cbc:ItemClassificationCode></cac:CommodityClassification><cac:ClassifiedTaxCategory>',
    )
    .replace(
      '</cac:ClassifiedTaxCategory>',
      '</cac:ClassifiedTaxCategory><cac:AdditionalItemProperty><cbc:Name>Culoare</cbc:Name><cbc:Value>albastru</cbc:Value></cac:AdditionalItemProperty>',
    );
  return EditableDocument.of(xml);
}
