import { describe, expect, it } from 'vitest';
import { LONGEST_GAP_MS, scanBurst } from '@/app/invoices/editor/scanner/scan-burst';
import { scannedLine } from '@/app/invoices/editor/scanner/scanned-line';
import { sampleLine } from '../sample-draft';

/** The codes that the keys end, each key so many milliseconds after the one before. */
function codesOf(keys: readonly (readonly [string, number])[]): readonly string[] {
  const burst = scanBurst();
  let at = 0;
  return keys.flatMap(([key, gap]) => {
    at += gap;
    return burst.key(key, at) ?? [];
  });
}
const typed = (text: string, gap: number) => [...text].map((key) => [key, gap] as const);

describe('a scanner among the keys', () => {
  it('is a code of quick keys with Enter at once', () => {
    expect(codesOf([['5', 900], ...typed('941234567890', 8), ['Enter', 8]])).toEqual(['5941234567890']);
  });

  it('is two codes one after the other', () => {
    const one = [...typed('A-12345', 10), ['Enter', 10]] as const;
    expect(codesOf([...one, ...one])).toEqual(['A-12345', 'A-12345']);
  });

  it('is none of a person’s keys, nor of quick keys that end with a pause or another key', () => {
    expect(codesOf([...typed('594123', LONGEST_GAP_MS + 1), ['Enter', 20]])).toEqual([]);
    expect(codesOf([...typed('594123', 8), ['Enter', 300]])).toEqual([]);
    expect(codesOf([...typed('594123', 8), ['Tab', 8], ['Enter', 8]])).toEqual([]);
    expect(codesOf([...typed('12', 8), ['Enter', 8]])).toEqual([]);
  });

  it('drops what a person typed before it', () => {
    expect(codesOf([...typed('ce', 200), ['9', 400], ...typed('8765', 5), ['Enter', 5]])).toEqual(['98765']);
  });

  it('takes a capital letter with its Shift', () => {
    expect(codesOf([...typed('ab1', 8), ['Shift', 8], ['C', 8], ['Enter', 8]])).toEqual(['ab1C']);
  });
});

describe('a scanned product', () => {
  const fields = { productId: 'p1', name: 'Ceapă', price: '4,5' };

  it('gets the first line that is free after the last', () => {
    const lines = [sampleLine('a'), sampleLine('b', { name: '', price: '', quantity: '' })];
    expect(scannedLine(lines, fields)).toEqual({ type: 'line', row: 1, fields: { ...fields, quantity: '1' } });
  });

  it('is one more where it stands at the same price', () => {
    const lines = [sampleLine('a', { productId: 'p1', price: '4,5', quantity: '2,5' })];
    expect(scannedLine(lines, fields)).toEqual({ type: 'line', row: 0, fields: { quantity: '3,5' } });
  });

  it('is a line of its own beside one with a minus or another price', () => {
    const lines = [
      sampleLine('a', { productId: 'p1', price: '4,5', quantity: '-1' }),
      sampleLine('b', { productId: 'p1', price: '5', quantity: '1' }),
    ];
    expect(scannedLine(lines, fields)).toMatchObject({ row: 2 });
  });
});
