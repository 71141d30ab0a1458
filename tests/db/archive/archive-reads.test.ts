/** What the archive answers, over rows of two companies, both directions and every state. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { archiveByIds, archiveBySha256, archiveCount, archivePage, storedDocument } from '@/db/archive/archive-queries';
import { companyWork } from '@/db/archive/company-work';
import { recentDocuments } from '@/db/archive/missing-documents';
import { openDocuments } from '@/db/archive/open-filing-queries';
import { putArchiveRow } from '@/db/archive/put-archive-row';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { applyChanges } from '@/db/replication/apply-changes';
import { acknowledgedItem } from '../support/acknowledged-item';
import { changeTables } from '../support/changed-tables';
import { entityId, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';
import { begin, workedStore } from '../support/worked-store';

const id = (place: number) => entityId(`00000000-0000-4000-8000-0000000001${place.toString(16).padStart(2, '0')}`);
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
const bytes = new Uint8Array([60]);

async function storeOf(items: readonly Partial<ArchiveItem>[], companyId: CompanyId = COMPANY) {
  const db = openTestDatabase();
  const rows = items.map((item, place) => acknowledgedItem({ id: id(place), number: `N${place}`, ...item }));
  const changes = rows.map((row, place) => ({ collection: 'archive', id: row.id, version: version(place + 1), row }));
  await db.transaction('rw', db.tables, async () => applyChanges(db, companyId, changes));
  return db;
}

describe('a page of the archive', () => {
  it('is of its company and direction alone, newest first, then by number and id', async () => {
    const db = await storeOf([
      { issueDate: day(1), number: 'B' },
      { issueDate: day(1), number: 'A' },
      { issueDate: day(9), number: 'A' },
      { issueDate: day(5), direction: 'in' },
    ]);
    const ids = async (direction: 'out' | 'in', companyId = COMPANY) =>
      (await archivePage(db, companyId, { direction, limit: 9 })).rows.map(({ item }) => item.id);
    expect(await ids('out')).toEqual([id(2), id(0), id(1)]);
    expect(await ids('in')).toEqual([id(3)]);
    expect(await ids('out', OTHER_COMPANY)).toEqual([]);
  });

  it('says where the next begins, and that there is none where it is not full', async () => {
    const db = await storeOf([{ issueDate: day(1) }, { issueDate: day(2) }]);
    const page = (limit: number) => archivePage(db, COMPANY, { direction: 'out', limit });
    expect((await page(2)).next).toMatchObject({ issueDate: day(1), id: id(0) });
    expect((await page(3)).next).toBeNull();
    const after = (await page(2)).next;
    expect(await archivePage(db, COMPANY, { direction: 'out', limit: 2, after })).toEqual({ rows: [], next: null });
  });

  it('gives rows in the order asked for, without those it does not know', async () => {
    const db = await storeOf([{}, {}, {}]);
    const views = await archiveByIds(db, [id(2), id(9), id(0)]);
    expect(views.map(({ item }) => item.id)).toEqual([id(2), id(0)]);
    expect(views[0]).toMatchObject({ version: 3, delivery: null, hasDraft: false });
  });

  it('knows the bytes again, in their own company', async () => {
    const db = await storeOf([{ xmlSha256: 'b'.repeat(64) }]);
    expect((await archiveBySha256(db, COMPANY, 'b'.repeat(64)))?.item.id).toBe(id(0));
    expect(await archiveBySha256(db, OTHER_COMPANY, 'b'.repeat(64))).toBeNull();
    expect(await archiveBySha256(db, COMPANY, 'c'.repeat(64))).toBeNull();
  });

  // Before: a cursor went through thousands of waiting entries step by step, while whoever sends and whoever reads stood behind it.
  it('asks for what each document waits in without a cursor', async () => {
    const { db, invoices } = await workedStore();
    let cursors = 0;
    changeTables(db, ({ name, openCursor }) => ({
      openCursor: (request) => {
        if (name === 'outbox') cursors += 1;
        return openCursor(request);
      },
    }));
    db.close();
    await db.open();
    const views = await archiveByIds(db, [invoices.refused, invoices.queued]);
    expect(views.map(({ delivery }) => delivery?.state)).toEqual(['rejected', 'queued']);
    expect(cursors).toBe(0);
  });

  it('tells how each document of this device is on its way', async () => {
    const { db, invoices } = await workedStore();
    const [refused, queued] = await archiveByIds(db, [invoices.refused, invoices.queued]);
    expect(refused).toMatchObject({ delivery: { state: 'rejected', attempts: 1 }, hasDraft: true, version: 0 });
    expect(refused?.delivery?.failure?.code).toBe('upload-failed');
    expect(queued?.delivery).toEqual({ state: 'queued', attempts: 0, failure: null });
    expect(queued?.item.events.map(({ event }) => event)).toEqual(['issued', 'queued']);
    expect(queued?.item).toMatchObject({ attempt: 1, zipBytes: 0, direction: 'out', origin: 'editor' });
  });
});

describe('counts of the archive', () => {
  it('follow every change of direction and state', async () => {
    const db = await storeOf([{ state: 'doubtful' }, { direction: 'in' }, {}]);
    const counts = async () =>
      Promise.all((['out', 'in', 'doubtful'] as const).map((name) => archiveCount(db, COMPANY, name)));
    expect(await counts()).toEqual([2, 1, 1]);
    const told = (at: number, place: number, row: ArchiveItem | null) =>
      db.transaction('rw', db.tables, async () =>
        applyChanges(db, COMPANY, [{ collection: 'archive', id: id(place), version: version(at), row }]),
      );
    await told(4, 0, acknowledgedItem({ id: id(0), state: 'accepted' }));
    expect(await counts()).toEqual([2, 1, 0]);
    await told(5, 2, acknowledgedItem({ id: id(2), state: 'doubtful' }));
    expect(await counts()).toEqual([2, 1, 1]);
    await told(6, 2, null);
    await told(7, 1, null);
    expect(await counts()).toEqual([1, 0, 0]);
    expect(await archiveCount(db, OTHER_COMPANY, 'out')).toBe(0);
    await expectSoundStore(db);
  });
});

describe('documents that can be read without a network', () => {
  it('are looked for among the newest of each direction', async () => {
    const items = [1, 2, 3, 4, 5, 6].map(
      (date) => ({ issueDate: day(date), direction: date % 2 === 0 ? 'in' : 'out' }) as const,
    );
    const db = await storeOf(items);
    const keep = (place: number, format: 'xml' | 'zip') =>
      db.document.put({ invoiceId: id(place), format, companyId: COMPANY, bytes, sha256: '' });
    await keep(4, 'xml');
    await keep(5, 'zip');
    expect(await recentDocuments(db, COMPANY, 2)).toEqual({ wanted: 4, missing: [id(5), id(3), id(2)] });
    expect(await recentDocuments(db, COMPANY, 99)).toEqual({ wanted: 6, missing: [id(5), id(3), id(2), id(1), id(0)] });
    expect(await recentDocuments(db, OTHER_COMPANY, 3)).toEqual({ wanted: 0, missing: [] });
  });

  it('are not missing where they were made here and are on their way', async () => {
    const { db } = await workedStore();
    // The one refused by ANAF alone came from the server.
    expect((await recentDocuments(db, COMPANY, 9)).wanted).toBe(1);
  });
});

describe('bytes kept of a document', () => {
  const XML = 'a'.repeat(64);
  const ZIP = 'b'.repeat(64);
  it.each([
    ['stay while they are its bytes', { xmlSha256: XML, zipSha256: ZIP }, [true, true]],
    ['go where its XML is another', { xmlSha256: 'c'.repeat(64), zipSha256: ZIP }, [false, true]],
    ['go where its zip is another', { xmlSha256: XML, zipSha256: 'c'.repeat(64) }, [true, false]],
    ['go with it', null, [false, false]],
  ] as const)('%s', async (_words, told, kept) => {
    const db = await storeOf([{ xmlSha256: XML, zipSha256: ZIP }]);
    await db.document.bulkPut([
      { invoiceId: id(0), format: 'xml', companyId: COMPANY, bytes, sha256: XML },
      { invoiceId: id(0), format: 'zip', companyId: COMPANY, bytes, sha256: ZIP },
    ]);
    const row = told === null ? null : acknowledgedItem({ id: id(0), ...told });
    await db.transaction('rw', db.tables, async () =>
      applyChanges(db, COMPANY, [{ collection: 'archive', id: id(0), version: version(9), row }]),
    );
    expect(
      [await storedDocument(db, id(0), 'xml'), await storedDocument(db, id(0), 'zip')].map((one) => one !== undefined),
    ).toEqual(kept);
  });

  it('stay while a correction is on its way, whatever the server says of the one before', async () => {
    const { db, invoices } = await workedStore();
    const row = acknowledgedItem({ id: invoices.queued, state: 'rejected', xmlSha256: 'c'.repeat(64) });
    await db.transaction('rw', db.tables, async () =>
      applyChanges(db, COMPANY, [{ collection: 'archive', id: invoices.queued, version: version(50), row }]),
    );
    await expectSoundStore(db);
    expect((await db.archive.get(invoices.queued))?.base?.state).toBe('rejected');
  });

  it('of an accepted document need no draft any more', async () => {
    const { db, context, invoices } = await workedStore();
    const entry = await begin(context, ({ subject }) => subject.id === invoices.queued);
    const row = acknowledgedItem({ id: invoices.queued, state: 'rejected' });
    const tell = (at: number, state: ArchiveItem['state']) =>
      db.transaction('rw', db.tables, async () =>
        applyChanges(db, COMPANY, [
          {
            collection: 'archive',
            id: invoices.queued,
            version: version(at),
            row: acknowledgedItem({ id: invoices.queued, state }),
          },
        ]),
      );
    await dexieOutboxStore(context).acknowledge(entry, { version: version(50), row });
    expect((await db.archive.get(invoices.queued))?.draft).not.toBeNull();
    await tell(49, 'accepted');
    expect((await db.archive.get(invoices.queued))?.draft).not.toBeNull();
    await tell(51, 'accepted');
    expect((await db.archive.get(invoices.queued))?.draft).toBeNull();
  });
});

describe('what companies wait for', () => {
  it('counts a refused document once, though its correction was refused too', async () => {
    const { db, invoices } = await workedStore();
    const before = (await companyWork(db)).get(COMPANY)?.rejected;
    const row = await db.archive.get(invoices.refused);
    if (row === undefined) throw new Error('no row');
    const base = acknowledgedItem({ id: row.id, number: 'FCT-0001', state: 'rejected' });
    await db.transaction('rw', db.tables, async () => putArchiveRow(db, { ...row, base }));
    expect((await companyWork(db)).get(COMPANY)?.rejected).toBe(before);
    // One of ANAF, one refused upload.
    expect(before).toBe(2);
  });

  it.each([
    ['recorded', true],
    ['uploading', true],
    ['doubtful', true],
    ['rejected', true],
    ['refused', true],
    ['uploaded', false],
    ['processing', false],
    ['duplicate', false],
    ['accepted', false],
  ] as const)('has a deadline for what is %s: %s', async (state, due) => {
    const db = await storeOf([{ state, issueDate: day(2) }]);
    expect(((await companyWork(db)).get(COMPANY)?.deadline ?? null) !== null).toBe(due);
  });

  it('is the nearest deadline, whatever the order', async () => {
    for (const dates of [
      [3, 2, 4],
      [4, 3, 2],
      [2, 3, 4],
    ]) {
      const db = await storeOf(dates.map((date) => ({ state: 'recorded', issueDate: day(date) })));
      const one = await storeOf([{ state: 'recorded', issueDate: day(2) }]);
      expect((await companyWork(db)).get(COMPANY)?.deadline).toBe((await companyWork(one)).get(COMPANY)?.deadline);
    }
  });

  it('is shown newest first, with the company of each', async () => {
    const db = await storeOf([{ issueDate: day(2) }, { issueDate: day(7) }, { issueDate: day(4) }], OTHER_COMPANY);
    const open = await openDocuments(db, () => true);
    expect(open.map(({ view }) => view.item.id)).toEqual([id(1), id(2), id(0)]);
    expect(new Set(open.map(({ companyId }) => companyId))).toEqual(new Set([OTHER_COMPANY]));
  });
});
