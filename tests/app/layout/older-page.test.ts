import { describe, expect, it } from 'vitest';
import { draftSaving } from '@/app/invoices/editor/workspace/draft-saving';
import { createAutosave } from '@/app/unsaved/autosave';
import { createDraftSaver } from '@/app/unsaved/draft-saver';
import { leavePage } from '@/app/unsaved/leave-page';
import { draftById } from '@/db/collections/draft-queries';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { dropUnsaved, unsavedIds } from '@/db/drafts/unsaved-copy';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { memoryStorage } from '../../db/support/memory-storage';
import { draftOf, entityId } from '../../db/support/samples';
import { newerDatabase, openTestDatabase, testContext, testProfile } from '../../db/support/test-database';

const ID = entityId('00000000-0000-4000-8000-0000000000aa');

/** The editor's saving over an open database; its page is left when the handle is refused, as use-autosave.ts does. */
function openEditor(profile = testProfile()) {
  const db = openTestDatabase(profile);
  const context = testContext(db);
  const storage = memoryStorage();
  const keeping = draftSaving(context, { draft: draftOf(), type: 'invoice', corrects: null });
  const opened = { id: ID, seen: null };
  const saver = createDraftSaver<InvoiceDraft, string>(opened, keeping, {
    onStored: () => undefined,
    onGone: () => undefined,
  });
  const autosave = createAutosave<InvoiceDraft>(saver.save, {
    set: () => 0,
    clear: () => undefined,
    now: () => new Date(0),
  });
  const keep = (content: InvoiceDraft) => {
    const stored = { written: saver.written(), underWay: saver.underWayBeside(content) };
    const copy = { companyId: context.companyId, content, ...stored };
    return keepUnsavedDraft(storage, db.name, ID, copy) ? () => dropUnsaved(storage, db.name, ID) : null;
  };
  db.schemaGuard.onRefused(() => {
    leavePage(autosave, { keep, onNoRoom: () => undefined, onWritten: () => undefined });
  });
  return { profile, storage, autosave };
}

describe('a page that is older than the database', () => {
  // Verifies: G1 (finding P2.6: the last keys of an older tab)
  it('leaves what was typed as a copy, which the newer app restores', async () => {
    const { profile, storage, autosave } = openEditor();
    autosave.changed(draftOf({ notes: 'salvată' }));
    expect(await autosave.flush()).toMatchObject({ kind: 'saved' });
    autosave.changed(draftOf({ notes: 'salvată, apoi scris mai departe' }));
    const newer = newerDatabase(profile);
    await newer.open();
    expect(await autosave.flush()).toMatchObject({ kind: 'failed' });
    expect((await draftById(newer, ID))?.row.content.notes).toBe('salvată');
    expect(unsavedIds(storage, newer.name)).toEqual([ID]);
    expect(await restoreUnsaved(testContext(newer), storage, newer.name)).toEqual([ID]);
    expect((await draftById(newer, ID))?.row.content.notes).toBe('salvată, apoi scris mai departe');
    expect(unsavedIds(storage, newer.name)).toEqual([]);
  });
});
