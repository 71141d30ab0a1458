import type { EntityId, OperationId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { draftKind } from '../drafts/draft-collection';
import { partnerKind } from '../partners/partner-collection';
import { paymentMethodKind } from '../payment-methods/payment-method-collection';
import { productKind } from '../products/product-collection';
import { knownRow } from '../replication/known-row';
import { addRow } from '../rows/add-row';
import { sameValue } from '../rows/field-changes';
import { removeRow } from '../rows/remove-row';
import type { EditableKind } from '../rows/row-kind';
import { changeRow } from '../rows/update-row';
import type { ConflictRow } from './conflict-row';
import { type ConflictChoice, mergeField } from './merge-field';

/**
 * Settles a conflict by the person's choices, by the key of what clashes (merge-field.ts) or by the name of a whole field;
 * absent: theirs. What differs from the server's row then becomes a new change over it. For a removal, here or elsewhere, `choices.removal` 'mine' removes again, or brings the
 * row back.
 * False where the conflict was settled before.
 */
export function resolveConflict(
  context: CommandContext,
  id: OperationId,
  choices: Readonly<Record<string, ConflictChoice>>,
): Promise<boolean> {
  const { db } = context;
  return db.transaction('rw', db.tables, async () => {
    const conflict = await db.conflict.get(id);
    if (conflict === undefined) return false;
    await db.conflict.delete(id);
    await db.outbox.where('id').equals(id).delete();
    await APPLY[conflict.collection](context, conflict, choices);
    return true;
  });
}

type ApplyChoice = (
  context: CommandContext,
  conflict: ConflictRow,
  choices: Readonly<Record<string, ConflictChoice>>,
) => Promise<void>;

function applyChoice<R extends { readonly id: EntityId }>(
  kind: EditableKind<R>,
  read: (row: unknown) => R | null,
): ApplyChoice {
  return async (context, conflict, choices) => {
    if (conflict.kind === 'removal') {
      if (choices.removal === 'mine') await removeRow(context, kind, conflict.rowId);
      return;
    }
    if (conflict.kind === 'removed-elsewhere') {
      const row = read(conflict.row);
      if (choices.removal === 'mine' && row !== null) await addRow(context, kind, row);
      return;
    }
    const stored = await kind.table(context.db).get(conflict.rowId);
    const chosen = conflict.fields
      .map((field) => ({ ...field, value: mergeField(field, (key) => choices[key] ?? 'theirs').value }))
      .filter(({ value, theirs }) => !sameValue(value, theirs));
    if (stored === undefined || stored.shown === null || chosen.length === 0) return;
    await changeRow(context, kind, stored, {
      base: Object.fromEntries(chosen.map(({ field, theirs }) => [field, theirs])),
      changes: Object.fromEntries(chosen.map(({ field, value }) => [field, value])),
    });
  };
}

const APPLY: Readonly<Record<ConflictRow['collection'], ApplyChoice>> = {
  partner: applyChoice(partnerKind, (row) => knownRow('partner', row)),
  product: applyChoice(productKind, (row) => knownRow('product', row)),
  paymentMethod: applyChoice(paymentMethodKind, (row) => knownRow('paymentMethod', row)),
  draft: applyChoice(draftKind, (row) => knownRow('draft', row)),
};
