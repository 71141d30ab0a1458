/**
 * What a copy's words were written over. A save that has not left and ended after the copy was made holds an earlier state of the
 * same typing, which the copy goes on from; what had left is the other devices' by now, and the copy began before it.
 */
import type { FieldChanges } from '@/domain/merge/merge-fields';
import { replaceableTail, tailValues } from '../collections/commands/replaceable-tail';
import type { EditableKind } from '../collections/row-kind';
import type { CondicaDatabase } from '../condica-database';
import { fieldDifference, pickFields } from '../rows/field-changes';
import type { StoredRow } from '../rows/stored-row';

export async function seenByCopy<R, C extends object>(
  db: CondicaDatabase,
  kind: EditableKind<R>,
  stored: StoredRow<R> | undefined,
  { written, content }: { readonly written: C; readonly content: C },
): Promise<C> {
  if (stored === undefined) return written;
  const typed = Object.keys(fieldDifference(fieldsOf(written), fieldsOf(content)).changes);
  const unsent = tailValues(kind, await replaceableTail(db, stored));
  return { ...written, ...pickFields(unsent, typed) };
}

function fieldsOf(content: object): FieldChanges {
  return { ...content };
}
