import type { FieldKey } from '../model/finding';
import { FindingLine } from './finding-line';
import { useFinding } from './use-finding';

/** The finding on a part of the sheet that is no field of its own: the lines, the invoices it refers to. */
export function PlaceFinding({ at }: { readonly at: FieldKey }) {
  const finding = useFinding(at);
  return finding === undefined ? null : <FindingLine finding={finding} />;
}
