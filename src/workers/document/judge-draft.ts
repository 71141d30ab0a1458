/**
 * The official verdict on a draft while it is written: built as it would be sent, judged, and put into words with the
 * field and, where one remedy is certain, the repair. Pure and quick (a 50-line invoice takes about a millisecond).
 */
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { draftAsInvoice } from '../../domain/invoice/issue-invoice';
import { buildUbl } from '../../domain/invoice/ubl/build-ubl';
import { explainFinding } from '../../domain/invoice/validation/explain/explain-finding';
import type { FieldRef } from '../../domain/invoice/validation/explain/fields/field-ref';
import { withoutTwins } from '../../domain/invoice/validation/explain/twin-rules';
import { validateTree } from '../../domain/invoice/validation/validate';
import type { Severity } from '../../domain/invoice/validation/verdict';
import { parseTypedNumber } from '../../domain/money/parse-typed-number';
import { readXml } from '../../domain/xml/read-xml';

/** One failed rule in words. */
export interface JudgedFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** One clause. */
  readonly clause: string;
  /** Whole sentences: what is wrong with these values and what to do. */
  readonly detail: string;
  /** `index` counts the lines that are written; null where the draft has no place for it. */
  readonly field: FieldRef | null;
  /** The text that puts it right; null where more than one could. */
  readonly repair: { readonly label: string; readonly willBe: string } | null;
}

/** `number`: the one that comes next, or any that is not empty. */
export function judgeDraft(draft: InvoiceDraft, number: string): readonly JudgedFinding[] {
  const read = readXml(buildUbl(draftAsInvoice(draft, number)));
  if (!read.ok) return [];
  const rate = parseTypedNumber(draft.exchangeRate);
  const context = { document: read.root, ...(rate.ok ? { exchangeRate: rate.value } : {}) };
  return withoutTwins(validateTree(read.root).findings).map((finding) => {
    const { clause, detail, field, repair } = explainFinding(finding, context);
    const change = repair?.change.kind === 'setText' ? { label: repair.label, willBe: repair.change.willBe } : null;
    return { rule: finding.rule, severity: finding.severity, clause, detail, field, repair: change };
  });
}
