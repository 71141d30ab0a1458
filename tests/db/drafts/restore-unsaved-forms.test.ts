import { describe, expect, it } from 'vitest';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { restoreUnsavedForms } from '@/db/drafts/restore-unsaved-forms';
import { formCopyId, keepUnsaved, unsavedIds } from '@/db/drafts/unsaved-copy';
import { putUnsavedForm, unsavedForm } from '@/db/settings/unsaved-form';
import { memoryStorage } from '../support/memory-storage';
import { draftOf, entityId } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const PLACE = 'partner new';
const ID = formCopyId(COMPANY, PLACE);
const EARLY = '2026-11-22T08:00:00.000Z';
const LATE = '2026-11-22T08:00:01.000Z';

function prepared() {
  const db = openTestDatabase();
  const storage = memoryStorage();
  const leave = (texts: Readonly<Record<string, string>>, at: string): boolean =>
    keepUnsaved(storage, db.name, ID, { companyId: COMPANY, place: PLACE, texts, at });
  const kept = async () => (await unsavedForm(db, COMPANY, PLACE))?.texts;
  return { db, storage, leave, kept };
}

// Verifies: G1 (nothing typed is lost, also where the page was left before it could be written)
describe('forms that a page could not write any more', () => {
  it('are there at the next start, and their copies go', async () => {
    const { db, storage, leave, kept } = prepared();
    leave({ name: 'Apicola' }, LATE);
    await restoreUnsavedForms(db, storage);
    expect(await kept()).toEqual({ name: 'Apicola' });
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  it('stand over what was written before them, and not over what was written after', async () => {
    const { db, storage, leave, kept } = prepared();
    await putUnsavedForm(db, COMPANY, PLACE, { texts: { name: 'A' }, at: EARLY });
    leave({ name: 'Ap' }, LATE);
    await restoreUnsavedForms(db, storage);
    expect(await kept()).toEqual({ name: 'Ap' });
    leave({ name: 'Earlier' }, EARLY);
    await restoreUnsavedForms(db, storage);
    expect(await kept()).toEqual({ name: 'Ap' });
  });

  it('that were saved in the last moment take back what is kept of them', async () => {
    const { db, storage, leave, kept } = prepared();
    await putUnsavedForm(db, COMPANY, PLACE, { texts: { name: 'A' }, at: EARLY });
    leave({}, LATE);
    await restoreUnsavedForms(db, storage);
    expect(await kept()).toBeUndefined();
  });

  it('and drafts leave each other’s copies alone', async () => {
    const { db, storage, leave, kept } = prepared();
    const draftId = entityId('00000000-0000-4000-8000-0000000000aa');
    leave({ name: 'Apicola' }, LATE);
    keepUnsavedDraft(storage, db.name, draftId, { companyId: COMPANY, content: draftOf(), written: null });
    await restoreUnsavedForms(db, storage);
    expect(unsavedIds(storage, db.name)).toEqual([draftId]);
    leave({ name: 'Apicola' }, LATE);
    await restoreUnsaved(testContext(db), storage, db.name);
    expect(unsavedIds(storage, db.name)).toEqual([ID]);
    expect(await kept()).toEqual({ name: 'Apicola' });
  });

  it('stay copies where they cannot be read', async () => {
    const { db, storage } = prepared();
    storage.setItem(`condica.unsaved ${db.name} ${ID}`, '{"companyId":1,"fromLater":true}');
    await restoreUnsavedForms(db, storage);
    expect(unsavedIds(storage, db.name)).toEqual([ID]);
  });
});
