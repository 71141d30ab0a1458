/**
 * The ministry's seal, made with a key of the stand-in's own: a detached XML signature (RSA-SHA256, exclusive C14N).
 * SignedInfo is written in its canonical form, so the signed bytes are those of the text itself.
 */
import { createHash, createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface DocumentSigner {
  /** The signature document over `bytes`, named `name` in the zip. */
  sign(name: string, bytes: Uint8Array): string;
}

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const EXC_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** `pem`: an RSA private key, PKCS#8. */
export function createDocumentSigner(pem: string): DocumentSigner {
  const key = createPrivateKey(pem);
  const { n, e } = createPublicKey(key).export({ format: 'jwk' });
  const [modulus, exponent] = [n, e].map((part) => Buffer.from(part ?? '', 'base64url').toString('base64'));
  return {
    sign: (name, bytes) => {
      const digest = createHash('sha256').update(bytes).digest('base64');
      const signedInfo =
        `<ds:SignedInfo xmlns:ds="${DS}"><ds:CanonicalizationMethod Algorithm="${EXC_C14N}"></ds:CanonicalizationMethod>` +
        `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod><ds:Reference URI="${name}">` +
        `<ds:DigestMethod Algorithm="${SHA256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue>` +
        '</ds:Reference></ds:SignedInfo>';
      const value = createSign('RSA-SHA256').update(signedInfo).sign(key, 'base64');
      return (
        `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<ds:Signature xmlns:ds="${DS}">${signedInfo}` +
        `<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:KeyValue><ds:RSAKeyValue>` +
        `<ds:Modulus>${modulus}</ds:Modulus><ds:Exponent>${exponent}</ds:Exponent>` +
        '</ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo></ds:Signature>'
      );
    },
  };
}

/** The key kept at `path`, made at the first start (written aside and renamed, so that a kill leaves no half key). */
export function signingKeyAt(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const pem = newSigningKey();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, pem, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return pem;
}

export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
