/**
 * Which files are taken into a draft (BG-24): judged by their bytes. A draft names them by the id of their content; the content
 * stands apart, so that a key typed moves none of it.
 */
import type { DraftAttachment } from '../invoice-draft';
import { carriesScripts, kindOfBytes, type SafeKind } from './attachment-kind';
import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from './attachment-limits';
import { attachmentName } from './judge-attachment';

/** What the rules let into BT-125 (BR-CL-24), by its code; XML is none of them. */
const MIME_OF: Readonly<Partial<Record<SafeKind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** `kind`: of none that an invoice may carry. `scripts`: it acts when it is opened. */
export type AttachProblem = 'empty' | 'kind' | 'scripts' | 'too-large' | 'too-many' | 'there';

export type TakenFile =
  | { readonly ok: true; readonly file: Pick<DraftAttachment, 'fileName' | 'mimeCode' | 'bytes'> }
  | { readonly ok: false; readonly problem: Exclude<AttachProblem, 'there'> };

/** By its bytes: a file is called by what it is, whatever its name says. `others` are the draft's already. */
export function takeFile(name: string, bytes: Uint8Array, others: readonly DraftAttachment[]): TakenFile {
  const is = kindOfBytes(bytes);
  const mimeCode = mimeOf(is);
  if (is === 'empty') return { ok: false, problem: 'empty' };
  if (mimeCode === undefined) return { ok: false, problem: 'kind' };
  if (carriesScripts(bytes, is)) return { ok: false, problem: 'scripts' };
  if (others.length >= MOST_ATTACHMENTS) return { ok: false, problem: 'too-many' };
  if (attachedBytes(others) + bytes.length > MOST_ATTACHED_BYTES) return { ok: false, problem: 'too-large' };
  return { ok: true, file: { fileName: attachmentName(name, is), mimeCode, bytes: bytes.length } };
}

function mimeOf(kind: string): string | undefined {
  return Object.hasOwn(MIME_OF, kind) ? MIME_OF[kind as SafeKind] : undefined;
}

export function attachedBytes(attachments: readonly DraftAttachment[]): number {
  return attachments.reduce((sum, { bytes }) => sum + bytes, 0);
}
