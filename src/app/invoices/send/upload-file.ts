/** Puts one accepted file into the outbox, as a new document or as the correction of a rejected one. */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { Correction, CorrectionOutcome } from '@/db/invoices/correct-rejected';
import type { ForeignXml, ForeignXmlOutcome } from '@/db/invoices/upload-foreign-xml';
import type { BatchFile } from './batch';
import type { UploadAnswer } from './batch-runner';
import { uploadSummary } from './upload-summary';

/** The commands of src/db. */
export interface UploadCommands {
  readonly foreign: (file: ForeignXml) => Promise<ForeignXmlOutcome>;
  readonly correct: (id: EntityId, correction: Correction) => Promise<CorrectionOutcome>;
}

export async function uploadFile(commands: UploadCommands, file: BatchFile): Promise<UploadAnswer> {
  const { reading, standing } = file;
  if (standing?.kind !== 'ready' || reading === undefined || reading.document === null)
    throw new Error('Only a file that is ready is uploaded.');
  const bytes = new Uint8Array(await file.content.arrayBuffer());
  const summary = uploadSummary(reading.document, standing.enforcement === true);
  if (standing.corrects !== undefined) {
    const id = v.parse(entityIdSchema, standing.corrects);
    const corrected = await correct(commands, id, bytes, { sha256: reading.sha256, summary });
    if (corrected !== null) return corrected;
  }
  const outcome = await commands.foreign({ bytes, sha256: reading.sha256, summary });
  if (outcome.kind === 'not-utf8') return NOT_UTF8;
  const { kind, invoiceId } = outcome;
  return kind === 'queued' ? { kind, invoiceId } : { kind: 'refused', standing: { kind: 'sent', invoiceId } };
}

const NOT_UTF8: UploadAnswer = { kind: 'refused', standing: { kind: 'not-utf8' } };

/** Null where the rejected document is not there any more: the file is then a new one. */
async function correct(
  commands: UploadCommands,
  id: EntityId,
  bytes: Uint8Array<ArrayBuffer>,
  facts: Omit<Correction, 'xml'>,
): Promise<UploadAnswer | null> {
  const xml = utf8Text(bytes);
  if (xml === null) return NOT_UTF8;
  const outcome = await commands.correct(id, { xml, ...facts });
  if (typeof outcome === 'object') return { kind: 'refused', standing: outcome };
  switch (outcome) {
    case 'queued':
      return { kind: 'queued', invoiceId: id };
    case 'not-rejected':
    case 'corrected':
      return { kind: 'refused', standing: { kind: 'sent', invoiceId: id } };
    case 'missing':
    case 'number-differs':
    // A file is written in no draft.
    case 'draft-changed':
      return null;
  }
}

/** The text that encodes to exactly these bytes, byte-order mark included; null where they are not UTF-8. */
function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
