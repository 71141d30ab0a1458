/**
 * ReleaseInvoice and WithdrawInvoice: what a person decides of an invoice that is held, for the reason that he was told. Asked again,
 * both change nothing.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { readXml } from '@/domain/xml/read-xml';
import type { TenantTransaction } from '../../database/app-database';
import { lastEpochBegan } from '../../database/epoch';
import { heldItem } from '../../filings/archive-after-fact';
import type { Filing, Held } from '../../filings/filing';
import { readInvoiceFacts } from '../../filings/invoice-facts';
import { heldForOther, otherInvoicesOf } from '../../filings/invoices-of-draft';
import { newFiling, recordFiling } from '../../filings/record-filing';
import { type Reply, refused } from '../reply';
import { archivedWith } from './archive-item-of';
import { afterRestore, filingRequest } from './filing-request';
import { precedentOf } from './precedent-of';
import { itemAsItStands, type NamedInvoice, putArchiveItem } from './put-archive-item';
import { findKeptBytes, lockArchiveItem } from './read-archive';
import { UPLOAD_TEXTS } from './upload-texts';

export interface DecisionParts {
  readonly enqueue: (tx: TenantTransaction, filing: Filing) => Promise<unknown>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** `heldNumber`: of the other invoice that the person was told of, '' none; absent from a client of old. */
export interface DecidedInvoice extends NamedInvoice {
  readonly heldNumber?: string;
}

type HeldItem = ArchiveItem & { readonly held: Held };
type Decide = (tx: TenantTransaction, parts: DecisionParts, named: DecidedInvoice, item: HeldItem) => Promise<Reply>;

export function decideHeld(decide: Decide, parts: DecisionParts) {
  return async (tx: TenantTransaction, named: DecidedInvoice): Promise<Reply> => {
    const item = await lockArchiveItem(tx, named.company, named.invoice);
    if (item === undefined) return refused('not-found');
    const { held } = item;
    if (held === undefined) return itemAsItStands(tx, named, item);
    return decide(tx, parts, named, { ...item, held });
  };
}

/** It goes to ANAF as it was issued. The newer draft stays. */
export const release: Decide = async (tx, parts, named, { held, ...item }) => {
  // He was told of another one, or the request came a second time, over what the first had found.
  if (named.heldNumber !== undefined && named.heldNumber !== held.number)
    return itemAsItStands(tx, named, { ...item, held });
  const untold = held.number === '' ? await goingOfDraft(tx, named, item) : undefined;
  if (untold !== undefined) return putArchiveItem(tx, named, heldItem(item, heldForOther(untold), parts.now()));
  const kept = await findKeptBytes(tx, named.company, named.invoice, 'xml');
  // Judged when it was recorded; only how ANAF is to take it is read again.
  const read = kept === undefined ? undefined : readXml(kept.bytes);
  const facts = read?.ok === true ? readInvoiceFacts(read.root) : undefined;
  const company = await tx.selectFrom('company').select('cif').where('id', '=', named.company).executeTakeFirst();
  if (facts === undefined || company === undefined) return refused('not-found');
  const input = {
    companyCif: company.cif,
    selfBilled: item.typeCode === SELF_BILLED,
    enforcement: item.enforcement === true,
  };
  const restoredAt = await lastEpochBegan(tx);
  const request = { ...filingRequest(input, facts, item.xmlSha256), ...afterRestore(restoredAt) };
  const attempt = await nextAttempt(tx, named, item);
  const ids = { id: parts.newId(), companyId: named.company, invoiceId: named.invoice, attempt };
  // Held before the copy was taken, it may have been released in the time that was lost.
  const precedent = precedentOf({ issuedAt: item.issuedAt }, restoredAt, parts.now());
  const filing = newFiling({ ...ids, request }, precedent, parts.now());
  await recordFiling(tx, filing, filing.id);
  await parts.enqueue(tx, filing);
  const released = withEvent({ ...item, attempt }, 'released', '', parts.now());
  return putArchiveItem(tx, named, archivedWith(released, filing, parts.now()));
};

/** Issued or given back since it was held: who decides has not heard of it. */
async function goingOfDraft(tx: TenantTransaction, named: NamedInvoice, { draft = '' }: ArchiveItem) {
  const [other] = await otherInvoicesOf(
    tx,
    { companyId: named.company, invoiceId: named.invoice, draftId: draft },
    'going',
  );
  return other;
}

/** One that was looked for at ANAF before it was held has had a filing. */
async function nextAttempt(tx: TenantTransaction, { company, invoice }: NamedInvoice, item: ArchiveItem) {
  const last = await tx
    .selectFrom('filing')
    .select('attempt')
    .where('company_id', '=', company)
    .where('invoice_id', '=', invoice)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? item.attempt : last.attempt + 1;
}

/** It will not go as it is: corrected under its number, or its number voided. */
export const withdraw: Decide = (tx, parts, named, { held: _, ...item }) => {
  const refusedItem = { ...item, state: 'refused' as const, messages: [UPLOAD_TEXTS.withdrawn] };
  return putArchiveItem(tx, named, withEvent(refusedItem, 'withdrawn', '', parts.now()));
};

function withEvent(item: ArchiveItem, event: string, detail: string, now: number): ArchiveItem {
  return { ...item, events: [...item.events, { at: new Date(now).toISOString(), event, detail }] };
}
