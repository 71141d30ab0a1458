/**
 * Marks on documents that a restored server has lost (docs/decisions/0041 and 0073): each is said again, with whom it named and
 * when, after its document is there. A document that ANAF's mailbox brings back is waited for: its id is the same as before.
 */
import { InvoiceMark } from '@/api/calls/invoice-calls';
import type { ArchiveItem, InvoiceMarkState, MarkName } from '@/api/entities/archive-item';
import { type ArchiveRow, type PendingMark, uploadOf } from '../archive/archive-row';
import { documentRows } from '../archive/archive-rows';
import { archiveTables, putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { outgoingCall } from '../outbox/outgoing-call';
import { UNCONFIRMED } from '../rows/stored-row';
import { keepLostMarks, type LostMarks, lostMarks, withLostMarks } from '../settings/lost-marks';

const NAMES: readonly MarkName[] = ['approved', 'booked'];

/** Inside sendAgain's transaction: what the set-aside documents bore. */
export async function noteLostMarks(context: CommandContext, items: readonly ArchiveItem[]): Promise<void> {
  const { db, companyId } = context;
  const lost = items.flatMap(({ id: invoice, marks }) => (marks === undefined ? [] : [{ invoice, marks }]));
  if (lost.length > 0) await keepLostMarks(db, companyId, withLostMarks(await lostMarks(db, companyId), lost));
}

/** Those whose documents the server has, or gets by an entry before them. Gives how many entries were made. */
export async function giveMarksBack(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  // Asked after each pull, nearly always for nothing: no store is locked for it.
  if (!(await readMarks(context)).some(({ row }) => isAtServer(row))) return 0;
  return db.transaction('rw', [...archiveTables(db), db.outbox, db.kv], async () => {
    const read = await readMarks(context);
    let made = 0;
    for (const { row, marks } of read) if (isAtServer(row)) made += await markAgain(context, row, marks);
    const waiting = read.filter(({ row }) => !isAtServer(row));
    await keepLostMarks(
      db,
      companyId,
      waiting.map(({ invoice, marks }) => ({ invoice, marks })),
    );
    return made;
  });
}

interface ReadMarks extends LostMarks {
  readonly row: ArchiveRow | undefined;
}

async function readMarks({ db, companyId }: CommandContext): Promise<readonly ReadMarks[]> {
  const lost = await lostMarks(db, companyId);
  if (lost.length === 0) return [];
  const rows = await documentRows(
    db,
    lost.map(({ invoice }) => invoice),
  );
  return lost.map((one, place) => ({ ...one, row: rows[place] }));
}

function isAtServer(row: ArchiveRow | undefined): row is ArchiveRow {
  return row !== undefined && (row.version !== UNCONFIRMED || uploadOf(row) !== null);
}

async function markAgain(context: CommandContext, row: ArchiveRow, marks: LostMarks['marks']): Promise<number> {
  const changes: PendingMark[] = [];
  for (const mark of NAMES) {
    const said = marks[mark];
    if (said === undefined || isSaid(row, mark, said)) continue;
    const outboxId = newOperationId(context);
    // By the call's own fields: a newer server may have told more of a mark.
    const { state, by, at } = said;
    const body = { company: context.companyId, invoice: row.id, mark, state, by, at };
    const subject = { collection: 'archive', id: row.id, label: row.number } as const;
    await enqueue(context, outboxId, outgoingCall(InvoiceMark, { params: undefined, body }), subject);
    changes.push({ kind: 'mark', outboxId, mark, said });
  }
  if (changes.length > 0) await putArchiveRow(context.db, { ...row, pending: [...row.pending, ...changes] });
  return changes.length;
}

/** A word that waits here is newer; of the server's the later stands, and the one that names somebody. */
function isSaid(row: ArchiveRow, mark: MarkName, lost: InvoiceMarkState): boolean {
  if (row.pending.some((change) => change.kind === 'mark' && change.mark === mark)) return true;
  const known = row.version === UNCONFIRMED ? undefined : row.base?.marks?.[mark];
  if (known === undefined) return false;
  const later = Date.parse(known.at) - Date.parse(lost.at);
  return later > 0 || (later === 0 && known.state === lost.state && (known.by !== '' || lost.by === ''));
}
