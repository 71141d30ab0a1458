import * as v from 'valibot';
import type { Draft } from '@/api/entities/invoice-draft';
import { type EntityId, entityIdSchema, type OperationId } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { CommandContext } from '../command-context';
import { draftKind } from '../drafts/draft-collection';
import { type TakenLease, takeFrom } from '../leases/lease-numbers';
import type { StoredLease } from '../leases/stored-lease';
import { newOperationId } from '../outbox/enqueue';
import { UNCONFIRMED } from '../rows/add-row';
import { sameValue } from '../rows/field-changes';
import { isForgotten } from '../rows/put-row';
import { dropReplaceable } from '../rows/remove-row';
import { storedRow } from '../rows/show-row';
import type { StoredRow } from '../rows/stored-row';
import { type IssueSummary, pendingItem } from './issue-summary';
import { queueUpload } from './queue-upload';

export interface IssueToCommit {
  readonly draftId: EntityId;
  /** The content that the document was built from. */
  readonly content: InvoiceDraft;
  /** As `nextNumberPreview` gave them. */
  readonly leaseId: EntityId;
  readonly number: number;
  readonly xml: string;
  /** Of the XML in UTF-8. */
  readonly sha256: string;
  readonly summary: IssueSummary;
}

/**
 * `number-moved`: another tab took the number; build the document again with the next. `draft-changed`: the draft differs
 * from what the document was built from, or is gone. `date-before-last`: numbers follow dates. Nothing was written.
 */
export type IssueOutcome =
  | { readonly kind: 'issued'; readonly invoiceId: EntityId }
  | { readonly kind: 'number-moved' | 'draft-changed' }
  | Exclude<TakenLease, { kind: 'taken' }>;

/**
 * Issues an invoice: takes the number, freezes number, date and bytes, puts the document and its upload into archive and
 * outbox, and takes the draft off the list, all in one transaction (G1, promise 6).
 */
export function commitIssue(context: CommandContext, issue: IssueToCommit): Promise<IssueOutcome> {
  const { db } = context;
  const tables = [db.draft, db.lease, db.archive, db.counter, db.openFiling, db.document, db.outbox];
  return db.transaction('rw', tables, async (): Promise<IssueOutcome> => {
    const draft = await db.draft.get(issue.draftId);
    if (draft === undefined || draft.companyId !== context.companyId || draft.shown === null)
      return { kind: 'draft-changed' };
    if (!sameValue(draft.shown.content, issue.content)) return { kind: 'draft-changed' };
    const lease = await db.lease.get(issue.leaseId);
    if (lease === undefined || !isOwnLease(context, lease)) return { kind: 'number-moved' };
    const next = takeFrom(lease, issue.summary.issueDate);
    if (next.kind !== 'taken') return next;
    if (next.number !== issue.number) return { kind: 'number-moved' };
    await db.lease.put(next.lease);
    return { kind: 'issued', invoiceId: await recordIssue(context, issue, draft, draft.shown) };
  });
}

function isOwnLease({ companyId, deviceId }: CommandContext, lease: StoredLease): boolean {
  return lease.companyId === companyId && lease.base.deviceId === deviceId;
}

async function recordIssue(
  context: CommandContext,
  issue: IssueToCommit,
  stored: StoredRow<Draft>,
  draft: Draft,
): Promise<EntityId> {
  const invoiceId = v.parse(entityIdSchema, context.newId());
  const outboxId = newOperationId(context);
  const known = await takeDraftOff(context, stored, outboxId);
  const bytes = new TextEncoder().encode(issue.xml);
  const item = pendingItem({
    id: invoiceId,
    summary: issue.summary,
    origin: 'editor',
    serialId: draft.content.serialId,
    attempt: 1,
    xmlSha256: issue.sha256,
    xmlBytes: bytes.length,
    at: context.now(),
  });
  const taken = { leaseId: issue.leaseId, number: issue.number };
  const rest = { version: UNCONFIRMED, base: null, draft, taken };
  await queueUpload(context, { outboxId, item, xml: issue.xml, bytes, draft: known ? stored.id : '', rest });
  return invoiceId;
}

/**
 * Saves of the draft that nobody has seen are superseded by the invoice; so a rejected save cannot hold the invoice back.
 * Whether the server knows, or may know, the draft.
 */
async function takeDraftOff(
  context: CommandContext,
  stored: StoredRow<Draft>,
  outboxId: OperationId,
): Promise<boolean> {
  const kept = await dropReplaceable(context, stored);
  if (isForgotten({ ...stored, pending: kept })) {
    await context.db.draft.delete(stored.id);
    return false;
  }
  await context.db.draft.put(storedRow(draftKind, { ...stored, pending: [...kept, { kind: 'issued', outboxId }] }));
  return true;
}
