import { type ByteStream, MAX_DOCUMENT_BYTES } from './document-source';

/** All bytes of a stream; undefined where there are more than one document may have. */
export async function readWhole(stream: ByteStream, max = MAX_DOCUMENT_BYTES): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return joinBytes(chunks, size);
}

export function joinBytes(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
