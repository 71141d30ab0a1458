import { describe, expect, it } from 'vitest';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { draftCopyId, dropUnsaved, keepUnsaved, unsavedIds } from '@/db/drafts/unsaved-copy';
import { memoryStorage } from '../support/memory-storage';
import { draftOf, entityId } from '../support/samples';
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
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'nouă' }), written: null });
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('nouă');
    expect(unsavedIds(storage, db.name)).toEqual([]);
    expect(await restore()).toEqual([]);
  });

  it('change only what was typed: what another device wrote meanwhile stays', async () => {
    const { db, context, storage, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, content: { ...written, notes: 'ab' }, written });
    await saveDraft(context, { id: ID, content: { ...written, prepaid: '10' }, seen: written });
    await restore();
    expect((await draftById(db, ID))?.row.content).toMatchObject({ notes: 'ab', prepaid: '10' });
  });

  it('know a first save that ended after the copy was made', async () => {
    const { db, context, storage, notes, restore } = prepared();
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'ab' }), written: null });
    await saveDraft(context, { id: ID, content: draftOf({ notes: 'a' }), seen: null });
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('ab');
  });

  it('go on under a new id where the draft was removed meanwhile', async () => {
    const { db, context, storage, notes, restore } = prepared();
    const written = draftOf({ notes: 'a' });
    await saveDraft(context, { id: ID, content: written, seen: null });
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, content: { ...written, notes: 'ab' }, written });
    await removeDraft(context, ID);
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect(await notes(id)).toBe('ab');
  });

  // Before: it was taken for written, and the copy went with the only words there were.
  it('go on under a new id where their draft, on its way for the first time, was removed meanwhile', async () => {
    const { db, context, storage, notes, restore } = prepared();
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, content: draftOf({ notes: 'ab' }), written: null });
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
    keepUnsaved(storage, db.name, ID, copy);
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
      keepUnsaved(storage, db.name, draftCopyId(ID, page), copy);
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
    await saveDraft(context, { id: ID, content: { ...written, notes: 'ab' }, seen: written });
    const copy = { companyId: COMPANY, content: { ...written, notes: 'abc' }, written, at: context.now() };
    keepUnsaved(storage, db.name, ID, copy);
    expect(await restore()).toEqual([ID]);
    expect(await notes()).toBe('abc');
    expect(await db.outbox.count()).toBe(1);
  });

  it('come back in their own company, and for their own user', async () => {
    const { db, storage, restore } = prepared();
    keepUnsaved(storage, db.name, ID, { companyId: OTHER_COMPANY, content: draftOf(), written: null });
    keepUnsaved(storage, 'condica:test:2', ID, { companyId: COMPANY, content: draftOf(), written: null });
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
    expect(keepUnsaved(memoryStorage(10), 'db', ID, copy)).toBe(false);
  });

  it('are forgotten once written', () => {
    const storage = memoryStorage();
    keepUnsaved(storage, 'db', ID, { companyId: COMPANY, content: draftOf(), written: null });
    dropUnsaved(storage, 'db', ID);
    expect(unsavedIds(storage, 'db')).toEqual([]);
  });
});
