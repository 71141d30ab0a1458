/**
 * What a person can do to a draft, one change at a time, and the draft that comes of it. Pure: lines that are needed
 * anew come from the caller's factory, so ids and company defaults stay outside.
 *
 * Invariants: a draft and its lines are never changed in place (totals are kept by a line's identity); a change that
 * changes nothing gives the same draft back.
 */
import { moreOf } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftMore, DraftParty, DraftSeller, InvoiceDraft } from '@/domain/invoice/invoice-draft';

export type DraftChange =
  | { readonly type: 'set'; readonly fields: Partial<InvoiceDraft> }
  | { readonly type: 'seller'; readonly fields: Partial<DraftSeller> }
  | { readonly type: 'buyer'; readonly fields: Partial<DraftParty> }
  | {
      readonly type: 'address';
      readonly side: 'seller' | 'buyer';
      readonly fields: Partial<DraftParty['address']>;
    }
  /** Why the lines of a VAT category bear none. */
  | { readonly type: 'exemption-reason'; readonly category: string; readonly code: string; readonly text: string }
  | { readonly type: 'payment'; readonly fields: Partial<InvoiceDraft['payment']> }
  | { readonly type: 'references'; readonly fields: Partial<InvoiceDraft['references']> }
  | { readonly type: 'discount'; readonly fields: Partial<InvoiceDraft['discount']> }
  | { readonly type: 'more'; readonly fields: Partial<DraftMore> }
  /** A row past the end is reached by blank lines. */
  | { readonly type: 'line'; readonly row: number; readonly fields: Partial<Omit<DraftLine, 'id'>> }
  | { readonly type: 'insert-lines'; readonly row: number; readonly lines: readonly DraftLine[] }
  | { readonly type: 'replace-lines'; readonly row: number; readonly lines: readonly DraftLine[] }
  /** `from` and `to` are rows, both included. */
  | { readonly type: 'remove-lines'; readonly from: number; readonly to: number }
  | { readonly type: 'move-lines'; readonly from: number; readonly to: number; readonly by: -1 | 1 };

/** A blank line with an id of its own and the company's usual VAT and unit. */
export type NewLine = () => DraftLine;

export function changeDraft(draft: InvoiceDraft, change: DraftChange, newLine: NewLine): InvoiceDraft {
  switch (change.type) {
    case 'set':
      return merged(draft, change.fields);
    case 'seller':
    case 'buyer':
    case 'payment':
    case 'references':
    case 'discount':
      return merged(draft, { [change.type]: merged(draft[change.type], change.fields) });
    case 'more':
      return merged(draft, { more: merged(moreOf(draft), change.fields) });
    case 'address':
      return withAddress(draft, change.side, change.fields);
    case 'exemption-reason':
      return merged(draft, { lines: withReason(draft.lines, change) });
    default:
      return merged(draft, { lines: changeLines(draft.lines, change, newLine) });
  }
}

type LinesChange = Exclude<
  DraftChange,
  {
    readonly type:
      | 'set'
      | 'seller'
      | 'buyer'
      | 'address'
      | 'exemption-reason'
      | 'payment'
      | 'references'
      | 'discount'
      | 'more';
  }
>;

function withAddress(
  draft: InvoiceDraft,
  side: 'seller' | 'buyer',
  fields: Partial<DraftParty['address']>,
): InvoiceDraft {
  const address = merged(draft[side].address, fields);
  return merged(draft, { [side]: merged(draft[side], { address }) });
}

/** The very list where no line is concerned. */
function withReason(
  lines: readonly DraftLine[],
  { category, code, text }: Extract<DraftChange, { readonly type: 'exemption-reason' }>,
): readonly DraftLine[] {
  const vat = { exemptionReasonCode: code, exemptionReason: text };
  const next = lines.map((line) =>
    line.vat.category === category ? merged(line, { vat: merged(line.vat, vat) }) : line,
  );
  return next.every((line, row) => line === lines[row]) ? lines : next;
}

function changeLines(lines: readonly DraftLine[], change: LinesChange, newLine: NewLine): readonly DraftLine[] {
  switch (change.type) {
    case 'line':
      return changeLine(filledTo(lines, change.row + 1, newLine), change.row, change.fields);
    case 'insert-lines':
      return filledTo(lines, change.row, newLine).toSpliced(change.row, 0, ...change.lines);
    case 'replace-lines':
      return filledTo(lines, change.row, newLine).toSpliced(change.row, change.lines.length, ...change.lines);
    case 'remove-lines':
      return change.from >= lines.length ? lines : lines.toSpliced(change.from, change.to - change.from + 1);
    case 'move-lines':
      return movedLines(lines, change.from, Math.min(change.to, lines.length - 1), change.by);
  }
}

function changeLine(lines: readonly DraftLine[], row: number, fields: Partial<DraftLine>): readonly DraftLine[] {
  const line = lines[row];
  if (line === undefined) return lines;
  const next = merged(line, fields);
  return next === line ? lines : lines.with(row, next);
}

function movedLines(lines: readonly DraftLine[], from: number, to: number, by: -1 | 1): readonly DraftLine[] {
  if (from + by < 0 || to + by >= lines.length || from > to) return lines;
  return lines.toSpliced(from, to - from + 1).toSpliced(from + by, 0, ...lines.slice(from, to + 1));
}

function filledTo(lines: readonly DraftLine[], count: number, newLine: NewLine): readonly DraftLine[] {
  if (lines.length >= count) return lines;
  return [...lines, ...Array.from({ length: count - lines.length }, newLine)];
}

/** `target` itself where every given field is already so. */
function merged<T extends object>(target: T, fields: Partial<T>): T {
  const next = { ...target, ...fields };
  return Object.entries(next).every(([key, value]) => Object.is(value, Reflect.get(target, key))) ? target : next;
}
