import { describe, expect, it } from 'vitest';
import { removeTransportDraft, saveTransportDraft, transportDraftById } from '@/db/collections/transport-draft';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { restoreUnsaved } from '@/db/drafts/restore-unsaved';
import { unsavedIds } from '@/db/drafts/unsaved-copy';
import { restoreUnsavedTransports, transportCopyId } from '@/db/drafts/unsaved-transport';
import { memoryStorage } from '../support/memory-storage';
import { entityId } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';

const ID = entityId('00000000-0000-4000-8000-0000000000ab');
const typed = wholeTransport('2026-03-16');
const changed = { ...typed, partner: { ...typed.partner, name: 'Scris la urmă SRL' } };
const LATER = '2099-01-01T00:00:00.000Z';

function prepared() {
  const db = openTestDatabase();
  const context = testContext(db);
  const storage = memoryStorage();
  const keep = (written: typeof typed | null, at = LATER, underWay: readonly (typeof typed)[] = []): boolean =>
    keepUnsavedDraft(storage, db.name, transportCopyId(ID, 'a'), {
      ...{ companyId: COMPANY, content: changed, written, underWay, corrects: '', at },
    });
  const partner = async (id = ID) => (await transportDraftById(db, id))?.row.content.partner.name;
  return { db, context, storage, keep, partner, restore: () => restoreUnsavedTransports(context, storage, db.name) };
}

// Verifies: G1 (nothing typed is lost, also where the page was left before it could be written)
describe("a declaration's last keys that a page could not write any more", () => {
  it('are written at the next start, and their copy goes; the invoices’ way leaves it alone', async () => {
    const { db, context, storage, keep, partner, restore } = prepared();
    keep(null);
    expect(await restoreUnsaved(context, storage, db.name)).toEqual([]);
    expect(await restore()).toEqual([ID]);
    expect(await partner()).toBe('Scris la urmă SRL');
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  it('change only what was typed', async () => {
    const { db, context, keep, restore } = prepared();
    await saveTransportDraft(context, { id: ID, content: typed, seen: null });
    keep(typed);
    await saveTransportDraft(context, { id: ID, content: { ...typed, operation: '20' }, seen: typed });
    await restore();
    const content = (await transportDraftById(db, ID))?.row.content;
    expect([content?.operation, content?.partner.name]).toEqual(['20', 'Scris la urmă SRL']);
  });

  it('are the newer word where what waits is an earlier state of the same typing: one change leaves', async () => {
    const { db, context, keep, partner, restore } = prepared();
    await saveTransportDraft(context, { id: ID, content: typed, seen: null });
    await db.outbox.toCollection().modify({ attempts: 1 });
    const earlier = { ...typed, partner: { ...typed.partner, name: 'Scris la SRL' } };
    await saveTransportDraft(context, { id: ID, content: earlier, seen: typed });
    keep(typed, LATER, [earlier]);
    await restore();
    expect(await partner()).toBe('Scris la urmă SRL');
    expect((await db.outbox.toArray()).slice(1).map(({ body }) => body)).toMatchObject([
      { base: { partner: typed.partner }, changes: { partner: changed.partner } },
    ]);
  });

  // Before: it was taken for written, and the copy went with the only words there were.
  it('go on under a new id where their draft, on its way for the first time, was removed meanwhile', async () => {
    const { db, context, storage, keep, partner, restore } = prepared();
    keep(null);
    await saveTransportDraft(context, { id: ID, content: typed, seen: null });
    await db.outbox.toCollection().modify({ attempts: 1 });
    await removeTransportDraft(context, ID);
    const [id] = await restore();
    expect(id).not.toBe(ID);
    expect(await partner(id)).toBe('Scris la urmă SRL');
    expect(unsavedIds(storage, db.name)).toEqual([]);
  });

  // Before (with seed 7711437 of the simulation): the copy of a clock that was ahead took the place of the newer words.
  it('go on under a new id where the draft was removed, or says newer words in the same place, by whatever clock', async () => {
    for (const [newer, at] of [
      [false, LATER],
      [true, '2020-01-01T00:00:00.000Z'],
      [true, LATER],
    ] as const) {
      const { context, keep, partner, restore } = prepared();
      await saveTransportDraft(context, { id: ID, content: typed, seen: null });
      keep(typed, at);
      const other = { ...typed, partner: { ...typed.partner, name: 'Altcineva SRL' } };
      if (newer) await saveTransportDraft(context, { id: ID, content: other, seen: typed });
      else await removeTransportDraft(context, ID);
      const [id] = await restore();
      expect([id === ID, await partner(id)]).toEqual([false, 'Scris la urmă SRL']);
      expect(await partner()).toBe(newer ? 'Altcineva SRL' : undefined);
    }
  });

  it('are the newer word over what the same page had on its way', async () => {
    for (const written of [typed, null]) {
      const { context, keep, partner, restore } = prepared();
      const earlier = { ...typed, partner: { ...typed.partner, name: 'Scris la' } };
      if (written !== null) await saveTransportDraft(context, { id: ID, content: written, seen: null });
      await saveTransportDraft(context, { id: ID, content: earlier, seen: written });
      keep(written, LATER, [earlier]);
      expect(await restore()).toEqual([ID]);
      expect(await partner()).toBe('Scris la urmă SRL');
    }
  });
});
