/** A restored server and documents in blocks: what it lost is given back, what it tells anew is taken, as of rows. */
import { describe, expect, it } from 'vitest';
import type { CondicaDatabase } from '@/db/condica-database';
import { sendAgain } from '@/db/entries/send-again';
import { applyPage } from '@/db/replication/apply-page';
import { putSerialAndLease, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, risingIds, testContext } from '../support/test-database';
import { changeOf, coldItem, twoStores } from '../support/two-stores';

const AT = '2026-03-03T09:00:00.000Z';
const ITEMS = Array.from({ length: 230 }, (_, place) => coldItem(place));
const xml = new TextEncoder().encode('<Invoice/>');

/** The server stands at `head`, and tells again what it knows there. */
async function restore(db: CondicaDatabase, head: number, told: number): Promise<void> {
  await db.document.bulkPut(
    ITEMS.slice(-4).map(({ id, xmlSha256: sha256 }) => {
      return { invoiceId: id, format: 'xml' as const, companyId: COMPANY, bytes: xml, sha256 };
    }),
  );
  const none = { changes: [], version: version(head), head: version(head) };
  expect(await applyPage(db, COMPANY, version(230), none, AT)).toBe('restored');
  const changes = ITEMS.slice(0, told).map((row, place) => changeOf(row.id, place + 1, row));
  const page = { changes, version: version(head), head: version(head) };
  expect(await applyPage(db, COMPANY, version(0), page, AT)).toBe('applied');
}

async function sentAgain(db: CondicaDatabase): Promise<readonly string[]> {
  await putSerialAndLease(db, COMPANY);
  await sendAgain(testContext(db, { newId: risingIds(3) }));
  const entries = await db.outbox.toArray();
  return entries.map(({ call, subject }) => `${call} ${subject.label}`).sort();
}

// Verifies: G11
describe('a restored server gets back from blocks', () => {
  it.each([
    ['what was newer than it', 228, 228],
    ['what it never told again', 229, 110],
    ['nothing where it has it all', 229, 229],
  ])('%s', async (_words, head, told) => {
    const { blocks, rows } = await twoStores(ITEMS);
    expect(await blocks.archive.count()).toBe(0);
    for (const db of [blocks, rows]) await restore(db, head, told);
    const again = await sentAgain(blocks);
    expect(again).toEqual(await sentAgain(rows));
    expect(again.filter((words) => words.startsWith('InvoiceUpload')).length).toBe(Math.min(4, 230 - told));
    await expectSoundStore(blocks);
  });

  it('the versions of what it told', async () => {
    const { blocks } = await twoStores(ITEMS);
    await restore(blocks, 229, 229);
    const headers = await blocks.coldHeader.toArray();
    // The one that was told anew, and what is left of the one before.
    expect(headers.map(({ living, unconfirmed }) => [living, unconfirmed])).toEqual([
      [1, true],
      [229, false],
    ]);
    expect(headers[1]?.newestVersion).toBe(229);
  });
});
