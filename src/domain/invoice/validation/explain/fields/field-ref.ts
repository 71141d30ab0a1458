/**
 * A place in the editor's draft, by stable names. Areas are the parts of the sheet; names are the fields of the Invoice
 * model (EN 16931), written flat: `{ area: 'buyer', name: 'city' }` is BT-52.
 */
export type FieldArea =
  | 'document'
  | 'header'
  | 'references'
  | 'notes'
  | 'seller'
  | 'buyer'
  | 'payee'
  | 'representative'
  | 'delivery'
  | 'payment'
  | 'allowances'
  | 'charges'
  | 'totals'
  | 'taxBreakdown'
  | 'attachments'
  | 'lines';

export interface FieldRef {
  readonly area: FieldArea;
  readonly name: string;
  /** Position from 0 in a repeated area: the line, the breakdown row, the attachment. */
  readonly index?: number;
  /** Position from 0 of what repeats inside the line: its allowance, its attribute. */
  readonly item?: number;
}

/** A field as the tables write it: `area.name`. */
export type FieldKey = `${FieldArea}.${string}`;

/**
 * One row of the field tables: business term, path below the root without prefixes, Romanian name with its article.
 * In paths `Line` stands for InvoiceLine and CreditNoteLine, `Quantity` for both quantities, `TypeCode` for both codes,
 * `Allowance` and `Charge` for the two kinds of AllowanceCharge.
 */
export type FieldRow = readonly [term: string, path: string, name: string];

export type FieldTable = Readonly<Record<FieldKey, FieldRow>>;
