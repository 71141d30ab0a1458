/**
 * The official verdict on a draft while it is written: built as it would be sent, judged, and put into words with the
 * field and, where one remedy is certain, the repair.
 */
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { draftAsInvoice } from '../../domain/invoice/issue-invoice';
import { createUblTree } from '../../domain/invoice/ubl/ubl-tree';
import { explainFinding } from '../../domain/invoice/validation/explain/explain-finding';
import type { FieldRef } from '../../domain/invoice/validation/explain/fields/field-ref';
import type { Repair } from '../../domain/invoice/validation/explain/repairs/repair';
import { withoutTwins } from '../../domain/invoice/validation/explain/twin-rules';
import { createRecheck } from '../../domain/invoice/validation/validate';
import type { RuleFinding, Severity } from '../../domain/invoice/validation/verdict';
import { parseTypedNumber } from '../../domain/money/parse-typed-number';
import type { XmlElement } from '../../domain/xml/xml-element';
import { withKnownLines } from './known-lines';

/** One failed rule in words. */
export interface JudgedFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** One clause. */
  readonly clause: string;
  /** Whole sentences: what is wrong with these values and what to do. */
  readonly detail: string;
  /** The meaning of the official text, with its business terms. */
  readonly official: string;
  readonly terms: readonly string[];
  /** As the rule found them: bounds, counts, what stands there. */
  readonly values: Readonly<Record<string, string>>;
  /** `index` counts the lines that are written; null where the draft has no place for it. */
  readonly field: FieldRef | null;
  /** The text that puts it right; null where more than one could. */
  readonly repair: { readonly label: string; readonly willBe: string } | null;
}

/** `number`: the one that comes next, or any that is not empty. */
export type DraftJudge = (draft: InvoiceDraft, number: string) => readonly JudgedFinding[];

/**
 * A judge of one draft that is asked after each change: lines that are as they were are neither built nor checked again,
 * and neither are the parts of the head.
 */
export function createDraftJudge(): DraftJudge {
  const treeOf = createUblTree();
  const recheck = createRecheck();
  let before: InvoiceDraft | undefined;
  return (received, number) => {
    const draft = withKnownLines(received, before);
    before = draft;
    const tree = treeOf(draftAsInvoice(draft, number));
    return inWords(recheck(tree).findings, tree, draft);
  };
}

function inWords(
  findings: readonly RuleFinding[],
  document: XmlElement,
  draft: InvoiceDraft,
): readonly JudgedFinding[] {
  const rate = parseTypedNumber(draft.exchangeRate);
  const context = { document, ...(rate.ok ? { exchangeRate: rate.value } : {}) };
  return withoutTwins(findings).map((finding) => {
    const { repair, ...words } = explainFinding(finding, context);
    const { rule, severity, values } = finding;
    return { rule, severity, values, ...words, repair: repair === null ? null : writtenText(repair) };
  });
}

/** Remedies that put a text into one field; what adds or removes elements has no field in a draft. */
function writtenText({ label, change }: Repair): JudgedFinding['repair'] {
  return change.kind === 'setText' || change.kind === 'setAttribute' ? { label, willBe: change.willBe } : null;
}
