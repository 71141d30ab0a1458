import { fieldRow } from '@/domain/invoice/validation/explain/fields/field-rows';
import { placeOfPath } from '@/domain/invoice/validation/explain/fields/place-of-path';

/** `BT-130, unitatea de măsură`; null where the path is of no business term. */
export function explainedPlace(path: string): string | null {
  const [term, , name] = fieldRow(placeOfPath(path).key);
  return term === '' ? null : `${term}, ${name}`;
}
