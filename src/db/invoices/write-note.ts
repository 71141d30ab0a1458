/** A message to the supplier of a received invoice: the row, and its InvoiceMessage entry, in one transaction. */
import * as v from 'valibot';
import { InvoiceMessage } from '@/api/calls/invoice-calls';
import type { SentNote } from '@/api/entities/archive-item';
import { entityIdSchema } from '@/api/ids';
import { shownItem } from '../archive/archive-row';
import { documentRow } from '../archive/archive-rows';
import { archiveTables, putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';

export interface NoteToWrite {
  /** Not empty. */
  readonly text: string;
  /** The person's name, shown until the server says it. */
  readonly by: string;
}

/** The same message about several, each an entry of its own; gives about how many it was written. */
export async function writeNotes(
  context: CommandContext,
  invoiceIds: readonly string[],
  note: NoteToWrite,
): Promise<number> {
  let written = 0;
  for (const id of invoiceIds) if (await writeNote(context, id, note)) written += 1;
  return written;
}

/** False where ANAF has no way for it: not a received invoice, or not the company's. */
export function writeNote(context: CommandContext, invoiceId: string, { text, by }: NoteToWrite): Promise<boolean> {
  const { db, companyId } = context;
  return db.transaction('rw', [...archiveTables(db), db.outbox], async () => {
    const row = await documentRow(db, invoiceId);
    const item = row && shownItem(row);
    if (row?.companyId !== companyId || item?.direction !== 'in' || item.uploadIndex === '') return false;
    const outboxId = newOperationId(context);
    const id = v.parse(entityIdSchema, context.newId());
    const at = context.now();
    const body = { company: companyId, invoice: row.id, message: text, id, at };
    const subject = { collection: 'archive', id: row.id, label: row.number } as const;
    await enqueue(context, outboxId, outgoingCall(InvoiceMessage, { params: undefined, body }), subject);
    const note: SentNote = { id, text, by, at, state: 'queued', detail: '' };
    await putArchiveRow(db, { ...row, pending: [...row.pending, { kind: 'note', outboxId, note }] });
    return true;
  });
}
