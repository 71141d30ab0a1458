import { escapeAttribute } from '@/domain/invoice/ubl/write/serialize-xml';

const NAMESPACE = 'mfp:anaf:dgti:spv:reqMesaj:v1';

/** A buyer's message as ANAF takes it (reference, section 7). `about`: the upload index of the invoice. */
export function noteDocument(about: string, text: string): Uint8Array {
  // As an attribute is read, a line break that is not written as a reference would be a space.
  const message = escapeAttribute(text).replaceAll('\n', '&#10;');
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<header xmlns="${NAMESPACE}" index_incarcare="${about}" message="${message}"/>`,
  );
}
