import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { applyRepair } from '@/domain/invoice/validation/explain/repairs/apply-repair';
import { decimalOf } from '@/domain/invoice/validation/explain/repairs/schema-repair';
import type { XmlElement } from '@/domain/xml/xml-element';
import { finding, node, textAt } from './xml-tree';

const BUYER = ['AccountingCustomerParty', 'Party', 'PostalAddress'] as const;
const CITY = 'Invoice/cac:AccountingCustomerParty[1]/cac:Party[1]/cac:PostalAddress[1]/cbc:CityName[1]';
const COUNTY = CITY.replace('CityName', 'CountrySubentity');

function withBuyerAddress(...address: readonly XmlElement[]): XmlElement {
  return node('Invoice', [
    node('cac:AccountingCustomerParty', [node('cac:Party', [node('cac:PostalAddress', address)])]),
  ]);
}

/** Explains, takes the repair, applies it; null where none is offered. */
function repaired(
  document: XmlElement,
  rule: string,
  path: string,
  values: Record<string, string> = {},
  rate?: string,
) {
  const context = { document, ...(rate === undefined ? {} : { exchangeRate: rate }) };
  const { repair } = explainFinding(finding(rule, path, values), context);
  return repair && applyRepair(document, repair);
}

function offered(document: XmlElement, rule: string, path: string, values: Record<string, string> = {}) {
  return explainFinding(finding(rule, path, values), { document }).repair;
}

describe('sector of a Bucharest address', () => {
  const cases: readonly (readonly [city: string, street: string, zip: string, sector: string | null])[] = [
    ['București, sector 5', 'Calea Rahovei 1', '', 'SECTOR5'],
    ['Sector 3', 'Calea Vitan nr. 106', '', 'SECTOR3'],
    ['sectorul 2', '', '', 'SECTOR2'],
    ['SECTOR 4', '', '', 'SECTOR4'],
    ['S6', '', '', 'SECTOR6'],
    ['București', 'Str. Lungă nr. 5, sect. 1', '', 'SECTOR1'],
    ['București', 'Calea Vitan nr. 106', '031297', 'SECTOR3'],
    // The city's own text is the writer's word, whatever the postal code.
    ['Sector 3', '', '021297', 'SECTOR3'],
    // Two sectors, or street against postal code: nothing is certain.
    ['București', 'între Sector 1 și Sector 2', '', null],
    ['București', 'Str. Lungă, sector 3', '021297', null],
    ['București', 'Str. Sectorului 7', '', null],
    ['București', 'Str. Lungă', '400001', null],
  ];
  it.each(cases)('%s / %s / %s → %s', (city, street, zip, sector) => {
    const document = withBuyerAddress(
      node('cbc:StreetName', street),
      node('cbc:CityName', city),
      node('cbc:PostalZone', zip),
      node('cbc:CountrySubentity', 'RO-B'),
    );
    const after = repaired(document, 'BR-RO-101', CITY, { actual: city });
    expect(after && textAt(after, ...BUYER, 'CityName')).toBe(sector);
    // The document it was made from stays as it was.
    expect(textAt(document, ...BUYER, 'CityName')).toBe(city);
  });

  it('says the sector in words and reads the document where the finding is at the root', () => {
    const document = withBuyerAddress(node('cbc:CityName', 'București sector 3'));
    const said = explainFinding(finding('BR-RO-101', 'Invoice'), { document });
    expect(said.clause).toBe('ANAF cere sectorul: Sector 3');
    expect(said.repair).toEqual({
      label: 'Pune SECTOR3',
      change: {
        kind: 'setText',
        path: 'Invoice/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:CityName',
        was: 'București sector 3',
        willBe: 'SECTOR3',
      },
    });
  });
});

describe('county code', () => {
  it.each([
    ['Cluj', 'RO-CJ'],
    ['jud. Cluj', 'RO-CJ'],
    ['JUDETUL TIMIŞ', 'RO-TM'],
    ['CJ', 'RO-CJ'],
    ['B', 'RO-B'],
    ['Municipiul București', 'RO-B'],
    ['Sector 3', 'RO-B'],
    ['RO CJ', 'RO-CJ'],
    ['ro-cj', 'RO-CJ'],
    ['Bistrița Năsăud', 'RO-BN'],
    ['Transilvania', null],
    ['', null],
  ])('%s → %s', (county, code) => {
    const after = repaired(withBuyerAddress(node('cbc:CountrySubentity', county)), 'BR-RO-111', COUNTY);
    expect(after && textAt(after, ...BUYER, 'CountrySubentity')).toBe(code);
  });
});

