import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/text/fold';
import { SellersAccounts } from '@/workers/archive-search/account-watch';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import type { ArchiveColumnsRow } from '@/workers/archive-search/columns-entry';

const [USUAL, OTHER] = ['RO49AAAA1B31007593840000', 'RO71BBBB1B31007593840218'];

function row(day: number, change: Partial<ArchiveColumnsRow> = {}): ArchiveColumnsRow {
  const issueDate = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    ...{ id: `d${day}`, direction: 'in', number: `F ${day}`, issueDate, dueDate: '', currency: 'RON' },
    ...{ partnerName: 'Băcănia Oituz SRL', partnerTaxId: 'RO39021475', net: '100.00', vat: '21.00', total: '121.00' },
    ...{ state: 'received', issuedAt: `${issueDate}T08:00:00.000Z`, xmlSha256: `${day}`.padStart(64, '0') },
    accounts: [USUAL],
    ...change,
  };
}

function findingOf(id: string, ...rows: readonly ArchiveColumnsRow[]) {
  const columns = new ArchiveColumns(fold);
  // As they come, not as they are dated.
  columns.put([...rows].reverse());
  const entry = columns.entryOf(id);
  if (entry === undefined) throw new Error(`There is no ${id}.`);
  return new SellersAccounts(columns.entries).findingOf(entry);
}

describe('the account of a received document', () => {
  it('is the same as in the last ones of its seller, six at most', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => row(day));
    expect(findingOf('d8', ...rows)).toEqual({ compared: 6, changed: false });
    expect(findingOf('d3', ...rows)).toEqual({ compared: 2, changed: false });
  });

  it('is another one, also where the usual one stands beside it', () => {
    expect(findingOf('d3', row(1), row(2), row(3, { accounts: [OTHER] }))).toEqual({ compared: 2, changed: true });
    expect(findingOf('d3', row(1), row(2), row(3, { accounts: [OTHER, USUAL] }))?.changed).toBe(true);
  });

  it('is none where one of several is left out, or the seller’s code is written otherwise', () => {
    const both = row(1, { accounts: [USUAL, OTHER], partnerTaxId: '39021475' });
    expect(findingOf('d2', both, row(2))).toEqual({ compared: 1, changed: false });
  });

  it.each([
    ['the first of its seller', [row(2), row(1, { partnerTaxId: 'RO6083170', accounts: [OTHER] })]],
    ['without an account', [row(1), row(2, { accounts: [] })]],
    ['from a server that did not keep them', [row(1), row(2, { accounts: undefined })]],
    ['before an issued one of that partner', [row(1, { direction: 'out', accounts: [OTHER] }), row(2)]],
    ['only before a later one', [row(2), row(3, { accounts: [OTHER] })]],
  ] as const)('says nothing of one that is %s', (_what, rows) => {
    expect(findingOf('d2', ...rows)).toBeUndefined();
  });
});
