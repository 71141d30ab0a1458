/** The certificates of the ministry's signers that an installation trusts: one PEM file, one or several after each other. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from '../../../process/start-error';

const BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** '' pins nobody. Throws a sentence where the file cannot be read or holds no certificate. */
export function pinnedCertificates(file: string): readonly string[] {
  if (file === '') return [];
  try {
    const blocks = readFileSync(file, 'utf8').match(BLOCK) ?? [];
    const certificates = blocks.map((pem) => new X509Certificate(pem).toString());
    if (certificates.length > 0) return certificates;
  } catch (cause) {
    throw wrong(file, cause);
  }
  throw wrong(file, undefined);
}

function wrong(file: string, cause: unknown): StartError {
  return new StartError(
    'settings',
    `ANAF_SEAL_CERT=${file}: un fișier PEM cu certificatul semnatarului de la minister.`,
    {
      cause,
    },
  );
}
