/** The bar of chosen rows says which of them nobody sees. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BulkBar } from '@/app/ui/table/bulk-bar';

function barOf(count: number, away?: number): string {
  const props = { count, ...(away !== undefined && { away }), onClear: () => undefined, children: null };
  return renderToStaticMarkup(createElement(BulkBar, props));
}

describe('the bar of what is selected', () => {
  // Before: ten invoices of another filter were marked and written about as if they stood in the list.
  it.each([
    [12, undefined, '12 selectate'],
    [12, 0, '12 selectate'],
    [12, 10, '12 selectate, dintre care 10 nu sunt în lista de acum'],
    [12, 1, '12 selectate, dintre care 1 nu este în lista de acum'],
    [1200, 1100, '1.200 selectate, dintre care 1.100 nu sunt în lista de acum'],
    [10, 10, '10 selectate, niciunul nu este în lista de acum'],
    [1, 1, '1 rând selectat, care nu este în lista de acum'],
  ])('of %d with %s elsewhere', (count, away, words) => {
    const bar = barOf(count, away);
    expect(bar).toContain(`aria-label="${words}"`);
    for (const part of words.split(/(?<=,) /)) expect(bar).toContain(`>${part}<`.replace(',<', ''));
  });
});
