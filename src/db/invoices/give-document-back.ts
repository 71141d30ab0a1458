/** An issued document that a restored server has lost: given back from its bytes, or noted as lost where nobody here has them. */
import * as v from 'valibot';
import { type ArchiveItem, heldForSchema } from '@/api/entities/archive-item';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { isCorrectionOf, lastOnes } from '@/domain/invoice/corrected';
import { type ArchiveRow, uploadOf } from '../archive/archive-row';
import { putArchiveRow } from '../archive/put-archive-row';
import { type NewerParams, queueUpload } from '../archive/queue-upload';
import type { CommandContext } from '../command-context';
import { issuerOf } from '../numbers/issuer-of';
import { leaseOfNumber } from '../numbers/lease-numbers';
import { newOperationId } from '../outbox/enqueue';
import { knownEpoch } from '../replication/sync-state';
import { UNCONFIRMED } from '../rows/stored-row';

/** What is known of a lost document beside what its server had told. */
interface LostBytes {
  readonly xml: string;
  /** The database that had it; undefined: not known. */
  readonly lostEpoch: string | undefined;
}

/** `item`: as the lost server had told it. Inside a transaction over archive, document, outbox, lease, serial and the stream's state. */
export async function giveDocumentBack(
  context: CommandContext,
  { base, pending, draft, taken }: ArchiveRow,
  item: ArchiveItem,
  { xml, lostEpoch }: LostBytes,
): Promise<void> {
  await queueUpload(context, {
    ...(await documentAgain(context, item, xml, taken)),
    // It goes with the upload, as it went before, where nobody has written into it since that database: the server knows.
    draft: draftOf(item),
    more: await newerParams(context, { ...knownAtAnaf(item), ...draftIn(lostEpoch) }),
    rest: { version: UNCONFIRMED, base, pending, draft, taken },
  });
}

/**
 * A correction that the lost server had recorded, where the restored one tells a document that it corrects: a copy has that one, or
 * another device gave it back. Inside the same.
 */
export async function giveCorrectionBack(
  context: CommandContext,
  { version, base, pending, draft, taken }: ArchiveRow,
  item: ArchiveItem,
  xml: string,
): Promise<void> {
  if (base === null || !isCorrectionOf(item, base)) return;
  await queueUpload(context, {
    ...(await documentAgain(context, item, xml, taken)),
    // The one that it corrects has become the draft's invoice.
    draft: '',
    // Where it is taken back it becomes a draft, as any correction does.
    written: draft === null ? undefined : true,
    more: await newerParams(context, { ...knownAtAnaf(item), corrects: base.xmlSha256 }),
    rest: { version, base, pending, draft, taken },
  });
}

/** Where its row says that it is lost; false where nothing was to be given back. Inside the same. */
export async function giveBackIfLost(context: CommandContext, row: ArchiveRow, xml: string): Promise<boolean> {
  if (row.lost === undefined || row.base === null || uploadOf(row) !== null) return false;
  await giveDocumentBack(context, row, row.base, { xml, lostEpoch: row.lost.epoch });
  return true;
}

/** Inside the same. */
export async function noteLostDocument(
  { db, now }: CommandContext,
  row: ArchiveRow,
  { serialId, number }: ArchiveItem,
  lostEpoch: string | undefined,
): Promise<void> {
  if (row.lost !== undefined) return;
  const owned = serialId === '' ? undefined : await leaseOfNumber(db, serialId, number);
  const lost = { since: now(), deviceName: owned?.lease.base.deviceName ?? '' };
  await putArchiveRow(db, { ...row, lost: { ...lost, ...(lostEpoch === undefined ? {} : { epoch: lostEpoch }) } });
}

/** What every upload of it says again; its verdict comes anew. */
async function documentAgain(context: CommandContext, item: ArchiveItem, xml: string, taken: ArchiveRow['taken']) {
  return {
    outboxId: newOperationId(context),
    item: { ...item, state: item.state === 'refused' ? ('refused' as const) : ('recorded' as const) },
    issuer: await issuerOf(context, item, taken),
    xml,
    bytes: new TextEncoder().encode(xml),
  };
}

async function newerParams({ db, companyId }: CommandContext, params: NewerParams): Promise<NewerParams> {
  return (await knownEpoch(db, companyId)) === undefined ? {} : params;
}

/** It was issued there at the latest: of every copy since, the draft says more only where it was written after that copy. */
function draftIn(lostEpoch: string | undefined): NewerParams {
  return lostEpoch === undefined ? {} : { draftEpoch: lostEpoch };
}

function draftOf({ draft }: ArchiveItem): EntityId | '' {
  const id = v.safeParse(entityIdSchema, draft);
  return id.success ? id.output : '';
}

/** What this device heard of it: the server that lost it must not send it blind, nor without the person that it waited for. */
function knownAtAnaf(item: ArchiveItem): NewerParams {
  const { uploadIndex, downloadId, issuedAt, held, state, draftMayBeIssued, draftStays, author, corrected = [] } = item;
  const reason = v.safeParse(heldForSchema, held?.reason);
  return {
    firstSentAt: issuedAt,
    ...(reason.success ? { heldFor: reason.output, heldNumber: held?.number ?? '' } : {}),
    ...(state === 'refused' ? { wasRefused: true } : {}),
    ...(draftMayBeIssued === true ? { draftMayBeIssued } : {}),
    ...(draftStays === true ? { draftStayed: true } : {}),
    ...(author === undefined ? {} : { author }),
    ...(corrected.length === 0 ? {} : { corrected: lastOnes(corrected).join(',') }),
    ...(uploadIndex === '' ? {} : { knownIndex: uploadIndex }),
    ...(downloadId === '' ? {} : { knownDownload: downloadId }),
  };
}
