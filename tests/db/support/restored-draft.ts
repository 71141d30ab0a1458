/** A draft that this device knows, and a restored server lost or has otherwise (docs/decisions/0021). */
import { expect } from 'vitest';
import type { Change } from '@/api/collections';
import { saveDraft } from '@/db/collections/draft';
import type { draftById } from '@/db/collections/draft-queries';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { sendAgain } from '@/db/entries/send-again';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { applyPage } from '@/db/replication/apply-page';
import { draftOf, entityId, putSerialAndLease, version } from './samples';
import { COMPANY, openTestDatabase, risingIds, testContext } from './test-database';

export const AT = '2026-03-02T09:00:00.000Z';
export const ID = entityId('00000000-0000-4000-8000-0000000000a5');
type Row = NonNullable<Awaited<ReturnType<typeof draftById>>>['row'];

/** The draft as somebody else has written it. */
export const draft = (notes: string): Row => ({
  ...{ id: ID, type: 'invoice', content: { ...draftOf({ notes }) } as Row['content'], deviceName: 'Altul' },
  writtenAt: AT,
});
export const change = (at: number, row: Row | null) => ({ collection: 'draft', id: ID, version: version(at), row });
export const page = (to: number, epoch: string, ...changes: readonly Change[]) => ({
  ...{ changes, version: version(to), head: version(to), epoch },
});

/** Knows the draft at version 6; then another database answers, which stands at 4. */
export async function known(notes = 'de dinainte') {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(3) });
  await applyPage(db, COMPANY, version(0), page(6, 'A', change(6, draft(notes))), AT);
  const restored = async (...told: readonly ReturnType<typeof change>[]) => {
    expect(await applyPage(db, COMPANY, version(6), { ...page(4, 'B'), lostAfter: version(4) }, AT)).toBe('restored');
    const head = told.at(-1)?.version ?? 4;
    await applyPage(db, COMPANY, version(0), page(head, 'B', ...told), AT);
  };
  const edit = (to: string, from = notes) =>
    saveDraft(context, { id: ID, content: draftOf({ paymentTerms: to, notes }), seen: draftOf({ notes: from }) });
  /** Of the draft: series are reported too. */
  const waiting = async () =>
    (await db.outbox.orderBy('seq').toArray()).filter(({ subject }) => subject.collection === 'draft');
  return { db, context, restored, edit, waiting };
}

/** Somebody has written it since the restore, and what this device has of it has not left yet. */
export async function givenBackBeside() {
  const run = await known('al meu');
  await putSerialAndLease(run.db, COMPANY);
  await run.restored(change(5, draft('al altuia')));
  await sendAgain(run.context);
  /** The database is restored once more, and does not know the row. */
  const lose = async (epoch: string) => {
    const { db, context } = run;
    const { cursor } = (await db.syncState.get(COMPANY)) ?? { cursor: version(0) };
    const told = { ...page(4, epoch), lostAfter: version(4) };
    expect(await applyPage(db, COMPANY, cursor, told, AT)).toBe('restored');
    await applyPage(db, COMPANY, version(0), page(4, epoch), AT);
    await sendAgain(context);
  };
  /** The next save that would leave. */
  const refuse = async () => {
    const store = dexieOutboxStore(run.context);
    const next = (await run.waiting()).find(({ state }) => state === 'queued');
    const entry = next && (await store.begin(next));
    if (entry == null) throw new Error('nothing leaves');
    await store.reject(entry, { code: 'drafts-full', text: '', messages: [], at: AT });
    return entry;
  };
  return { ...run, lose, refuse };
}

/** The database that had the other's words, beside which this device's wait, is restored too, and does not know the row. */
export async function lostAgain() {
  const run = await givenBackBeside();
  await run.lose('C');
  return run;
}

/** What each of them says in the field that both have written. */
export function wordsOf(
  entries: readonly Pick<OutboxEntry, 'call' | 'body'>[],
): readonly (readonly [call: string, word: unknown])[] {
  return entries.map(({ call, body }) => {
    const { draft: row, changes } = Object(body);
    return [call, row?.content.notes ?? changes?.notes];
  });
}
