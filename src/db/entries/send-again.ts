/** After a restored server was pulled to its head: what it lacks of this device goes into the outbox (replication/restored-server.ts). */
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { RestoreLease } from '@/api/calls/number-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ApiErrorCode } from '@/api/errors';
import type { CompanyId } from '@/api/ids';
import { outboxEffect } from '@/api/outbox-calls';
import { documentXml } from '../archive/archive-queries';
import { uploadOf } from '../archive/archive-row';
import { documentRow } from '../archive/archive-rows';
import { isOurs } from '../archive/is-ours';
import type { Keeps } from '../collections/collection';
import { COLLECTIONS } from '../collections/collections';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { giveLostSteps } from '../declaring/give-lost-steps';
import { giveStepsBack } from '../declaring/give-steps-back';
import { giveCorrectionBack, giveDocumentBack, noteLostDocument } from '../invoices/give-document-back';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { putAhead } from '../outbox/put-ahead';
import { giveBackLeases } from '../replication/give-back-leases';
import { type SetAside, takeSetAside } from '../replication/restored-server';
import { isGivingBack, type SetAsideRow } from '../replication/set-aside';
import { knownEpoch } from '../replication/sync-state';
import { knownRow } from '../rows/known-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { lostMarks } from '../settings/lost-marks';
import { lostSteps } from '../settings/lost-steps';
import { putTransportRow } from '../transport/put-transport-row';
import { giveMarksBack, noteLostMarks } from './give-marks-back';
import { changeBack, giveRowBack } from './give-row-back';
import { renew } from './retry-entry';

/**
 * Whether `sendAgain` may have something to send: what was set aside, or what waits for a document or a step that the server did not
 * have then. Asked after each pull, nearly always for nothing: one reading, and no store is locked for it.
 */
export function maySendAgain(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  return db.transaction('r', db.kv, async () => {
    const [isGiving, marks, steps] = await Promise.all([
      isGivingBack(db, companyId),
      lostMarks(db, companyId),
      lostSteps(db, companyId),
    ]);
    return isGiving || marks.length > 0 || steps.length > 0;
  });
}

/** Gives how many entries were made; 0 where nothing was set aside. */
export async function sendAgain(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  if (!(await isGivingBack(db, companyId))) return (await giveMarksBack(context)) + (await giveLostSteps(context));
  return db.transaction('rw', db.tables, async () => {
    const before = await db.outbox.toArray();
    const aside = await takeSetAside(db, companyId);
    const { rows } = aside;
    for (const row of rows) await resend(context, row, aside);
    const leases = rows.filter(({ collection }) => collection === 'lease').map(({ row }) => row);
    await giveBackLeases(context, leases);
    await noteLostMarks(context, documentsOf(rows));
    await giveMarksBack(context);
    const known = new Set(before.map(({ id }) => id));
    const made = (await db.outbox.orderBy('seq').toArray()).filter(({ id }) => !known.has(id));
    await putFirst(db, before, made);
    await tryRefusedAgain(context);
    return made.length;
  });
}

/**
 * What waits in the outbox bears numbers of these series and intervals, changes these rows, or takes them away as an invoice: it leaves
 * after them, whenever it was made.
 */
async function putFirst(
  db: CondicaDatabase,
  before: readonly OutboxEntry[],
  made: readonly OutboxEntry[],
): Promise<void> {
  const waited = new Set(before.flatMap(({ touches }) => touches));
  const [series, leases, others] = [AddCompanySerial, RestoreLease, null].map((call) =>
    made.filter((entry) => (call === null ? isAddOf(entry, waited) : entry.call === call.name)),
  );
  await putAhead(db, [...new Set([...(series ?? []), ...(leases ?? []), ...(others ?? [])])]);
}

function isAddOf({ call, touches: [own = ''] }: OutboxEntry, waited: ReadonlySet<string>): boolean {
  return outboxEffect(call)?.kind === 'add' && waited.has(own);
}

/** What is refused because the copy does not know what it stands on: it does not wait for the person. */
const FOR_WANT_OF_OTHERS: ReadonlySet<string> = new Set<ApiErrorCode>(['number-outside-lease', 'not-found']);

/**
 * What left before this device had noticed was refused: the copy did not know its interval, or its row. Under new keys, as the
 * refusals are kept under theirs, and no earlier attempt had an effect on this database.
 */
async function tryRefusedAgain(context: CommandContext): Promise<void> {
  const { db, companyId } = context;
  if ((await knownEpoch(db, companyId)) === undefined) return;
  const refused = await db.outbox
    .where('state')
    .equals('rejected')
    .filter((entry) => entry.companyId === companyId && FOR_WANT_OF_OTHERS.has(entry.failure?.code ?? ''))
    .toArray();
  for (const entry of refused) await renew(context, entry);
}

/** Of which database that was. */
type Lost = Pick<SetAside, 'lostAfter' | 'lostEpoch'>;

async function resend(context: CommandContext, aside: SetAsideRow, lost: Lost): Promise<void> {
  const { collection, row } = aside;
  const known = COLLECTIONS[collection];
  if (known.keeps !== 'rows') return RESEND_OWN[known.keeps](context, aside, lost);
  const { rows, edits } = known;
  const sent = await rows((kind) => giveRowBack(context, kind, row));
  if (!sent) await edits?.((kind) => changeBack(context, kind, row, lost.lostAfter));
}

/** The steps that it lacks and whose documents are here: the server looks for them at ANAF by their reference before it sends any. */
async function resendTransport(context: CommandContext, aside: SetAsideRow): Promise<void> {
  const item = knownRow('transport', aside.row);
  const row = item === null ? undefined : await context.db.transport.get(item.id);
  if (item === null || row === undefined) return;
  // What other programs declared the server hears of from ANAF again.
  if (item.origin === 'own') await giveStepsBack(context, row, item);
  else if (row.version === UNCONFIRMED) await putTransportRow(context.db, { ...row, base: null });
}

/**
 * A document of ours whose bytes are here; one that the server knows, at whatever state, follows by its own jobs, unless it is what
 * this one corrects. Where they are not,
 * another device gives it back, or nobody does: until then the row says so. What others sent, or another program of the company's,
 * ANAF's mailbox brings back under the same id: an upload would make it ours, and file it again where ANAF lists it no more.
 */
async function resendDocument(
  context: CommandContext,
  { row, xml: displaced }: SetAsideRow,
  { lostEpoch }: Lost,
): Promise<void> {
  const item: ArchiveItem | null = knownRow('archive', row);
  const stored = item === null ? undefined : await documentRow(context.db, item.id);
  if (item === null || stored === undefined || !isOurs(item)) return;
  if (uploadOf(stored) !== null) return;
  const xml = displaced ?? (await documentXml(context.db, item.id));
  if (stored.version !== UNCONFIRMED) {
    if (displaced !== undefined) await giveCorrectionBack(context, stored, item, displaced);
  } else if (xml === undefined) await noteLostDocument(context, stored, item, lostEpoch);
  else await giveDocumentBack(context, stored, item, { xml, lostEpoch });
}

function documentsOf(rows: readonly SetAsideRow[]): readonly ArchiveItem[] {
  return rows.flatMap(({ collection, row }) => (collection === 'archive' ? (knownRow('archive', row) ?? []) : []));
}

const RESEND_OWN: Readonly<
  Record<Exclude<Keeps, 'rows'>, (context: CommandContext, aside: SetAsideRow, lost: Lost) => Promise<void>>
> = {
  documents: resendDocument,
  // All at once, with the walk over the archive that they need.
  leases: () => Promise.resolve(),
  transports: resendTransport,
};
