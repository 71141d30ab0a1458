/**
 * Whether the ministry's seal belongs to a document: its digest and its signature, without a network. Whose the key is, only a
 * certificate that the installation has been given says (pinned-certificates.ts): without one anybody's seal that fits looks the same,
 * and the word is «semnătura corespunde, semnatarul neverificat».
 *
 * A seal names few algorithms; any other is not computed but told. How the real one refers to its document was not seen here, so the
 * digest may be of the bytes as they are or of their canonical form.
 */
import { createHash, createPublicKey, createVerify, type KeyObject, X509Certificate } from 'node:crypto';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { DEFAULT_XML_LIMITS } from '@/domain/xml/xml-limits';
import { canonicalForm } from './canonical-form';

export type SealVerdict =
  /** Of the pinned signer. */
  | { readonly kind: 'genuine'; readonly signer: string }
  /** It fits; who the signer is was not checked. */
  | { readonly kind: 'fits'; readonly signer: string }
  /** It fits, and the signer is not the pinned one. */
  | { readonly kind: 'other-signer'; readonly signer: string }
  /** Sealed was another document. */
  | { readonly kind: 'other-document' }
  /** The signature does not come from its own key, or cannot be read. */
  | { readonly kind: 'broken'; readonly reason: BrokenSeal };

export type BrokenSeal = 'unreadable' | 'unknown-algorithm' | 'no-key' | 'signature';

const DS = 'http://www.w3.org/2000/09/xmldsig#';
const LIMITS = { ...DEFAULT_XML_LIMITS, maxSize: 1024 * 1024 };

const CANONICAL = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const DIGESTS: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};
const SIGNATURES: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'RSA-SHA256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'RSA-SHA512',
};

/** `pinned`: the certificates of signers, or of those who issued theirs; PEM. */
export function checkSeal(document: Uint8Array, signature: Uint8Array, pinned: readonly string[]): SealVerdict {
  const seal = readSeal(signature);
  if ('reason' in seal) return { kind: 'broken', reason: seal.reason };
  const { key, certificate, signedInfo, algorithm, value, digest, digestAlgorithm } = seal;
  if (!createVerify(algorithm).update(signedInfo).verify(key, value, 'base64'))
    return { kind: 'broken', reason: 'signature' };
  if (!digests(document, digestAlgorithm).includes(digest)) return { kind: 'other-document' };
  const signer = nameOf(certificate);
  if (pinned.length === 0) return { kind: 'fits', signer };
  return { kind: pinned.some((pem) => isOf(certificate, pem)) ? 'genuine' : 'other-signer', signer };
}

interface Seal {
  readonly key: KeyObject;
  readonly certificate: X509Certificate | undefined;
  readonly signedInfo: string;
  readonly algorithm: string;
  readonly value: string;
  readonly digest: string;
  readonly digestAlgorithm: string;
}

function readSeal(bytes: Uint8Array): Seal | { readonly reason: BrokenSeal } {
  const read = readXml(bytes, LIMITS);
  if (!read.ok || read.root.name !== 'Signature' || read.root.namespace !== DS) return { reason: 'unreadable' };
  const info = one(read.root, 'SignedInfo');
  const reference = one(info, 'Reference');
  const signedInfo = canonicalForm(new TextDecoder().decode(bytes), 'SignedInfo');
  if (info === undefined || reference === undefined || signedInfo === undefined) return { reason: 'unreadable' };
  const algorithm = SIGNATURES[algorithmOf(one(info, 'SignatureMethod'))];
  const digestAlgorithm = DIGESTS[algorithmOf(one(reference, 'DigestMethod'))];
  const canonical = algorithmOf(one(info, 'CanonicalizationMethod'));
  if (algorithm === undefined || digestAlgorithm === undefined || canonical !== CANONICAL)
    return { reason: 'unknown-algorithm' };
  const certificate = certificateOf(one(one(one(read.root, 'KeyInfo'), 'X509Data'), 'X509Certificate'));
  const key = certificate?.publicKey ?? bareKey(one(one(one(read.root, 'KeyInfo'), 'KeyValue'), 'RSAKeyValue'));
  if (key === undefined) return { reason: 'no-key' };
  const value = base64(one(read.root, 'SignatureValue'));
  return {
    key,
    certificate,
    signedInfo,
    algorithm,
    value,
    digest: base64(one(reference, 'DigestValue')),
    digestAlgorithm,
  };
}

/** The child of that name, where there is exactly one. */
function one(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const found = element?.children.filter((child) => child.name === name && child.namespace === DS) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

function algorithmOf(element: XmlElement | undefined): string {
  return element?.attributes.find(({ name }) => name === 'Algorithm')?.value ?? '';
}

function base64(element: XmlElement | undefined): string {
  return element?.text.replace(/\s/g, '') ?? '';
}

function certificateOf(element: XmlElement | undefined): X509Certificate | undefined {
  if (element === undefined) return undefined;
  try {
    return new X509Certificate(Buffer.from(base64(element), 'base64'));
  } catch {
    return undefined;
  }
}

function bareKey(element: XmlElement | undefined): KeyObject | undefined {
  const part = (name: string): string => Buffer.from(base64(one(element, name)), 'base64').toString('base64url');
  const [n, e] = [part('Modulus'), part('Exponent')];
  return n === '' || e === '' ? undefined : createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
}

function digests(document: Uint8Array, algorithm: string): readonly string[] {
  const of = (bytes: Uint8Array | string): string => createHash(algorithm).update(bytes).digest('base64');
  const canonical = canonicalForm(new TextDecoder().decode(document), 'root');
  return canonical === undefined ? [of(document)] : [of(document), of(canonical)];
}

function isOf(certificate: X509Certificate | undefined, pem: string): boolean {
  if (certificate === undefined) return false;
  const known = new X509Certificate(pem);
  return (
    known.fingerprint256 === certificate.fingerprint256 ||
    (certificate.checkIssued(known) && certificate.verify(known.publicKey))
  );
}

/** What the certificate calls its owner; '' where the seal brings a bare key. */
function nameOf(certificate: X509Certificate | undefined): string {
  return /^CN=(.*)$/m.exec(certificate?.subject ?? '')?.[1] ?? '';
}
