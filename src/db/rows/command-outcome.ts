/** What a command that takes typed content answers. */
import * as v from 'valibot';
import type { EntityId } from '@/api/ids';
import { isUnknownField } from '@/api/unknown-field';

/** The content is not what the contract takes; `fields` are dotted paths. Nothing was written. */
export interface InvalidContent {
  readonly kind: 'invalid';
  readonly fields: readonly string[];
}

export type AddOutcome = { readonly kind: 'added'; readonly id: EntityId } | InvalidContent;
export type ChangeOutcome = { readonly kind: 'changed' | 'unchanged' | 'missing' } | InvalidContent;

/** The fields that the schema refuses; null where it takes the content. Fields it does not know do not matter. */
export function invalidContent(schema: v.GenericSchema<unknown, unknown>, content: unknown): InvalidContent | null {
  const checked = v.safeParse(schema, content);
  if (checked.success) return null;
  const refused = checked.issues.filter((issue) => !isUnknownField(issue));
  return refused.length === 0 ? null : { kind: 'invalid', fields: refused.map((issue) => v.getDotPath(issue) ?? '') };
}
