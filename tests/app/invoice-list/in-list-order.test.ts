import { describe, expect, it } from 'vitest';
import { inListOrder } from '@/app/invoices/list/in-list-order';

describe('the chosen rows', () => {
  // Before: a table of the chosen rows came in the order of choosing.
  it('come as the list has them, not as they were chosen', () => {
    expect(inListOrder(new Set(['c', 'a']), ['a', 'b', 'c', 'd'])).toEqual(['a', 'c']);
  });

  it('are all there, also those that the filter no longer holds', () => {
    expect(inListOrder(new Set(['x', 'c', 'a']), ['a', 'b', 'c'])).toEqual(['a', 'c', 'x']);
    expect(inListOrder(new Set(), ['a'])).toEqual([]);
  });
});
