/**
 * A draft that crossed to the worker is all new objects. Lines that say what they said before take the objects known
 * here, for amounts, elements and outcomes of rules are kept by them.
 */
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';

export function withKnownLines(draft: InvoiceDraft, before: InvoiceDraft | undefined): InvoiceDraft {
  if (before === undefined) return draft;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const same = known.get(line.id);
      return same !== undefined && saysTheSame(line, same) ? same : line;
    }),
  };
}

/** Equality of what a line is made of: texts, and records of texts. */
function saysTheSame(a: object, b: object): boolean {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]: [string, unknown]) => sameValue(value, Reflect.get(b, key)))
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && saysTheSame(a, b);
}
