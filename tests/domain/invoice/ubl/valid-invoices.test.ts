import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { readUbl } from '../../../../src/domain/invoice/ubl/read-ubl';
import { validateTree } from '../../../../src/domain/invoice/validation/validate';
import { readXml } from '../../../../src/domain/xml/read-xml';
import { arbitraryValidInvoice } from './arbitrary-valid-invoice';

const runs = { seed: 20240605, numRuns: 400 };

function treeOf(invoice: Invoice) {
  const read = readXml(buildUbl(invoice));
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

describe('random invoices with sums that fit', () => {
  it('are accepted without a warning and read back to the same model', () => {
    fc.assert(
      fc.property(arbitraryValidInvoice, (invoice) => {
        const root = treeOf(invoice);
        const { accepted, xsd, fatal, abort, warning } = validateTree(root);
        expect({ accepted, xsd, fatal, abort, warning }).toEqual({
          accepted: true,
          xsd: 'valid',
          fatal: [],
          abort: [],
          warning: [],
        });
        expect(readUbl(root)).toEqual({ ok: true, invoice });
      }),
      runs,
    );
  });

  it('cover every category, both kinds, both currencies and every part', () => {
    const sample = fc.sample(arbitraryValidInvoice, runs);
    const seen = new Set(
      sample.flatMap((one) => [
        ...one.vatBreakdown.map(({ vat }) => vat.code),
        one.kind,
        one.currency,
        ...Object.keys(one),
        ...(one.totals.rounding === undefined ? [] : ['rounding']),
      ]),
    );
    const wanted = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'Invoice', 'CreditNote', 'RON', 'EUR', 'payee'];
    const parts = [
      'taxRepresentative',
      'delivery',
      'period',
      'payment',
      'taxPointDateCode',
      'invoicedObject',
      'rounding',
    ];
    expect([...wanted, ...parts].filter((one) => !seen.has(one))).toEqual([]);
  });
});
