/**
 * What a person had before the eyes when a row was removed, or a draft issued, while an earlier change of it was on its way. The
 * answer to that change may bring another device's words, and so may a page that comes before it: whoever did not see them must
 * lose to them (decision 0018).
 */
import type { Version } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { draftKind } from '../collections/draft';
import type { RowKind } from '../collections/row-kind';
import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { versionIn } from '../outbox/version-in';
import { knownEpoch } from '../replication/sync-state';
import { showRow } from '../rows/show-row';
import { type PendingChange, type StoredRow, UNCONFIRMED } from '../rows/stored-row';

/**
 * What was made on the same row while this call was out saw this call's result: entries nobody has seen carry its version. A
 * removal only where the row still says what it said then. They are found by what waits in the row: every acknowledgement
 * asks, and may not read what a thousand others would send. `stored`: the row as it stands by now.
 */
export async function raiseSeenVersion<R>(
  db: CondicaDatabase,
  kind: RowKind<R>,
  entry: OutboxEntry,
  version: Version,
  stored: StoredRow<R> | undefined,
): Promise<void> {
  const waiting = stored?.pending.map(({ outboxId }) => outboxId) ?? [];
  for (const one of waiting.length === 0 ? [] : await db.outbox.where('id').anyOf(waiting).toArray()) {
    if (!isUntouched(one) || !sawSameVersion(one.body, entry.body) || hidesUnseen(kind, stored, one)) continue;
    await db.outbox.put({ ...one, body: { ...one.body, version } });
  }
}

function hidesUnseen<R>(kind: RowKind<R>, stored: StoredRow<R> | undefined, { id }: OutboxEntry): boolean {
  const removal = stored?.pending.find(({ outboxId }) => outboxId === id);
  if (stored === undefined || removal?.kind !== 'remove' || removal.seen === undefined) return false;
  return !sameValue(showRow(kind, stored.base, before(stored.pending, removal)), removal.seen);
}

/**
 * A draft that was issued says more by now than its invoice: the upload says what was seen, so that the server holds the invoice
 * for a person (decision 0018). An older server would refuse the word.
 */
export async function sayUnseenWords(db: CondicaDatabase, { companyId, subject, body }: OutboxEntry): Promise<void> {
  const stored = subject.collection === 'draft' ? await db.draft.get(subject.id) : undefined;
  const mark = stored?.pending.find((change) => change.kind === 'issued');
  if (stored === undefined || mark?.seen === undefined) return;
  const shown = showRow(draftKind, stored.base, before(stored.pending, mark));
  if (shown === null || sameValue(shown.content, mark.seen.content)) return;
  const upload = await db.outbox.where('id').equals(mark.outboxId).first();
  const draftEpoch = await knownEpoch(db, companyId);
  if (upload === undefined || !isUntouched(upload) || draftEpoch === undefined || !isUnsaid(upload.params)) return;
  const params = { draftEpoch, ...upload.params, draftVersion: versionIn(body) ?? UNCONFIRMED };
  await db.outbox.update(upload.seq, { params });
}

/** What was said once stands: it was of an earlier state. */
function isUnsaid(params: unknown): params is object {
  return typeof params === 'object' && params !== null && !('draftVersion' in params);
}

function before<R>(pending: StoredRow<R>['pending'], mark: PendingChange<R>): StoredRow<R>['pending'] {
  return pending.slice(0, pending.indexOf(mark));
}

export async function laterOnTheSame(
  db: CondicaDatabase,
  { seq, touches }: OutboxEntry,
): Promise<readonly OutboxEntry[]> {
  const [subject] = touches;
  const later = await db.outbox.where('seq').above(seq).toArray();
  return later.filter((one) => one.touches[0] === subject);
}

/** Both were made over one state of the server's row; a new row counts as version 0. */
function sawSameVersion(body: unknown, before: unknown): body is { version: number } {
  return versionIn(body) !== undefined && versionIn(body) === (versionIn(before) ?? 0);
}
