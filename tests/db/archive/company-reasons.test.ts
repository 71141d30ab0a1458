import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { companyReasons } from '@/db/archive/company-reasons';
import { putArchiveRow } from '@/db/archive/put-archive-row';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

const MONTH = '2026-03';

function itemAt(place: number, change: Partial<ArchiveItem>): ArchiveItem {
  const id = entityId(`00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`);
  return acknowledgedItem({ id, number: `FCT-${place}`, issueDate: `${MONTH}-02`, ...change });
}

async function filled(items: readonly ArchiveItem[], companyId = COMPANY) {
  const db = openTestDatabase();
  await db.transaction('rw', db.tables, async () => {
    for (const base of items)
      await putArchiveRow(db, {
        ...{ id: base.id, companyId, version: version(1), base, pending: [], draft: null, taken: null },
      });
  });
  return db;
}

const received = (place: number, partnerName: string, change: Partial<ArchiveItem> = {}): ArchiveItem =>
  itemAt(place, {
    ...{ direction: 'in', state: 'accepted', partnerName, issuedAt: `${MONTH}-1${place % 10}T08:00:00.000Z` },
    ...change,
  });
const approved = { approved: { state: true, by: 'Ioana', at: `${MONTH}-12T08:00:00.000Z` } };
const held = { reason: 'draft-changed', number: '', deviceName: 'B', at: `${MONTH}-02T10:00:00.000Z` };

describe('what stands behind the counts of a company', () => {
  it('are the documents that ANAF refused, those held, and those it has not got, the oldest first', async () => {
    const db = await filled([
      itemAt(1, { state: 'rejected' }),
      itemAt(2, { state: 'recorded', held }),
      itemAt(3, { state: 'recorded', issueDate: `${MONTH}-05` }),
      itemAt(4, { state: 'uploading', issueDate: `${MONTH}-03` }),
      itemAt(5, { state: 'processing' }),
      itemAt(6, { state: 'accepted' }),
    ]);
    const known = await companyReasons(db, COMPANY, MONTH);
    const numbers = (items: readonly ArchiveItem[]) => items.map(({ number }) => number);
    expect(numbers(known.refused)).toEqual(['FCT-1']);
    expect(numbers(known.held)).toEqual(['FCT-2']);
    expect(numbers(known.unsent)).toEqual(['FCT-4', 'FCT-3']);
  });

  it('are the sellers of the month’s unmarked invoices, who came last first, each once', async () => {
    const db = await filled([
      received(11, 'Oltina SA'),
      received(12, 'Moara Nordului SRL'),
      received(13, 'Oltina SA'),
      received(14, 'Uleiul Câmpiei SA', { marks: approved }),
      received(15, 'Frig Zalău SRL', { issueDate: '2026-02-27' }),
    ]);
    expect((await companyReasons(db, COMPANY, MONTH)).sellers).toEqual(['Oltina SA', 'Moara Nordului SRL']);
    expect((await companyReasons(db, OTHER_COMPANY, MONTH)).sellers).toEqual([]);
  });
});
