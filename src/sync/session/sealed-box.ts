/** AES-GCM with a fresh 96-bit nonce before the cipher text (NIST SP 800-38D). */

export type SealedBytes = Uint8Array<ArrayBuffer>;

const NONCE_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/** A key that no script can read out. */
export function makeSealingKey(crypto: Crypto): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The key made of a secret of 32 bytes in base64. */
export function keyFromSecret(crypto: Crypto, secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(secret), ALGORITHM, false, ['encrypt', 'decrypt']);
}

export async function seal(crypto: Crypto, key: CryptoKey, text: string): Promise<SealedBytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, new TextEncoder().encode(text));
  const sealed = new Uint8Array(NONCE_BYTES + cipher.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(cipher), NONCE_BYTES);
  return sealed;
}

/** Null where the bytes were not sealed with this key, or were changed. */
export async function unseal(crypto: Crypto, key: CryptoKey, sealed: SealedBytes): Promise<string | null> {
  try {
    const iv = sealed.slice(0, NONCE_BYTES);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, sealed.slice(NONCE_BYTES)),
    );
  } catch {
    return null;
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
