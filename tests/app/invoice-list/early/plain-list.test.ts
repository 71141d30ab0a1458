/** A start draws the rows of the list as it opens, so only where it opens whole, in its first order and from its top. */
import { describe, expect, it } from 'vitest';
import type { CompanyId } from '@/api/ids';
import { NO_PLACE } from '@/app/invoices/archive/list-place';
import { noFilters } from '@/app/invoices/list/list-filters';
import { opensPlain } from '@/app/invoices/out/early/plain-list';
import { OUT_KIND } from '@/app/invoices/out/out-kind';

const COMPANY = 7 as CompanyId;
const NONE = noFilters(OUT_KIND);
const opens = (kept: Readonly<Record<string, unknown>>) => opensPlain((name) => kept[name], COMPANY);

describe('the list opens as a start reads it', () => {
  it.each([
    ['in a new tab', {}],
    ['with the filter that holds everything', { '7 out filters': NONE }],
    ['with a row that has the keyboard', { '7 out place': { ...NO_PLACE, row: 'a', index: 3 } }],
    ['at its top', { '7 out scroll': 0 }],
    ['whatever another company’s list is filtered by', { '8 out filters': { ...NONE, number: 'F' } }],
  ])('%s', (_, kept) => expect(opens(kept)).toBe(true));

  it.each([
    ['with a number typed', { '7 out filters': { ...NONE, number: 'F' } }],
    ['with a state chosen', { '7 out filters': { ...NONE, state: 'rejected' } }],
    ['in another view', { '7 out filters': { ...NONE, view: 'attention' } }],
    ['in another order', { '7 out filters': { ...NONE, sort: { by: 'issueDate', direction: 'asc' } } }],
    ['scrolled', { '7 out scroll': 340 }],
    ['with a document beside it', { '7 out place': { ...NO_PLACE, open: 'a' } }],
    ['with what another version kept', { '7 out filters': 'all' }],
  ])('not %s', (_, kept) => expect(opens(kept)).toBe(false));
});
