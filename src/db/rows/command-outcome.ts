/** What a command that takes typed content answers. */
import * as v from 'valibot';
import type { EntityId } from '@/api/ids';

/** The content is not what the contract takes; `fields` are dotted paths. Nothing was written. */
export interface InvalidContent {
  readonly kind: 'invalid';
  readonly fields: readonly string[];
}

export type AddOutcome = { readonly kind: 'added'; readonly id: EntityId } | InvalidContent;
export type ChangeOutcome = { readonly kind: 'changed' | 'unchanged' | 'missing' } | InvalidContent;

/** The fields that the schema refuses; null where it takes the content. */
export function invalidContent(schema: v.GenericSchema<unknown, unknown>, content: unknown): InvalidContent | null {
  const checked = v.safeParse(schema, content);
  if (checked.success) return null;
  return { kind: 'invalid', fields: checked.issues.map((issue) => v.getDotPath(issue) ?? '') };
}
