/**
 * Marks on documents and messages to suppliers that a restored server has lost (docs/decisions/0041, 0045 and 0073): each is said again, with
 * whom it named and when, after its document is there. A message that may be at ANAF already is looked for there by the server. A document that ANAF's mailbox brings back is waited for: its id is the same as before.
 */
import { InvoiceMark, InvoiceMessage } from '@/api/calls/invoice-calls';
import type { ArchiveItem, InvoiceMarkState, MarkName, SentNote } from '@/api/entities/archive-item';
import type { OperationId } from '@/api/ids';
import { type ArchiveRow, type PendingMark, type PendingNote, uploadOf } from '../archive/archive-row';
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
  const lost = items.flatMap(({ id: invoice, marks, notes }) =>
    marks === undefined && notes === undefined ? [] : [{ invoice, ...given({ marks, notes }) }],
  );
  if (lost.length > 0) await keepLostMarks(db, companyId, withLostMarks(await lostMarks(db, companyId), lost));
}

/** Those whose documents the server has, or gets by an entry before them. Gives how many entries were made. */
export async function giveMarksBack(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  // Asked after each pull while one waits: no store is locked for what waits on.
  if (!(await readMarks(context)).some(({ row }) => isAtServer(row))) return 0;
  return db.transaction('rw', [...archiveTables(db), db.outbox, db.kv], async () => {
    const read = await readMarks(context);
    let made = 0;
    for (const { row, marks = {}, notes = [] } of read)
      if (isAtServer(row)) made += await sayAgain(context, row, { marks, notes });
    const waiting = read.filter(({ row }) => !isAtServer(row));
    await keepLostMarks(
      db,
      companyId,
      waiting.map(({ invoice, marks, notes }) => ({ invoice, ...given({ marks, notes }) })),
    );
    return made;
  });
}

/** What there is of both. */
function given({
  marks,
  notes,
}: { readonly [Name in 'marks' | 'notes']: ArchiveItem[Name] | undefined }): Omit<LostMarks, 'invoice'> {
  return { ...(marks === undefined ? {} : { marks }), ...(notes === undefined ? {} : { notes }) };
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

interface LostWords {
  readonly marks: NonNullable<LostMarks['marks']>;
  readonly notes: readonly SentNote[];
}

async function sayAgain(context: CommandContext, row: ArchiveRow, { marks, notes }: LostWords): Promise<number> {
  const changes: (PendingMark | PendingNote)[] = [];
  for (const mark of NAMES) {
    const said = marks[mark];
    if (said === undefined || isSaid(row, mark, said)) continue;
    changes.push({ kind: 'mark', outboxId: await markAgain(context, row, mark, said), mark, said });
  }
  for (const note of notes)
    if (!isKnown(row, note)) changes.push({ kind: 'note', outboxId: await writeAgain(context, row, note), note });
  if (changes.length > 0) await putArchiveRow(context.db, { ...row, pending: [...row.pending, ...changes] });
  return changes.length;
}

const subjectOf = ({ id, number }: ArchiveRow) => ({ collection: 'archive', id, label: number }) as const;

async function markAgain(
  context: CommandContext,
  row: ArchiveRow,
  mark: MarkName,
  // By the call's own fields: a newer server may have told more of a mark.
  { state, by, at }: InvoiceMarkState,
): Promise<OperationId> {
  const outboxId = newOperationId(context);
  const body = { company: context.companyId, invoice: row.id, mark, state, by, at };
  await enqueue(context, outboxId, outgoingCall(InvoiceMark, { params: undefined, body }), subjectOf(row));
  return outboxId;
}

/** Its own end stands; what had none may have left since. */
async function writeAgain(
  context: CommandContext,
  row: ArchiveRow,
  { id, text, at, by, state, detail }: SentNote,
): Promise<OperationId> {
  const outboxId = newOperationId(context);
  const lost = { state: endOf(state), by, detail };
  const body = { company: context.companyId, invoice: row.id, message: text, id, at, lost };
  await enqueue(context, outboxId, outgoingCall(InvoiceMessage, { params: undefined, body }), subjectOf(row));
  return outboxId;
}

function endOf(state: string): 'open' | 'sent' | 'refused' {
  return state === 'sent' || state === 'refused' ? state : 'open';
}

function isKnown(row: ArchiveRow, { id }: SentNote): boolean {
  if (row.pending.some((change) => change.kind === 'note' && change.note.id === id)) return true;
  return row.version !== UNCONFIRMED && (row.base?.notes ?? []).some((note) => note.id === id);
}

/** A word that waits here is newer; of the server's the later stands, and the one that names somebody. */
function isSaid(row: ArchiveRow, mark: MarkName, lost: InvoiceMarkState): boolean {
  if (row.pending.some((change) => change.kind === 'mark' && change.mark === mark)) return true;
  const known = row.version === UNCONFIRMED ? undefined : row.base?.marks?.[mark];
  if (known === undefined) return false;
  const later = Date.parse(known.at) - Date.parse(lost.at);
  return later > 0 || (later === 0 && known.state === lost.state && (known.by !== '' || lost.by === ''));
}
