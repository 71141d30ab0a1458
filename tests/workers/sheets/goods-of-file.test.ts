/** The goods of a delivery note, from each kind of file that another program keeps it in. */
import { describe, expect, it } from 'vitest';
import { goodsOfFile } from '@/workers/sheets/goods-of-file';

let count = 0;
const reading = {
  ...{ own: '18547290', today: '2026-11-26' },
  newId: () => {
    count += 1;
    return `g${String(count)}`;
  },
};
const read = (name: string, text: string) =>
  goodsOfFile({ name, bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer> }, reading);

const party = (name: string, cif: string, city: string): string => `<cac:Party>
  <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
  <cac:PostalAddress><cbc:StreetName>Strada Gării nr. 7</cbc:StreetName><cbc:CityName>${city}</cbc:CityName>
    <cbc:CountrySubentity>RO-CJ</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>RO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>${cif}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
</cac:Party>`;
const despatch = (supplier: string, customer: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<DespatchAdvice xmlns="urn:oasis:names:specification:ubl:schema:xsd:DespatchAdvice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>AV-118</cbc:ID><cbc:IssueDate>2026-11-25</cbc:IssueDate>
  <cac:DespatchSupplierParty>${supplier}</cac:DespatchSupplierParty>
  <cac:DeliveryCustomerParty>${customer}</cac:DeliveryCustomerParty>
  <cac:Shipment><cbc:ID>1</cbc:ID><cac:Delivery><cac:DeliveryAddress><cbc:StreetName>Calea Turzii 9</cbc:StreetName>
    <cbc:CityName>Turda</cbc:CityName><cbc:CountrySubentity>RO-CJ</cbc:CountrySubentity>
    <cac:Country><cbc:IdentificationCode>RO</cbc:IdentificationCode></cac:Country></cac:DeliveryAddress></cac:Delivery></cac:Shipment>
  <cac:DespatchLine><cbc:ID>1</cbc:ID><cbc:DeliveredQuantity unitCode="KGM">1200.5</cbc:DeliveredQuantity>
    <cac:Item><cbc:Name>Mere Idared</cbc:Name><cac:CommodityClassification>
      <cbc:ItemClassificationCode listID="HS">0808 10 80</cbc:ItemClassificationCode></cac:CommodityClassification></cac:Item></cac:DespatchLine>
  <cac:DespatchLine><cbc:ID>2</cbc:ID><cbc:DeliveredQuantity unitCode="H87">40</cbc:DeliveredQuantity>
    <cac:Item><cbc:Name>Lădițe</cbc:Name></cac:Item></cac:DespatchLine>
</DespatchAdvice>`;
const OURS = party('Condica Test SRL', 'RO18547290', 'Cluj-Napoca');
const THEIRS = party('Agro Câmpia SA', 'RO14399840', 'Dej');

describe('a DespatchAdvice', () => {
  it('of ours goes to its customer, at the address of its delivery, as a delivery note with its number and day', async () => {
    const found = await read('aviz.xml', despatch(OURS, THEIRS));
    if (found.kind !== 'read') throw new Error(found.kind);
    expect(found.side).toBe('seller');
    expect(found.from.document).toEqual({ type: '30', number: 'AV-118', date: '2026-11-25', remarks: '' });
    expect(found.from.partner).toEqual({ country: 'RO', code: '14399840', name: 'Agro Câmpia SA' });
    expect(found.from.address).toMatchObject({ county: '12', locality: 'Turda' });
    expect(
      found.from.goods.map((line) => [line.name, line.tariffCode, line.quantity, line.unit, line.netWeight]),
    ).toEqual([
      ['Mere Idared', '08081080', '1200,5', 'KGM', '1200,5'],
      ['Lădițe', '', '40', 'H87', ''],
    ]);
  });

  it('of another to us comes from its supplier', async () => {
    const found = await read('aviz.xml', despatch(THEIRS, OURS));
    expect(found).toMatchObject({ kind: 'read', side: 'buyer', from: { partner: { name: 'Agro Câmpia SA' } } });
    expect(found.kind === 'read' && found.from.address.locality).toBe('Dej');
  });
});

describe('a table', () => {
  it('gives its goods, whatever stands above its titles, and its number, day and client', async () => {
    const found = await read(
      'aviz.csv',
      [
        ...['Aviz de însoțire a mărfii;;;;;;', ';;;;;;'],
        'Nr. crt;Denumirea produselor;U.M.;Cantitate;Greutate brută;Nr. aviz;Data aviz;Client;CUI client',
        '1;Mere;KGM;1.200,50;1.260;AV 7;25.11.2026;Agro Câmpia SA;RO14399840',
        '2;Pere;KGM;300;315;AV 7;25.11.2026;Agro Câmpia SA;RO14399840',
        ...['Total;;;;1.575;;;;', ';Total marfă;;1.500,50;;;;;', ';Întocmit de Ana;;;;;;;'],
      ].join('\r\n'),
    );
    if (found.kind !== 'read') throw new Error(found.kind);
    expect(
      found.from.goods.map(({ name, quantity, unit, grossWeight }) => [name, quantity, unit, grossWeight]),
    ).toEqual([
      ['Mere', '1.200,50', 'KGM', '1.260'],
      ['Pere', '300', 'KGM', '315'],
    ]);
    expect(found.from.document).toEqual({ type: '30', number: 'AV 7', date: '2026-11-25', remarks: '' });
    expect(found.from.partner).toEqual({ country: 'RO', code: 'RO14399840', name: 'Agro Câmpia SA' });
  });

  it('without a client or a number has the goods alone', async () => {
    const found = await read('aviz.csv', 'Denumire;Cantitate\nMere;12');
    expect(found).toMatchObject({ kind: 'read', from: { partner: { name: '' }, document: { number: '', date: '' } } });
  });
});

it.each([
  ['a table that names no goods', 'x.csv', 'Cont;Sold\n401;12', { kind: 'no-goods' }],
  ['titles with nothing under them', 'x.csv', 'Denumire;Cantitate', { kind: 'no-goods' }],
  ['XML that ends early', 'x.xml', '<a>\n<b>', { kind: 'not-xml', line: 2 }],
  ['another document', 'x.xml', '<a/>', { kind: 'other-xml' }],
])('%s says so', async (_, name, text, said) => {
  expect(await read(name, text)).toEqual(said);
});

it('more than 5 MB is not read', async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
  expect(await goodsOfFile({ name: 'a.csv', bytes }, reading)).toEqual({ kind: 'file-too-large' });
});
