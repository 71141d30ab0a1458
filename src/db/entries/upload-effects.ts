/** The entry that carries a document to the server: with it stand its number, its bytes, and the draft it was issued from. */
import { moveIssuedMark } from '../collections/issued-draft';
import { dropPending } from '../collections/pending-rows';
import { cancelQueued, cancelTables } from '../invoices/cancel-queued';
import { acknowledgeDocument } from '../replication/apply-archive-rows';
import { settleIssuedDraft } from '../replication/replicated-rows';
import { knownRow } from '../rows/known-row';
import { documentEffects } from './document-effects';
import type { EntryEffects } from './entry-effects';

export const uploadEffects: EntryEffects = {
  tables: cancelTables,
  /** The invoice is a draft again. */
  discard: async (context, entry) => {
    const { kind } = await cancelQueued(context, entry.subject.id);
    return kind === 'cancelled' ? 'discarded' : kind;
  },
  rename: async (db, entry, to) => {
    await documentEffects.rename(db, entry, to);
    const row = await db.archive.get(entry.subject.id);
    await moveIssuedMark(db, row?.draft?.id, entry.id, to);
  },
  acknowledge: async (db, entry, answer, cursor) => {
    const draft = (await db.archive.get(entry.subject.id))?.draft;
    await acknowledgeDocument(db, entry, answer, cursor);
    if (!draft) return;
    // Another device's words stand in it: the draft stays on the list, whatever becomes of the invoice.
    const item = answer.row === null ? null : knownRow('archive', answer.row);
    if (item?.draftStays === true || item?.held?.reason === 'draft-changed')
      await dropPending(db, { collection: 'draft', id: draft.id, label: '' }, [entry.id]);
    else await settleIssuedDraft(db, draft.id, entry, answer, cursor);
  },
  conflict: documentEffects.conflict,
  /** The bytes stand in the entry; without them the document could not be opened before it is sent. */
  imported: async (db, { id, subject, body }) => {
    const row = await db.archive.get(subject.id);
    if (row === undefined || typeof body !== 'string' || !row.pending.some(({ outboxId }) => outboxId === id)) return;
    const bytes = new TextEncoder().encode(body);
    await db.document.put({ invoiceId: row.id, format: 'xml', companyId: row.companyId, bytes, sha256: row.xmlSha256 });
  },
};
