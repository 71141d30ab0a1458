/**
 * Both sides changed the same (G9): the server's row stands, mine is set aside for the person, and what does not clash goes on
 * by itself.
 *
 * The entry stays in the outbox in state `conflict`, holding nothing back, until the person has chosen. Later changes of the
 * row that have not left saw values that do not stand: they join what is set aside, or the new change.
 */
import type { EditableCollection } from '@/api/collections';
import type { CommandContext } from '../command-context';
import type { ConflictField, ConflictRow, MergedField } from '../conflicts/conflict-row';
import { mergeField } from '../conflicts/merge-field';
import { draftKind } from '../drafts/draft-collection';
import { enqueue, newOperationId } from '../outbox/enqueue';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import { partnerKind } from '../partners/partner-collection';
import { paymentMethodKind } from '../payment-methods/payment-method-collection';
import { productKind } from '../products/product-collection';
import {
  type FieldChanges,
  type FieldDifference,
  joinDifferences,
  omitFields,
  pickFields,
  sameValue,
} from '../rows/field-changes';
import { type EditableKind, UNKNOWN_AUTHOR } from '../rows/row-kind';
import { showRow, storedRow } from '../rows/show-row';
import type { PendingChange, StoredRow } from '../rows/stored-row';
import { knownRow } from './known-row';
import type { ConflictAnswer } from './server-row';

type SettlePorts = Pick<CommandContext, 'db' | 'now' | 'newId'>;
type UpdateChange<R> = Extract<PendingChange<R>, { kind: 'update' }>;

/** False where the answer cannot be settled so (a collection nobody edits, a row that cannot be read): it is a refusal. */
export function settleConflict(ports: SettlePorts, entry: OutboxEntry, answer: ConflictAnswer): Promise<boolean> {
  const { db } = ports;
  return db.transaction('rw', db.tables, async () => {
    const there = await db.outbox.get(entry.seq);
    if (there?.id !== entry.id) return true;
    const settle = SETTLE.get(entry.subject.collection);
    return settle === undefined ? false : settle(ports, entry, answer);
  });
}

type Settle = (ports: SettlePorts, entry: OutboxEntry, answer: ConflictAnswer) => Promise<boolean>;

function settler<R>(kind: EditableKind<R>, read: (row: unknown) => R | null): Settle {
  return async (ports, entry, answer) => {
    const { db } = ports;
    const stored = await kind.table(db).get(entry.subject.id);
    const own = stored?.pending.find((change) => change.outboxId === entry.id);
    if (stored === undefined || own === undefined || (own.kind !== 'update' && own.kind !== 'remove')) return false;
    if (answer.row === null) return settleRemovedElsewhere(ports, kind, entry, stored);
    const base = read(answer.row);
    if (base === null) return false;
    const { gone: _, ...present } = stored;
    const standing = { ...present, base, version: answer.version ?? stored.version };
    const conflict =
      own.kind === 'remove'
        ? await settleRemoval(ports, kind, entry, standing)
        : await settleFields(ports, kind, entry, { standing, seen: stored.base, base, own }, answer.fields);
    if (conflict === null) {
      await db.outbox.delete(entry.seq);
      return true;
    }
    await db.outbox.update(entry.seq, { state: 'conflict' });
    await db.conflict.put({
      id: entry.id,
      companyId: entry.companyId,
      collection: kind.collection,
      rowId: entry.subject.id,
      label: entry.subject.label,
      theirs: kind.authorship(base),
      version: standing.version,
      row: null,
      ...conflict,
    });
    return true;
  };
}

/**
 * Everything written here on the row is set aside as one: the row comes back whole or stays away. Its later entries go with
 * it, as none of them has left.
 */
async function settleRemovedElsewhere<R>(
  { db }: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  stored: StoredRow<R>,
): Promise<boolean> {
  const row = showRow(
    kind,
    stored.base,
    stored.pending.filter((change) => change.kind === 'update'),
  );
  if (row === null) return false;
  const others = stored.pending.filter((change) => change.outboxId !== entry.id && change.kind !== 'issued');
  await db.outbox
    .where('id')
    .anyOf(others.map((change) => change.outboxId))
    .delete();
  await kind.table(db).delete(stored.id);
  if (stored.pending.some((change) => change.kind === 'issued')) {
    // What was written has become an invoice, which is on its way: there is nothing to choose.
    await db.outbox.delete(entry.seq);
    return true;
  }
  await db.outbox.update(entry.seq, { state: 'conflict' });
  await db.conflict.put({
    id: entry.id,
    companyId: entry.companyId,
    collection: kind.collection,
    rowId: stored.id,
    label: entry.subject.label,
    kind: 'removed-elsewhere',
    fields: [],
    merged: [],
    mine: kind.authorship(row),
    theirs: UNKNOWN_AUTHOR,
    version: stored.version,
    row,
  });
  return true;
}

type Aside = Pick<ConflictRow, 'kind' | 'fields' | 'merged' | 'mine'>;

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

interface Clash<R> {
  readonly standing: StoredRow<R>;
  /** The server's row before this answer, where there was one. */
  readonly seen: R | null;
  readonly base: R;
  readonly own: UpdateChange<R>;
}

