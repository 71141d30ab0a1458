/** Texts of a draft by their place, to read and to write: `buyer.address.city`, `lines.3.unitCode`, `paymentTerms`. */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { DraftChange } from './draft-change';
import type { FieldKey } from './finding';

/** Undefined where there is no such place, or no text in it. */
export function textAt(draft: InvoiceDraft, at: FieldKey): string | undefined {
  if (at === '') return undefined;
  const value = at.split('.').reduce<unknown>(propertyOf, draft);
  return typeof value === 'string' ? value : undefined;
}

function propertyOf(value: unknown, part: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

/** Puts another text there; undefined where the place holds none. */
export function textChange(draft: InvoiceDraft, at: FieldKey, text: string): DraftChange | undefined {
  if (textAt(draft, at) === undefined) return undefined;
  const [field = '', part = '', ...rest] = at.split('.');
  if (field === 'lines') return lineTextChange(draft, Number(part), rest, text);
  switch (field) {
    case 'seller':
    case 'buyer':
      return part === 'address'
        ? { type: 'address', side: field, fields: { [rest[0] ?? '']: text } }
        : { type: field, fields: { [part]: text } };
    case 'payment':
    case 'references':
    case 'discount':
    case 'more':
      return { type: field, fields: { [part]: text } };
    default:
      return part === '' ? { type: 'set', fields: { [field]: text } } : undefined;
  }
}

function lineTextChange(
  draft: InvoiceDraft,
  row: number,
  [part = '', within]: readonly string[],
  text: string,
): DraftChange | undefined {
  const line = draft.lines[row];
  if (line === undefined) return undefined;
  if (within === undefined) return { type: 'line', row, fields: { [part]: text } };
  if (part === 'vat') return { type: 'line', row, fields: { vat: { ...line.vat, [within]: text } } };
  return part === 'discount'
    ? { type: 'line', row, fields: { discount: { ...line.discount, [within]: text } } }
    : undefined;
}
