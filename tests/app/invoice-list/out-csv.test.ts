import { describe, expect, it } from 'vitest';
import { listCsv } from '@/app/invoices/list/list-csv';
import { isFiltered, noFilters, queryOf } from '@/app/invoices/list/list-filters';
import { OUT_KIND } from '@/app/invoices/out/out-kind';
import { decimalText } from '@/domain/money/decimal-text';
import { listedItem } from '../archive/listed-item';

describe('the exported list', () => {
  it('has a head and one row an invoice, with the currency beside the sum', () => {
    const item = { ...listedItem('FCT-0001'), total: decimalText('1234.5'), currency: 'EUR' };
    const [head, row, end] = listCsv(OUT_KIND, [item]).split('\r\n');
    expect(head?.split(';')).toHaveLength(row?.split(';').length ?? 0);
    expect(row).toContain('"FCT-0001";"26.11.2026";');
    expect(row).toContain('"1.234,50";"EUR";');
    expect(end).toBe('');
  });

  // Before: with −, which spreadsheets take for a text, so that a column's sum went without every credit note.
  it('writes a minus that spreadsheets count', () => {
    const item = { ...listedItem('NC-0001'), net: decimalText('-1384'), total: decimalText('-1674.64') };
    expect(listCsv(OUT_KIND, [item])).toContain('"-1.674,64";"RON"');
    expect(listCsv(OUT_KIND, [item])).not.toContain('−');
  });
});

describe('the phone’s one field', () => {
  it('looks into number, partner and fiscal code together', () => {
    const none = noFilters(OUT_KIND);
    const filters = { ...none, text: 'mobila' };
    expect(queryOf(OUT_KIND, filters, { ranges: [], today: '2026-11-26', several: true }).text).toBe('mobila');
    expect(isFiltered(OUT_KIND, filters)).toBe(true);
    expect(isFiltered(OUT_KIND, none)).toBe(false);
  });
});
