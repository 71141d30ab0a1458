/**
 * The cryptography of browsers and servers done at once in this thread, with the same results: a thread of its own for a few
 * bytes costs more than the bytes. What is not known here, or fails, is left to the real one.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, KeyObject, timingSafeEqual } from 'node:crypto';

type Bytes = ArrayBuffer | ArrayBufferView;

const TAG_BYTES = 16;

const KNOWN: Readonly<Record<string, (...args: never[]) => unknown>> = {
  digest: (algorithm: unknown, data: Bytes) => {
    const hash = createHash(hashNamed(typeof algorithm === 'string' ? algorithm : nameIn(algorithm)));
    return inBuffer(hash.update(bytesOf(data)).digest());
  },
  encrypt: ({ name, iv }: AesGcmParams, key: CryptoKey, data: Bytes) => {
    const cipher = createCipheriv(gcmOf(name, key), KeyObject.from(key), bytesOf(iv));
    return inBuffer(Buffer.concat([cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag()]));
  },
  decrypt: ({ name, iv }: AesGcmParams, key: CryptoKey, data: Bytes) => {
    const sealed = bytesOf(data);
    const cipher = createDecipheriv(gcmOf(name, key), KeyObject.from(key), bytesOf(iv));
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return inBuffer(Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]));
  },
  sign: (_algorithm: unknown, key: CryptoKey, data: Bytes) => inBuffer(mac(key, data)),
  verify: (_algorithm: unknown, key: CryptoKey, signature: Bytes, data: Bytes) => {
    const own = mac(key, data);
    const given = bytesOf(signature);
    return own.length === given.length && timingSafeEqual(own, given);
  },
};

/** Null: the real one has to do it. */
export function cipherNow(name: string, args: never[]): { readonly value: unknown } | null {
  const known = KNOWN[name];
  if (known === undefined) return null;
  try {
    return { value: known(...args) };
  } catch {
    return null;
  }
}

function mac(key: CryptoKey, data: Bytes): Buffer {
  if (key.algorithm.name !== 'HMAC') throw new Error(key.algorithm.name);
  const hash = nameIn(Reflect.get(key.algorithm, 'hash'));
  return createHmac(hashNamed(hash), KeyObject.from(key)).update(bytesOf(data)).digest();
}

function gcmOf(name: string, key: CryptoKey): 'aes-256-gcm' {
  if (name !== 'AES-GCM' || Reflect.get(key.algorithm, 'length') !== 256) throw new Error(name);
  return 'aes-256-gcm';
}

function hashNamed(name: string): string {
  return name.toLowerCase().replace('-', '');
}

function nameIn(algorithm: unknown): string {
  return String(Reflect.get(Object(algorithm), 'name'));
}

function bytesOf(data: Bytes): Buffer {
  return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}

function inBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
