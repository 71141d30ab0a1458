/**
 * From a draft to a queued invoice: preview the number, build the document with it, commit both in one transaction. The
 * number is taken only by the commit; where another tab was faster the document is built again with the next one.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { dateOrderWords } from '@/app/ui/words/date-order-words';
import type { FilesOfDraft } from '@/db/drafts/attached-files';
import type { IssueOutcome as CommitOutcome, IssueToCommit } from '@/db/invoices/commit-issue';
import type { Correction, CorrectionOutcome } from '@/db/invoices/correct-rejected';
import type { IssueSummary } from '@/db/invoices/issue-summary';
import type { NumberPreview } from '@/db/numbers/lease-queries';
import type { InvalidInvoices } from '@/db/settings/invalid-invoices';
import { addDays } from '@/domain/calendar/iso-date';
import type { AttachedFiles } from '@/domain/invoice/attachments/attached-documents';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import type { Invoice, IsoDate } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { toDecimal, toText, ZERO } from '@/domain/money/decimal';
import { subtract } from '@/domain/money/decimal-arithmetic';
import type { DecimalText } from '@/domain/money/decimal-text';
import { decimalText } from '@/domain/money/decimal-text';
import type { IssueOutcome as BuildOutcome, IssuedDocument } from '@/workers/document/document-service';
import type { IssueAnswer, IssueDecisions } from '../editor-services';
import { issueTexts } from './issue-texts';
import type { Corrected } from './open-target';

export interface IssuePort {
  readonly preview: (serialId: string, date: string) => Promise<NumberPreview>;
  /** Whether a restored server lets the series wait for its other devices. */
  readonly waits: (serialId: string) => Promise<boolean>;
  readonly filesOf: (draft: InvoiceDraft) => Promise<FilesOfDraft>;
  readonly build: (draft: InvoiceDraft, number: string, files: AttachedFiles) => Promise<BuildOutcome>;
  readonly commit: (issue: IssueToCommit) => Promise<CommitOutcome>;
  /** The setting as it stands when the document is judged. */
  readonly invalidInvoices: () => Promise<InvalidInvoices>;
  /** Local day. */
  readonly today: () => IsoDate;
  /** Who issues it; '' where the account has no name. */
  readonly author: string;
  readonly correct: (invoiceId: EntityId, correction: Correction) => Promise<CorrectionOutcome>;
}

/** A draft on its way out, and what was decided about it. */
export interface DraftToIssue {
  readonly draft: InvoiceDraft;
  readonly decided: IssueDecisions;
}

/** What ANAF takes (anaf-efactura.md, section 3): beyond it a number would be spent on a document that cannot leave. */
const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Tabs that race for numbers: each loss costs one build. */
const MAX_TRIES = 5;

export async function issueDraft(
  draftId: EntityId,
  { draft, decided }: DraftToIssue,
  port: IssuePort,
): Promise<IssueAnswer> {
  const ahead = haltedByFuture(draft.issueDate, decided, port);
  if (ahead !== undefined) return ahead;
  const { files, missing } = await port.filesOf(draft);
  if (missing.length > 0) return refused(issueTexts.filesMissing(missing));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const next = await port.preview(draft.serialId, draft.issueDate);
    if (next.kind === 'date-before-last') return next;
    if (next.kind !== 'number') return refused(await noNumberSentence(next.kind, draft.serialId, port));
    const built = await port.build(draft, next.text, files);
    if (!built.ok) return refused(issueTexts.incomplete);
    const { document } = built;
    if (document.bytes > MOST_DOCUMENT_BYTES) return refused(issueTexts.tooLarge);
    const halt = await haltedByRules(document, decided.rules, port);
    if (halt !== undefined) return halt;
    const { xml, sha256 } = document;
    const { leaseId, number } = next;
    const summary = summaryOf(document, port.author);
    const outcome = await port.commit({ draftId, content: draft, leaseId, number, xml, sha256, summary });
    if (outcome.kind === 'issued') return { kind: 'issued', number: next.text, invoiceId: outcome.invoiceId };
    if (outcome.kind === 'date-before-last') return outcome;
    if (outcome.kind === 'draft-changed') return refused(issueTexts.draftChanged);
    if (outcome.kind !== 'number-moved') return refused(await noNumberSentence(outcome.kind, draft.serialId, port));
  }
  return refused(issueTexts.numbersMove);
}

/** Files a rejected invoice again under its own number. */
export async function issueCorrection(
  { id: invoiceId, number, sha256: over }: Corrected,
  { draft, decided }: DraftToIssue,
  port: IssuePort,
): Promise<IssueAnswer> {
  const ahead = haltedByFuture(draft.issueDate, decided, port);
  if (ahead !== undefined) return ahead;
  const { files, missing } = await port.filesOf(draft);
  if (missing.length > 0) return refused(issueTexts.filesMissing(missing));
  const built = await port.build(draft, number, files);
  if (!built.ok) return refused(issueTexts.incomplete);
  const { document } = built;
  if (document.bytes > MOST_DOCUMENT_BYTES) return refused(issueTexts.tooLarge);
  const halt = await haltedByRules(document, decided.rules, port);
  if (halt !== undefined) return halt;
  const { xml, sha256 } = document;
  const summary = summaryOf(document, port.author);
  const outcome = await port.correct(invoiceId, { xml, sha256, summary, content: draft, over });
  if (outcome === 'queued') return { kind: 'issued', number, invoiceId };
  if (outcome === 'corrected') return refused(issueTexts.corrected(number));
  return refused(typeof outcome === 'object' ? dateOrderWords(outcome) : issueTexts.correction[outcome]);
}

/**
 * A date after today binds every later invoice of the series, and the server refuses those after its own tomorrow: for
 * tomorrow a person decides, a later day is put right before a number is taken.
 */
function haltedByFuture(
  issueDate: IsoDate,
  { futureDate }: IssueDecisions,
  { today }: Pick<IssuePort, 'today'>,
): IssueAnswer | undefined {
  const day = today();
  if (issueDate <= day) return undefined;
  const decidable = issueDate === addDays(day, 1);
  return decidable && futureDate ? undefined : { kind: 'future-date', decidable, today: day };
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
export function summaryOf({ invoice }: Pick<IssuedDocument, 'invoice'>, author: string): IssueSummary {
  const { totals } = invoice;
  const partner = invoice.typeCode === SELF_BILLED ? invoice.seller : invoice.buyer;
  const sign = invoice.kind === 'CreditNote' ? negated : same;
  return {
    type: documentType(invoice),
    typeCode: invoice.typeCode,
    number: invoice.number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate ?? '',
    partnerName: partner.name,
    partnerTaxId: partner.vatId ?? partner.legalRegistration?.value ?? partner.identifiers[0]?.value ?? '',
    currency: invoice.currency,
    net: sign(totals.taxExclusive),
    vat: sign(totals.vat ?? decimalText('0')),
    total: sign(totals.taxInclusive),
    vatInLei: totals.vatInTaxCurrency === undefined ? '' : sign(totals.vatInTaxCurrency),
    ...(isExternalBuyer(invoice.buyer.address.country) ? { external: true } : {}),
    ...(author === '' ? {} : { author }),
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

/** Numbers that a waiting series does not give are not promised for the next connection. */
async function noNumberSentence(
  kind: keyof typeof issueTexts.noNumber,
  serialId: string,
  { waits }: IssuePort,
): Promise<string> {
  const isThere = kind !== 'no-serial';
  return isThere && (await waits(serialId)) ? issueTexts.seriesWaits : issueTexts.noNumber[kind];
}
