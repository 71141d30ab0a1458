/** An X.509 certificate of a key for itself, written in DER by hand: Node makes keys and reads certificates, and issues none. */
import { createPrivateKey, createPublicKey, createSign } from 'node:crypto';

export interface CertificateFacts {
  readonly commonName: string;
  readonly organization: string;
  readonly from: Date;
  readonly to: Date;
}

/** DER. `pem`: an RSA private key, PKCS#8. The same key and facts give the same certificate. */
export function selfSignedCertificate(pem: string, { commonName, organization, from, to }: CertificateFacts): Buffer {
  const key = createPrivateKey(pem);
  const name = sequence(
    named(COUNTRY, tagged(0x13, Buffer.from('RO'))),
    named(ORGANIZATION, tagged(0x0c, Buffer.from(organization))),
    named(COMMON_NAME, tagged(0x0c, Buffer.from(commonName))),
  );
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([0x01])),
    SHA256_WITH_RSA,
    name,
    sequence(time(from), time(to)),
    name,
    createPublicKey(key).export({ format: 'der', type: 'spki' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(key);
  return sequence(body, SHA256_WITH_RSA, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
}

const COUNTRY = identifier([0x55, 0x04, 0x06]);
const ORGANIZATION = identifier([0x55, 0x04, 0x0a]);
const COMMON_NAME = identifier([0x55, 0x04, 0x03]);
/** 1.2.840.113549.1.1.11, without parameters. */
const SHA256_WITH_RSA = sequence(
  identifier([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]),
  tagged(0x05, Buffer.alloc(0)),
);

function identifier(bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

function named(type: Buffer, value: Buffer): Buffer {
  return tagged(0x31, sequence(type, value));
}

/** GeneralizedTime. */
function time(at: Date): Buffer {
  return tagged(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), value]);
}
