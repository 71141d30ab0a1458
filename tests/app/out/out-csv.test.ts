import { describe, expect, it } from 'vitest';
import { outCsv } from '@/app/invoices/out/out-csv';
import { isFiltered, NO_FILTERS, queryOf } from '@/app/invoices/out/out-filters';
import { decimalText } from '@/domain/money/decimal-text';
import { listedItem } from '../archive/listed-item';

describe('the exported list', () => {
  it('has a head and one row an invoice, with the currency beside the sum', () => {
    const item = { ...listedItem('FCT-0001'), total: decimalText('1234.5'), currency: 'EUR' };
    const [head, row, end] = outCsv([item]).split('\r\n');
    expect(head?.split(';')).toHaveLength(row?.split(';').length ?? 0);
    expect(row).toContain('"FCT-0001";"26.11.2026";');
    expect(row).toContain('"1.234,50";"EUR";');
    expect(end).toBe('');
  });
});

describe('the phone’s one field', () => {
  it('looks into number, partner and fiscal code together', () => {
    const filters = { ...NO_FILTERS, text: 'mobila' };
    expect(queryOf(filters, []).text).toBe('mobila');
    expect(isFiltered(filters)).toBe(true);
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });
});
