/** The entry that carries a step of a declaration to the server. */
import { dropPending, renamePending } from '../collections/pending-rows';
import { transportDraftKind } from '../collections/transport-draft';
import type { CondicaDatabase } from '../condica-database';
import { takeBackTables, takeStepBack } from '../declaring/take-step-back';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { acknowledgeStep } from '../replication/apply-transports';
import { acknowledgeRow } from '../replication/replicated-rows';
import { knownRow } from '../rows/known-row';
import { putTransportRow } from '../transport/put-transport-row';
import type { PendingStep } from '../transport/transport-row';
import type { EntryEffects } from './entry-effects';

export const transportEffects: EntryEffects = {
  tables: takeBackTables,
  /** A declaration is a draft again, with what stood on it gone. */
  discard: async (context, entry) => {
    const step = (await changeOf(context.db, entry))?.step.id;
    if (step === undefined) {
      await context.db.outbox.delete(entry.seq);
      return 'discarded';
    }
    const { kind } = await takeStepBack(context, entry.subject.id, step);
    return kind === 'taken-back' ? 'discarded' : kind;
  },
  rename: async (db, entry, to) => {
    const row = await db.transport.get(entry.subject.id);
    if (row === undefined) return;
    const draft = row.pending.find(({ outboxId }) => outboxId === entry.id)?.draft;
    const pending = row.pending.map((one) => (one.outboxId === entry.id ? waitingAs(to, one) : one));
    await putTransportRow(db, { ...row, pending });
    if (draft !== undefined)
      await renamePending(db, { collection: 'transportDraft', id: draft.id, label: '' }, entry.id, to);
  },
  acknowledge: async (db, entry, answer, cursor) => {
    const draft = (await changeOf(db, entry))?.draft;
    await acknowledgeStep(db, entry, answer, cursor);
    const stored = draft && (await db.transportDraft.get(draft.id));
    // Only what bears this entry's mark was removed by its effect.
    if (stored === undefined || !stored.pending.some(({ outboxId }) => outboxId === entry.id)) return;
    const subject = { collection: 'transportDraft' as const, id: stored.id, label: '' };
    const item = answer.row === null ? null : knownRow('transport', answer.row);
    // Another device's words stand in it: the draft stays on the list.
    if (item?.draftStays === true) await dropPending(db, subject, [entry.id]);
    else {
      const gone = { ...answer, row: null };
      await (await acknowledgeRow(db, transportDraftKind, { ...entry, subject }, gone, cursor)).written;
    }
  },
  conflict: () => Promise.resolve('unsettled'),
  // Until the person has taken it back it stands there with its reason, and nothing of it is taken for said.
  refused: async (db, { id, subject }, { text, messages }) => {
    const row = await db.transport.get(subject.id);
    if (row === undefined) return;
    const refused = { state: 'refused' as const, messages: [text, ...messages] };
    const pending = row.pending.map((one) =>
      one.outboxId === id ? { ...one, step: { ...one.step, ...refused } } : one,
    );
    await putTransportRow(db, { ...row, pending });
  },
  /** The document stands in the entry. */
  imported: async (db, entry) => {
    const change = await changeOf(db, entry);
    if (change === undefined || typeof entry.body !== 'string') return;
    const { id: step, xmlSha256: sha256 } = change.step;
    const { companyId, subject, body: xml } = entry;
    await db.transportXml.put({ step, transport: subject.id, companyId, xml, sha256 });
  },
};

/** A new key is a new try: what was refused waits again. */
function waitingAs(outboxId: PendingStep['outboxId'], { step, ...change }: PendingStep): PendingStep {
  const waits = step.state === 'refused' ? { state: 'queued' as const, messages: [] } : {};
  return { ...change, outboxId, step: { ...step, ...waits } };
}

async function changeOf(db: CondicaDatabase, { id, subject }: OutboxEntry): Promise<PendingStep | undefined> {
  return (await db.transport.get(subject.id))?.pending.find(({ outboxId }) => outboxId === id);
}
