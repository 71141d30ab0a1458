/** Files that the server has confirmed, and that a change which waits names: they stand in the second copy with it (seed 7714251). */
import { describe, expect, it, vi } from 'vitest';
import type { EntityId } from '@/api/ids';
import { saveDraft } from '@/db/collections/draft';
import type { CondicaDatabase } from '@/db/condica-database';
import { keepAttachment } from '@/db/drafts/attached-files';
import { sendAgain } from '@/db/entries/send-again';
import { settleAcknowledged } from '@/db/entries/settle-acknowledged';
import { applyPage } from '@/db/replication/apply-page';
import { readCopy } from '@/db/unsent/second-copy/read-copy';
import { start, without } from '../support/damaged-database';
import { draftOf, entityId, version } from '../support/samples';
import { type CopiedDatabase, copied, startedAnew } from '../support/second-copy';
import { COMPANY, openTestDatabase, risingIds, testContext, testProfile } from '../support/test-database';

const AT = '2026-03-16T10:00:00.000Z';
const [DRAFT, OTHER] = ['a1', 'a2'].map((end) => entityId(`00000000-0000-4000-8000-0000000000${end}`)) as [
  EntityId,
  EntityId,
];
const newId = risingIds(3);
const contextOf = (db: CondicaDatabase) => testContext(db, { newId });
const BYTES = new TextEncoder().encode('zi;ore\n1;8\n');

function apply(db: CondicaDatabase, epoch: string | undefined, head: number, changes: Changes = []) {
  const told = { changes, version: version(head), head: version(head), lostAfter: version(3) };
  return applyPage(db, COMPANY, version(0), epoch === undefined ? told : { ...told, epoch }, AT);
}
type Changes = Parameters<typeof applyPage>[3]['changes'];

async function attach(db: CondicaDatabase, draft: EntityId): Promise<EntityId> {
  const context = contextOf(db);
  const id = await keepAttachment(context, BYTES);
  const file = { fileName: 'ore.csv', mimeCode: 'text/csv', bytes: BYTES.length, reference: '', description: '' };
  await saveDraft(context, { id: draft, content: draftOf({ attachments: [{ id, ...file }] }), seen: null });
  return id;
}

/** The file is confirmed, as one that another device attached; then it is attached here, once more under the same id. */
async function attached(epoch: string | undefined, content = Buffer.from(BYTES).toString('base64')) {
  const profile = testProfile();
  const run = await copied(openTestDatabase(profile));
  const { db } = run;
  const file = await keepAttachment(contextOf(db), BYTES);
  const row = { id: file, content };
  await db.transaction('rw', db.outbox, db.attachment, () => Promise.all([db.outbox.clear(), db.attachment.clear()]));
  await apply(db, epoch, 5, [{ collection: 'attachment', id: file, version: version(5), row }]);
  await attach(db, DRAFT);
  await run.isCopied();
  return { ...run, profile, file };
}

async function confirm(db: CondicaDatabase, draft: EntityId, at: number): Promise<void> {
  const entry = await db.outbox.filter(({ subject }) => subject.id === draft).first();
  const row = (await db.draft.get(draft))?.shown ?? null;
  if (entry === undefined) throw new Error('Nothing waits.');
  await settleAcknowledged(db, entry, { version: version(at), row, epoch: 'A' });
}

function copiedFile({ db, copies }: Pick<CopiedDatabase, 'db' | 'copies'>) {
  return readCopy(copies.stores(db.name)).then((copy) => copy?.items.filter(([store]) => store === 'attachment'));
}

const calls = async (db: CondicaDatabase) => (await db.outbox.toArray()).map(({ call }) => call).toSorted();

