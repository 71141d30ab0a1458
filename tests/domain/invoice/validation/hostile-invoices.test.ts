import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { validateTree } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';

/** Invoices made to cost more than in proportion to their size: to read, to judge or to put into words. */

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');
const blanks = ' '.repeat(300_000);
const amount = (name: string, value: string) => `<cbc:${name} currencyID="RON">${value}</cbc:${name}>`;
const category = (name: string, code: string, rate: string) =>
  `<cac:${name}><cbc:ID>${code}</cbc:ID><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
const charge = (code: string, value: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>${amount('Amount', value)}${amount('BaseAmount', value)}${category('TaxCategory', code, value)}</cac:AllowanceCharge>`;
const subtotal = (code: string, value: string, rate = value) =>
  `<cac:TaxTotal>${amount('TaxAmount', value)}<cac:TaxSubtotal>${amount('TaxableAmount', value)}${amount('TaxAmount', value)}${category('TaxCategory', code, rate)}</cac:TaxSubtotal></cac:TaxTotal>`;
const line = (code: string, value: string, rate = value) =>
  `<cac:InvoiceLine>${amount('LineExtensionAmount', value)}<cac:Item>${category('ClassifiedTaxCategory', code, rate)}</cac:Item><cac:Price>${amount('PriceAmount', value)}</cac:Price></cac:InvoiceLine>`;
const TOTALS = [
  'LineExtension',
  'TaxExclusive',
  'TaxInclusive',
  'AllowanceTotal',
  'ChargeTotal',
  'Prepaid',
  'PayableRounding',
  'Payable',
];

/** A number in every place that is added, multiplied, compared, rounded or counted. */
function everywhere(value: string): string {
  const parts = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].map(
    (code) => charge(code, value) + subtotal(code, value) + line(code, value),
  );
  const totals = TOTALS.map((name) => amount(`${name}Amount`, value)).join('');
  return `${parts.join('')}<cac:LegalMonetaryTotal>${totals}</cac:LegalMonetaryTotal>`;
}

