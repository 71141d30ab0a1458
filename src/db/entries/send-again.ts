/** After a restored server was pulled to its head: what it lacks of this device goes into the outbox (replication/restored-server.ts). */
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { RestoreLease } from '@/api/calls/number-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId, OperationId } from '@/api/ids';
import { documentXml } from '../archive/archive-queries';
import { uploadOf } from '../archive/archive-row';
import { queueUpload, type UploadToQueue } from '../archive/queue-upload';
import type { Keeps } from '../collections/collection';
import { COLLECTIONS } from '../collections/collections';
import { addRow } from '../collections/commands/add-row';
import { changeRow } from '../collections/commands/update-row';
import { draftKind } from '../collections/draft';
import type { EditableKind, Identified, RowKind } from '../collections/row-kind';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { issuerOf } from '../numbers/issuer-of';
import { newOperationId } from '../outbox/enqueue';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { knownEpoch } from '../replication/apply-page';
import { giveBackLeases } from '../replication/give-back-leases';
import { isGivingBack, type SetAsideRow, takeSetAside } from '../replication/restored-server';
import { fieldDifference } from '../rows/field-changes';
import { knownRow } from '../rows/known-row';
import { storedRow } from '../rows/show-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { retryEntry } from './retry-entry';

/** Gives how many entries were made; 0 where nothing was set aside. */
export async function sendAgain(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  // Asked after each pull, nearly always for nothing: no store is locked for it.
  if (!(await isGivingBack(db, companyId))) return 0;
  return db.transaction('rw', db.tables, async () => {
    const before = await db.outbox.toCollection().primaryKeys();
    const rows = await takeSetAside(db, companyId);
    for (const row of rows) await resend(context, row);
    const leases = rows.filter(({ collection }) => collection === 'lease').map(({ row }) => row);
    await giveBackLeases(context, leases);
    const made = (await db.outbox.orderBy('seq').toArray()).filter(({ seq }) => !before.includes(seq));
    await putSeriesFirst(db, made);
    await uploadAgain(context);
    return made.length;
  });
}

/** What waits in the outbox bears numbers of these series and intervals: it leaves after them, whenever it was made. */
async function putSeriesFirst(db: CondicaDatabase, made: readonly OutboxEntry[]): Promise<void> {
  const first = [AddCompanySerial, RestoreLease].flatMap(({ name }) => made.filter(({ call }) => call === name));
  const [head] = await db.outbox.orderBy('seq').limit(1).toArray();
  if (head === undefined || first.length === 0) return;
  await db.outbox.bulkDelete(first.map(({ seq }) => seq));
  await db.outbox.bulkPut(first.map((entry, place) => ({ ...entry, seq: head.seq - first.length + place })));
}

/** What left before this device had noticed was refused: the copy did not know its interval. */
async function uploadAgain(context: CommandContext): Promise<void> {
  const { db, companyId } = context;
  if ((await knownEpoch(db, companyId)) === undefined) return;
  const refused = await db.outbox
    .where('state')
    .equals('rejected')
    .filter((entry) => entry.companyId === companyId && entry.failure?.code === 'number-outside-lease')
    .toArray();
  for (const { id } of refused) await retryEntry(context, id);
}

async function resend(context: CommandContext, { collection, row }: SetAsideRow): Promise<void> {
  const known = COLLECTIONS[collection];
  if (known.keeps !== 'rows') return RESEND_OWN[known.keeps](context, row);
  const { rows, edits } = known;
  const sent = await rows((kind) => addAgain(context, kind, row));
  if (!sent) await edits?.((kind) => changeAgain(context, kind, row));
}

/** Unknown to the server: added again. False where it knows the row, as it was before. Work that waits stays first. */
async function addAgain<R extends Identified>(
  context: CommandContext,
  kind: RowKind<R>,
  value: unknown,
): Promise<boolean> {
  const row = kind.read(value);
  if (row === null) return true;
  const table = kind.table(context.db);
  const stored = await table.get(row.id);
  if (stored !== undefined && stored.pending.length > 0) return true;
  if (stored !== undefined && stored.version !== UNCONFIRMED) return false;
  await table.delete(row.id);
  await addRow(context, kind, row);
  return true;
}

async function changeAgain<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  value: unknown,
): Promise<void> {
  const row = kind.read(value);
  const stored = row === null ? undefined : await kind.table(context.db).get(row.id);
  if (row === null || stored === undefined || stored.shown === null) return;
  const difference = fieldDifference(kind.contentOf(stored.shown), kind.contentOf(row));
  if (Object.keys(difference.changes).length > 0) await changeRow(context, kind, stored, difference);
}

/** A document whose bytes are here; one that the server knows, at whatever state, follows by its own jobs. */
async function resendDocument(context: CommandContext, value: unknown): Promise<void> {
  const item: ArchiveItem | null = knownRow('archive', value);
  const stored = item === null ? undefined : await context.db.archive.get(item.id);
  if (item === null || stored === undefined || item.direction !== 'out') return;
  if (stored.version !== UNCONFIRMED || uploadOf(stored) !== null) return;
  const xml = await documentXml(context.db, item.id);
  if (xml === undefined) return;
  const { base, pending, draft, taken } = stored;
  const outboxId = newOperationId(context);
  await queueUpload(context, {
    outboxId,
    item: { ...item, state: 'recorded' },
    issuer: await issuerOf(context, item, taken),
    xml,
    bytes: new TextEncoder().encode(xml),
    draft: await takeDraftOffAgain(context, draft, outboxId),
    ...((await knownEpoch(context.db, context.companyId)) === undefined ? {} : { more: knownAtAnaf(item) }),
    rest: { version: UNCONFIRMED, base, pending, draft, taken },
  });
}

/** What this device heard of it: the server that lost it must not send it blind. */
function knownAtAnaf({ uploadIndex, downloadId, issuedAt }: ArchiveItem): NonNullable<UploadToQueue['more']> {
  return {
    firstSentAt: issuedAt,
    ...(uploadIndex === '' ? {} : { knownIndex: uploadIndex }),
    ...(downloadId === '' ? {} : { knownDownload: downloadId }),
  };
}

/** The draft of an invoice that was lost is on the server's list again: it goes with the upload, as it went before. */
async function takeDraftOffAgain(
  { db }: CommandContext,
  draft: Draft | null,
  outboxId: OperationId,
): Promise<EntityId | ''> {
  const stored = draft === null ? undefined : await db.draft.get(draft.id);
  if (stored === undefined || stored.base === null || stored.pending.length > 0) return '';
  await db.draft.put(storedRow(draftKind, { ...stored, pending: [{ kind: 'issued', outboxId }] }));
  return stored.id;
}

const RESEND_OWN: Readonly<Record<Exclude<Keeps, 'rows'>, (context: CommandContext, row: unknown) => Promise<void>>> = {
  documents: resendDocument,
  // All at once, with the walk over the archive that they need.
  leases: () => Promise.resolve(),
};
