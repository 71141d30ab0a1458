import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import { documentRowBySha256 } from '../archive/archive-rows';
import { archiveTables } from '../archive/put-archive-row';
import { queueUpload } from '../archive/queue-upload';
import { frozenLook, keepLook } from '../collections/look';
import type { CommandContext } from '../command-context';
import { newOperationId } from '../outbox/enqueue';
import { UNCONFIRMED } from '../rows/stored-row';
import { giveBackIfLost } from './give-document-back';
import { type IssueSummary, pendingItem } from './issue-summary';

export interface ForeignXml {
  /** The file's bytes, sent as they are. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly summary: IssueSummary;
}

/**
 * `already-there`: the archive has a document with these bytes. `not-utf8`: the bytes are not UTF-8 and would not arrive
 * as they are. Nothing was written.
 */
export type ForeignXmlOutcome =
  | { readonly kind: 'queued' | 'already-there'; readonly invoiceId: EntityId }
  | { readonly kind: 'not-utf8' };

/** Queues a file with a number of a foreign series: it uses no lease. */
export async function uploadForeignXml(context: CommandContext, file: ForeignXml): Promise<ForeignXmlOutcome> {
  const xml = textOf(file.bytes);
  if (xml === null) return { kind: 'not-utf8' };
  const { db } = context;
  const look = await frozenLook(context);
  return db.transaction(
    'rw',
    [...archiveTables(db), db.document, db.outbox, db.look, db.lease, db.serial, db.syncState],
    async (): Promise<ForeignXmlOutcome> => {
      const there = await documentRowBySha256(db, context.companyId, file.sha256);
      if (there !== undefined) return takeIn(context, there, xml);
      const id = v.parse(entityIdSchema, context.newId());
      const item = pendingItem({
        id,
        summary: file.summary,
        origin: 'xml',
        serialId: '',
        attempt: 1,
        xmlSha256: file.sha256,
        xmlBytes: file.bytes.length,
        look: await keepLook(context, look),
        at: context.now(),
      });
      const rest = { version: UNCONFIRMED, base: null, pending: [], draft: null, taken: null };
      const issuer = { device: context.deviceId };
      const upload = {
        outboxId: newOperationId(context),
        item,
        issuer,
        xml,
        bytes: file.bytes,
        draft: '',
        rest,
      } as const;
      await queueUpload(context, upload);
      return { kind: 'queued', invoiceId: id };
    },
  );
}

/** What a restored server has lost, and no device could give back, goes back by its file, as the document that it was. */
async function takeIn(context: CommandContext, row: ArchiveRow, xml: string): Promise<ForeignXmlOutcome> {
  return { kind: (await giveBackIfLost(context, row, xml)) ? 'queued' : 'already-there', invoiceId: row.id };
}

/** The text that encodes to exactly these bytes, byte-order mark included; null where there is none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
