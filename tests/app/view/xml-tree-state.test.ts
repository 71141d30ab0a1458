import { describe, expect, it } from 'vitest';
import { allOpen, nextWith, openedFor, rowAtLine, seenRows, treeMove } from '@/app/invoices/view/side/xml-tree-state';
import { pathOfRow, type XmlRow, xmlRows } from '@/domain/invoice/terms/xml-rows';
import { readXml } from '@/domain/xml/read-xml';
import { sampleXml } from '../../workers/sample-xml';

function rowsOf(xml: string): readonly XmlRow[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return xmlRows(read.root);
}

const rows = rowsOf(sampleXml());
const CLOSED = new Set([0]);
const firstLine = rows.findIndex(({ name }) => name === 'cac:InvoiceLine');

describe('the tree of an XML document', () => {
  it('has every element, each with its line, and where its inside ends', () => {
    expect(rows[0]).toMatchObject({ name: 'Invoice', depth: 0, end: rows.length });
    expect(rows.filter(({ name }) => name === 'cac:InvoiceLine').map(({ value }) => value)).toEqual([
      '1 · Masă <rotundă>',
      '2 · Scaun tapițat',
    ]);
    const quantity = rows.find(({ name }) => name === 'cbc:InvoicedQuantity');
    expect(quantity).toMatchObject({ value: '2', attributes: 'unitCode="H87"' });
  });

  it('shows the inside of what is open alone', () => {
    expect(seenRows(rows, new Set())).toEqual([0]);
    const seen = seenRows(rows, CLOSED);
    expect(seen.every((at) => (rows[at]?.depth ?? 9) <= 1)).toBe(true);
    expect(seenRows(rows, allOpen(rows))).toHaveLength(rows.length);
  });

  it('opens all that holds a row', () => {
    const inside = firstLine + 2;
    expect(seenRows(rows, openedFor(rows, CLOSED, inside))).toContain(inside);
  });

  it('is walked by arrows', () => {
    expect(treeMove('ArrowRight', firstLine, rows, CLOSED)).toEqual({ kind: 'open', at: firstLine });
    const open = new Set([0, firstLine]);
    expect(treeMove('ArrowRight', firstLine, rows, open)).toEqual({ kind: 'go', to: firstLine + 1 });
    expect(treeMove('ArrowLeft', firstLine + 1, rows, open)).toEqual({ kind: 'go', to: firstLine });
    expect(treeMove('ArrowLeft', firstLine, rows, open)).toEqual({ kind: 'close', at: firstLine });
    expect(treeMove('ArrowDown', rows.length - 1, rows, allOpen(rows))).toEqual({ kind: 'go', to: rows.length - 1 });
    expect(treeMove('Home', firstLine, rows, CLOSED)).toEqual({ kind: 'go', to: 0 });
    expect(treeMove('x', 0, rows, CLOSED)).toBeNull();
  });

  it('names a row as findings do, and finds the row of a finding', () => {
    const at = rows.findLastIndex(({ name }) => name === 'cbc:InvoicedQuantity');
    const row = rows[at];
    expect(pathOfRow(rows, at)).toBe('/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity[1]');
    expect(rowAtLine(rows, row?.line ?? 0, row?.column ?? 0)).toBe(at);
  });

  it('finds letters from a row on, round to the beginning', () => {
    const chair = nextWith(rows, 0, 'tapițat');
    expect(rows[chair]?.value).toContain('Scaun');
    expect(nextWith(rows, rows.length - 1, 'h87')).toBeLessThan(rows.length - 1);
    expect(nextWith(rows, 0, 'nu există')).toBe(-1);
  });
});
