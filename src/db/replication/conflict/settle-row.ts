/**
 * Both sides changed the same (G9): the server's row stands, mine is set aside for the person, and what does not clash goes on
 * by itself.
 *
 * The entry stays in the outbox in state `conflict`, holding nothing back, until the person has chosen. Later changes of the
 * row that have not left saw values that do not stand: they join what is set aside, or the new change. What was written without this
 * change before the eyes (rows/join-seen.ts) goes on by itself.
 */

import type { FieldChanges } from '@/domain/merge/merge-fields';
import type { EditableKind } from '../../collections/row-kind';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { versionIn } from '../../outbox/version-in';
import { fieldDifference } from '../../rows/field-changes';
import type { ConflictAnswer } from '../../rows/server-row';
import { storedRow } from '../../rows/show-row';
import type { PendingChange, StoredRow } from '../../rows/stored-row';
import { isSetAside } from '../set-aside';
import { isAnotherDatabase, knownEpoch } from '../sync-state';
import { otherSide } from './other-side';
import { setAside } from './set-aside';
import { type Clash, settleFields } from './settle-fields';
import type { Aside, Settlement, SettlePorts } from './settle-ports';
import { settleRemovedByBoth, settleRemovedElsewhere } from './settle-removed-elsewhere';

type AddChange<R> = Extract<PendingChange<R>, { kind: 'add' }>;
type OwnChange<R> = Exclude<PendingChange<R>, { kind: 'issued' }>;

/** `unsettled`: a row that cannot be read, or a change that cannot clash. */
export async function settleRow<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  told: ConflictAnswer,
): Promise<Settlement> {
  const { db } = ports;
  const stored = await kind.table(db).get(entry.subject.id);
  const own = stored?.pending.find((change) => change.outboxId === entry.id);
  if (stored === undefined || own === undefined || own.kind === 'issued') return 'unsettled';
  const known = await knownEpoch(db, entry.companyId);
  if (isAnotherDatabase(known, told.epoch) || isOfARestoredServer(entry, stored, told)) return 'restored';
  // What it lost would be taken for removed there, and would go with what was written over it.
  if (await isSetAside(db, entry.companyId, entry.subject)) return 'restored';
  const answer = newestOf(stored, told);
  if (answer.row === null)
    return own.kind === 'remove'
      ? settleRemovedByBoth(ports, kind, entry, stored)
      : settleRemovedElsewhere(ports, kind, entry, stored, answer);
  const base = kind.read(answer.row);
  if (base === null) return 'unsettled';
  const { gone: _, ...present } = stored;
  const standing = { ...present, base, version: answer.version ?? stored.version };
  const conflict = await conflictOf(ports, kind, entry, { standing, seen: stored.base, base, own }, answer.fields);
  if (conflict === null) {
    await db.outbox.delete(entry.seq);
    return 'settled';
  }
  await setAside(ports, kind, entry, {
    ...conflict,
    theirs: otherSide(kind.authorship(base), answer),
    version: standing.version,
    row: conflict.kind === 'fields' ? kind.withChanges(base, mineOf(conflict), conflict.mine) : null,
  });
  return 'settled';
}

/**
 * Of a server that does not tell its epoch here: the row is older than what the change had seen when it was made, and none answers so
 * but one that was restored from a copy. Until the stream tells it, what was lost stands here as confirmed: neither side's row may be
 * taken for the newer one.
 */
function isOfARestoredServer(
  { body }: OutboxEntry,
  { version }: Pick<StoredRow<unknown>, 'version'>,
  told: ConflictAnswer,
) {
  return told.version !== null && told.version < version && told.version < (versionIn(body) ?? 0);
}

/** A refusal is kept under its key and may be heard late: what the stream has told since stands, as a base is only replaced by a newer one. */
function newestOf<R>({ base, version, gone }: StoredRow<R>, told: ConflictAnswer): ConflictAnswer {
  if (told.version === null || told.version >= version) return told;
  // Rows of collections are objects, whatever their fields.
  const row = gone === true || base === null ? null : (base as Readonly<Record<string, unknown>>);
  return { row, version, fields: [] };
}

function mineOf({ fields }: Aside): FieldChanges {
  return Object.fromEntries(fields.map(({ field, mine }) => [field, mine]));
}

function conflictOf<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  { own, ...clash }: Omit<Clash<R>, 'own'> & { readonly own: OwnChange<R> },
  fields: readonly string[],
): Promise<Aside | null> {
  if (own.kind === 'remove') return settleRemoval(ports, kind, entry, clash.standing);
  if (own.kind === 'update') return settleFields(ports, kind, entry, { ...clash, own }, fields);
  return settleAdded(ports, kind, entry, { ...clash, own });
}

/**
 * Another device has given a restored server the row first, as it knew it: what differs is chosen by the person, field by
 * field; what was written here over it goes with that.
 */
function settleAdded<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  { own, ...clash }: Omit<Clash<R>, 'own'> & { readonly own: AddChange<R> },
): Promise<Aside | null> {
  const { changes } = fieldDifference(kind.contentOf(clash.base), kind.contentOf(own.row));
  const update = { kind: 'update' as const, outboxId: own.outboxId, base: {}, changes, ...kind.authorship(own.row) };
  const pending = clash.standing.pending.map((change) => (change === own ? update : change));
  const standing = { ...clash.standing, pending };
  return settleFields(ports, kind, entry, { ...clash, standing, own: update }, Object.keys(changes));
}

async function settleRemoval<R>(
  { db }: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  standing: StoredRow<R>,
): Promise<Aside> {
  const pending = standing.pending.filter((change) => change.outboxId !== entry.id);
  await kind.table(db).put(storedRow(kind, { ...standing, pending }));
  return { kind: 'removal', fields: [], merged: [], mine: { deviceName: '', at: entry.madeAt } };
}
