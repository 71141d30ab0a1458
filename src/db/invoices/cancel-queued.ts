import type { Table } from 'dexie';
import type { EntityId } from '@/api/ids';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { type ArchiveRow, uploadOf, withoutChange } from '../archive/archive-row';
import { archiveTables, putArchiveRow } from '../archive/put-archive-row';
import { draftKind } from '../collections/draft';
import { dropIssuedMark } from '../collections/issued-draft';
import { putDraftBack } from '../collections/put-draft-back';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { giveBackNumber, redateNumber, voidRefusedNumber } from '../numbers/lease-numbers';
import { isReplaceable, type OutboxEntry } from '../outbox/outbox-entry';
import { forgetSetAside } from '../replication/forget-set-aside';
import { UNCONFIRMED } from '../rows/stored-row';
import { keepCorrection } from './keep-correction';

/** `left`: it was attempted, or had been with a server that was restored since; it cannot be taken back. Nothing was written. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly draftId: EntityId | null; readonly number: 'none' | 'returned' | 'voided' }
  | { readonly kind: 'left' | 'missing' };

/**
 * Takes back what has not left, or what the server refused: the invoice is a draft again and its number free for an
 * invoice dated between its neighbours. A number that another invoice bears is voided with that reason. A correction that
 * is taken back leaves the document as the server knows it, and what was written in it is a draft; what a copied profile has sent
 * already leaves it too.
 */
export function cancelQueued(context: CommandContext, invoiceId: EntityId): Promise<CancelOutcome> {
  const { db } = context;
  return db.transaction('rw', [...cancelTables(db)], async (): Promise<CancelOutcome> => {
    const row = await db.archive.get(invoiceId);
    const upload = row && uploadOf(row);
    if (row === undefined || row.companyId !== context.companyId || !upload) return { kind: 'missing' };
    const entry = await db.outbox.where('id').equals(upload.outboxId).first();
    if (entry === undefined || !isReplaceable(entry) || isGivenBack(row, entry)) return { kind: 'left' };
    await db.outbox.delete(entry.seq);
    await db.document.delete([invoiceId, 'xml']);
    const rest = withoutChange(row, upload.outboxId);
    if (row.base !== null && !isLostByServer(row)) {
      await putArchiveRow(db, rest);
      // The correction is taken back, and with it the date it gave the number.
      if (row.taken !== null) await redateNumber(db, row.taken, row.base.issueDate);
      await dropIssuedMark(db, row.draft?.id, upload.outboxId);
      const written = upload.written === true ? row.draft : null;
      const draftId = written === null ? null : await keepCorrection(context, written, invoiceId);
      return { kind: 'cancelled', draftId, number: 'none' };
    }
    // What was done to a document that the server will never know goes with it.
    const others = rest.pending.map(({ outboxId }) => outboxId);
    await db.outbox.where('id').anyOf(others).delete();
    await putArchiveRow(db, { ...row, base: null, pending: [] });
    await forgetSetAside(db, context.companyId, { collection: 'archive', id: invoiceId });
    const number = await freeNumber(context, row, entry);
    const { draft } = row;
    const draftId = draft === null ? null : await putDraftBack(context, draftKind, draft, upload.draftSeen);
    return { kind: 'cancelled', draftId, number };
  });
}

/** A restored server had confirmed it, and does not know it any more: as confirmed it would be here, and nowhere else. */
function isLostByServer({ base, version }: ArchiveRow): boolean {
  return base !== null && version === UNCONFIRMED;
}

/**
 * It is on its way to the server that lost it, and ANAF may have it. What the server refuses of it is the person's, who needs the
 * draft for it.
 */
function isGivenBack(row: ArchiveRow, { state, params }: OutboxEntry): boolean {
  const hadLeft = isLostByServer(row) || (typeof params === 'object' && params !== null && 'firstSentAt' in params);
  return hadLeft && (state !== 'rejected' || row.draft === null);
}

const NUMBER_IS_LOST: ReadonlySet<string> = new Set(['number-taken', 'already-sent', 'number-void', 'lease-cloned']);
const LOST_TO_ANOTHER = 'Numărul este folosit de altă factură sau a fost anulat.';

async function freeNumber(
  context: CommandContext,
  row: ArchiveRow,
  entry: OutboxEntry,
): Promise<'none' | 'returned' | 'voided'> {
  const { taken } = row;
  if (taken === null) return 'none';
  if (!NUMBER_IS_LOST.has(entry.failure?.code ?? ''))
    // ANAF may have what had left once: nobody else may bear its number.
    return !isLostByServer(row) && (await giveBackNumber(context, taken)) ? 'returned' : 'none';
  const on = bucharestDay(Date.parse(context.now()));
  return (await voidRefusedNumber(context.db, taken, LOST_TO_ANOTHER, on)) ? 'voided' : 'none';
}

/** What taking an upload back touches. */
export function cancelTables(db: CondicaDatabase): readonly Table[] {
  return [...archiveTables(db), db.document, db.outbox, db.draft, db.lease, db.serial, db.kv];
}
