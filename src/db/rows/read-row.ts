import * as v from 'valibot';
import { isUnknownField } from '@/api/unknown-field';

/**
 * The row as this version reads it; null where it cannot. Fields this version does not know are no hindrance and stay in the
 * row: an old client never destroys a newer one's data (G12).
 */
export function readRow<R>(schema: v.GenericSchema<unknown, unknown>, row: unknown): R | null {
  const read = v.safeParse(schema, row);
  if (read.success) return read.output as R;
  return read.issues.every(isUnknownField) ? (row as R) : null;
}
