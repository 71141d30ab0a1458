/** A damaged database, and a server put back to an older copy of which the device has not heard: what was confirmed (seed 7003029). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentXml } from '@/db/archive/archive-queries';
import { sendAgain } from '@/db/entries/send-again';
import { applyPage } from '@/db/replication/apply-page';
import type { CopyStore } from '@/db/storage/copy-store';
import { acknowledgedItem } from '../support/acknowledged-item';
import { companyOf } from '../support/company-sample';
import { start, without } from '../support/damaged-database';
import { declaredTwice } from '../support/declared-twice';
import type { MemoryCopies } from '../support/memory-copy-store';
import { draftOf, entityId, SHA, version } from '../support/samples';
import { copied } from '../support/second-copy';
import { COMPANY, openTestDatabase, testContext, testProfile } from '../support/test-database';

const AT = '2026-03-16T10:00:00.000Z';
const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const INVOICE = entityId('00000000-0000-4000-8000-0000000000a6');
const XML = '<Invoice/>';

const draft = {
  ...{ collection: 'draft', id: DRAFT, version: version(18) },
  row: { id: DRAFT, type: 'invoice', content: { ...draftOf({ notes: 'confirmat' }) }, deviceName: 'A', writtenAt: AT },
};
const invoice = (changes: Parameters<typeof acknowledgedItem>[0] = {}) => ({
  ...{ collection: 'archive', id: INVOICE, version: version(19) },
  row: acknowledgedItem({ id: INVOICE, number: 'FCT-0004', ...changes }),
});
const page = (
  epoch: string | undefined,
  to: number,
  changes: readonly (typeof draft | ReturnType<typeof invoice>)[],
) => ({
  changes,
  ...{ version: version(to), head: version(to), lostAfter: version(9), ...(epoch === undefined ? {} : { epoch }) },
});

/** Everything is confirmed; then the database loses its outbox. */
async function damaged(epoch: string | undefined, item = invoice(), copies?: MemoryCopies) {
  const profile = testProfile();
  const run = await copied(openTestDatabase(profile), copies);
  const { db } = run;
  await db.company.put(companyOf(COMPANY));
  await applyPage(db, COMPANY, version(0), page(epoch, 19, [draft, item]), AT);
  const bytes = new TextEncoder().encode(XML);
  await db.document.put({ invoiceId: INVOICE, format: 'xml', companyId: COMPANY, bytes, sha256: SHA });
  const { steps } = await declaredTwice(testContext(db, { now: () => AT }), 20);
  await run.isCopied();
  await run.end();
  db.close();
  await without(profile, ['outbox']);
  return { profile, copies: run.copies, steps };
}

/** The next start, then the pull from a server of the other epoch, which stands at a day before all of it. */
async function restoredFor({ profile, copies }: Awaited<ReturnType<typeof damaged>>) {
  const db = await start(profile, copies);
  const first = await applyPage(db, COMPANY, version(0), page('B', 5, []), AT);
  if (first === 'restored') await applyPage(db, COMPANY, version(0), page('B', 5, []), AT);
  await sendAgain(testContext(db, { now: () => AT }));
  const calls = (await db.outbox.orderBy('seq').toArray()).map(({ call }) => call);
  return { db, first, calls };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

// Verifies: G11
describe('what a server had confirmed to a device whose database is damaged', () => {
  // Before: only what was unsent was saved, and what the server had lost stood nowhere any more.
  it('is given back to it with its documents, where it has lost it', async () => {
    const { db, first, calls } = await restoredFor(await damaged('A'));
    expect(first).toBe('restored');
    expect(calls.toSorted()).toEqual(['ETransUpload', 'ETransUpload', 'InvoiceUpload', 'SaveDraft']);
    expect((await db.draft.get(DRAFT))?.shown?.content.notes).toBe('confirmat');
    const upload = await db.outbox.filter(({ call }) => call === 'InvoiceUpload').first();
    expect(upload?.body).toBe(XML);
  });

  it('is as it was where it goes on with the same server', async () => {
    const { profile, copies, steps } = await damaged('A');
    const db = await start(profile, copies);
    expect(await applyPage(db, COMPANY, version(0), page('A', 19, [draft, invoice()]), AT)).toBe('applied');
    expect(await db.draft.get(DRAFT)).toMatchObject({ version: 18, pending: [] });
    expect(await documentXml(db, INVOICE)).toBe(XML);
    expect(await db.transportXml.bulkGet(steps.map(({ id }) => id))).not.toContain(undefined);
    expect(await sendAgain(testContext(db))).toBe(0);
  });

  it('goes where it is not known of which database of the server it is', async () => {
    const { profile, copies } = await damaged(undefined);
    const db = await start(profile, copies);
    expect([await db.draft.count(), await db.archive.count(), await db.document.count()]).toEqual([0, 0, 0]);
  });

  it('goes without the document of what somebody else sent, which ANAF brings again', async () => {
    const { profile, copies } = await damaged('A', invoice({ direction: 'in' }));
    const db = await start(profile, copies);
    expect(await documentXml(db, INVOICE)).toBeUndefined();
    expect(await db.archive.count()).toBe(1);
  });

  it('goes where there is no room for it: what is unsent comes first', async () => {
    const { profile, copies } = await damaged('A');
    const stores = copies.stores;
    const full = (store: CopyStore): CopyStore => ({
      ...store,
      write: (file, text) =>
        text.includes('confirmat')
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : store.write(file, text),
    });
    const db = await start(profile, { ...copies, stores: (name) => full(stores(name)) });
    expect(await db.draft.count()).toBe(0);
    expect(await db.kv.get('device')).toBeDefined();
  });
});
