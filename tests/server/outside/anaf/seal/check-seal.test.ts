/** The ministry's seal, checked without a network: over the stand-in's, over one written in another hand, and over forged ones. */
import { createHash, createSign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalForm } from '../../../../../server/outside/anaf/seal/canonical-form';
import { checkSeal } from '../../../../../server/outside/anaf/seal/check-seal';
import { createDocumentSigner, newSigningKey } from '../../../../../server/outside/stand-ins/anaf/document-signer';
import { sampleInvoice } from '../../sample-invoice';

const DOCUMENT = sampleInvoice();
const key = newSigningKey();
const signer = createDocumentSigner(key);
const SEAL = signer.sign('5001.xml', DOCUMENT);
const NAME = 'MINISTERUL FINANTELOR (de proba)';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** With the prefix, the order and the blanks of another program; `digestOf`: what it takes the digest of. */
function otherHand(digestOf: Uint8Array | string): string {
  const certificate = /<ds:X509Certificate>(.*?)</s.exec(SEAL)?.[1] ?? '';
  const digest = createHash('sha256').update(digestOf).digest('base64');
  const info = `<SignedInfo >
    <CanonicalizationMethod Algorithm='http://www.w3.org/2001/10/xml-exc-c14n#'/>
    <SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>
    <Reference URI="5001.xml" Id="r1"><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
    <DigestValue>${digest}</DigestValue></Reference></SignedInfo>`;
  const whole = (value: string): string =>
    `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#" xmlns:unused="urn:x">${info}<SignatureValue>
      ${value}</SignatureValue><KeyInfo><X509Data><X509Certificate>\n${certificate}\n</X509Certificate></X509Data></KeyInfo></Signature>`;
  const canonical = canonicalForm(whole(''), 'SignedInfo') ?? '';
  return whole(createSign('RSA-SHA256').update(canonical).sign(key, 'base64'));
}

describe('a seal that fits', () => {
  it('is of nobody known without a pinned certificate', () => {
    expect(checkSeal(DOCUMENT, bytes(SEAL), [])).toEqual({ kind: 'fits', signer: NAME });
  });
  it('is genuine where its signer is pinned', () => {
    expect(checkSeal(DOCUMENT, bytes(SEAL), [signer.certificate])).toEqual({ kind: 'genuine', signer: NAME });
  });
  it('is another’s where somebody else is pinned', () => {
    const other = createDocumentSigner(newSigningKey()).certificate;
    expect(checkSeal(DOCUMENT, bytes(SEAL), [other])).toEqual({ kind: 'other-signer', signer: NAME });
  });
  it.each([
    ['of the bytes', DOCUMENT],
    ['of the canonical form', canonicalForm(new TextDecoder().decode(DOCUMENT), 'root') ?? ''],
  ])('is read as another program writes it, its digest %s', (_name, digestOf) => {
    expect(checkSeal(DOCUMENT, bytes(otherHand(digestOf)), []).kind).toBe('fits');
  });
});

describe('a seal that does not fit', () => {
  it('was made over another document', () => {
    expect(checkSeal(sampleInvoice({ total: '1.00' }), bytes(SEAL), [])).toEqual({ kind: 'other-document' });
  });
  it('has a digest that nobody signed', () => {
    const other = createHash('sha256')
      .update(sampleInvoice({ total: '1.00' }))
      .digest('base64');
    const forged = SEAL.replace(/<ds:DigestValue>.*?</, `<ds:DigestValue>${other}<`);
    expect(checkSeal(sampleInvoice({ total: '1.00' }), bytes(forged), [])).toEqual({
      kind: 'broken',
      reason: 'signature',
    });
  });
  it.each([
    ['no XML', 'semnatura', 'unreadable'],
    ['another document', '<Invoice/>', 'unreadable'],
    ['a document type', `<!DOCTYPE x []>${SEAL.replace(/^<\?.*?\?>/, '')}`, 'unreadable'],
    ['two references', SEAL.replace(/(<ds:Reference.*<\/ds:Reference>)/s, '$1$1'), 'unreadable'],
    ['a weak digest', SEAL.replace('xmlenc#sha256', 'xmldsig#sha1'), 'unknown-algorithm'],
    ['another canonical form', SEAL.replace('xml-exc-c14n#', 'xml-other#'), 'unknown-algorithm'],
    ['no key', SEAL.replace(/<ds:KeyInfo>.*<\/ds:KeyInfo>/s, ''), 'no-key'],
    ['another’s certificate', SEAL.replace(/<ds:SignatureValue>..../, '<ds:SignatureValue>AAAA'), 'signature'],
  ])('%s', (_name, seal, reason) => {
    expect(checkSeal(DOCUMENT, bytes(seal), [])).toEqual({ kind: 'broken', reason });
  });
});
