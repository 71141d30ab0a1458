/** Documents in one answer, one behind the other: a line with the id and the number of bytes, then the bytes. */

import * as v from 'valibot';
import { type EntityId, entityIdSchema } from './ids';

export interface PackedDocument {
  readonly id: EntityId;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a device asks for at once. */
export const MOST_DOCUMENTS = 32;

const LINE_END = 0x0a;
const HEAD = /^(\S{36}) (\d{1,9})$/;

export function packDocuments(documents: readonly PackedDocument[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = documents.flatMap(({ id, bytes }) => [encoder.encode(`${id} ${bytes.length}\n`), bytes]);
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** Those that are whole: an answer may have been cut on its way. */
export function unpackDocuments(packed: Uint8Array<ArrayBuffer>): readonly PackedDocument[] {
  const decoder = new TextDecoder();
  const documents: PackedDocument[] = [];
  for (let at = 0; at < packed.length; ) {
    const end = packed.indexOf(LINE_END, at);
    const [, id, length] = HEAD.exec(decoder.decode(packed.subarray(at, end < 0 ? at : end))) ?? [];
    const parsed = v.safeParse(entityIdSchema, id);
    const next = end + 1 + Number(length);
    if (!parsed.success || next > packed.length) break;
    documents.push({ id: parsed.output, bytes: packed.slice(end + 1, next) });
    at = next;
  }
  return documents;
}
