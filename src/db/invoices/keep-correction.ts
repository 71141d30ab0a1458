/** What a person wrote in a correction that goes nowhere is a draft again. */
import * as v from 'valibot';
import type { Draft } from '@/api/entities/invoice-draft';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { addRow } from '../collections/commands/add-row';
import { changeRow } from '../collections/commands/update-row';
import { draftKind } from '../collections/draft';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { isReplaceable } from '../outbox/outbox-entry';
import { fieldDifference } from '../rows/field-changes';
import { isForgotten } from '../rows/put-row';
import { storedRow } from '../rows/show-row';
import type { StoredRow } from '../rows/stored-row';

/**
 * Under the invoice's id, as the editor keeps corrections: where the invoice may still be corrected it is opened as one, else as any
 * draft. Beside what stands there by now, with an id of its own. Gives the draft's id; inside a transaction over drafts and outbox.
 */
export async function keepCorrection(context: CommandContext, draft: Draft, invoiceId: EntityId): Promise<EntityId> {
  const { db } = context;
  const written = { ...draft, id: invoiceId };
  const stored = await db.draft.get(invoiceId);
  const there = stored && (await withoutRemoval(db, stored));
  if (there === undefined || isForgotten(there)) {
    await db.draft.delete(invoiceId);
    await addRow(context, draftKind, written);
    return invoiceId;
  }
  if (there !== stored && there.shown !== null) {
    await db.draft.put(there);
    const difference = fieldDifference(contentSeen(stored) ?? there.shown.content, draftKind.contentOf(written));
    if (Object.keys(difference.changes).length > 0) await changeRow(context, draftKind, there, difference);
    return invoiceId;
  }
  if (there.shown !== null && sameValue(there.shown.content, written.content)) return invoiceId;
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, draftKind, { ...written, id });
  return id;
}

/** The removal by which the draft became the correction, taken back where it has not left; else the row as it stands. */
async function withoutRemoval(db: CondicaDatabase, stored: StoredRow<Draft>): Promise<StoredRow<Draft>> {
  const removal = stored.pending.at(-1);
  if (removal?.kind !== 'remove') return stored;
  const entry = await db.outbox.where('id').equals(removal.outboxId).first();
  if (entry === undefined || !isReplaceable(entry)) return stored;
  await db.outbox.delete(entry.seq);
  return storedRow(draftKind, { ...stored, pending: stored.pending.slice(0, -1) });
}

/** What it said when it was removed: others may have written in it since. */
function contentSeen(stored: StoredRow<Draft> | undefined): Draft['content'] | undefined {
  const removal = stored?.pending.at(-1);
  return removal?.kind === 'remove' ? removal.seen?.content : undefined;
}
