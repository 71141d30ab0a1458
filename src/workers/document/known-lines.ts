/**
 * A draft that crossed to the worker is all new objects. Lines that say what they said before take the objects known
 * here, for amounts, elements and outcomes of rules are kept by them.
 */
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { sameValue } from '../../domain/merge/same-value';

export function withKnownLines(draft: InvoiceDraft, before: InvoiceDraft | undefined): InvoiceDraft {
  if (before === undefined) return draft;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const same = known.get(line.id);
      return same !== undefined && sameValue(line, same) ? same : line;
    }),
  };
}
