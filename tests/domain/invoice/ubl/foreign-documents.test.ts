import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import { readUbl, type UblReadResult } from '../../../../src/domain/invoice/ubl/read-ubl';
import { summarizeUbl } from '../../../../src/domain/invoice/ubl/summarize-ubl';
import { readXml } from '../../../../src/domain/xml/read-xml';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const SUMS =
  '<a:LegalMonetaryTotal><c:LineExtensionAmount>1</c:LineExtensionAmount><c:TaxExclusiveAmount>1</c:TaxExclusiveAmount><c:TaxInclusiveAmount>1.21</c:TaxInclusiveAmount><c:PayableAmount>1.21</c:PayableAmount></a:LegalMonetaryTotal>';

/** A document written by another program: prefixes of its own, only what the case is about. */
function rootOf(inside: string, kind = 'Invoice') {
  const result = readXml(
    `<x:${kind} xmlns:x="${UBL}:${kind}-2" xmlns:a="${UBL}:CommonAggregateComponents-2" xmlns:c="${UBL}:CommonBasicComponents-2">${inside}</x:${kind}>`,
  );
  if (!result.ok) throw new Error(result.error.message);
  return result.root;
}

const result = (inside: string, kind?: string): UblReadResult => readUbl(rootOf(inside, kind));

function read(inside: string, kind?: string): Invoice {
  const found = result(`${inside}${SUMS}`, kind);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.invoice;
}

const scheme = (id: string) => `<a:TaxScheme><c:ID>${id}</c:ID></a:TaxScheme>`;
const category = (id: string, tax: string) =>
  `<a:ClassifiedTaxCategory><c:ID>${id}</c:ID>${scheme(tax)}</a:ClassifiedTaxCategory>`;
const line = (inside: string) =>
  read(
    `<a:InvoiceLine><c:InvoicedQuantity>1</c:InvoicedQuantity><c:LineExtensionAmount>1</c:LineExtensionAmount><a:Price><c:PriceAmount>1</c:PriceAmount></a:Price>${inside}</a:InvoiceLine>`,
  ).lines[0];

