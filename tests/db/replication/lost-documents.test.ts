/** An issued document that a restored server has lost and whose bytes another device had: its row says so until somebody gives it back (seed 3100027). */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { uploadOf } from '@/db/archive/archive-row';
import { recentDocuments } from '@/db/archive/missing-documents';
import { sendAgain } from '@/db/entries/send-again';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { entityId, lease, putSerialAndLease, SERIAL, summaryOf, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const AT = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-03T09:00:00.000Z';
const INVOICE = entityId('00000000-0000-4000-8000-0000000000a6');
const xml = new TextEncoder().encode('<Invoice/>');
type Item = ReturnType<typeof acknowledgedItem>;

const item = (changes: Partial<Item> = {}) => ({
  ...acknowledgedItem({ id: INVOICE, serialId: SERIAL.id, number: 'FCT-0004' }),
  ...changes,
});
const told = (at: number, row: Item) => ({ collection: 'archive', id: INVOICE, version: version(at), row });
const page = (to: number, epoch: string, ...changes: ReturnType<typeof told>[]) => ({
  changes,
  version: version(to),
  head: version(to),
  epoch,
});

/** The list had it, its bytes were elsewhere or here, and the server stands at a day before it. `next`: restored again, before anything was given back. */
async function lostHere(changes: Partial<Item> = {}, isKept = false, next?: ReturnType<typeof page>) {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3), now: () => LATER });
  await putSerialAndLease(db, COMPANY, { ...lease(), deviceName: 'Laptopul Anei' });
  await applyPage(db, COMPANY, version(0), page(6, 'A', told(6, item(changes))), AT);
  const document = {
    invoiceId: INVOICE,
    format: 'xml',
    companyId: COMPANY,
    bytes: xml,
    sha256: 'a'.repeat(64),
  } as const;
  if (isKept) await db.document.put(document);
  expect(await applyPage(db, COMPANY, version(6), page(4, 'B'), LATER)).toBe('restored');
  await applyPage(db, COMPANY, version(0), page(4, 'B'), LATER);
  if (next !== undefined) {
    expect(await applyPage(db, COMPANY, version(4), next, LATER)).toBe('restored');
    await applyPage(db, COMPANY, version(0), next, LATER);
  }
  await sendAgain(context);
  return { db, context };
}

// Verifies: G11
describe('a document that nobody here can give back', () => {
  it('stays on the list and says since when, and which device may have it', async () => {
    const { db } = await lostHere();
    const lost = { since: LATER, deviceName: 'Laptopul Anei' };
    expect(await archiveById(db, INVOICE)).toMatchObject({ version: 0, delivery: null, lost });
    expect((await db.outbox.toArray()).map(({ call }) => call)).not.toContain('InvoiceUpload');
    // Asked for in vain: it does not count among what is to be readable without network.
    expect(await recentDocuments(db, COMPANY, 10)).toEqual({ wanted: 0, missing: [] });
    await expectSoundStore(db);
  });

  it('says nothing of the kind once the server tells it again', async () => {
    const { db } = await lostHere();
    await applyPage(db, COMPANY, version(4), page(5, 'B', told(5, item())), LATER);
    expect(await archiveById(db, INVOICE)).not.toHaveProperty('lost');
    await expectSoundStore(db);
  });

  it('keeps the day on which it was found out through another restore', async () => {
    const { db, context } = await lostHere();
    expect(await applyPage(db, COMPANY, version(4), page(3, 'C'), LATER)).toBe('restored');
    await applyPage(db, COMPANY, version(0), page(3, 'C'), LATER);
    await sendAgain({ ...context, now: () => '2026-04-01T09:00:00.000Z' });
    expect((await archiveById(db, INVOICE))?.lost?.since).toBe(LATER);
  });

  it('goes back by its file, as the invoice that it was, with what was known of ANAF', async () => {
    const { db, context } = await lostHere({ uploadIndex: '5014885951' });
    const file = { bytes: xml, sha256: 'a'.repeat(64), summary: summaryOf('FCT-0004') };
    expect(await uploadForeignXml(context, file)).toEqual({ kind: 'queued', invoiceId: INVOICE });
    expect(await uploadForeignXml(context, file)).toEqual({ kind: 'already-there', invoiceId: INVOICE });
    const uploads = (await db.outbox.toArray()).filter(({ call }) => call === 'InvoiceUpload');
    expect(uploads.map(({ params }) => params)).toMatchObject([
      { invoice: INVOICE, serial: SERIAL.id, device: lease().deviceId, knownIndex: '5014885951', draftEpoch: 'A' },
    ]);
    const row = await db.archive.get(INVOICE);
    expect([row && uploadOf(row)?.item.number, row?.lost]).toEqual(['FCT-0004', undefined]);
    await expectSoundStore(db);
  });

  // Before: the server of the second restore asked what had been written since that one alone (simulation, seed 7713288).
  it('names the database that had it, whatever was restored since', async () => {
    const [early, late] = [await lostHere({}, true), await lostHere()];
    const between = await lostHere({}, true, page(3, 'C'));
    expect(await applyPage(late.db, COMPANY, version(4), page(3, 'C'), LATER)).toBe('restored');
    await applyPage(late.db, COMPANY, version(0), page(3, 'C'), LATER);
    await sendAgain(late.context);
    const file = { bytes: xml, sha256: 'a'.repeat(64), summary: summaryOf('FCT-0004') };
    await uploadForeignXml(late.context, file);
    for (const { db } of [early, between, late]) {
      const uploads = (await db.outbox.toArray()).filter(({ call }) => call === 'InvoiceUpload');
      expect(uploads).toMatchObject([{ params: { invoice: INVOICE, draftEpoch: 'A' } }]);
      await expectSoundStore(db);
    }
  });

  it('is not what another program sent: ANAF tells the server of it again', async () => {
    const { db } = await lostHere({ sentElsewhere: true, serialId: '' });
    expect(await archiveById(db, INVOICE)).not.toHaveProperty('lost');
  });

  // The server found it to be an invoice of ours (server/mailbox/told-before-restore.ts).
  it('goes where the server tells it as gone, though this server never told it', async () => {
    const { db } = await lostHere({ sentElsewhere: true, serialId: '' });
    const gone = { ...told(5, item()), row: null };
    await applyPage(db, COMPANY, version(4), { ...page(5, 'B'), changes: [gone] }, LATER);
    expect(await archiveById(db, INVOICE)).toBeNull();
    await expectSoundStore(db);
  });

  // Before: it was uploaded as an invoice of this program's, and one of an old archive, which ANAF lists no more, was filed again (simulation, seed 7000265).
  it('is not given back as an invoice of ours where another program sent it, though its bytes are here', async () => {
    const { db } = await lostHere({ sentElsewhere: true, serialId: '', uploadIndex: '', state: 'accepted' }, true);
    expect((await db.outbox.toArray()).map(({ call }) => call)).not.toContain('InvoiceUpload');
    expect(await archiveById(db, INVOICE)).toMatchObject({ version: 0, item: { sentElsewhere: true } });
    await expectSoundStore(db);
  });
});
