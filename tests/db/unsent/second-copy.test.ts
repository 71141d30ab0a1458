/** What exists only on a device stands a second time outside IndexedDB, as the database has it after each commit. */
import { describe, expect, it, vi } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { addPartner, updatePartner } from '@/db/collections/partner';
import { eraseCompany } from '@/db/companies/erase-company';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { putUnsavedForm } from '@/db/settings/unsaved-form';
import { keepSecondCopy } from '@/db/unsent/second-copy/keep-second-copy';
import { HandTimers } from '../../sync/support/hand-timers';
import { memoryCopies } from '../support/memory-copy-store';
import { draftOf, entityId, PARTNER } from '../support/samples';
import { copied, unsentRows } from '../support/second-copy';
import { COMPANY, newerDatabase, openTestDatabase, testContext, testProfile } from '../support/test-database';
import { DRAFTS, PARTNERS, workedStore } from '../support/worked-store';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');

describe('the second copy', () => {
  // Verifies: G1
  it('begins with what is unsent, and follows every commit', async () => {
    const { db, context, invoices } = await workedStore();
    const run = await copied(db);
    await run.isCopied();
    await saveDraft(context, {
      id: DRAFTS.fresh,
      content: draftOf({ notes: 'rescrisă' }),
      seen: draftOf({ notes: 'nouă' }),
    });
    await addPartner(context, { ...PARTNER, name: 'Nou SRL' });
    await run.isCopied();
    await updatePartner(context, PARTNERS.plain, PARTNER, { ...PARTNER, email: 'x@y.ro' });
    expect((await cancelQueued(context, invoices.queued)).kind).toBe('cancelled');
    await run.isCopied();
    await run.end();
  });

  it('holds what is typed into forms, and nothing that every exchange changes', async () => {
    const run = await copied(openTestDatabase());
    await putUnsavedForm(run.db, COMPANY, 'partner new', { texts: { name: 'Bru' }, at: '2026-03-02T08:00:00.000Z' });
    await run.isCopied();
    const before = JSON.stringify([...run.copies.texts].map(([name, files]) => [name, [...files]]));
    await run.db.kv.put({ key: 'lastServerContact', value: '2026-03-02T09:00:00.000Z' });
    await run.end();
    expect(JSON.stringify([...run.copies.texts].map(([name, files]) => [name, [...files]]))).toBe(before);
  });

  it('lets go of what a company takes along, and of what another tab did', async () => {
    const profile = testProfile();
    const run = await copied(openTestDatabase(profile));
    const other = testContext(openTestDatabase(profile));
    await saveDraft(other, { id: DRAFT, content: draftOf({ notes: 'din altă filă' }), seen: null });
    await run.isCopied();
    expect((await unsentRows(run.db)).draft).toHaveLength(1);
    await eraseCompany(other.db, COMPANY);
    await run.isCopied();
    expect(JSON.stringify([...run.copies.texts.values()].map((files) => [...files].at(-1)))).not.toContain(
      'din altă filă',
    );
    await run.end();
  });

  it('begins anew before it has grown to twice its size, and keeps nothing of before', async () => {
    const run = await copied(openTestDatabase());
    const context = testContext(run.db);
    let seen: ReturnType<typeof draftOf> | null = null;
    let most = 0;
    for (let key = 1; key <= 40; key += 1) {
      const content = draftOf({ notes: `${'x'.repeat(9_000)} ${key}` });
      await saveDraft(context, { id: DRAFT, content, seen });
      await run.isCopied();
      seen = content;
      most = Math.max(most, run.copies.texts.get(run.db.name)?.size ?? 0);
    }
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThan(30);
    await run.end();
  });

  it('is written whole in parts where much is unsent, and many changes at once are followed', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    for (let count = 0; count < 120; count += 1) await addPartner(context, { ...PARTNER, name: `Partener ${count}` });
    const run = await copied(db);
    await run.isCopied();
    expect(run.copies.texts.get(db.name)?.size).toBe(3);
    await eraseCompany(db, COMPANY);
    await run.isCopied();
    await run.end();
  });

  it.each([
    ['with the next commit', true],
    ['after a while', false],
  ])('is tried again %s where there was no room', async (_when, commits) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const timers = new HandTimers();
    const run = await copied(openTestDatabase(), memoryCopies(), timers);
    await run.isCopied();
    run.copies.full = true;
    const context = testContext(run.db);
    await saveDraft(context, { id: DRAFT, content: draftOf({ notes: 'fără loc' }), seen: null });
    const said = expect.stringContaining('no second copy');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(said, expect.anything()), { timeout: 20_000 });
    await vi.waitFor(() => expect(timers.next).toBe(5_000), { timeout: 20_000 });
    run.copies.full = false;
    if (commits) await run.db.kv.put({ key: 'lastServerContact', value: '2026-03-02T09:00:00.000Z' });
    else timers.fire();
    await run.isCopied();
    await run.end();
    warn.mockRestore();
  });

  it('is let go at once where the page ends, and the next page begins above what may still be under way', async () => {
    const profile = testProfile();
    const first = await copied(openTestDatabase(profile));
    await first.isCopied();
    await first.end();
    const numbers = () => [...(first.copies.texts.get(first.db.name)?.keys() ?? [])];
    const last = numbers().at(-1) ?? 0;
    const second = await copied(openTestDatabase(profile), first.copies);
    await vi.waitFor(() => expect(numbers()).toEqual([last + 2]), { timeout: 20_000 });
    // The write of the page before, heard late: it is of before.
    first.copies.texts.get(first.db.name)?.set(last + 1, first.copies.texts.get(first.db.name)?.get(last) ?? '');
    await second.isCopied();
    await second.end();
  });

  it('is left alone by a page whose database is deleted under it', async () => {
    const profile = testProfile();
    const run = await copied(openTestDatabase(profile));
    await saveDraft(testContext(run.db), { id: DRAFT, content: draftOf({ notes: 'de păstrat' }), seen: null });
    await run.isCopied();
    const before = JSON.stringify([...(run.copies.texts.get(run.db.name) ?? [])]);
    await new Promise((resolve) => {
      profile.indexedDB.deleteDatabase(run.db.name).onsuccess = resolve;
    });
    // Dexie makes it again at the next use.
    await addPartner(testContext(run.db), PARTNER);
    await run.end();
    expect(JSON.stringify([...(run.copies.texts.get(run.db.name) ?? [])])).toBe(before);
  });

  // Before: an older tab beside a newer one held on to the copy, and nothing was copied any more (seed 20073).
  it('is handed over by a page that a newer app has put out', async () => {
    const profile = testProfile();
    const db = openTestDatabase(profile);
    const { copies, end } = await copied(db);
    await end();
    const { setTimer } = new HandTimers();
    const parts = { db, store: copies.stores(db.name), setTimer };
    const kept = keepSecondCopy(parts, new AbortController().signal);
    const newer = newerDatabase(profile);
    await newer.open();
    await kept;
    const next = await copied(newer, copies);
    await saveDraft(testContext(newer), { id: DRAFT, content: draftOf({ notes: 'în cea nouă' }), seen: null });
    await next.isCopied();
    await next.end();
  });

  it('is not begun by a database that does not know its device', async () => {
    const { db, copies, end } = await copied(openTestDatabase());
    await end();
    const fresh = openTestDatabase();
    const ending = new AbortController();
    const before = JSON.stringify([...(copies.texts.get(db.name) ?? [])]);
    const { setTimer } = new HandTimers();
    const kept = keepSecondCopy({ db: fresh, store: copies.stores(db.name), setTimer }, ending.signal);
    await addPartner(testContext(fresh), PARTNER);
    ending.abort();
    await kept;
    expect(JSON.stringify([...(copies.texts.get(db.name) ?? [])])).toBe(before);
  });
});