/** Null where nothing is left to choose: what both changed in a list were other items of it. */
async function settleFields<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  { standing, seen, base, own }: Clash<R>,
  named: readonly string[],
): Promise<Aside | null> {
  const later = await laterChanges(ports, standing, own);
  const mine = later.reduce<FieldDifference>(joinDifferences, own);
  const theirs = kind.contentOf(base);
  const both = named.length > 0 ? named.filter((field) => field in mine.changes) : clashing(mine, theirs);
  const { fields, mended } = divideFields(both.map((field) => conflictField(field, mine, theirs)));
  const wanted = {
    ...omitFields(
      mine.changes,
      fields.map(({ field }) => field),
    ),
    ...mended,
  };
  const gone = new Set([own.outboxId, ...later.map((change) => change.outboxId)]);
  await ports.db.outbox
    .where('id')
    .anyOf(later.map((change) => change.outboxId))
    .delete();
  const pending = standing.pending.filter((change) => !gone.has(change.outboxId));
  await continueWithRest(ports, kind, entry, { ...standing, pending }, { wanted, theirs, own: later.at(-1) ?? own });
  if (fields.length === 0) return null;
  const before = seen === null ? theirs : kind.contentOf(seen);
  return {
    kind: 'fields',
    fields,
    merged: [...changedBy('mine', theirs, wanted), ...changedBy('theirs', before, omitFields(theirs, both))],
    mine: { deviceName: own.deviceName, at: (later.at(-1) ?? own).at },
  };
}

function conflictField(field: string, mine: FieldDifference, theirs: FieldChanges): ConflictField {
  return {
    field,
    ...(field in mine.base ? { was: mine.base[field] } : {}),
    mine: mine.changes[field],
    theirs: theirs[field],
  };
}

/** Those in which something clashes, and for the others the value that has both sides' changes. */
function divideFields(both: readonly ConflictField[]): {
  readonly fields: readonly ConflictField[];
  readonly mended: FieldChanges;
} {
  const merges = both.map((field) => ({ field, merge: mergeField(field, () => 'theirs') }));
  const mended = merges.filter(({ merge }) => merge.clashing.length === 0);
  return {
    fields: merges.filter(({ merge }) => merge.clashing.length > 0).map(({ field }) => field),
    mended: Object.fromEntries(mended.map(({ field, merge }) => [field.field, merge.value])),
  };
}

function changedBy(by: MergedField['by'], before: FieldChanges, after: FieldChanges): readonly MergedField[] {
  return Object.keys(after)
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, by, was: before[field], now: after[field] }));
}

/** The updates after it that have not left; none has left, as they waited for this one. */
async function laterChanges<R>(
  { db }: SettlePorts,
  standing: StoredRow<R>,
  own: UpdateChange<R>,
): Promise<readonly UpdateChange<R>[]> {
  const after = standing.pending.slice(standing.pending.indexOf(own) + 1);
  const updates = after.filter((change) => change.kind === 'update');
  const entries = await db.outbox
    .where('id')
    .anyOf(updates.map((change) => change.outboxId))
    .toArray();
  const untouched = new Set(entries.filter(isUntouched).map((one) => one.id));
  return updates.filter((change) => untouched.has(change.outboxId));
}

/** Where the server does not name the fields: those it has neither as replaced nor as wanted. */
function clashing(mine: FieldDifference, theirs: FieldChanges): readonly string[] {
  return Object.keys(mine.changes).filter(
    (field) => !sameValue(theirs[field], mine.base[field]) && !sameValue(theirs[field], mine.changes[field]),
  );
}

interface Rest<R> {
  /** Mine that clash with nothing, and what was merged of both. */
  readonly wanted: FieldChanges;
  readonly theirs: FieldChanges;
  readonly own: UpdateChange<R>;
}

/** What clashes with nothing becomes a new change over the server's row. */
async function continueWithRest<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  standing: StoredRow<R>,
  { wanted, theirs, own }: Rest<R>,
): Promise<void> {
  const open = Object.keys(wanted).filter((field) => !sameValue(wanted[field], theirs[field]));
  if (open.length === 0) {
    await kind.table(ports.db).put(storedRow(kind, standing));
    return;
  }
  const { deviceName, at } = own;
  const outboxId = newOperationId(ports);
  const difference = { base: pickFields(theirs, open), changes: pickFields(wanted, open) };
  const change = { kind: 'update' as const, outboxId, ...difference, deviceName, at };
  await kind.table(ports.db).put(storedRow(kind, { ...standing, pending: [...standing.pending, change] }));
  const { companyId, subject } = entry;
  const update = { id: standing.id, version: standing.version, ...difference, deviceName, at };
  await enqueue({ ...ports, companyId }, outboxId, kind.update(companyId, update), subject);
}

const SETTLE: ReadonlyMap<string, Settle> = new Map<EditableCollection, Settle>([
  ['partner', settler(partnerKind, (row) => knownRow('partner', row))],
  ['product', settler(productKind, (row) => knownRow('product', row))],
  ['paymentMethod', settler(paymentMethodKind, (row) => knownRow('paymentMethod', row))],
  ['draft', settler(draftKind, (row) => knownRow('draft', row))],
]);
