import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { readUbl } from '../../../../src/domain/invoice/ubl/read-ubl';
import { summarizeUbl } from '../../../../src/domain/invoice/ubl/summarize-ubl';
import { decimalText } from '../../../../src/domain/money/decimal-text';
import { readXml } from '../../../../src/domain/xml/read-xml';
import type { XmlElement } from '../../../../src/domain/xml/xml-element';
import { arbitraryInvoice } from './arbitrary-invoice';

function rootOf(xml: string): XmlElement {
  const result = readXml(xml);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.line}: ${result.error.message}`);
  return result.root;
}

function readBack(xml: string): Invoice {
  const result = readUbl(rootOf(xml));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.invoice;
}

const NAMESPACES =
  'xmlns:c="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"';

describe('UBL', () => {
  it('reads back what was written, whatever the invoice', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        expect(readBack(buildUbl(invoice))).toEqual(invoice);
      }),
      { seed: 931, numRuns: 250 },
    );
  });

  it('writes the same bytes for the same invoice, without schemaLocation', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        const xml = buildUbl(invoice);
        expect(buildUbl(structuredClone(invoice))).toBe(xml);
        expect(xml).not.toContain('schemaLocation');
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it('leaves out what XML cannot hold', () => {
    const [invoice] = fc.sample(arbitraryInvoice, { seed: 1, numRuns: 1 });
    if (invoice === undefined) throw new Error('a sample has one');
    const dirty = { ...invoice, number: 'F\u0000C\u000bT\ud800-1' };
    expect(readBack(buildUbl(dirty)).number).toBe('FCT-1');
  });

  it('summarises what the reader reads', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        const summary = summarizeUbl(rootOf(buildUbl(invoice)));
        expect(summary).toMatchObject({
          kind: invoice.kind,
          typeCode: invoice.typeCode,
          number: invoice.number,
          currency: invoice.currency,
          net: invoice.totals.taxExclusive,
          vat: invoice.totals.vat,
          total: invoice.totals.taxInclusive,
          payable: invoice.totals.payable,
          vatInTaxCurrency: invoice.totals.vatInTaxCurrency,
          seller: { name: invoice.seller.name },
        });
      }),
      { seed: 77, numRuns: 50 },
    );
  });

  it('refuses other documents and names what is missing or no number', () => {
    expect(readUbl(rootOf('<Order xmlns="urn:x"/>'))).toEqual({
      ok: false,
      problems: [{ code: 'not-an-invoice', path: 'Order', line: 1 }],
    });
    const xml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" ${NAMESPACES}>
<a:LegalMonetaryTotal><c:LineExtensionAmount>1</c:LineExtensionAmount><c:TaxExclusiveAmount>x</c:TaxExclusiveAmount>
<c:TaxInclusiveAmount>+1.</c:TaxInclusiveAmount></a:LegalMonetaryTotal></Invoice>`;
    expect(readUbl(rootOf(xml))).toEqual({
      ok: false,
      problems: [
        { code: 'not-a-number', path: 'LegalMonetaryTotal/TaxExclusiveAmount', line: 2 },
        { code: 'missing', path: 'LegalMonetaryTotal/PayableAmount', line: 2 },
      ],
    });
  });

  // A second reference of type 130 once took the place of BT-18 when it was written again.
  it('keeps the invoiced object apart from further references of its type', () => {
    const [invoice] = fc.sample(arbitraryInvoice, { seed: 2, numRuns: 1 });
    if (invoice === undefined) throw new Error('a sample has one');
    const objects: Invoice = {
      ...invoice,
      invoicedObject: { value: 'OBJ-7', schemeId: 'AUP' },
      supportingDocuments: [{ reference: { value: 'X1', schemeId: 'AUP' }, typeCode: '130' }],
    };
    expect(readBack(buildUbl(objects))).toEqual(objects);
  });

  it('finds the VAT breakdown in another currency where the document has it only there', () => {
    const [invoice] = fc.sample(arbitraryInvoice, { seed: 3, numRuns: 1 });
    if (invoice === undefined) throw new Error('a sample has one');
    const row = { taxable: decimalText('1'), tax: decimalText('0'), vat: { code: 'O' } };
    const xml = buildUbl({ ...invoice, vatBreakdown: [row] });
    const swapped = xml.replace('<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>RON');
    expect(readBack(swapped).vatBreakdown).toEqual([row]);
  });
});
