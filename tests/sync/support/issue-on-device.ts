/** Issues a draft that a device has saved, as the editor does: the next number, the document, one transaction. */
import type { EntityId } from '@/api/ids';
import { summaryOf } from '@/app/invoices/editor/workspace/issue-draft';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { CommandContext } from '@/db/command-context';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';

export interface IssuedOnDevice {
  readonly invoiceId: EntityId;
  /** With its prefix. */
  readonly number: string;
}

/**
 * `content` names the series. Throws where there is no number, and where the draft is not complete or is no longer there.
 * @param person Who issues, as the invoice names them.
 */
export async function issueOnDevice(
  context: CommandContext,
  draftId: EntityId,
  content: InvoiceDraft,
  person = '',
): Promise<IssuedOnDevice> {
  const next = await nextNumberPreview(context.db, content.serialId, context.deviceId, content.issueDate);
  if (next.kind !== 'number') throw new Error(next.kind);
  const issued = issueInvoice(content, next.text);
  if (!issued.ok) throw new Error(`the draft cannot be issued: ${JSON.stringify(issued)}`);
  const xml = buildUbl(issued.invoice);
  const sha256 = await sha256Hex(new TextEncoder().encode(xml));
  const { leaseId, number } = next;
  const summary = summaryOf({ invoice: issued.invoice }, person);
  const outcome = await commitIssue(context, { draftId, content, leaseId, number, xml, sha256, summary });
  if (outcome.kind !== 'issued') throw new Error(outcome.kind);
  return { invoiceId: outcome.invoiceId, number: next.text };
}
