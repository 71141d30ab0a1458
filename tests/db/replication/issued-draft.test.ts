import { describe, expect, it } from 'vitest';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { enqueue, newOperationId } from '@/db/outbox/enqueue';
import { applyPage } from '@/db/replication/apply-page';
import { acknowledgedItem } from '../support/acknowledged-item';
import { draftOf, entityId, version } from '../support/samples';
import { COMPANY } from '../support/test-database';
import { AT, begin, CURSOR, DRAFTS, issue, refuse, workedStore } from '../support/worked-store';

describe('a draft that became an invoice', () => {
  // Before: the answer names the invoice's version, the stream the draft's, one before; the tombstone stayed for ever.
  it('leaves nothing once the stream has told that it went', async () => {
    const { db, context, invoices } = await workedStore();
    const entry = await begin(context, ({ subject }) => subject.id === invoices.queued);
    const item = acknowledgedItem({ id: invoices.queued });
    const [before, after] = [version(CURSOR + 1), version(CURSOR + 2)];
    await dexieOutboxStore(context).acknowledge(entry, { version: after, row: item });
    expect(await db.draft.get(DRAFTS.issued)).toMatchObject({ base: null, shown: null, pending: [] });
    const changes = [
      { collection: 'draft', id: DRAFTS.issued, version: before, row: null },
      { collection: 'archive', id: invoices.queued, version: after, row: item },
    ];
    expect(await applyPage(db, COMPANY, CURSOR, { changes, version: after, head: after }, AT)).toBe('applied');
    expect(await db.draft.get(DRAFTS.issued)).toBeUndefined();
  });

  // Before (simulation, seed 311): the draft of an accepted invoice was forgotten with its upload still on the way, and the mark stayed.
  it('leaves nothing where the stream tells of its acceptance before the upload’s own answer comes', async () => {
    const { db, context, invoices } = await workedStore();
    const entry = await begin(context, ({ subject }) => subject.id === invoices.queued);
    const item = acknowledgedItem({ id: invoices.queued, state: 'accepted' });
    const [before, after] = [version(CURSOR + 1), version(CURSOR + 2)];
    const changes = [
      { collection: 'draft', id: DRAFTS.issued, version: before, row: null },
      { collection: 'archive', id: invoices.queued, version: after, row: item },
    ];
    expect(await applyPage(db, COMPANY, CURSOR, { changes, version: after, head: after }, AT)).toBe('applied');
    await dexieOutboxStore(context).acknowledge(entry, { version: after, row: item });
    expect(await db.draft.get(DRAFTS.issued)).toBeUndefined();
    expect((await db.archive.get(invoices.queued))?.draft).toBeNull();
  });

  // Before (simulation, seed 7330003): the draft was taken for there again, in other words than its invoice: the upload said so under its twin's key.
  it('is as it was told where a copy of this profile has sent its save and its invoice, and the answer to the save comes late', async () => {
    const { db, context } = await workedStore();
    await db.syncState.update(COMPANY, { epoch: 'e1' });
    const store = dexieOutboxStore(context);
    const save = await begin(context, ({ subject }) => subject.id === DRAFTS.known);
    const saved = (await db.draft.get(DRAFTS.known))?.shown;
    const id = await issue(context, DRAFTS.known, '2026-03-04', draftOf({ notes: 'schimbată' }));
    const upload = () => db.outbox.filter(({ subject }) => subject.id === id).first();
    const before = await upload();
    expect(before?.params).toMatchObject({ draftSaved: save.id });
    const [removed, after] = [version(CURSOR + 2), version(CURSOR + 3)];
    const item = acknowledgedItem({ id, state: 'accepted' });
    const changes = [
      { collection: 'draft', id: DRAFTS.known, version: removed, row: null },
      { collection: 'archive', id, version: after, row: item },
    ];
    expect(await applyPage(db, COMPANY, CURSOR, { changes, version: after, head: after }, AT)).toBe('applied');
    await store.acknowledge(save, { version: version(CURSOR + 1), row: { ...saved } });
    expect(await upload()).toEqual(before);
    expect(await db.draft.get(DRAFTS.known)).toMatchObject({ version: removed, base: null, shown: null });
    const sent = await begin(context, ({ subject }) => subject.id === id);
    await store.acknowledge(sent, { version: after, row: item });
    expect(await db.draft.get(DRAFTS.known)).toBeUndefined();
  });

  // Before (read, after seed 7330003): the mark stayed for ever, and hid a draft that was nowhere any more.
  it('leaves nothing where a copy of this profile has sent the invoice, and what was refused of it here is taken back', async () => {
    const { db, context, invoices } = await workedStore();
    const entry = await begin(context, ({ subject }) => subject.id === invoices.queued);
    const item = acknowledgedItem({ id: invoices.queued, state: 'accepted' });
    const [before, after] = [version(CURSOR + 1), version(CURSOR + 2)];
    const changes = [
      { collection: 'draft', id: DRAFTS.issued, version: before, row: null },
      { collection: 'archive', id: invoices.queued, version: after, row: item },
    ];
    expect(await applyPage(db, COMPANY, CURSOR, { changes, version: after, head: after }, AT)).toBe('applied');
    await refuse(context, entry, 'key-reused');
    const outcome = await cancelQueued(context, entityId(invoices.queued));
    expect(outcome).toEqual({ kind: 'cancelled', draftId: null, number: 'none' });
    expect(await db.archive.get(invoices.queued)).toMatchObject({ base: { state: 'accepted' }, pending: [] });
    expect(await db.draft.get(DRAFTS.issued)).toBeUndefined();
  });
});

// Verifies: G1
describe('an entry', () => {
  it('is not written outside of the transaction that changes what it sends', async () => {
    const { db, context } = await workedStore();
    const before = await db.outbox.count();
    const outgoing = { call: 'SaveDraft', params: undefined, body: {}, touches: [] };
    const subject = { collection: 'draft', id: DRAFTS.fresh, label: '' } as const;
    await expect(enqueue(context, newOperationId(context), outgoing, subject)).rejects.toThrow('outside');
    expect(await db.outbox.count()).toBe(before);
  });
});
