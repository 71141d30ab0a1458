import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '@/domain/codelists/currency-codes';
import { validate } from '@/domain/invoice/validation/validate';
import { standardInvoice } from './own/base-documents';
import type { EditableDocument } from './own/editable-document';

/** Random documents with totals that fit, and one random edit whose findings the catalogue predicts. */

const runs = { seed: 20240605, numRuns: 150 };
const bani = fc.integer({ min: -500_000, max: 5_000_000 });
const text = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** An invoice of these net amounts (in bani) at 21 %, with exact totals. */
function invoiceOf(nets: readonly number[]): EditableDocument {
  const d = standardInvoice();
  for (let i = 1; i < nets.length; i++) d.repeat('Line');
  const net = nets.reduce((sum, one) => sum + one, 0);
  const tax = Math.floor((Math.abs(net) * 21 + 50) / 100) * Math.sign(net);
  for (const [index, one] of nets.entries()) d.at('Line', index).set('LineExtensionAmount', text(one));
  return d
    .set('LegalMonetaryTotal/LineExtensionAmount', text(net))
    .set('LegalMonetaryTotal/TaxExclusiveAmount', text(net))
    .set('LegalMonetaryTotal/TaxInclusiveAmount', text(net + tax))
    .set('LegalMonetaryTotal/PayableAmount', text(net + tax))
    .set('TaxTotal/TaxAmount', text(tax))
    .set('TaxTotal/TaxSubtotal/TaxAmount', text(tax))
    .set('TaxTotal/TaxSubtotal/TaxableAmount', text(net));
}

const nets = fc.array(bani, { minLength: 1, maxLength: 8 });
const fatalOf = (d: EditableDocument) => validate(d.toString()).fatal;

describe('random invoices', () => {
  it('with exact totals are accepted', () => {
    fc.assert(
      fc.property(nets, (amounts) => {
        expect(fatalOf(invoiceOf(amounts))).toEqual([]);
      }),
      runs,
    );
  });

  it('fail the total of the lines by any difference, and what hangs on it', () => {
    fc.assert(
      fc.property(nets, fc.integer({ min: 1, max: 10_000 }), (amounts, off) => {
        const net = amounts.reduce((sum, one) => sum + one, 0);
        const d = invoiceOf(amounts).set('LegalMonetaryTotal/LineExtensionAmount', text(net + off));
        expect(fatalOf(d)).toEqual(['BR-CO-10', 'BR-CO-13']);
      }),
      runs,
    );
  });

  it('fail the taxable amount only from a difference of one on', () => {
    fc.assert(
      fc.property(
        nets,
        fc.integer({ min: -300, max: 300 }).filter((off) => Math.abs(off) !== 100),
        (amounts, off) => {
          const net = amounts.reduce((sum, one) => sum + one, 0);
          const d = invoiceOf(amounts).set('TaxTotal/TaxSubtotal/TaxableAmount', text(net + off));
          expect(fatalOf(d).includes('BR-S-08')).toBe(Math.abs(off) > 100);
        },
      ),
      runs,
    );
  });

  it('fail the code list for any code that is not in it', () => {
    const codes = new Set(CURRENCY_CODES.split(' '));
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{3}$/), (code) => {
        const d = standardInvoice().attribute('Line/Price/PriceAmount', 'currencyID', code);
        expect(fatalOf(d)).toEqual(codes.has(code) ? [] : ['BR-CL-03']);
      }),
      runs,
    );
  });

  it('fail a length by code points of the trimmed text', () => {
    const unit = fc.constantFrom('a', 'ș', '\u{1f4e6}', ' ', '\n');
    fc.assert(
      fc.property(fc.array(unit, { minLength: 90, maxLength: 130 }), (units) => {
        const name = units.join('');
        const length = [...name.trim().replace(/\s+/g, ' ')].length;
        const fatal = fatalOf(standardInvoice().set('Line/Item/Name', name));
        expect(fatal.includes('BR-RO-L1024')).toBe(length > 100);
      }),
      runs,
    );
  });
});
