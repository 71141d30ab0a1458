import * as v from 'valibot';
import type { Draft } from '@/api/entities/invoice-draft';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sameValue } from '@/domain/merge/same-value';
import { type Draw, drawNumber } from '@/domain/numbering/series-draw';
import { archiveTables } from '../archive/put-archive-row';
import { type NewerParams, queueUpload } from '../archive/queue-upload';
import { draftKind } from '../collections/draft';
import { takeDraftOff } from '../collections/issued-draft';
import { type FrozenLook, frozenLook, keepLook } from '../collections/look';
import type { CommandContext } from '../command-context';
import { issuerOf } from '../numbers/issuer-of';
import { leasesOfDevice } from '../numbers/leases-of-device';
import type { StoredLease } from '../numbers/stored-lease';
import { newOperationId } from '../outbox/enqueue';
import { knownEpoch } from '../replication/sync-state';
import { type StoredRow, UNCONFIRMED } from '../rows/stored-row';
import { isConfirmedUnseen, writtenOverUnseen } from '../rows/written-over-unseen';
import { type IssueSummary, pendingItem } from './issue-summary';

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
 * from what the document was built from, beyond a series that it had not, or is gone. `date-before-last`: numbers follow dates.
 * Nothing was written.
 */
export type IssueOutcome =
  | { readonly kind: 'issued'; readonly invoiceId: EntityId }
  | { readonly kind: 'number-moved' }
  | { readonly kind: 'draft-changed' }
  | Exclude<Draw<StoredLease>, { kind: 'drawn' }>;

/**
 * Issues an invoice: takes the number, freezes number, date and bytes, puts the document and its upload into archive and
 * outbox, and takes the draft off the list, all in one transaction (G1, promise 6).
 */
export async function commitIssue(context: CommandContext, issue: IssueToCommit): Promise<IssueOutcome> {
  const { db } = context;
  const tables = [db.draft, db.lease, ...archiveTables(db), db.document, db.outbox, db.serial];
  const look = await frozenLook(context, issue.content.language);
  return db.transaction('rw', [...tables, db.look, db.syncState], async (): Promise<IssueOutcome> => {
    const draft = await db.draft.get(issue.draftId);
    if (draft === undefined || draft.companyId !== context.companyId || draft.shown === null)
      return { kind: 'draft-changed' };
    const said = inSeries(draft.shown, issue.content.serialId);
    if (!sameValue(said.content, issue.content)) return { kind: 'draft-changed' };
    const lease = await db.lease.get(issue.leaseId);
    if (lease === undefined || !isOwnLease(context, lease)) return { kind: 'number-moved' };
    const leases = await leasesOfDevice(db, lease.base.serialId, context.deviceId);
    const next = drawNumber(leases, issue.summary.issueDate);
    if (next.kind !== 'drawn') return next;
    if (next.number !== issue.number || next.lease.id !== issue.leaseId) return { kind: 'number-moved' };
    await db.lease.put(next.lease);
    return { kind: 'issued', invoiceId: await recordIssue(context, { ...issue, look }, draft, said) };
  });
}

/** The editor gives a draft without a series the first one as it is opened, and saves it with the first key only. */
function inSeries(draft: Draft, serialId: string): Draft {
  return draft.content.serialId === '' ? { ...draft, content: { ...draft.content, serialId } } : draft;
}

function isOwnLease({ companyId, deviceId }: CommandContext, lease: StoredLease): boolean {
  return lease.companyId === companyId && lease.base.deviceId === deviceId;
}

async function recordIssue(
  context: CommandContext,
  issue: IssueToCommit & { readonly look: FrozenLook | null },
  stored: StoredRow<Draft>,
  draft: Draft,
): Promise<EntityId> {
  const invoiceId = v.parse(entityIdSchema, context.newId());
  const outboxId = newOperationId(context);
  const draftSeen = (await takeDraftOff(context.db, stored, outboxId)) ?? undefined;
  const bytes = new TextEncoder().encode(issue.xml);
  const item = pendingItem({
    id: invoiceId,
    summary: issue.summary,
    origin: 'editor',
    serialId: draft.content.serialId,
    attempt: 1,
    xmlSha256: issue.sha256,
    xmlBytes: bytes.length,
    look: await keepLook(context, issue.look),
    at: context.now(),
  });
  const taken = { leaseId: issue.leaseId, number: issue.number, deviceId: context.deviceId };
  const rest = { version: UNCONFIRMED, base: null, pending: [], draft, taken };
  const epoch = await knownEpoch(context.db, context.companyId);
  const isOthersToo = draftSeen !== undefined || mayBeOthers(stored, epoch);
  const seen = isOthersToo && epoch !== undefined ? await seenOf(context, stored, epoch) : {};
  const issuer = await issuerOf(context, item, taken);
  const upload = {
    outboxId,
    item,
    issuer,
    xml: issue.xml,
    bytes,
    draft: isOthersToo ? stored.id : ('' as const),
    draftSeen,
    rest,
  };
  await queueUpload(context, { ...upload, more: seen });
  return invoiceId;
}

/**
 * Nothing of it is on the server, or will be, and yet another device may have issued it: it was removed elsewhere while words of
 * this device waited, or a person has brought it back since.
 */
function mayBeOthers({ gone, madeIn }: StoredRow<Draft>, epoch: string | undefined): boolean {
  return gone === true || (epoch !== undefined && madeIn === undefined);
}

/**
 * What this device saw of the draft, for a server that tells its epoch. Where an own save of the draft is on its way, its
 * version is not known: what the upload says never changes once another device may bear it, so it names that save, unless the
 * save's answer shows somebody else's words (entries/seen-version.ts). Where the draft says here what was written over unseen, nothing
 * of it counts as seen: the server holds the invoice for a person.
 */
async function seenOf({ db }: CommandContext, stored: StoredRow<Draft>, epoch: string): Promise<NewerParams> {
  const made = { draftEpoch: epoch, ...(stored.madeIn === epoch ? { draftMadeHere: true } : {}) };
  if (isConfirmedUnseen(draftKind.contentOf, stored)) return { ...made, draftVersion: UNCONFIRMED };
  const unseen = writtenOverUnseen(stored.pending, draftKind.contentOf);
  const standing = (await db.draft.get(stored.id))?.pending ?? [];
  const save = standing.findLast((change) => change.kind !== 'issued' && !unseen.has(change.outboxId));
  return { ...made, ...(save === undefined ? { draftVersion: stored.version } : { draftSaved: save.outboxId }) };
}
