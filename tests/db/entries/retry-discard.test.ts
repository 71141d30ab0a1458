/** What the person does with an entry that waits: try it again, or give it up. */
import { describe, expect, it } from 'vitest';
import { archiveById } from '@/db/archive/archive-queries';
import { saveDraft } from '@/db/collections/draft';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import { discardEntry } from '@/db/entries/discard-entry';
import { retryEntry } from '@/db/entries/retry-entry';
import { newOperationId } from '@/db/outbox/enqueue';
import type { EntryState, OutboxEntry } from '@/db/outbox/outbox-entry';
import { draftOf, PARTNER } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY } from '../support/test-database';
import { AT, begin, DRAFTS, PARTNERS, refuse, type WorkedStore, workedStore } from '../support/worked-store';

async function entryOf({ db }: WorkedStore, id: string): Promise<OutboxEntry> {
  const entry = (await db.outbox.toArray()).find(({ subject }) => subject.id === id);
  if (entry === undefined) throw new Error(`nothing waits for ${id}`);
  return entry;
}

const FAILURE = { code: 'upload-failed', text: '', messages: [], at: AT };

async function inState(run: WorkedStore, state: EntryState, attempts: number): Promise<OutboxEntry> {
  const { seq } = await entryOf(run, PARTNERS.edited);
  await run.db.outbox.update(seq, { state, attempts, notBefore: 99, failure: FAILURE });
  return entryOf(run, PARTNERS.edited);
}

// Verifies: G4 G5
describe('trying again', () => {
  it.each([
    ['queued', 1, { state: 'queued', notBefore: 0 }],
    ['sending', 1, {}],
    ['waiting-for-sign-in', 1, {}],
  ] as const)('keeps the key of what is %s', async (state, attempts, changes) => {
    const run = await workedStore();
    const entry = await inState(run, state, attempts);
    expect(await retryEntry(run.context, entry.id)).toBe(true);
    expect(await entryOf(run, PARTNERS.edited)).toEqual({ ...entry, ...changes });
  });

  it('gives a new key to what is known to have had no effect, as if it were made now', async () => {
    const run = await workedStore();
    const entry = await inState(run, 'rejected', 1);
    expect(await retryEntry(run.context, entry.id)).toBe(true);
    const after = await entryOf(run, PARTNERS.edited);
    expect(after.id).not.toBe(entry.id);
    const fresh = { state: 'queued', attempts: 0, notBefore: 0, failure: null };
    const { wire: _, ...content } = entry;
    expect(after).toEqual({ ...content, ...fresh, id: after.id });
    await expectSoundStore(run.db);
  });

  it('keeps the key where an earlier attempt is in doubt', async () => {
    const run = await workedStore();
    const { seq } = await inState(run, 'rejected', 2);
    await run.db.outbox.update(seq, { failure: { ...FAILURE, code: 'company-denied' } });
    const entry = await entryOf(run, PARTNERS.edited);
    expect(await retryEntry(run.context, entry.id)).toBe(true);
    expect(await entryOf(run, PARTNERS.edited)).toEqual({ ...entry, state: 'queued', notBefore: 0 });
  });

  it('lets invoice, document and the mark of the draft follow the new key', async () => {
    const run = await workedStore();
    const { queued, refused } = run.invoices;
    await refuse(run.context, await begin(run.context, ({ subject }) => subject.id === queued));
    for (const id of [queued, refused]) {
      const entry = await entryOf(run, id);
      expect(await retryEntry(run.context, entry.id)).toBe(true);
      expect((await archiveById(run.db, id))?.delivery).toEqual({ state: 'queued', attempts: 0, failure: null });
    }
    await expectSoundStore(run.db);
  });

  it('does nothing where a choice is waited for, or nothing is there', async () => {
    const run = await workedStore();
    const entry = await entryOf(run, PARTNERS.clashing);
    expect(await retryEntry(run.context, entry.id)).toBe(false);
    expect(await entryOf(run, PARTNERS.clashing)).toEqual(entry);
    expect(await retryEntry(run.context, newOperationId(run.context))).toBe(false);
  });
});

