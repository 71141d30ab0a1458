import { describe, expect, it } from 'vitest';
import {
  exchangeRateNote,
  notesWithRate,
  readExchangeRateNote,
  splitOffRate,
} from '../../../../src/domain/invoice/issue/exchange-rate-note';
import { issueInvoice } from '../../../../src/domain/invoice/issue-invoice';
import { DRAFT } from '../arbitrary-draft';

const RATE = { currency: 'EUR', exchangeRate: '5,0452', exchangeRateDate: '2026-11-20' };
const NOTE = 'Curs BNR 1 EUR = 5,0452 lei din 20.11.2026';

describe('the exchange rate of an invoice', () => {
  it('is a note with its source and day, and is read back from it', () => {
    expect(exchangeRateNote(RATE)).toBe(NOTE);
    expect(readExchangeRateNote(NOTE, 'EUR')).toEqual(RATE);
    expect(readExchangeRateNote(NOTE, 'USD')).toBeUndefined();
  });

  it('typed by hand names neither', () => {
    const typed = { ...RATE, exchangeRate: '5.1', exchangeRateDate: '' };
    expect(exchangeRateNote(typed)).toBe('Curs 1 EUR = 5,1 lei');
    expect(readExchangeRateNote('Curs 1 EUR = 5,1 lei', 'EUR')).toEqual({ ...typed, exchangeRate: '5,1' });
  });

  it.each([{ currency: 'RON' }, { exchangeRate: '' }, { exchangeRate: 'cinci' }, { exchangeRate: '0' }])(
    'is left out with %o',
    (fields) => {
      expect(exchangeRateNote({ ...RATE, ...fields })).toBe('');
    },
  );

  it('stands once, also where the person wrote the same line', () => {
    expect(notesWithRate({ ...RATE, notes: `${NOTE}\nMulțumim` })).toBe(`${NOTE}\nMulțumim`);
    expect(splitOffRate(`${NOTE}\nMulțumim`, 'EUR')).toMatchObject({ notes: 'Mulțumim', exchangeRate: '5,0452' });
  });

  it('takes one of the 20 notes', () => {
    const line = 'x'.repeat(300);
    const notes = Array.from({ length: 20 }, () => line).join('\n');
    const lei = issueInvoice({ ...DRAFT, notes }, 'FCT-1');
    const euro = issueInvoice({ ...DRAFT, ...RATE, notes }, 'FCT-1');
    expect(lei.ok).toBe(true);
    expect(euro.ok ? [] : euro.problems.map(({ code }) => code)).toEqual(['too-many-notes']);
  });
});
