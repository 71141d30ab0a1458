/** Add, Update and Remove as every collection a person edits does them. */
import { type FieldDifference, mergeFields } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { TenantTransaction } from '../../database/app-database';
import { seenHere } from '../../database/epoch';
import { mayComeFromDevices } from '../../database/lost-by-restore';
import { publishChanges } from '../../database/publish-changes';
import { lockRow, type RowTarget, type StoredRow } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import { done, type Reply, refused } from '../reply';

/**
 * Adding what is there already, equal, is no second effect; anything else under the same id is refused. Of several at once
 * one is the first: a row that is not there yet holds nobody up, so they wait at the id's turn.
 */
export async function addRow(tx: TenantTransaction, target: RowTarget, row: object): Promise<Reply> {
  await takeTurn(tx, 'row', target.companyId, target.collection, target.id);
  const known = await lockRow(tx, target.companyId, target.collection, target.id);
  if (known !== undefined && known.body !== null) {
    return sameValue(known.body, row) ? done({ version: known.version, row }) : clash(known, ['id']);
  }
  const version = await publishChanges(tx, target.companyId, [
    { collection: target.collection, id: target.id, row: row },
  ]);
  return done({ version, row });
}

/** Where the editable fields lie deeper (drafts: `content`), and what is told of the merge. */
export interface RowMerge {
  readonly open: (row: object) => object;
  readonly close: (row: object, merged: object) => object;
  /** What the answer tells beside row and version, of the version that stood before. */
  readonly tell?: (before: number) => object;
}

const FLAT: RowMerge = { open: (row) => row, close: (_row, merged) => merged };

/** Merges into the field set that `open` gives. */
export async function updateRow(
  tx: TenantTransaction,
  target: RowTarget,
  change: FieldDifference,
  { open, close, tell }: RowMerge = FLAT,
): Promise<Reply> {
  const known = await lockRow(tx, target.companyId, target.collection, target.id);
  if (known === undefined) return unknownRow(tx);
  // Deleting loses to editing: a row that was removed elsewhere comes back only by the person's choice.
  if (known.body === null) return clash(known, Object.keys(change.changes));
  const merged = mergeFields(open(known.body), change);
  if (merged.kind === 'conflict') return clash(known, merged.fields);
  const told = tell?.(known.version);
  if (!merged.changed) return done({ version: known.version, row: known.body, ...told });
  const row = close(known.body, merged.row);
  const version = await publishChanges(tx, target.companyId, [
    { collection: target.collection, id: target.id, row: row },
  ]);
  return done({ version, row, ...told });
}

/** `seen` is what the person saw: a row changed since stays, and comes back as a conflict. */
export async function removeRow(
  tx: TenantTransaction,
  target: RowTarget,
  seen: { readonly version: number; readonly epoch?: string | undefined },
): Promise<Reply> {
  const known = await lockRow(tx, target.companyId, target.collection, target.id);
  if (known === undefined || known.body === null) return done({ version: known?.version ?? 0 });
  if (known.version > (await seenHere(tx, target.companyId, seen))) return clash(known, []);
  return done({
    version: await publishChanges(tx, target.companyId, [{ collection: target.collection, id: target.id, row: null }]),
  });
}

/** A row that was removed is known as removed: this one never was, or a restored copy has lost it. */
async function unknownRow(tx: TenantTransaction): Promise<Reply> {
  return refused((await mayComeFromDevices(tx)) ? 'not-back-yet' : 'not-found');
}

/** The row as it stands, and who made it so. */
export function clash({ body, version, author }: StoredRow, fields: readonly string[]): Reply {
  return refused('conflict', { row: body, fields, version, author });
}