describe('codes', () => {
  const line = (unit: string) =>
    node('Invoice', [node('cac:InvoiceLine', [node('cbc:InvoicedQuantity', '2', { unitCode: unit })])]);
  const quantity = 'Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]';

  it.each([
    ['buc', 'H87'],
    ['Bucată', 'H87'],
    ['buc.', 'H87'],
    ['kg', 'KGM'],
    ['cutie', 'XBX'],
    ['ROL', 'XRO'],
    ['oră', 'HUR'],
    ['lună', 'MON'],
    ['set', 'SET'],
    ['mp', 'MTK'],
    ['mc', 'MTQ'],
    ['kgm', 'KGM'],
    ['bax', null],
    ['ml', null],
  ])('unit %s → %s', (unit, code) => {
    const after = repaired(line(unit), 'BR-CL-23', quantity, { actual: unit });
    const attribute = after?.children[0]?.children[0]?.attributes[0];
    expect(attribute?.value ?? null).toBe(code);
    // Only the code changes, not the quantity.
    expect(after && textAt(after, 'InvoiceLine', 'InvoicedQuantity')).toBe(code && '2');
  });

  it.each([
    ['BR-CL-04', 'DocumentCurrencyCode', 'lei', 'RON'],
    ['BR-CL-04', 'DocumentCurrencyCode', 'eur ', 'EUR'],
    ['BR-CL-04', 'DocumentCurrencyCode', 'XQZ', null],
    ['BR-RO-DT001', 'IssueDate', '21.11.2026', '2026-11-21'],
    ['BR-RO-DT001', 'IssueDate', ' 2026-11-21 ', '2026-11-21'],
    ['BR-RO-DT001', 'IssueDate', '2026-11-21T10:00:00+02:00', '2026-11-21'],
    ['BR-RO-DT001', 'IssueDate', '20261121', '2026-11-21'],
    ['BR-RO-DT001', 'IssueDate', '21/11/2026', '2026-11-21'],
    ['BR-RO-DT001', 'IssueDate', '03/04/2026', null],
    ['BR-RO-DT001', 'IssueDate', '30.02.2026', null],
    [
      'BR-RO-001',
      'CustomizationID',
      'urn:cen.eu:en16931:2017',
      'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1',
    ],
  ])('%s %s %s → %s', (rule, name, was, willBe) => {
    const after = repaired(node('Invoice', [node(`cbc:${name}`, was)]), rule, `Invoice/cbc:${name}[1]`, {
      actual: was,
    });
    expect(after && textAt(after, name)).toBe(willBe);
  });

  it('repairs the file type of an attachment and the scheme of an e-mail address', () => {
    const content = 'Invoice/cac:AdditionalDocumentReference[1]/cac:Attachment[1]/cbc:EmbeddedDocumentBinaryObject[1]';
    const document = node('Invoice', [
      node('cac:AdditionalDocumentReference', [
        node('cac:Attachment', [node('cbc:EmbeddedDocumentBinaryObject', 'AA==', { mimeCode: 'image/jpg' })]),
      ]),
      node('cac:AccountingSupplierParty', [node('cac:Party', [node('cbc:EndpointID', 'a@b.ro')])]),
    ]);
    const named = node('Invoice', [
      node('cac:AdditionalDocumentReference', [
        node('cac:Attachment', [node('cbc:EmbeddedDocumentBinaryObject', 'AA==', { filename: 'Deviz final.PDF' })]),
      ]),
    ]);
    expect(offered(named, 'UBL-DT-06', content)?.change).toMatchObject({ was: '', willBe: 'application/pdf' });
    expect(offered(document, 'BR-CL-24', content)?.change).toMatchObject({ was: 'image/jpg', willBe: 'image/jpeg' });
    const endpoint = 'Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cbc:EndpointID[1]';
    const after = repaired(document, 'BR-62', endpoint);
    expect(after?.children[1]?.children[0]?.children[0]?.attributes).toEqual([
      { name: 'schemeID', namespace: '', value: 'EM' },
    ]);
  });
});

