/** A person marks documents, or takes marks back: each row, and its InvoiceMark entry, in one transaction. */
import { InvoiceMark } from '@/api/calls/invoice-calls';
import type { MarkName } from '@/api/entities/archive-item';
import { type ArchiveRow, type PendingMark, shownItem, withoutChange } from '../archive/archive-row';
import { documentRows } from '../archive/archive-rows';
import { type ArchiveWrite, archiveTables, putArchiveRows } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { isUntouched } from '../outbox/outbox-entry';
import { outgoingCall } from '../outbox/outgoing-call';

export interface Marking {
  readonly mark: MarkName;
  /** Given, or taken back. */
  readonly state: boolean;
  /** The person's name, shown until the server says it. */
  readonly by: string;
}

/** Gives the ids of those that changed: what is marked so already, or is not the company's, is passed over. */
export function markDocuments(
  context: CommandContext,
  ids: readonly string[],
  marking: Marking,
): Promise<readonly string[]> {
  const { db, companyId } = context;
  return db.transaction('rw', [...archiveTables(db), db.outbox], async () => {
    const writes: ArchiveWrite[] = [];
    for (const row of await documentRows(db, [...new Set(ids)])) {
      if (row === undefined || row.companyId !== companyId || isMarkedSo(row, marking)) continue;
      writes.push({ before: row, facts: await markedRow(context, row, marking) });
    }
    await putArchiveRows(db, companyId, writes);
    return writes.map(({ facts }) => facts.id);
  });
}

function isMarkedSo(row: Pick<ArchiveRow, 'base' | 'pending'>, { mark, state }: Marking): boolean {
  return (shownItem(row)?.marks?.[mark]?.state ?? false) === state;
}

/** A word on the mark that has not left is taken back by its opposite; else the new word goes after it. */
async function markedRow(context: CommandContext, row: ArchiveRow, marking: Marking): Promise<ArchiveRow> {
  const { mark, state, by } = marking;
  const rest = await withoutUnsent(context, row, marking);
  if (isMarkedSo(rest, marking)) return rest;
  const outboxId = newOperationId(context);
  const at = context.now();
  const body = { company: context.companyId, invoice: row.id, state, mark, at };
  const subject = { collection: 'archive', id: row.id, label: row.number } as const;
  await enqueue(context, outboxId, outgoingCall(InvoiceMark, { params: undefined, body }), subject);
  const change: PendingMark = { kind: 'mark', outboxId, mark, said: { state, by, at } };
  return { ...rest, pending: [...rest.pending, change] };
}

async function withoutUnsent({ db }: CommandContext, row: ArchiveRow, { mark }: Marking): Promise<ArchiveRow> {
  const last = row.pending.findLast((change) => change.kind === 'mark' && change.mark === mark);
  const entry = last && (await db.outbox.where('id').equals(last.outboxId).first());
  if (entry === undefined || !isUntouched(entry)) return row;
  await db.outbox.delete(entry.seq);
  return withoutChange(row, entry.id);
}
