import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '@/domain/invoice/invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { paymentText } from '@/domain/qr/payment-text';
import { qrSquares } from '@/domain/qr/qr-squares';
import { readDocument } from '@/workers/document/document-service';
import { bytesOf, sampleXml } from '../../workers/sample-xml';

const IBAN = 'RO49AAAA1B31007593840000';

function invoice(changes: Partial<Invoice> = {}): Invoice {
  const read = readDocument(bytesOf(sampleXml()));
  if (read === null) throw new Error('The sample was not read.');
  const payment = { meansCode: '30', remittance: 'FCT-0406', creditTransfers: [{ account: IBAN }] };
  return { ...read, payment, ...changes };
}

const payable = (sum: string) => ({ totals: { ...invoice().totals, payable: decimalText(sum) } });

/** What an app's camera reads of the code: jsQR, which is not of the maker. */
function readCode(text: string): string | undefined {
  const { size, runs } = qrSquares(text);
  const [scale, border] = [4, 4];
  const side = (size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { column, row, length } of runs) {
    for (let y = (row + border) * scale; y < (row + border + 1) * scale; y += 1) {
      for (let x = (column + border) * scale; x < (column + border + length) * scale; x += 1) {
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the payment code', () => {
  it('says whom, where, how much and for what, in the form of bank apps', () => {
    expect(paymentText(invoice())).toEqual({
      iban: IBAN,
      text: `BCD\n002\n1\nSCT\n\nTâmplăria Codrul S.R.L.\n${IBAN}\nRON4841.21\n\n\nFCT-0406`,
    });
  });

  it('is read by a camera', () => {
    const text = paymentText(invoice())?.text ?? '';
    expect(readCode(text)).toBe(text);
  });

  it('names the payee, and the invoice where no words to quote were given', () => {
    const payment = { meansCode: '42', creditTransfers: [{ account: IBAN, provider: 'BTRLRO22' }] };
    const said = paymentText(invoice({ payment, payee: { name: 'Factoring IFN' }, currency: 'EUR' }))?.text;
    expect(said?.split('\n').slice(4)).toEqual([
      'BTRLRO22',
      'Factoring IFN',
      IBAN,
      'EUR4841.21',
      '',
      '',
      'COD-2026-0001',
    ]);
  });

  it('has sums below one leu with their zero', () => {
    expect(paymentText(invoice(payable('0.05')))?.text).toContain('\nRON0.05\n');
  });

  it.each([
    ['cash', { payment: { meansCode: '10', creditTransfers: [{ account: IBAN }] } }],
    ['an account that is none', { payment: { meansCode: '30', creditTransfers: [{ account: 'RO00AAAA' }] } }],
    ['a currency of neither', { currency: 'USD' }],
    ['a credit note', { kind: 'CreditNote' }],
    ['nothing to pay', payable('0')],
    ['money to be given back', payable('-10')],
    ['more than the form has room for', payable('1000000000')],
  ] as const)('is left out for %s', (_, changes) => {
    expect(paymentText(invoice(changes))).toBeUndefined();
  });
});
