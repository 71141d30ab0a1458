import { createHash } from 'node:crypto';

/** SHA-256 in lower-case hexadecimal. */
export function sha256Hex(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
