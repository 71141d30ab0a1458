/**
 * Server truth into the collections of stored rows.
 *
 * Invariants:
 * 1. A base is replaced only by a newer version; a page applied twice equals once (G8).
 * 2. Pending changes are never touched by a page of changes; they leave by their entry's answer.
 * 3. An answer whose version the stream has already passed changes no base that it has told: a stored answer, repeated late,
 *    must not bring back what was removed since.
 */

import * as v from 'valibot';
import { type EntityId, entityIdSchema, type Version } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import { draftKind } from '../collections/draft';
import type { RowKind } from '../collections/row-kind';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { putRow } from '../rows/put-row';
import type { Acknowledgement, ServerRow } from '../rows/server-row';
import { showRow, storedRow } from '../rows/show-row';
import { laterOf, type StoredRow, UNCONFIRMED } from '../rows/stored-row';

/** Rows of one company, each id once. Gives those that this version cannot read. */
export async function applyRows<R>(
  db: CondicaDatabase,
  kind: RowKind<R>,
  servers: readonly ServerRow[],
): Promise<readonly ServerRow[]> {
  const table = kind.table(db);
  const stored = await table.bulkGet(servers.map(({ id }) => id));
  const unreadable: ServerRow[] = [];
  const puts: StoredRow<R>[] = [];
  const gone: string[] = [];
  for (const [index, server] of servers.entries()) {
    const base = server.row === null ? null : kind.read(server.row);
    const before = stored[index];
    if (server.row !== null && base === null) unreadable.push(server);
    else if (base === null && (before?.pending ?? []).length === 0) {
      // What was brought back since stays. A tombstone goes by the stream's own word, whichever version the answer named: an
      // upload's answer names the invoice's, and its draft went one version before.
      const isTombstone = before?.base === null;
      if (before !== undefined && (isTombstone || before.version <= server.version)) gone.push(server.id);
    } else if (before === undefined || before.version < server.version) puts.push(rebased(kind, server, before, base));
  }
  await table.bulkPut(puts);
  await table.bulkDelete(gone);
  return unreadable;
}

/** The row over its new base. Removed elsewhere while edits wait: the old base stays under them. */
function rebased<R>(
  kind: RowKind<R>,
  { id, companyId, version }: ServerRow,
  before: StoredRow<R> | undefined,
  base: R | null,
): StoredRow<R> {
  const pending = before?.pending ?? [];
  const facts = { id: idOf(id), companyId, version, pending, ...madeIn(before) };
  const edited = base === null && before !== undefined && pending.some((change) => change.kind === 'update');
  return storedRow(kind, edited ? { ...facts, base: before.base, gone: true } : { ...facts, base });
}

function madeIn<R>(before: StoredRow<R> | undefined): Pick<StoredRow<R>, 'madeIn'> {
  return before?.madeIn === undefined ? {} : { madeIn: before.madeIn };
}

function idOf(text: string): EntityId {
  return v.parse(entityIdSchema, text);
}

export interface AcknowledgedRow<R> {
  /** As it stands now; undefined where nothing keeps it. */
  readonly stored: StoredRow<R> | undefined;
  /**
   * False where the answer's row holds more than this device saw: another device's changes merged with these, or what nobody can say of
   * another database.
   */
  readonly asSeen: boolean;
  /** It is asked for, not awaited: whoever waits for the answer's effects waits for this too. */
  readonly written: Promise<unknown>;
}

/** Takes the entry's change out of pending; `cursor` is where the stream stands. */
export async function acknowledgeRow<R>(
  db: CondicaDatabase,
  kind: RowKind<R>,
  entry: OutboxEntry,
  answer: Acknowledgement,
  cursor: Version,
): Promise<AcknowledgedRow<R>> {
  const base = answer.row === null ? null : kind.read(answer.row);
  const table = kind.table(db);
  const stored = await table.get(entry.subject.id);
  const own = stored?.pending.filter((change) => change.outboxId === entry.id) ?? [];
  const seen = showRow(kind, stored?.base ?? null, own);
  const asSeen = base === null || sameValue(base, seen);
  const pending = stored?.pending.filter((change) => change.outboxId !== entry.id) ?? [];
  const { id } = entry.subject;
  if (answer.elsewhere === true) {
    const facts = { id, companyId: entry.companyId, version: laterOf(stored?.version, answer.version), base: seen };
    const row = storedRow(kind, { ...facts, ...madeIn(stored), pending });
    return { stored: row, asSeen: false, written: putRow(table, row) };
  }
  const version = stored?.version ?? UNCONFIRMED;
  // A row that the answer does not say, or that this version cannot read, comes by the stream: the device's own stands.
  const unsaid = base === null && own.some((change) => change.kind === 'add' || change.kind === 'update');
  // Of a restored server that does not know the row: the stream will never tell that it went.
  const takesAway = own.some((change) => change.kind === 'remove' || change.kind === 'issued');
  const unknown = version === UNCONFIRMED && takesAway;
  const newer = !unsaid && answer.version > cursor && answer.version > version;
  const facts = newer
    ? { version: answer.version, base }
    : { version, ...asTold(stored, pending, { seen, ownStands: unsaid || unknown }) };
  if (facts.base === null && pending.length === 0 && !newer) {
    return { stored: undefined, asSeen, written: table.delete(id) };
  }
  const row = storedRow(kind, { id, companyId: entry.companyId, ...madeIn(stored), ...facts, pending });
  return { stored: row, asSeen, written: table.put(row) };
}

/**
 * What the stream has told stands. A row that was removed since stays removed: edits that wait keep it in sight, with what
 * this answer confirms of it; a mark or a removal keeps nothing of it.
 */
function asTold<R>(
  stored: StoredRow<R> | undefined,
  pending: StoredRow<R>['pending'],
  { seen, ownStands }: { readonly seen: R | null; readonly ownStands: boolean },
): Pick<StoredRow<R>, 'base' | 'gone'> {
  if (stored?.gone !== true) return { base: ownStands ? seen : (stored?.base ?? null) };
  return pending.some((change) => change.kind === 'update') ? { base: seen, gone: true } : { base: null };
}

/** A draft that the effect of an upload removed: its mark goes, and a tombstone stays until the stream tells it. */
export async function settleIssuedDraft(
  db: CondicaDatabase,
  draftId: string,
  entry: OutboxEntry,
  answer: Acknowledgement,
  cursor: Version,
): Promise<void> {
  const stored = await db.draft.get(draftId);
  // Only what bears this entry's mark was removed by its effect.
  if (stored === undefined || !stored.pending.some((change) => change.outboxId === entry.id)) return;
  const subject = { ...entry.subject, id: stored.id };
  const { written } = await acknowledgeRow(db, draftKind, { ...entry, subject }, { ...answer, row: null }, cursor);
  await written;
}
