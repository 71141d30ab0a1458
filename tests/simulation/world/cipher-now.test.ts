import { describe, expect, it } from 'vitest';
import { cipherNow } from './cipher-now';

const { subtle } = globalThis.crypto;
const BYTES = new TextEncoder().encode('Factura 0001');
const IV = new Uint8Array(12).fill(7);

function now(name: string, ...args: unknown[]): unknown {
  return cipherNow(name, args as never[])?.value;
}

function hmacKey(usages: readonly KeyUsage[]): Promise<CryptoKey> {
  return subtle.importKey('raw', BYTES, { name: 'HMAC', hash: 'SHA-256' }, false, [...usages]);
}

describe('cryptography done at once', () => {
  it('gives the digest that the real one gives', async () => {
    expect(now('digest', 'SHA-256', BYTES)).toEqual(await subtle.digest('SHA-256', BYTES));
  });

  it('seals what the real one opens, and opens what it seals', async () => {
    const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const how = { name: 'AES-GCM', iv: IV };
    const sealed = await subtle.encrypt(how, key, BYTES);
    expect(now('encrypt', how, key, BYTES)).toEqual(sealed);
    expect(now('decrypt', how, key, sealed)).toEqual(await subtle.decrypt(how, key, sealed));
  });

  it('signs and verifies as the real one', async () => {
    const key = await hmacKey(['sign', 'verify']);
    const signature = await subtle.sign('HMAC', key, BYTES);
    expect(now('sign', 'HMAC', key, BYTES)).toEqual(signature);
    expect(now('verify', 'HMAC', key, signature, BYTES)).toBe(true);
    expect(now('verify', 'HMAC', key, signature, IV)).toBe(false);
  });

  it('leaves to the real one what is not known or fails', async () => {
    const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const torn = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv: IV }, key, BYTES)).fill(0, 0, 4);
    expect(cipherNow('decrypt', [{ name: 'AES-GCM', iv: IV }, key, torn] as never[])).toBeNull();
    expect(cipherNow('generateKey', [] as never[])).toBeNull();
  });
});