describe('amounts and rates', () => {
  const totals = (...parts: readonly XmlElement[]) =>
    node('Invoice', [node('cbc:DocumentCurrencyCode', 'RON'), node('cac:LegalMonetaryTotal', parts)]);
  const at = (name: string) => `Invoice/cac:LegalMonetaryTotal[1]/cbc:${name}[1]`;

  it.each([
    ['12.500', '12.50'],
    ['-7.0000', '-7.00'],
    ['12.345', null],
  ])('decimals %s → %s', (was, willBe) => {
    const after = repaired(totals(node('cbc:PayableAmount', was)), 'BR-DEC-18', at('PayableAmount'), { actual: was });
    expect(after && textAt(after, 'LegalMonetaryTotal', 'PayableAmount')).toBe(willBe);
  });

  it('writes the sum a total should be, and nothing where it needs more than two decimals', () => {
    const document = totals(node('cbc:TaxInclusiveAmount', '12744.15'));
    const values = { actual: '12744.15', expected: '12744.1' };
    const after = repaired(document, 'BR-CO-15', at('TaxInclusiveAmount'), values);
    expect(after && textAt(after, 'LegalMonetaryTotal', 'TaxInclusiveAmount')).toBe('12744.10');
    expect(offered(document, 'BR-CO-13', at('TaxExclusiveAmount'), { expected: '1.005' })).toBeNull();
  });

  it('adds a missing total in its place, in the currency of the invoice', () => {
    const document = totals(
      node('cbc:LineExtensionAmount', '1'),
      node('cbc:TaxInclusiveAmount', '1'),
      node('cbc:PayableAmount', '1'),
    );
    const after = repaired(document, 'BR-CO-11', 'Invoice/cac:LegalMonetaryTotal[1]', { expected: '50' });
    const children = after?.children[1]?.children ?? [];
    expect(children.map(({ name }) => name)).toEqual([
      'LineExtensionAmount',
      'TaxInclusiveAmount',
      'AllowanceTotalAmount',
      'PayableAmount',
    ]);
    expect(children[2]).toMatchObject({ text: '50.00', attributes: [{ name: 'currencyID', value: 'RON' }] });
  });

  it('adds the rate 0 where a category can have no other, and takes it from category O', () => {
    const category = (code: string, ...more: readonly XmlElement[]) =>
      node('Invoice', [
        node('cac:InvoiceLine', [
          node('cac:Item', [node('cac:ClassifiedTaxCategory', [node('cbc:ID', code), ...more, node('cac:TaxScheme')])]),
        ]),
      ]);
    const path = 'Invoice/cac:InvoiceLine[1]/cac:Item[1]/cac:ClassifiedTaxCategory[1]';
    const names = (root: XmlElement | null) =>
      root?.children[0]?.children[0]?.children[0]?.children.map(({ name }) => name);
    expect(names(repaired(category('AE'), 'BR-AE-05', path))).toEqual(['ID', 'Percent', 'TaxScheme']);
    // A wrong rate may as well mean a wrong category.
    expect(offered(category('AE', node('cbc:Percent', '21')), 'BR-AE-05', path)).toBeNull();
    expect(names(repaired(category('O', node('cbc:Percent', '0.00')), 'BR-O-05', path))).toEqual(['ID', 'TaxScheme']);
    expect(offered(category('O', node('cbc:Percent', '9')), 'BR-O-05', path)).toBeNull();
  });

  it('computes the VAT total in lei where the exchange rate is known', () => {
    const document = node('Invoice', [
      node('cbc:DocumentCurrencyCode', 'EUR'),
      node('cbc:TaxCurrencyCode', 'RON'),
      node('cac:TaxTotal', [node('cbc:TaxAmount', '21.00', { currencyID: 'EUR' })]),
      node('cac:LegalMonetaryTotal'),
    ]);
    const path = 'Invoice/cbc:TaxCurrencyCode[1]';
    expect(offered(document, 'BR-53', path)).toBeNull();
    const after = repaired(document, 'BR-53', path, {}, '5.0869');
    expect(after?.children.map(({ name }) => name)).toEqual([
      'DocumentCurrencyCode',
      'TaxCurrencyCode',
      'TaxTotal',
      'TaxTotal',
      'LegalMonetaryTotal',
    ]);
    // 21 × 5,0869 = 106,8249.
    expect(after?.children[3]?.children[0]).toMatchObject({ name: 'TaxAmount', text: '106.82' });
  });
});

describe('values the schema refuses', () => {
  it.each([
    ['1234,5', '1234.5'],
    ['1.234,56', '1234.56'],
    ['-12.345.678,90', '-12345678.90'],
    // Thousands or decimals: not certain.
    ['1,234', undefined],
    ['1.234', undefined],
    ['1,234.56', undefined],
    ['abc', undefined],
  ])('decimal %s → %s', (was, willBe) => {
    expect(decimalOf(was)).toBe(willBe);
  });

  it('leaves an amount without currency where the invoice has two', () => {
    const path = 'Invoice/cbc:Amount[1]';
    const values = { problem: 'attribute-missing', element: 'cbc:Amount', attribute: 'currencyID' };
    const one = node('Invoice', [node('cbc:DocumentCurrencyCode', 'EUR'), node('cbc:Amount', '1')]);
    expect(offered(one, 'UBL-XSD', path, values)?.change.willBe).toBe('EUR');
    const two = node('Invoice', [...one.children, node('cbc:TaxCurrencyCode', 'RON')]);
    expect(offered(two, 'UBL-XSD', path, values)).toBeNull();
  });
});

describe('a repair whose place is gone', () => {
  it('changes nothing', () => {
    const change = { kind: 'setText', path: 'Invoice/cbc:ID[2]', was: 'a', willBe: 'b' } as const;
    const root = node('Invoice', [node('cbc:ID', 'a')]);
    expect(applyRepair(root, { label: 'Pune b', change })).toEqual(root);
  });
});