// Verifies: G4
describe('giving up', () => {
  it.each([
    ['queued', 0, 'discarded'],
    ['waiting-for-sign-in', 0, 'discarded'],
    ['rejected', 1, 'discarded'],
    ['rejected', 4, 'discarded'],
    ['conflict', 1, 'discarded'],
    ['queued', 1, 'left'],
    ['sending', 1, 'left'],
    ['waiting-for-sign-in', 1, 'left'],
  ] as const)('of what is %s after %i attempts: %s', async (state, attempts, outcome) => {
    const run = await workedStore();
    const entry = await inState(run, state, attempts);
    expect(await discardEntry(run.context, entry.id)).toBe(outcome);
    const email = (await partnerById(run.db, PARTNERS.edited))?.row.email;
    expect(email).toBe(outcome === 'left' ? 'a@b.ro' : '');
    expect(await run.db.outbox.get(entry.seq)).toEqual(outcome === 'left' ? entry : undefined);
  });

  it('says where nothing is there', async () => {
    const run = await workedStore();
    expect(await discardEntry(run.context, newOperationId(run.context))).toBe('missing');
  });

  it('of a new draft takes its later saves along, and nothing of another row', async () => {
    const run = await workedStore();
    await begin(run.context, ({ subject }) => subject.id === DRAFTS.fresh);
    const seen = draftOf({ notes: 'nouă' });
    await saveDraft(run.context, { id: DRAFTS.fresh, content: draftOf({ notes: 'mai nouă' }), seen });
    const [add, later] = (await run.db.outbox.toArray()).filter(({ subject }) => subject.id === DRAFTS.fresh);
    expect(later?.call).toBe('UpdateDraft');
    if (add === undefined) throw new Error('no entry');
    await refuse(run.context, add);
    const others = await run.db.outbox
      .where('id')
      .noneOf([add.id, later?.id ?? ''])
      .count();
    expect(await discardEntry(run.context, add.id)).toBe('discarded');
    expect(await draftById(run.db, DRAFTS.fresh)).toBeNull();
    expect(await run.db.draft.get(DRAFTS.fresh)).toBeUndefined();
    expect(await run.db.outbox.count()).toBe(others);
    await expectSoundStore(run.db);
  });

  it('of a change leaves the later changes of the row', async () => {
    const run = await workedStore();
    const first = await inState(run, 'rejected', 2);
    await run.db.outbox.update(first.seq, { failure: { ...FAILURE, code: 'company-denied' } });
    await updatePartner(run.context, PARTNERS.edited, PARTNER, { ...PARTNER, notes: 'b' });
    expect(await discardEntry(run.context, first.id)).toBe('discarded');
    expect((await partnerById(run.db, PARTNERS.edited))?.row).toMatchObject({ email: '', notes: 'b' });
    await expectSoundStore(run.db);
  });

  it('of a removal shows the row again', async () => {
    const run = await workedStore();
    await removePartner(run.context, PARTNERS.plain);
    expect(await partnerById(run.db, PARTNERS.plain)).toBeNull();
    expect(await discardEntry(run.context, (await entryOf(run, PARTNERS.plain)).id)).toBe('discarded');
    expect((await partnerById(run.db, PARTNERS.plain))?.row).toEqual({ id: PARTNERS.plain, ...PARTNER });
  });

  it('of a conflict keeps theirs and asks nothing more', async () => {
    const run = await workedStore();
    expect(await discardEntry(run.context, (await entryOf(run, PARTNERS.clashing)).id)).toBe('discarded');
    expect((await partnerById(run.db, PARTNERS.clashing))?.row.email).toBe('theirs@b.ro');
    expect((await run.db.conflict.toArray()).map(({ rowId }) => rowId)).toEqual([DRAFTS.removedElsewhere]);
    await expectSoundStore(run.db);
  });

  it('of a refused invoice brings the draft back; of one in doubt it cannot be', async () => {
    const run = await workedStore();
    const entry = await entryOf(run, run.invoices.refused);
    await run.db.outbox.update(entry.seq, { attempts: 2, failure: { ...FAILURE, code: 'company-denied' } });
    expect(await discardEntry(run.context, entry.id)).toBe('left');
    await run.db.outbox.update(entry.seq, { failure: FAILURE });
    expect(await discardEntry(run.context, entry.id)).toBe('discarded');
    expect((await listDrafts(run.db, COMPANY)).map(({ row }) => row.id)).toContain(DRAFTS.refused);
    await expectSoundStore(run.db);
  });
});
