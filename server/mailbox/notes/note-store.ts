/** Notes in the database. A note's state stands in its row and, for people, in its invoice's row of the archive, always together. */
import type { Selectable, Updateable } from 'kysely';
import type { ArchiveItem, SentNote } from '@/api/entities/archive-item';
import type { MailboxParts, MailboxTransaction } from '../mailbox-parts';
import type { NoteState, NoteTables } from './note-tables';

const COLUMNS = [
  'id',
  'invoice_id',
  'about',
  'text',
  'written_at',
  'state',
  'upload_index',
  'first_sent_at',
  'last_sent_at',
  'waits',
] as const;
export type Note = Pick<Selectable<NoteTables['anaf_note']>, (typeof COLUMNS)[number]>;

/** The oldest first. */
export function dueNotes(
  tx: MailboxTransaction,
  companyId: number,
  now: number,
  most: number,
): Promise<readonly Note[]> {
  return tx
    .selectFrom('anaf_note')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('state', 'not in', ['sent', 'refused'])
    .where('due_at', '<=', new Date(now))
    .orderBy('written_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** When the next note is to be looked at, ms since 1970; undefined: none waits. */
export async function nextNoteAt(tx: MailboxTransaction, companyId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('anaf_note')
    .select('due_at')
    .where('company_id', '=', companyId)
    .where('state', 'not in', ['sent', 'refused'])
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at.getTime();
}

export interface NoteChange {
  readonly state: NoteState;
  readonly dueAt: number;
  readonly waits?: number;
  readonly uploadIndex?: string;
  /** Null: it certainly never left. */
  readonly firstSentAt?: number | null;
  readonly lastSentAt?: number | null;
  /** ANAF's words. */
  readonly detail?: string;
}

/**
 * False where another job has moved the note meanwhile, and nothing was written: of two messages that follow each other the second
 * one's job may begin beside the first one's, and both look at what is due.
 */
export async function changeNote(
  { publish }: Pick<MailboxParts, 'publish'>,
  tx: MailboxTransaction,
  companyId: number,
  note: Note,
  change: NoteChange,
): Promise<boolean> {
  const { state, dueAt, waits, uploadIndex, firstSentAt, lastSentAt } = change;
  const columns: Updateable<NoteTables['anaf_note']> = {
    ...{ state, due_at: new Date(dueAt), waits: waits ?? note.waits },
    ...(uploadIndex === undefined ? {} : { upload_index: uploadIndex }),
    ...(firstSentAt === undefined ? {} : { first_sent_at: orNull(firstSentAt) }),
    ...(lastSentAt === undefined ? {} : { last_sent_at: orNull(lastSentAt) }),
  };
  const { numUpdatedRows } = await tx
    .updateTable('anaf_note')
    .set(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', note.id)
    .where('state', '=', note.state)
    // Another attempt of the same state is another one.
    .where('last_sent_at', 'is not distinct from', note.last_sent_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (state === note.state && change.detail === undefined) return true;
  const row = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('id', '=', note.invoice_id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return true;
  const item = withNoteState(row.item, note.id, state, change.detail ?? '');
  await tx
    .updateTable('archive_item')
    .set({ item: JSON.stringify(item) })
    .where('company_id', '=', companyId)
    .where('id', '=', note.invoice_id)
    .execute();
  await publish(tx, companyId, [{ collection: 'archive', id: note.invoice_id, row: item }]);
  return true;
}

function orNull(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

function withNoteState(item: ArchiveItem, id: string, state: string, detail: string): ArchiveItem {
  const change = (note: SentNote): SentNote =>
    note.id === id ? { ...note, state, detail: detail.slice(0, 2000) } : note;
  return { ...item, notes: (item.notes ?? []).map(change) };
}
