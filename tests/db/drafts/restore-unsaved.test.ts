import { describe, expect, it } from 'vitest';
import { draftContent, removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { draftCopyId, dropUnsaved, unsavedIds } from '@/db/drafts/unsaved-copy';
import { applyPage } from '@/db/replication/apply-page';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { memoryStorage } from '../support/memory-storage';
import { draftOf, entityId, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const ID = entityId('00000000-0000-4000-8000-0000000000aa');

function prepared() {
  const db = openTestDatabase();
  const context = testContext(db);
  const storage = memoryStorage();
  const notes = async (id = ID) => (await draftById(db, id))?.row.content.notes;
  return { db, context, storage, notes, restore: () => restoreUnsaved(context, storage, db.name) };
}

// Verifies: G1 (nothing typed is lost, also where the page was left before it could be written)
describe('drafts that a page could not write any more', () => {
  it('are written at the next start, and their copies go', async () => {
    const { db, storage, notes, restore } = prepared();
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'nouă' }), written: null });
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('nouă');
    expect(unsavedIds(storage, db.name)).toEqual([]);
    expect(await restore()).toEqual([]);
  });

  it('change only what was typed: what another device wrote meanwhile stays', async () => {
    const { db, context, storage, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content: { ...written, notes: 'ab' }, written });
    await saveDraft(context, { id: ID, content: { ...written, prepaid: '10' }, seen: written });
    await restore();
    expect((await draftById(db, ID))?.row.content).toMatchObject({ notes: 'ab', prepaid: '10' });
  });

  it('know a first save that ended after the copy was made', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const first = draftOf({ notes: 'a' });
    const copy = { companyId: COMPANY, content: { ...first, notes: 'ab' }, written: null, underWay: [first] };
    keepUnsavedDraft(storage, db.name, ID, copy);
    await saveDraft(context, { id: ID, content: first, seen: null });
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('ab');
  });

  it('go on under a new id where the draft was removed meanwhile', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content: { ...written, notes: 'ab' }, written });
    await removeDraft(context, ID);
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect(await notes(id)).toBe('ab');
  });

  // Before: it was taken for written, and the copy went with the only words there were.
  it('go on under a new id where their draft, on its way for the first time, was removed meanwhile', async () => {
    const { db, context, storage, notes, restore } = prepared();
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'ab' }), written: null });
    await saveDraft(context, { id: ID, content: draftOf({ notes: 'a' }), seen: null });
    await db.outbox.toCollection().modify({ attempts: 1 });
    await removeDraft(context, ID);
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect(await notes(id)).toBe('ab');
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  // Before (simulation, seed 5 of its first day): what another tab had written since was written over, and nobody was asked.
  it('stand beside the draft where another tab has written the same field since', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    const copy = { companyId: COMPANY, content: { ...written, notes: 'ab' }, written, at: context.now() };
    keepUnsavedDraft(storage, db.name, ID, copy);
    await saveDraft(context, { id: ID, content: { ...written, notes: 'ac' }, seen: written });
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect([await notes(), await notes(id)]).toEqual(['ac', 'ab']);
  });

  // Before (simulation, seed 301): the copy of the second page took the place of the first one's.
  it('of two pages that were killed over one draft come back both', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    for (const page of ['b', 'c']) {
      const copy = { companyId: COMPANY, content: { ...written, notes: `a${page}` }, written, at: context.now() };
      keepUnsavedDraft(storage, db.name, draftCopyId(ID, page), copy);
    }
    const ids = await restore();
    expect(new Set(ids).size).toBe(2);
    expect(await Promise.all(ids.map((id) => notes(id)))).toEqual(['ab', 'ac']);
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  it('are the newer word where what is written is an earlier state of the same typing', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    const underWay = [{ ...written, notes: 'ab' }];
    await saveDraft(context, { id: ID, content: { ...written, notes: 'ab' }, seen: written });
    const copy = { companyId: COMPANY, content: { ...written, notes: 'abc' }, written, underWay, at: context.now() };
    keepUnsavedDraft(storage, db.name, ID, copy);
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('abc');
    expect(await db.outbox.count()).toBe(1);
  });

  // Before: the save that was on its way was a stranger's word to the copy, and the server would have asked about it.
  it('are written over what the same page had on its way, as that is what its person saw', async () => {
    const { db, context, storage, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    const underWay = [{ ...written, notes: 'ab' }];
    await saveDraft(context, { id: ID, content: { ...written, notes: 'ab' }, seen: written });
    await db.outbox.toCollection().modify({ attempts: 1 });
    keepUnsavedDraft(storage, db.name, ID, {
      ...{ companyId: COMPANY, content: { ...written, notes: 'abc' }, written, underWay, at: context.now() },
    });
    expect(await restore()).toEqual([ID]);
    const update = (await db.outbox.toArray()).at(-1)?.body;
    expect(update).toMatchObject({ base: { notes: 'ab' }, changes: { notes: 'abc' } });
  });

  // Before: what differed from the copy was taken for an earlier state of it.
  it('stand beside a draft that was new and that another tab has gone on with', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const first = draftOf({ notes: 'a' });
    const copy = { companyId: COMPANY, content: { ...first, notes: 'ab' }, written: null, underWay: [first] };
    keepUnsavedDraft(storage, db.name, ID, copy);
    await saveDraft(context, { id: ID, content: first, seen: null });
    await saveDraft(context, { id: ID, content: { ...first, notes: 'ac' }, seen: first });
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect([await notes(), await notes(id)]).toEqual(['ac', 'ab']);
  });

  // Before: a second draft, which nothing told for a correction of the invoice.
  it('of a correction that another tab has begun too are changes of that one draft', async () => {
    const { db, context, storage, restore } = prepared();
    const begun = draftOf({ notes: 'a', paymentTerms: '' });
    const content = { ...begun, paymentTerms: 'scris la urmă' };
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content, written: null, begun });
    await saveDraft(context, { id: ID, content: { ...begun, notes: 'din cealaltă filă' }, seen: null });
    expect(await restore()).toEqual([ID]);
    const [one, ...more] = await listDrafts(db, COMPANY);
    expect(one?.row.content).toMatchObject({ notes: 'din cealaltă filă', paymentTerms: 'scris la urmă' });
    expect(more).toEqual([]);
  });

  it('of a correction stand beside what another tab has written in the same field of it', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const begun = draftOf({ notes: 'a' });
    const copy = { companyId: COMPANY, content: { ...begun, notes: 'ab' }, written: null, begun };
    keepUnsavedDraft(storage, db.name, ID, copy);
    await saveDraft(context, { id: ID, content: { ...begun, notes: 'ac' }, seen: null });
    const [id] = await restore();
    expect([await notes(), await notes(id)]).toEqual(['ac', 'ab']);
  });

  it('of an earlier version of the app, which does not say what was on its way, stand beside what differs', async () => {
    const { db, context, storage, notes, restore } = prepared();
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'ab' }), written: null });
    await saveDraft(context, { id: ID, content: draftOf({ notes: 'a' }), seen: null });
    const [id] = await restore();
    expect([await notes(), await notes(id)]).toEqual(['a', 'ab']);
  });

  it('come back in their own company, and for their own user', async () => {
    const { db, storage, restore } = prepared();
    keepUnsavedDraft(storage, db.name, ID, { companyId: OTHER_COMPANY, content: draftOf(), written: null });
    keepUnsavedDraft(storage, 'condica:test:2', ID, { companyId: COMPANY, content: draftOf(), written: null });
    await restore();
    expect(await listDrafts(db, COMPANY)).toEqual([]);
    expect(await listDrafts(db, OTHER_COMPANY)).toHaveLength(1);
    expect(unsavedIds(storage, 'condica:test:2')).toEqual([ID]);
  });

  it('stay copies where they cannot be read', async () => {
    const { db, storage, restore } = prepared();
    storage.setItem(`condica.unsaved ${db.name} ${ID}`, '{"companyId":1,"content":{"fromLater":true}}');
    expect(await restore()).toEqual([]);
    expect(unsavedIds(storage, db.name)).toEqual([ID]);
  });

  it('are said not to be kept where there is no room', () => {
    const copy = { companyId: COMPANY, content: draftOf(), written: null };
    expect(keepUnsavedDraft(memoryStorage(10), 'db', ID, copy)).toBe(false);
  });

  it('are forgotten once written', () => {
    const storage = memoryStorage();
    keepUnsavedDraft(storage, 'db', ID, { companyId: COMPANY, content: draftOf(), written: null });
    dropUnsaved(storage, 'db', ID);
    expect(unsavedIds(storage, 'db')).toEqual([]);
  });
});

