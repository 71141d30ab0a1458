/**
 * The ministry's seal, made with a key of the stand-in's own: a detached XML signature (RSA-SHA256, exclusive C14N).
 * SignedInfo is written in its canonical form, so the signed bytes are those of the text itself.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { selfSignedCertificate } from './self-signed-certificate';

export interface DocumentSigner {
  /** The signature document over `bytes`, named `name` in the zip. */
  sign(name: string, bytes: Uint8Array): string;
  /** Whether it made that signature over these bytes. */
  isOwn(signature: Uint8Array, bytes: Uint8Array): boolean;
  /** Of whom the seal is; PEM. */
  readonly certificate: string;
}

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const EXC_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** Of a stand-in of any day: what signs is the same as long as its key is. */
const CERTIFICATE = {
  commonName: 'MINISTERUL FINANTELOR (de proba)',
  organization: 'Condica, serviciu de proba',
  from: new Date('2024-01-01T00:00:00Z'),
  to: new Date('2044-01-01T00:00:00Z'),
};

/** `pem`: an RSA private key, PKCS#8. */
export function createDocumentSigner(pem: string): DocumentSigner {
  const key = createPrivateKey(pem);
  const certificate = selfSignedCertificate(pem, CERTIFICATE).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    sign: (name, bytes) => {
      const signedInfo =
        `<ds:SignedInfo xmlns:ds="${DS}"><ds:CanonicalizationMethod Algorithm="${EXC_C14N}"></ds:CanonicalizationMethod>` +
        `<ds:SignatureMethod Algorithm="${RSA_SHA256}"></ds:SignatureMethod><ds:Reference URI="${name}">` +
        `<ds:DigestMethod Algorithm="${SHA256}"></ds:DigestMethod><ds:DigestValue>${digestOf(bytes)}</ds:DigestValue>` +
        '</ds:Reference></ds:SignedInfo>';
      const value = createSign('RSA-SHA256').update(signedInfo).sign(key, 'base64');
      return (
        `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<ds:Signature xmlns:ds="${DS}">${signedInfo}` +
        `<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}` +
        '</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>'
      );
    },
    isOwn: (signature, bytes) => {
      const text = new TextDecoder().decode(signature);
      const signedInfo = /<ds:SignedInfo.*<\/ds:SignedInfo>/s.exec(text)?.[0] ?? '';
      const value = /<ds:SignatureValue>(.*?)<\/ds:SignatureValue>/s.exec(text)?.[1] ?? '';
      const isSigned = createVerify('RSA-SHA256').update(signedInfo).verify(createPublicKey(key), value, 'base64');
      return isSigned && signedInfo.includes(`<ds:DigestValue>${digestOf(bytes)}</ds:DigestValue>`);
    },
  };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
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
