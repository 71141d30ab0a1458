/** A store in the middle of work: rows of every kind, entries in every state, invoices on their way, two open conflicts. */

import type { EntityId } from '@/api/ids';
import { saveDraft } from '@/db/collections/draft';
import { updatePartner } from '@/db/collections/partner';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { applyPage } from '@/db/replication/apply-page';
import { pullCursor } from '@/db/replication/sync-state';
import { acknowledgedItem } from './acknowledged-item';
import { companyOf } from './company-sample';
import { draftOf, entityId, PARTNER, putSerialAndLease, SERIAL, summaryOf, version } from './samples';
import { COMPANY, DEVICE, openTestDatabase, risingIds, testContext } from './test-database';

export const AT = '2026-03-02T09:00:00.000Z';
/** Where the worked store stands in the company's stream. */
export const CURSOR = version(7);

/** Partner `plain` waits for nothing, `edited` has a change underway, `clashing` waits for a choice. */
export const PARTNERS = {
  plain: entityId('00000000-0000-4000-8000-0000000000a1'),
  edited: entityId('00000000-0000-4000-8000-0000000000a2'),
  clashing: entityId('00000000-0000-4000-8000-0000000000a3'),
} as const;

/** Draft `fresh` was never sent, `known` was; the others became the invoices. */
export const DRAFTS = {
  fresh: entityId('00000000-0000-4000-8000-0000000000b1'),
  known: entityId('00000000-0000-4000-8000-0000000000b2'),
  removedElsewhere: entityId('00000000-0000-4000-8000-0000000000b3'),
  issued: entityId('00000000-0000-4000-8000-0000000000b4'),
  refused: entityId('00000000-0000-4000-8000-0000000000b5'),
} as const;

export interface WorkedStore {
  readonly db: CondicaDatabase;
  readonly context: CommandContext;
  readonly invoices: { readonly queued: EntityId; readonly refused: EntityId };
}

export async function workedStore(): Promise<WorkedStore> {
  const db = openTestDatabase();
  const context = testContext(db, { newId: risingIds(7) });
  await putSerialAndLease(db, COMPANY);
  await db.company.put(companyOf(COMPANY));
  await pullRows(db);
  await clashes(context);
  await updatePartner(context, PARTNERS.edited, PARTNER, { ...PARTNER, email: 'a@b.ro' });
  await begin(context, (entry) => entry.subject.id === PARTNERS.edited);
  const refused = await issue(context, DRAFTS.refused, '2026-03-02');
  await refuse(context, await begin(context, (entry) => entry.subject.id === refused));
  const queued = await issue(context, DRAFTS.issued, '2026-03-03');
  await saveDraft(context, { id: DRAFTS.fresh, content: draftOf({ notes: 'nouă' }), seen: null });
  await saveDraft(context, { id: DRAFTS.known, content: draftOf({ notes: 'schimbată' }), seen: draftOf() });
  return { db, context, invoices: { queued, refused } };
}

async function pullRows(db: CondicaDatabase): Promise<void> {
  const partners = Object.values(PARTNERS).map((id) => ({ collection: 'partner', id, row: { id, ...PARTNER } }));
  const drafts = [DRAFTS.known, DRAFTS.removedElsewhere, DRAFTS.issued].map((id) => ({
    collection: 'draft',
    id,
    row: { id, type: 'invoice', content: { ...draftOf() }, deviceName: 'Altul', writtenAt: AT },
  }));
  const refusedByAnaf = acknowledgedItem({ id: entityId('00000000-0000-4000-8000-0000000000c1'), state: 'rejected' });
  const archive = { collection: 'archive', id: refusedByAnaf.id, row: refusedByAnaf };
  const changes = [...partners, ...drafts, archive].map((change, index) => ({
    ...change,
    version: version(index + 1),
  }));
  const head = version(changes.length);
  await applyPage(db, COMPANY, await pullCursor(db, COMPANY), { changes, version: head, head }, AT);
}

/** A partner whose e-mail both changed, and a draft removed elsewhere that was changed here. */
async function clashes(context: CommandContext): Promise<void> {
  const store = dexieOutboxStore(context);
  await updatePartner(context, PARTNERS.clashing, PARTNER, { ...PARTNER, email: 'mine@b.ro' });
  const own = await begin(context, (entry) => entry.subject.id === PARTNERS.clashing);
  const theirs = { id: PARTNERS.clashing, ...PARTNER, email: 'theirs@b.ro' };
  await store.conflict(own, { row: theirs, version: version(20), fields: ['email'] });
  const id = DRAFTS.removedElsewhere;
  await saveDraft(context, { id, content: draftOf({ notes: 'a mea' }), seen: draftOf() });
  const saved = await begin(context, (entry) => entry.subject.id === id);
  await store.conflict(saved, { row: null, version: version(21), fields: [] });
}

/** Issues a draft; makes it first where there is none. */
export async function issue(
  context: CommandContext,
  draftId: EntityId,
  date: string,
  content = draftOf(),
): Promise<EntityId> {
  await saveDraft(context, { id: draftId, content, seen: null });
  const next = await nextNumberPreview(context.db, SERIAL.id, DEVICE, date);
  if (next.kind !== 'number') throw new Error(`no number: ${next.kind}`);
  const { leaseId, number, text } = next;
  const xml = `<Invoice>${text}</Invoice>`;
  const summary = summaryOf(text, date);
  const outcome = await commitIssue(context, {
    ...{ draftId, content, leaseId, number, xml, summary },
    sha256: number.toString(16).padStart(64, '0'),
  });
  if (outcome.kind !== 'issued') throw new Error(`not issued: ${outcome.kind}`);
  return outcome.invoiceId;
}

/** Begins the first entry that is meant, as the drainer does before it sends. */
export async function begin(
  context: CommandContext,
  meant: (entry: Pick<OutboxEntry, 'subject' | 'call'>) => boolean,
): Promise<OutboxEntry> {
  const store = dexieOutboxStore(context);
  const outline = (await store.outlines()).find((one) => meant(one) && one.state === 'queued');
  const entry = outline && (await store.begin(outline));
  if (entry === undefined || entry === null) throw new Error('nothing to begin');
  return entry;
}

export async function refuse(context: CommandContext, entry: OutboxEntry, code = 'upload-failed'): Promise<void> {
  await dexieOutboxStore(context).reject(entry, { code, text: 'Upload Nereusit', messages: [], at: AT });
}
