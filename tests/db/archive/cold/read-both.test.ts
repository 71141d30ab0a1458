/** Documents in blocks are read, changed and taken away as documents in rows are. */
import { describe, expect, it } from 'vitest';
import { archiveByIds, archiveBySha256, archiveCount, archivePage } from '@/db/archive/archive-queries';
import { documentsInOrder } from '@/db/archive/archive-rows';
import { recentDocuments } from '@/db/archive/missing-documents';
import { numberOfDraft } from '@/db/archive/number-of-draft';
import { numberedInvoices } from '@/db/archive/numbered-invoices';
import { eraseCompany } from '@/db/companies/erase-company';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import type { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { SERIAL, version } from '../../support/samples';
import { expectSoundStore } from '../../support/store-invariants';
import { COMPANY, OTHER_COMPANY } from '../../support/test-database';
import { changeOf, coldId, coldItem, pullItems, twoStores } from '../../support/two-stores';

const ITEMS = Array.from({ length: 230 }, (_, place) =>
  coldItem(place, place % 20 === 0 ? { state: 'rejected' } : place > 120 ? { direction: 'in' } : {}),
);
const AT = '2026-03-02T08:00:00.000Z';
const IDS = ITEMS.map(({ id }) => id);

/** All that a screen can ask of the archive. */
async function answers(db: CondicaDatabase) {
  const pages: unknown[] = [];
  for (const direction of ['out', 'in'] as const)
    for (let after = null, more = true; more; ) {
      const page: Awaited<ReturnType<typeof archivePage>> = await archivePage(db, COMPANY, {
        direction,
        after,
        limit: 17,
      });
      pages.push(page.rows);
      after = page.next as null;
      more = page.next !== null;
    }
  const near = (newestFirst: boolean) =>
    documentsInOrder(db, COMPANY, { direction: 'out', after: coldItem(30), limit: 5, newestFirst });
  return {
    pages,
    near: [await near(true), await near(false)],
    byId: await archiveByIds(db, [...IDS].reverse()),
    byHash: await Promise.all(ITEMS.slice(0, 40).map(({ xmlSha256 }) => archiveBySha256(db, COMPANY, xmlSha256))),
    elsewhere: await archiveBySha256(db, OTHER_COMPANY, ITEMS[1]?.xmlSha256 ?? ''),
    counts: await Promise.all((['out', 'in', 'doubtful'] as const).map((name) => archiveCount(db, COMPANY, name))),
    numbers: await numberedInvoices(db, COMPANY, SERIAL),
    ofDraft: [await numberOfDraft(db, COMPANY, coldId(90_005)), await numberOfDraft(db, COMPANY, coldId(5))],
    recent: await recentDocuments(db, COMPANY, 90),
    open: await db.openFiling.toArray(),
  };
}

async function expectSame(stores: { readonly blocks: CondicaDatabase; readonly rows: CondicaDatabase }) {
  expect(await answers(stores.blocks)).toEqual(await answers(stores.rows));
  await expectSoundStore(stores.blocks);
}

describe('documents in blocks', () => {
  it('answer whatever is asked as rows do', async () => {
    const stores = await twoStores(ITEMS);
    expect(await stores.blocks.coldHeader.count()).toBe(2);
    expect(await stores.blocks.archive.count()).toBe(12);
    expect(await stores.rows.coldHeader.count()).toBe(0);
    await expectSame(stores);
  });

  it('become rows when they change, and rows go into blocks that are told anew', async () => {
    const stores = await twoStores(ITEMS);
    const changed = [coldItem(3, { zipBytes: 9 }), coldItem(4, { state: 'rejected' }), coldItem(199, { zipBytes: 1 })];
    for (const db of [stores.blocks, stores.rows]) await pullItems(db, changed, 230);
    expect((await stores.blocks.archive.get(coldId(3)))?.base?.zipBytes).toBe(9);
    await expectSame(stores);
    const again = ITEMS.slice(0, 110).map((item) => ({ ...item, zipBytes: 5, state: 'accepted' as const }));
    for (const db of [stores.blocks, stores.rows]) await pullItems(db, again, 233);
    expect(await stores.blocks.archive.get(coldId(3))).toBeUndefined();
    await expectSame(stores);
  });

  it('leave by the server’s word, and their block with the last of them', async () => {
    const stores = await twoStores(ITEMS);
    const gone = ITEMS.map(({ id }, place) => changeOf(id, 231 + place, null));
    for (const [from, to] of [
      [0, 90],
      [90, 230],
    ] as const) {
      const page = { changes: gone.slice(from, to), version: version(230 + to), head: version(230 + to) };
      for (const db of [stores.blocks, stores.rows]) await applyPage(db, COMPANY, version(230 + from), page, AT);
      await expectSame(stores);
    }
    expect(await stores.blocks.coldPart.count()).toBe(0);
  });

  it.each([
    ['removed', removeCompanyData],
    ['erased', eraseCompany],
  ] as const)('leave with their company, %s', async (_word, leave) => {
    const { blocks: db } = await twoStores(ITEMS);
    const of = (to: number) => ({
      changes: ITEMS.map((row, at) => changeOf(coldId(5_000 + at), at + 1, { ...row, id: coldId(5_000 + at) })),
      version: version(to),
      head: version(to),
    });
    await applyPage(db, OTHER_COMPANY, version(0), of(230), AT);
    await archiveByIds(db, IDS);
    await leave(db, COMPANY);
    expect(await archiveByIds(db, IDS)).toEqual([]);
    expect((await archivePage(db, COMPANY, { direction: 'out', limit: 9 })).rows).toEqual([]);
    expect((await archiveByIds(db, [coldId(5_001)])).length).toBe(1);
    await db.syncState.delete(COMPANY);
    await pullItems(db, ITEMS.slice(0, 115));
    expect((await archiveByIds(db, IDS)).length).toBe(115);
    await expectSoundStore(db);
  });
});
