/** The judgement on one supporting document (BG-24): whether it may be given to the person, under which name, and why not. */
import type { SupportingDocument } from '../invoice';
import {
  type AttachmentKind,
  carriesScripts,
  EXTENSIONS,
  kindOfBytes,
  kindOfMime,
  type SafeKind,
} from './attachment-kind';
import { decodeBase64 } from './base64';

export interface JudgedAttachment {
  /** BT-122. */
  readonly reference: string;
  /** BT-123; '' none. */
  readonly description: string;
  /** BT-124; '' none. Never opened by itself. */
  readonly location: string;
  /** BT-125 with its judgement; null where no file is embedded. */
  readonly file: JudgedFile | null;
}

export interface JudgedFile {
  /** Safe to be written to a disk, with the ending of what it really is. */
  readonly name: string;
  readonly bytes: number;
  /** What its sender says; undefined for a MIME code of no list. */
  readonly says: SafeKind | undefined;
  readonly is: AttachmentKind;
  /** `given`: may be downloaded. `pretends`: may, under its real ending. The others are kept closed. */
  readonly verdict: 'given' | 'pretends' | 'scripts' | 'closed' | 'broken';
}

export function judgeAttachment({ reference, description, location, attached }: SupportingDocument): JudgedAttachment {
  const said = { reference: reference.value, description: description ?? '', location: location ?? '' };
  if (attached === undefined) return { ...said, file: null };
  const bytes = decodeBase64(attached.base64);
  if (bytes === null) {
    const file = { name: attached.fileName, bytes: 0, says: kindOfMime(attached.mimeCode), is: 'unknown' } as const;
    return { ...said, file: { ...file, verdict: 'broken' } };
  }
  return { ...said, file: judgeFile(bytes, attached) };
}

function judgeFile(
  bytes: Uint8Array,
  { mimeCode, fileName }: { readonly mimeCode: string; readonly fileName: string },
): JudgedFile {
  const is = kindOfBytes(bytes);
  const says = kindOfMime(mimeCode);
  const verdict = verdictOn(is, says, carriesScripts(bytes, is));
  return { name: attachmentName(fileName, is), bytes: bytes.length, says, is, verdict };
}

function verdictOn(is: AttachmentKind, says: SafeKind | undefined, scripts: boolean): JudgedFile['verdict'] {
  if (!isSafe(is)) return 'closed';
  if (scripts) return 'scripts';
  return is === says ? 'given' : 'pretends';
}

function isSafe(kind: AttachmentKind): kind is SafeKind {
  return kind in EXTENSIONS;
}

/** Letters of a name that a disk surely takes. */
const LONGEST_NAME = 120;

/** Without folders, marks of direction and control characters; its ending is that of what it is. */
export function attachmentName(fileName: string, is: AttachmentKind): string {
  const bare = fileName.replace(/^.*[\\/]/, '').replaceAll(/[:*?"<>|\p{Cc}\p{Cf}]/gu, '-');
  const stem = [...bare.replace(/\.[^.]*$/, '').replace(/^[.\s]+/, '')].slice(0, LONGEST_NAME).join('') || 'document';
  return isSafe(is) ? `${stem}.${EXTENSIONS[is]}` : bare;
}