describe('a confirmed file that a change which waits names', () => {
  // Verifies: G1, G11
  // Before: the draft came back and named it, and nobody had it any more.
  it('comes back with the change, and is given back to a server that has lost it', async () => {
    const run = await attached('A');
    expect(await calls(run.db)).toEqual(['SaveDraft']);
    await run.end();
    const db = await startedAnew(run.copies);
    expect(await db.attachment.get(run.file)).toMatchObject({ version: 5, pending: [] });
    expect([await apply(db, 'B', 3), await apply(db, 'B', 3)]).toEqual(['restored', 'applied']);
    await sendAgain(contextOf(db));
    expect(await calls(db)).toEqual(['AddCompanyAttachment', 'SaveDraft']);
  });

  it('is as it was where it goes on with the same server', async () => {
    const run = await attached('A');
    await run.end();
    const db = await startedAnew(run.copies);
    const removed = [{ collection: 'attachment', id: run.file, version: version(6), row: null }];
    expect(await apply(db, 'A', 6, removed)).toBe('applied');
    expect(await sendAgain(contextOf(db))).toBe(0);
    expect(await db.attachment.count()).toBe(0);
  });

  it('is not copied where it is not known of which database of the server it is', async () => {
    const run = await attached(undefined);
    await run.end();
    expect(await copiedFile(run)).toEqual([]);
  });

  it('leaves the copy with the last change that names it', async () => {
    const run = await attached('A');
    await attach(run.db, OTHER);
    await confirm(run.db, DRAFT, 6);
    await run.isCopied();
    expect(await copiedFile(run)).toHaveLength(1);
    await confirm(run.db, OTHER, 7);
    await run.isCopied();
    expect(await copiedFile(run)).toEqual([]);
    await run.end();
  });

  it('stays in the copy when it is confirmed before the change', async () => {
    const run = await copied(openTestDatabase());
    await apply(run.db, 'A', 4);
    const file = await attach(run.db, DRAFT);
    const [entry] = await run.db.outbox.filter(({ call }) => call === 'AddCompanyAttachment').toArray();
    const row = (await run.db.attachment.get(file))?.shown ?? null;
    if (entry === undefined) throw new Error('Nothing waits.');
    await settleAcknowledged(run.db, entry, { version: version(5), row, epoch: 'A' });
    await run.isCopied();
    await vi.waitFor(async () => expect(await copiedFile(run)).toMatchObject([['attachment', file, { pending: [] }]]), {
      timeout: 20_000,
    });
    await run.end();
  });

  it('is neither read nor written again with each save of the draft', async () => {
    const run = await attached('A');
    let reads = 0;
    run.db.attachment.hook('reading', (row) => {
      reads += 1;
      return row;
    });
    const content = (await run.db.draft.get(DRAFT))?.shown?.content;
    if (content === undefined) throw new Error('There is no draft.');
    await saveDraft(contextOf(run.db), { id: DRAFT, content: { ...content, notes: 'mai departe' }, seen: content });
    await run.isCopied();
    const written = [...(run.copies.texts.get(run.db.name)?.values() ?? [])];
    expect(written.at(-1)).toContain('mai departe');
    expect(written.filter((text) => text.includes(Buffer.from(BYTES).toString('base64')))).toHaveLength(1);
    expect(reads).toBe(0);
    await run.end();
  });

  it('stands in a copy that begins anew', async () => {
    const run = await attached('A');
    await run.end();
    const next = await copied(openTestDatabase(run.profile), run.copies);
    await vi.waitFor(() => expect(run.copies.texts.get(run.db.name)?.size).toBe(1), { timeout: 20_000 });
    expect(await copiedFile(next)).toHaveLength(1);
    await next.end();
  });

  it('comes before all else that is confirmed, where a damaged database is saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // With another file, which is newer, more than is saved of what is confirmed.
    const letters = 6 * 1024 * 1024;
    const run = await attached('A', 'A'.repeat(letters));
    const row = { id: OTHER, content: 'B'.repeat(letters) };
    const told = [{ collection: 'attachment', id: OTHER, version: version(6), row }];
    await applyPage(run.db, COMPANY, version(5), { changes: told, version: version(6), head: version(6) }, AT);
    await run.isCopied();
    await run.end();
    run.db.close();
    await without(run.profile, ['partner']);
    const db = await start(run.profile, run.copies);
    expect(await db.attachment.toCollection().primaryKeys()).toEqual([OTHER, run.file].toSorted());
    vi.restoreAllMocks();
  });
});
