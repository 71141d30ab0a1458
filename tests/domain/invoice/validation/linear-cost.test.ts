import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/invoice/validation/validate';

/** Elements that several rules compare with one another, repeated: a pairwise comparison would take minutes. */
const PARTS: Readonly<Record<string, string>> = {
  'payees and sellers':
    '<cac:PayeeParty><cac:PartyName><cbc:Name>x</cbc:Name></cac:PartyName></cac:PayeeParty><cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>x</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>',
  'creditor identifiers':
    '<cac:AccountingSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="SEPA">1</cbc:ID></cac:PartyIdentification></cac:Party></cac:AccountingSupplierParty>',
  'totals and charges':
    '<cac:LegalMonetaryTotal><cbc:PayableAmount>1</cbc:PayableAmount></cac:LegalMonetaryTotal><cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator></cac:AllowanceCharge>',
  'subtotals and lines':
    '<cac:TaxTotal><cac:TaxSubtotal><cbc:TaxableAmount>1</cbc:TaxableAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>1</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:CreditNoteLine/>',
  'currencies and tax totals':
    '<cbc:DocumentCurrencyCode>A</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>B</cbc:TaxCurrencyCode><cac:TaxTotal><cbc:TaxAmount currencyID="C">1</cbc:TaxAmount></cac:TaxTotal>',
  'categories, each another':
    '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cac:TaxCategory><cbc:ID>c#</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>',
};
const COPIES = 40_000;
/** Of the processor, whatever else the machine does. Linear work takes a second. */
const MAX_MS = 8000;

const head = ['Invoice', 'CommonAggregateComponents', 'CommonBasicComponents'].map(
  (name, index) => ` xmlns${['', ':cac', ':cbc'][index]}="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"`,
);

describe('cost in proportion to size, also where elements repeat', () => {
  it.each(Object.entries(PARTS))('%s', (_, part) => {
    const copies = Array.from({ length: COPIES }, (_unused, index) => part.replace('#', String(index)));
    const xml = `<Invoice${head.join('')}>${copies.join('')}</Invoice>`;
    const start = process.cpuUsage();
    const { accepted, findings } = validate(xml);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
    expect(accepted).toBe(false);
    expect(findings.length).toBeLessThanOrEqual(10_000);
  });
});
