/** A draft of any kind comes back from what it became, an invoice or a declaration, that goes nowhere. */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { FieldChanges } from '@/domain/merge/merge-fields';
import type { CommandContext } from '../command-context';
import { fieldDifference } from '../rows/field-changes';
import { isForgotten } from '../rows/put-row';
import { storedRow } from '../rows/show-row';
import type { StoredRow } from '../rows/stored-row';
import { addRow } from './commands/add-row';
import { changeRow } from './commands/update-row';
import type { EditableKind, Identified } from './row-kind';

/**
 * Back on the list: as it was if the server knows it, with what was written here and had not left; else as a new draft. What
 * others wrote meanwhile stays, or clashes where both wrote the same. `seen`: its content without those words that had not left;
 * absent: as its mark says. Where another company's row stands under the id it takes one of its own. Gives its id; inside a transaction
 * over the collection and the outbox.
 */
export async function putDraftBack<R extends Identified>(
  context: CommandContext,
  kind: EditableKind<R>,
  draft: R,
  seen?: FieldChanges,
): Promise<EntityId> {
  const table = kind.table(context.db);
  const stored = await table.get(draft.id);
  if (stored !== undefined && stored.companyId !== context.companyId) {
    const id = v.parse(entityIdSchema, context.newId());
    await addRow(context, kind, { ...draft, id });
    return id;
  }
  const pending = stored?.pending.filter((change) => change.kind !== 'issued') ?? [];
  if (stored === undefined || isForgotten({ ...stored, pending })) {
    await table.delete(draft.id);
    await addRow(context, kind, draft);
    return draft.id;
  }
  const back = storedRow(kind, { ...stored, pending });
  await table.put(back);
  if (back.shown === null) return draft.id;
  const before = seenOf(kind, stored, seen) ?? kind.contentOf(back.shown);
  const difference = fieldDifference(before, kind.contentOf(draft));
  if (Object.keys(difference.changes).length > 0) await changeRow(context, kind, back, difference);
  return draft.id;
}

/** What the draft said before this device's own last words: as the server has it since it was restored, or as it was seen. */
function seenOf<R>(
  kind: EditableKind<R>,
  { pending }: StoredRow<R>,
  seen: FieldChanges | undefined,
): FieldChanges | undefined {
  const mark = pending.find((change) => change.kind === 'issued');
  return mark?.there ?? seen ?? (mark?.seen && kind.contentOf(mark.seen));
}
