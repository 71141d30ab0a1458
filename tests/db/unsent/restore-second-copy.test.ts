/** A database that the browser has deleted begins with what the second copy has of it. */
import { describe, expect, it, vi } from 'vitest';
import { archiveCount, documentXml } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyPage } from '@/db/replication/apply-page';
import { deviceIdentity } from '@/db/settings/device-identity';
import { evictionOf, noticeEviction } from '@/db/storage/eviction';
import { markHere } from '@/db/storage/eviction-mark';
import { memoryStorage } from '../support/memory-storage';
import { draftOf, entityId, SERIAL, version } from '../support/samples';
import { copied, LOST_AT, startedAnew, unsentRows } from '../support/second-copy';
import { COMPANY, DEVICE, openTestDatabase, testContext } from '../support/test-database';
import { workedStore } from '../support/worked-store';

const EPOCH = '10000000-0000-4000-8000-000000000001';
const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

/** A device in the midst of work, whose database is deleted. */
async function lost() {
  const { db, invoices } = await workedStore();
  const { cursor = version(0), head = version(0) } = (await db.syncState.get(COMPANY)) ?? {};
  // Its server tells which database it is.
  await applyPage(db, COMPANY, cursor, { changes: [], version: cursor, head, epoch: EPOCH }, LOST_AT);
  const run = await copied(db);
  await run.isCopied();
  await run.end();
  return { ...run, invoices };
}

describe('a start without the database', () => {
  // Verifies: G1 G4
  it('has what was unsent again, as it was, counted as attempted', async () => {
    const { db, copies, invoices } = await lost();
    const again = await startedAnew(copies);
    const before = await unsentRows(db);
    const entries = before.outbox?.map((entry) => Object.assign({}, entry, attempted(entry)));
    expect(await unsentRows(again)).toEqual({ ...before, outbox: entries });
    expect(await documentXml(again, invoices.queued)).toBe(await documentXml(db, invoices.queued));
    expect(await archiveCount(again, COMPANY, 'out')).toBeGreaterThan(0);
    // It may have left between its last copy and the loss.
    expect((await cancelQueued(testContext(again), invoices.queued)).kind).toBe('left');
    expect(await evictionOf(again)).toEqual({
      at: LOST_AT,
      unsent: entries?.length,
      copy: { entries: entries?.length, whole: true },
    });
  });

  it('draws no number twice', async () => {
    const { db, copies } = await lost();
    const next = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-09');
    const again = await startedAnew(copies);
    // The series itself is the server's, and comes with the pull.
    await again.serial.bulkPut(await db.serial.toArray());
    expect(await nextNumberPreview(again, SERIAL.id, DEVICE, '2026-03-09')).toEqual(next);
    expect(next.kind).toBe('number');
  });

  it('is the same device', async () => {
    const { copies } = await lost();
    expect((await deviceIdentity(await startedAnew(copies), () => 'new', 'Alt nume')).id).toBe(DEVICE);
  });

  it('changes nothing in a database that is there, nor a second time', async () => {
    const { copies } = await lost();
    const again = await startedAnew(copies);
    await saveDraft(testContext(again), { id: DRAFT, content: draftOf({ notes: 'de după' }), seen: null });
    const before = await unsentRows(again);
    const { restoreSecondCopy } = await import('@/db/unsent/second-copy/restore-second-copy');
    await restoreSecondCopy(again, copies.stores(again.name), LOST_AT);
    expect(await unsentRows(again)).toEqual(before);
  });

  it('has what could be read of a torn copy, without changes that would never leave, and says so', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = await copied(openTestDatabase());
    const context = testContext(run.db);
    await saveDraft(context, { id: DRAFT, content: draftOf({ notes: 'unu' }), seen: null });
    await run.isCopied();
    const other = entityId('00000000-0000-4000-8000-0000000000ab');
    await saveDraft(context, { id: other, content: draftOf({ notes: 'doi' }), seen: null });
    await run.isCopied();
    await run.end();
    const files = run.copies.texts.get(run.db.name) ?? new Map<number, string>();
    const [last = 0] = [...files.keys()].slice(-1);
    files.set(last, files.get(last)?.slice(0, -27) ?? '');
    const again = await startedAnew(run.copies);
    expect((await listDrafts(again, COMPANY)).map(({ row }) => row.content.notes)).toEqual(['unu']);
    expect((await evictionOf(again))?.copy).toEqual({ entries: 1, whole: false });
    complain.mockRestore();
  });

  it('drops a change whose entry is not in the copy, and what this version has no store for', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = await copied(openTestDatabase());
    await saveDraft(testContext(run.db), { id: DRAFT, content: draftOf({ notes: 'unu' }), seen: null });
    await run.isCopied();
    await run.end();
    const files = run.copies.texts.get(run.db.name) ?? new Map<number, string>();
    for (const [number, text] of files) files.set(number, text.replaceAll('["outbox",', '["later",'));
    const again = await startedAnew(run.copies);
    expect(await again.draft.count()).toBe(0);
    expect((await evictionOf(again))?.copy).toEqual({ entries: 0, whole: false });
    complain.mockRestore();
  });

  it('keeps what the mark beside it says apart from what came back', async () => {
    const { copies } = await lost();
    const again = await startedAnew(copies);
    const storage = memoryStorage();
    markHere(storage, again.name, 9);
    await noticeEviction(again, storage, LOST_AT);
    expect(await evictionOf(again)).toMatchObject({ unsent: 9, copy: { whole: true } });
  });
});

function attempted(entry: unknown): { readonly attempts: number; readonly notBefore: number } {
  const attempts = typeof entry === 'object' && entry !== null && 'attempts' in entry ? Number(entry.attempts) : 0;
  return { attempts: Math.max(1, attempts), notBefore: 0 };
}
