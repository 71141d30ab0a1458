/** A chain's head as it stood at a time, sealed with a key that is not in the database: who writes the chain anew cannot make it. */
import type { TokenCipher } from '../process/token-cipher';

export interface ChainHead {
  readonly chain: string;
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

export function auditSeal(cipher: TokenCipher, { chain, seq, hash }: ChainHead): Buffer {
  return cipher.seal(hash, ownerOf(chain, seq));
}

/** The hash that was sealed; undefined where the seal is not ours, or another entry's. */
export function openAuditSeal(
  cipher: TokenCipher,
  { chain, seq, sealed }: { readonly chain: string; readonly seq: number; readonly sealed: Buffer },
): string | undefined {
  return cipher.open(sealed, ownerOf(chain, seq));
}

function ownerOf(chain: string, seq: number): string {
  return `audit-${chain}-${seq}`;
}
