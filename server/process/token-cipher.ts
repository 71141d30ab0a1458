/** Tokens at rest: AES-256-GCM with a key that is not in the database; `owner` binds a sealed text to its row. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface TokenCipher {
  seal(plain: string, owner: string): Buffer;
  /** Undefined where the key is another one, or the text is of another row. */
  open(sealed: Uint8Array, owner: string): string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `key`: 32 bytes. */
export function createTokenCipher(key: Uint8Array): TokenCipher {
  if (key.length !== 32) throw new RangeError('The token key must have 32 bytes');
  return {
    seal: (plain, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const plain = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(plain).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
