import { AMOUNT_FIELDS } from './amount-fields';
import type { FieldKey, FieldRow, FieldTable } from './field-ref';
import { HEADER_FIELDS } from './header-fields';
import { LINE_FIELDS } from './line-fields';
import { PARTY_FIELDS } from './party-fields';

/** Every field of the editor that a finding can lead to. */
export const FIELD_ROWS: FieldTable = { ...HEADER_FIELDS, ...PARTY_FIELDS, ...AMOUNT_FIELDS, ...LINE_FIELDS };

const NOWHERE: FieldRow = ['', '', 'documentul'];

/** Term, path and Romanian name of a field. */
export function fieldRow(key: FieldKey): FieldRow {
  return FIELD_ROWS[key] ?? NOWHERE;
}

/** Whether the tables have such a field. */
export function isField(key: string): key is FieldKey {
  return key in FIELD_ROWS;
}