describe('a document of another program', () => {
  it('that says next to nothing is read with empty texts, not without them', () => {
    const invoice = read('');
    expect([invoice.customizationId, invoice.number, invoice.issueDate, invoice.typeCode, invoice.currency]).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(invoice.seller).toStrictEqual({ name: '', identifiers: [], address: { country: '' } });
    expect([invoice.precedingInvoices, invoice.supportingDocuments, invoice.notes, invoice.lines]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    for (const absent of ['payment', 'delivery', 'period', 'payee', 'taxRepresentative', 'paymentTerms', 'dueDate'])
      expect(absent in invoice).toBe(false);
  });

  it('may tax a line under several schemes: the VAT one counts, however it is written, else the first', () => {
    expect(
      line(`<a:Item>${category('X', 'GST')}${category('S', 'vat')}${category('E', 'VAT')}</a:Item>`)?.vat.code,
    ).toBe('S');
    expect(line(`<a:Item>${category('X', 'GST')}${category('Y', 'LOC')}</a:Item>`)?.vat.code).toBe('X');
    expect(line('')?.vat).toStrictEqual({ code: '' });
  });

  it('may refer to several documents of a line: the object counts, else the first', () => {
    const reference = (id: string, type: string) =>
      `<a:DocumentReference><c:ID>${id}</c:ID><c:DocumentTypeCode>${type}</c:DocumentTypeCode></a:DocumentReference>`;
    expect(line(reference('A', '916') + reference('B', '130') + reference('C', '130'))?.objectIdentifier?.value).toBe(
      'B',
    );
    expect(line(reference('A', '916') + reference('B', '50'))?.objectIdentifier?.value).toBe('A');
  });

  it('may name several objects: the first that is nothing but a reference is the invoiced one', () => {
    const document = (id: string, more = '') =>
      `<a:AdditionalDocumentReference><c:ID>${id}</c:ID><c:DocumentTypeCode>130</c:DocumentTypeCode>${more}</a:AdditionalDocumentReference>`;
    const { invoicedObject, supportingDocuments } = read(
      document('A', '<c:DocumentDescription>x</c:DocumentDescription>') + document('B') + document('C'),
    );
    expect(invoicedObject).toEqual({ value: 'B' });
    expect(supportingDocuments.map(({ reference }) => reference.value)).toEqual(['A', 'C']);
  });

  it('may give the project of a credit note as a document of type 50, of an invoice in its own place', () => {
    const project =
      '<a:AdditionalDocumentReference><c:ID>P</c:ID><c:DocumentTypeCode>50</c:DocumentTypeCode></a:AdditionalDocumentReference>';
    expect(read(project, 'CreditNote').projectReference).toBe('P');
    expect(read(project).projectReference).toBeUndefined();
    expect(read(`${project}<a:ProjectReference><c:ID>Q</c:ID></a:ProjectReference>`).projectReference).toBe('Q');
  });

  it('may write an amount in any way xs:decimal allows', () => {
    const net = (text: string) =>
      line(`<a:AllowanceCharge><c:Amount> ${text} </c:Amount></a:AllowanceCharge>`)?.allowances[0]?.amount;
    expect(['+5', '.5', '5.', '-.50', '007.10'].map(net)).toEqual(['5', '0.5', '5', '-0.50', '007.10']);
  });

  it('may write true as 1 and leave what is false out', () => {
    const one = (indicator: string) => `<a:AllowanceCharge>${indicator}<c:Amount>1</c:Amount></a:AllowanceCharge>`;
    const is = (value: string) => `<c:ChargeIndicator>${value}</c:ChargeIndicator>`;
    const found = read(one(is('1')) + one(is('true')) + one(is('0')) + one(''));
    expect([found.charges.length, found.allowances.length]).toEqual([2, 2]);
  });

  it('may pay in several ways: each account, the first text and the first card of them', () => {
    const means = (inside: string) =>
      `<a:PaymentMeans><c:PaymentMeansCode name="n">30</c:PaymentMeansCode>${inside}</a:PaymentMeans>`;
    const account = (id: string) => `<a:PayeeFinancialAccount><c:ID>${id}</c:ID></a:PayeeFinancialAccount>`;
    const { payment } = read(
      means(account('A')) +
        means(`<c:PaymentID>R</c:PaymentID>${account('')}`) +
        means(`<c:PaymentID>S</c:PaymentID>${account('B')}`),
    );
    expect(payment).toStrictEqual({
      meansCode: '30',
      meansText: 'n',
      remittance: 'R',
      creditTransfers: [{ account: 'A' }, { account: 'B' }],
    });
  });

  it('that has no amounts is no invoice, and every one that is missing or wrong is named with its line', () => {
    const found = result(
      '\n<a:InvoiceLine><c:InvoicedQuantity>x</c:InvoicedQuantity>\n<a:Price><c:PriceAmount> </c:PriceAmount></a:Price></a:InvoiceLine>',
    );
    expect(found.ok ? [] : found.problems.map(({ code, path, line: at }) => `${at} ${path} ${code}`)).toEqual([
      '1 Invoice/LineExtensionAmount missing',
      '1 Invoice/TaxExclusiveAmount missing',
      '1 Invoice/TaxInclusiveAmount missing',
      '1 Invoice/PayableAmount missing',
      '2 InvoiceLine/InvoicedQuantity not-a-number',
      '2 InvoiceLine/LineExtensionAmount missing',
      '3 InvoiceLine/Price/PriceAmount missing',
    ]);
  });
});

describe('a summary', () => {
  const party = (inside: string) =>
    `<a:AccountingSupplierParty><a:Party>${inside}</a:Party></a:AccountingSupplierParty>`;
  const tax = (id: string, of: string) =>
    `<a:PartyTaxScheme><c:CompanyID>${id}</c:CompanyID>${scheme(of)}</a:PartyTaxScheme>`;
  const legal =
    '<a:PartyLegalEntity><c:RegistrationName>Firma SRL</c:RegistrationName><c:CompanyID>J1</c:CompanyID></a:PartyLegalEntity>';
  const name = '<a:PartyName><c:Name>Firma</c:Name></a:PartyName>';

  it.each([
    [party(name + tax('14399840', 'TAX') + tax('RO14399840', 'VAT') + legal), 'Firma SRL', 'RO14399840'],
    [party(name + tax('14399840', 'TAX') + legal), 'Firma SRL', '14399840'],
    [party(legal), 'Firma SRL', 'J1'],
    [party(name), 'Firma', ''],
    ['', '', ''],
  ])('names the party by what %s says', (inside, expected, taxId) => {
    expect(summarizeUbl(rootOf(inside))?.seller).toMatchObject({ name: expected, taxId });
  });

  it('has the day a credit note is due from its payment', () => {
    const due =
      '<c:IssueDate>2026-11-26</c:IssueDate><a:PaymentMeans><c:PaymentDueDate>2026-12-26</c:PaymentDueDate></a:PaymentMeans>';
    expect(summarizeUbl(rootOf(due, 'CreditNote'))).toMatchObject({
      kind: 'CreditNote',
      issueDate: '2026-11-26',
      dueDate: '2026-12-26',
    });
    expect(summarizeUbl(rootOf(`<c:DueDate>2026-12-01</c:DueDate>${due}`))?.dueDate).toBe('2026-12-01');
  });

  it('is empty where the document is, and none of another document', () => {
    expect(summarizeUbl(rootOf(''))).toStrictEqual({
      kind: 'Invoice',
      typeCode: '',
      number: '',
      issueDate: '',
      dueDate: '',
      currency: '',
      seller: { name: '', taxId: '', country: '' },
      buyer: { name: '', taxId: '', country: '' },
      net: undefined,
      vat: undefined,
      total: undefined,
      payable: undefined,
      vatInTaxCurrency: undefined,
      precedingNumber: '',
      accounts: [],
    });
    expect(summarizeUbl(rootOf('', 'Order'))).toBeUndefined();
    expect(
      summarizeUbl(rootOf('<a:LegalMonetaryTotal><c:PayableAmount>1,5</c:PayableAmount></a:LegalMonetaryTotal>'))
        ?.payable,
    ).toBeUndefined();
  });

  it('tells the VAT of the document from that of the tax currency, whichever stands first', () => {
    const total = (currency: string, amount: string) =>
      `<a:TaxTotal><c:TaxAmount currencyID="${currency}">${amount}</c:TaxAmount></a:TaxTotal>`;
    const codes = (tax: string) =>
      `<c:DocumentCurrencyCode>EUR</c:DocumentCurrencyCode><c:TaxCurrencyCode>${tax}</c:TaxCurrencyCode>`;
    const vatOf = (inside: string) => {
      const { vat, vatInTaxCurrency } = summarizeUbl(rootOf(inside)) ?? {};
      return [vat, vatInTaxCurrency];
    };
    expect(vatOf(codes('RON') + total('RON', '5') + total('EUR', '1'))).toEqual(['1', '5']);
    expect(vatOf(codes('EUR') + total('EUR', '1') + total('RON', '5'))).toEqual(['1', undefined]);
    expect(vatOf(codes('RON') + total('RON', '5'))).toEqual([undefined, '5']);
    expect(vatOf(codes('RON') + total('USD', '7'))).toEqual(['7', undefined]);
  });
});
