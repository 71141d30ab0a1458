/** The `issued` mark of a draft that the server may know: it hides the draft until the upload that removes it takes effect. */
import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId, OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { isForgotten, putRow } from '../rows/put-row';
import { seenUnder } from '../rows/seen-under';
import { storedRow } from '../rows/show-row';
import { standsBefore } from '../rows/stands-before';
import type { StoredRow } from '../rows/stored-row';
import { writtenOverUnseen } from '../rows/written-over-unseen';
import { dropReplaceable } from './commands/remove-row';
import { draftKind } from './draft';
import type { EditableKind } from './row-kind';

/**
 * Takes the draft off the list. Saves of it that nobody has seen are superseded by the invoice; so a rejected save cannot
 * hold the invoice back. What was written over here unseen leaves before it, and is not in what the invoice says was seen: the
 * server holds it for a person (decision 0018); so does a draft that was never sent, where it has such words. The content without
 * all these, as the person saw it; null where the server does not know the draft, and never will.
 */
export async function takeDraftOff(
  db: CondicaDatabase,
  stored: StoredRow<Draft>,
  outboxId: OperationId,
): Promise<Draft['content'] | null> {
  return (await takeRowOff(db, draftKind, stored, outboxId))?.content ?? null;
}

/** The same for the drafts of any kind: the row without those saves. */
export async function takeRowOff<R>(
  db: CondicaDatabase,
  kind: EditableKind<R>,
  stored: StoredRow<R>,
  outboxId: OperationId,
): Promise<R | null> {
  const unseen = writtenOverUnseen(stored.pending, kind.contentOf);
  // Given back to a server that has other words, or gets them before: it leaves, and a person chooses.
  const given = standsBefore(stored) === null ? [] : stored.pending.filter((change) => change.kind === 'add');
  const kept = await dropReplaceable(db, stored, new Set([...unseen, ...given.map((change) => change.outboxId)]));
  if (isForgotten({ ...stored, pending: kept })) {
    await kind.table(db).delete(stored.id);
    return null;
  }
  const seen = seenUnder(kind, stored, kept);
  const mark = { kind: 'issued' as const, outboxId, ...(seen === null ? {} : { seen }) };
  await kind.table(db).put(storedRow(kind, { ...stored, pending: [...kept, mark] }));
  return seen;
}

/** Lets the mark name another entry. The draft's id, or '' where there is no mark. */
export async function moveIssuedMark(
  db: CondicaDatabase,
  draftId: EntityId | undefined,
  from: OperationId,
  to: OperationId,
): Promise<EntityId | ''> {
  const stored = draftId === undefined ? undefined : await db.draft.get(draftId);
  if (stored === undefined || !stored.pending.some((change) => change.outboxId === from)) return '';
  const pending = stored.pending.map((change) => (change.outboxId === from ? { ...change, outboxId: to } : change));
  await db.draft.put(storedRow(draftKind, { ...stored, pending }));
  return stored.id;
}

/** Of an upload that goes, and whose invoice a copy of this profile has sent already: the draft is what the server says of it. */
export async function dropIssuedMark(
  db: CondicaDatabase,
  draftId: EntityId | undefined,
  outboxId: OperationId,
): Promise<void> {
  const stored = draftId === undefined ? undefined : await db.draft.get(draftId);
  if (stored === undefined || !stored.pending.some((change) => change.outboxId === outboxId)) return;
  const pending = stored.pending.filter((change) => change.outboxId !== outboxId);
  await putRow(db.draft, storedRow(draftKind, { ...stored, pending }));
}
