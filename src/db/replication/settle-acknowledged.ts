import type { Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { putAcknowledged } from './apply-archive-rows';
import { pullCursor } from './apply-page';
import { knownRow } from './known-row';
import { REPLICATED_ROWS, settleIssuedDraft } from './replicated-rows';
import type { Acknowledgement } from './server-row';

/**
 * The server has done it: the entry leaves by its id, and the row takes the server's word (G4). Changes made since the
 * entry left stay pending. Once settled, the same answer again changes nothing.
 */
export function settleAcknowledged(db: CondicaDatabase, entry: OutboxEntry, answer: Acknowledgement): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    const there = await db.outbox.get(entry.seq);
    if (there?.id !== entry.id) return;
    await db.outbox.delete(entry.seq);
    const cursor = await pullCursor(db, entry.companyId);
    const { collection } = entry.subject;
    if (collection === 'archive') {
      await settleUpload(db, entry, answer, cursor);
      return;
    }
    const asSeen = await REPLICATED_ROWS[collection]?.acknowledge(db, entry, answer, cursor);
    if (asSeen === true) await raiseSeenVersion(db, entry, answer.version);
  });
}

async function settleUpload(
  db: CondicaDatabase,
  entry: OutboxEntry,
  answer: Acknowledgement,
  cursor: Version,
): Promise<void> {
  const { subject, companyId } = entry;
  const stored = await db.archive.get(subject.id);
  const own = stored?.pending?.outboxId === entry.id;
  const settled = stored && { ...stored, pending: own ? null : stored.pending };
  const item = answer.row === null ? null : knownRow('archive', answer.row);
  const newer = answer.version > cursor && answer.version > (stored?.version ?? 0) && item !== null;
  // An item that this version cannot read comes by the stream again; until then the device's own stands as confirmed.
  const base = newer ? item : (stored?.base ?? stored?.pending?.item ?? null);
  const version = newer ? answer.version : (stored?.version ?? answer.version);
  await putAcknowledged(db, { id: subject.id, companyId, version, row: answer.row }, settled, base);
  if (stored?.draft) await settleIssuedDraft(db, stored.draft.id, entry, answer.version, cursor);
}

/**
 * What was made on the same row while this call was out saw this call's result: entries nobody has seen carry its version.
 * Not where another device's changes came in between: a removal made without seeing those must lose to them.
 */
async function raiseSeenVersion(db: CondicaDatabase, entry: OutboxEntry, version: Version): Promise<void> {
  const [subject] = entry.touches;
  const later = await db.outbox.where('seq').above(entry.seq).toArray();
  for (const one of later) {
    if (one.touches[0] !== subject || !isUntouched(one) || !sawSameVersion(one.body, entry.body)) continue;
    await db.outbox.update(one.seq, { body: { ...one.body, version } });
  }
}

/** Both were made over one state of the server's row; a new row counts as version 0. */
function sawSameVersion(body: unknown, before: unknown): body is { version: number } {
  return versionIn(body) !== undefined && versionIn(body) === (versionIn(before) ?? 0);
}

function versionIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
}