// Before (simulation, seed 7711437): of two the one with the later time won, and the device's clock had been put back.
describe('drafts that a page left when the clock of the device was ahead', () => {
  const AHEAD = '2027-04-06T09:00:00.000Z';

  it('come back both, where two pages were killed over one draft', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    for (const page of ['b', 'c']) {
      const copy = { companyId: COMPANY, content: { ...written, notes: `a${page}` }, written, underWay: [], at: AHEAD };
      keepUnsavedDraft(storage, db.name, draftCopyId(ID, page), copy);
    }
    const ids = await restore();
    expect(await Promise.all(ids.map((id) => notes(id)))).toEqual(['ab', 'ac']);
  });

  it('stand beside what another tab has written since', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    const copy = { companyId: COMPANY, content: { ...written, notes: 'ab' }, written, underWay: [], at: AHEAD };
    keepUnsavedDraft(storage, db.name, ID, copy);
    await saveDraft(context, { id: ID, content: { ...written, notes: 'ac' }, seen: written });
    const [id] = await restore();
    expect([await notes(), await notes(id)]).toEqual(['ac', 'ab']);
  });
});

describe('drafts that a page left while others wrote', () => {
  /** Confirmed as `theirs` says, whenever that was; the page knew `written` and typed `content`. */
  async function leftBeside(written: InvoiceDraft, content: InvoiceDraft, theirs: InvoiceDraft) {
    const { db, context, storage, notes, restore } = prepared();
    const told = async (at: number, text: InvoiceDraft) => {
      const row = { id: ID, type: 'invoice', content: draftContent(text), deviceName: 'Telefon', writtenAt: LONG_AGO };
      const changes = [{ collection: 'draft', id: ID, version: version(at), row }];
      const page = { changes, version: version(at), head: version(at) };
      expect(await applyPage(db, COMPANY, version(at - 1), page, LONG_AGO)).toBe('applied');
    };
    await told(1, written);
    keepUnsavedDraft(storage, db.name, ID, { companyId: COMPANY, content, written, underWay: [], at: context.now() });
    await told(2, theirs);
    expect(await restore()).toEqual([ID]);
    const [entry, ...more] = await db.outbox.toArray();
    expect(more).toEqual([]);
    return { notes: await notes(), body: entry?.body };
  }
  const LONG_AGO = '2020-01-01T00:00:00.000Z';
  const written = draftOf({ notes: 'a' });

  it('leave as what the person saw, so that the server tells the words of both', async () => {
    const left = await leftBeside(written, { ...written, notes: 'ab' }, { ...written, notes: 'ac' });
    expect(left.body).toMatchObject({ base: { notes: 'a' }, changes: { notes: 'ab' } });
  });

  it('take nothing back that was not typed in', async () => {
    const left = await leftBeside(written, { ...written, prepaid: '5' }, { ...written, notes: 'ac' });
    expect(left.notes).toBe('ac');
    expect(left.body).toMatchObject({ changes: { prepaid: '5' } });
    expect(left.body).not.toHaveProperty('changes.notes');
  });
});
