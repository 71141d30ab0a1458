/**
 * From a draft to a queued invoice: preview the number, build the document with it, commit both in one transaction. The
 * number is taken only by the commit; where another tab was faster the document is built again with the next one.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { dayText } from '@/app/ui/words/date-words';
import type { IssueOutcome as CommitOutcome, IssueToCommit } from '@/db/invoices/commit-issue';
import type { Correction, CorrectionOutcome } from '@/db/invoices/correct-rejected';
import type { IssueSummary } from '@/db/invoices/issue-summary';
import type { NumberPreview } from '@/db/leases/lease-queries';
import type { InvalidInvoices } from '@/db/settings/invalid-invoices';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { toDecimal, toText, ZERO } from '@/domain/money/decimal';
import { subtract } from '@/domain/money/decimal-arithmetic';
import type { DecimalText } from '@/domain/money/decimal-text';
import { decimalText } from '@/domain/money/decimal-text';
import type { IssueOutcome as BuildOutcome, IssuedDocument } from '@/workers/document/document-service';
import type { IssueAnswer } from '../editor-services';
import { issueTexts } from './issue-texts';

export interface IssuePort {
  readonly preview: (serialId: string, date: string) => Promise<NumberPreview>;
  readonly build: (draft: InvoiceDraft, number: string) => Promise<BuildOutcome>;
  readonly commit: (issue: IssueToCommit) => Promise<CommitOutcome>;
  /** The setting as it stands when the document is judged. */
  readonly invalidInvoices: () => Promise<InvalidInvoices>;
  readonly correct: (invoiceId: EntityId, correction: Correction) => Promise<CorrectionOutcome>;
}

/** A draft on its way out, and what was decided about it. */
export interface DraftToIssue {
  readonly draft: InvoiceDraft;
  /** Rules whose refusal by ANAF the person has decided to take. */
  readonly accepted: readonly string[];
}

/** Tabs that race for numbers: each loss costs one build. */
const MAX_TRIES = 5;

export async function issueDraft(
  draftId: EntityId,
  { draft, accepted }: DraftToIssue,
  port: IssuePort,
): Promise<IssueAnswer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const next = await port.preview(draft.serialId, draft.issueDate);
    if (next.kind !== 'number') return refused(numberSentence(next));
    const built = await port.build(draft, next.text);
    if (!built.ok) return refused(issueTexts.incomplete);
    const { document } = built;
    const halt = await haltedByRules(document, accepted, port);
    if (halt !== undefined) return halt;
    const { xml, sha256 } = document;
    const { leaseId, number } = next;
    const summary = summaryOf(document);
    const outcome = await port.commit({ draftId, content: draft, leaseId, number, xml, sha256, summary });
    if (outcome.kind === 'issued') return { kind: 'issued', number: next.text, invoiceId: outcome.invoiceId };
    if (outcome.kind !== 'number-moved') return refused(commitSentence(outcome));
  }
  return refused(issueTexts.numbersMove);
}

/** Files a rejected invoice again under its own number. */
export async function issueCorrection(
  invoiceId: EntityId,
  { draft, accepted }: DraftToIssue,
  number: string,
  port: IssuePort,
): Promise<IssueAnswer> {
  const built = await port.build(draft, number);
  if (!built.ok) return refused(issueTexts.incomplete);
  const { document } = built;
  const halt = await haltedByRules(document, accepted, port);
  if (halt !== undefined) return halt;
  const { xml, sha256 } = document;
  const outcome = await port.correct(invoiceId, { xml, sha256, summary: summaryOf(document) });
  return outcome === 'queued' ? { kind: 'issued', number, invoiceId } : refused(issueTexts.correction[outcome]);
}

/**
 * A document that the rules refuse leaves only by a decision that names every one of them, and only where the setting lets
 * a person decide.
 */
async function haltedByRules(
  { refusedBy }: Pick<IssuedDocument, 'refusedBy'>,
  accepted: readonly string[],
  port: Pick<IssuePort, 'invalidInvoices'>,
): Promise<IssueAnswer | undefined> {
  if (refusedBy.length === 0) return undefined;
  if ((await port.invalidInvoices()) === 'refuse') return refused(issueTexts.againstRules(refusedBy));
  return refusedBy.every((rule) => accepted.includes(rule)) ? undefined : { kind: 'undecided', rules: refusedBy };
}

/** What the archive shows of the document until the server's own row arrives. Totals of credit notes are negative there. */
export function summaryOf({ invoice }: Pick<IssuedDocument, 'invoice'>): IssueSummary {
  const { totals, buyer } = invoice;
  const sign = invoice.kind === 'CreditNote' ? negated : same;
  return {
    type: documentType(invoice),
    typeCode: invoice.typeCode,
    number: invoice.number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate ?? '',
    partnerName: buyer.name,
    partnerTaxId: buyer.vatId ?? buyer.legalRegistration?.value ?? buyer.identifiers[0]?.value ?? '',
    currency: invoice.currency,
    net: sign(totals.taxExclusive),
    vat: sign(totals.vat ?? decimalText('0')),
    total: sign(totals.taxInclusive),
    vatInLei: totals.vatInTaxCurrency === undefined ? '' : sign(totals.vatInTaxCurrency),
  };
}

function documentType({ kind }: Invoice): ArchiveItem['type'] {
  return kind === 'CreditNote' ? 'NC' : 'FCT';
}

function same(amount: DecimalText): DecimalText {
  return amount;
}

function negated(amount: DecimalText): DecimalText {
  return toText(subtract(ZERO, toDecimal(amount)));
}

function refused(sentence: string): IssueAnswer {
  return { kind: 'refused', sentence };
}

function numberSentence(preview: Exclude<NumberPreview, { kind: 'number' }>): string {
  return preview.kind === 'date-before-last'
    ? issueTexts.dateBeforeLast(dayText(preview.lastDate))
    : issueTexts.noNumber[preview.kind];
}

function commitSentence(outcome: Exclude<CommitOutcome, { kind: 'issued' | 'number-moved' }>): string {
  if (outcome.kind === 'date-before-last') return issueTexts.dateBeforeLast(dayText(outcome.lastDate));
  return outcome.kind === 'used-up' ? issueTexts.noNumber['used-up'] : issueTexts.draftChanged;
}