const INVOICES: Readonly<Record<string, () => string>> = {
  'blanks inside an amount': () =>
    `<cac:LegalMonetaryTotal>${amount('PayableAmount', `1${blanks}1`)}</cac:LegalMonetaryTotal>`,
  'blanks inside a date': () => `<cbc:IssueDate>2025-${blanks}1</cbc:IssueDate>`,
  'blanks inside a time': () => `<cbc:IssueTime>10:${blanks}1</cbc:IssueTime>`,
  'blanks inside an indicator': () =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>1${blanks}1</cbc:ChargeIndicator></cac:AllowanceCharge>`,
  'blanks inside a language': () => `<cbc:Note languageID="a${blanks}b">x</cbc:Note>`,
  'blanks inside a name': () =>
    `<cac:InvoiceLine><cac:Item><cbc:Name>a${blanks}b</cbc:Name></cac:Item></cac:InvoiceLine>`,
  '100,000 digits everywhere': () => everywhere('9'.repeat(100_000)),
  '100,000 decimals everywhere': () => everywhere(`0.${'9'.repeat(100_000)}`),
  '100,000 zeros before a digit everywhere': () => everywhere(`0.${'0'.repeat(100_000)}1`),
  'an exponent of 100,000 digits everywhere': () => everywhere(`1e${'9'.repeat(100_000)}`),
  'the longest number that is read, everywhere': () => everywhere(`-${'1'.repeat(500)}.${'1'.repeat(499)}`),
  '3,000 rates of 1,000 digits': () => times(3_000, () => line('S', '1', `1.${'0'.repeat(980)}1`)) + subtotal('S', '1'),
  '10,000 lines and 10,000 subtotals, each its rate': () =>
    times(10_000, (i) => line('S', '1', String(i)) + subtotal('S', '1', String(i + 1))),
  '20,000 allowances of 20,000 categories': () => times(20_000, (i) => charge(`C${i}`, '1')),
  '20,000 currencies, each with its tax total': () =>
    times(20_000, (i) => `<cbc:DocumentCurrencyCode>C${i}</cbc:DocumentCurrencyCode>`) +
    times(20_000, (i) => `<cac:TaxTotal><cbc:TaxAmount currencyID="C${i}">0</cbc:TaxAmount></cac:TaxTotal>`) +
    `<cac:LegalMonetaryTotal>${amount('TaxExclusiveAmount', '0')}${amount('TaxInclusiveAmount', '0')}</cac:LegalMonetaryTotal>`,
  '20,000 accounting currencies': () => times(20_000, (i) => `<cbc:TaxCurrencyCode>C${i}</cbc:TaxCurrencyCode>`),
  '100,000 notes with a wrong subject': () => times(100_000, () => '<cbc:Note>#XY#</cbc:Note>'),
  '50,000 items of one payee and as many of the seller': () => {
    const names = (letter: string) =>
      times(50_000, (i) => `<cac:PartyName><cbc:Name>${letter}${i}</cbc:Name></cac:PartyName>`);
    return `<cac:AccountingSupplierParty><cac:Party>${names('a')}</cac:Party></cac:AccountingSupplierParty><cac:PayeeParty>${names('b')}</cac:PayeeParty>`;
  },
  '200,000 foreign elements': () => times(200_000, () => '<x/>'),
  '200,000 unknown elements in a namespace of UBL': () => times(200_000, (i) => `<cbc:X${i % 997}/>`),
  '100,000 namespaces, one an element': () => times(100_000, (i) => `<b xmlns:p="u${i}"/>`),
  '100,000 namespaces, one inside the other by turns': () =>
    times(50_000, (i) => `<p:b xmlns:p="u${i}"><p:c xmlns:p="v${i}"/></p:b>`),
  '10 million line ends': () => `<cbc:Note>${'\n'.repeat(10_000_000)}</cbc:Note>`,
  'attributes of 10 million characters': () =>
    `<cbc:TaxCurrencyCode listID="${'y'.repeat(10_000_000)}">RON</cbc:TaxCurrencyCode><cac:TaxTotal><cbc:TaxAmount currencyID="${'x'.repeat(10_000_000)}">1</cbc:TaxAmount></cac:TaxTotal>`,
  'a million instructions in a text': () => `<cbc:IssueDate>${times(1_000_000, () => '<?p?>')}</cbc:IssueDate>`,
  '500,000 pieces of a date': () => `<cbc:IssueDate>${times(500_000, () => '1<!---->')}</cbc:IssueDate>`,
  '120 lines inside one another': () =>
    `${'<cac:SubInvoiceLine>'.repeat(120)}${times(10_000, () => '<cac:InvoicePeriod><cbc:StartDate/></cac:InvoicePeriod>')}${'</cac:SubInvoiceLine>'.repeat(120)}`,
};

/** Processor time, for the machine may be busy; what is not in proportion takes minutes. */
const MAX_SECONDS = 8;
const MAX_BYTES = 400e6;
/** What a person can be asked to read. */
const MAX_WORDS = 1000;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const head = `xmlns="${UBL}:Invoice-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`;

describe('hostile invoices', () => {
  it.each(Object.entries(INVOICES))('%s', (_, content) => {
    const xml = `<Invoice ${head}>${content()}</Invoice>`;
    const heap = process.memoryUsage().heapUsed;
    const start = process.cpuUsage();
    const read = readXml(xml);
    if (!read.ok) throw new Error(read.error.message);
    const { accepted, findings } = validateTree(read.root);
    const grown = process.memoryUsage().heapUsed - heap;
    const words = findings.map((finding) => explainFinding(finding, { document: read.root }));
    const { user, system } = process.cpuUsage(start);
    expect(accepted).toBe(false);
    expect(Math.max(...words.flatMap(({ clause, detail }) => [clause.length, detail.length]))).toBeLessThan(MAX_WORDS);
    expect((user + system) / 1e6).toBeLessThan(MAX_SECONDS);
    expect(grown).toBeLessThan(MAX_BYTES);
  });
});
