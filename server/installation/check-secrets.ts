/**
 * The secrets of an installation belong to its database: tokens that one server signs another must know, and what is sealed
 * opens with the one key only. The database keeps a fingerprint of each (HMAC with the secret as the key over its name: the
 * secrets are random, so it tells nothing of them), and a server with others does not serve: it would end every session that
 * it meets, and lose the authorizations at ANAF.
 */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { secretIn } from '../process/secrets';
import { StartError } from '../process/start-error';
import { type InstallationTables, rememberFact } from './installation-facts';

export const SECRET_NAMES = ['access-tokens', 'anaf-tokens', 'backend-key', 'refresh-tokens', 'report-key'] as const;

export type SecretName = (typeof SECRET_NAMES)[number];
export type Secrets = Readonly<Record<SecretName, string>>;

/** The installation's secrets, made where they are missing. Throws where other ones belong to the database. */
export async function openSecrets(db: Kysely<InstallationTables>, folder: string): Promise<Secrets> {
  const known = SECRET_NAMES.map((name) => [name, secretIn(folder, name)] as const);
  const others: SecretName[] = [];
  for (const [name, secret] of known) {
    const mine = fingerprint(name, secret);
    if ((await rememberFact(db, `secret:${name}`, mine)) !== mine) others.push(name);
  }
  if (others.length === 0) return Object.fromEntries(known) as Secrets;
  throw new StartError(
    'settings',
    `Cheile din ${folder} nu sunt cele cu care lucrează baza de date (diferă ${others.join(', ')}). Serverul nu pornește: ar încheia sesiunile utilizatorilor și ar pierde autorizările ANAF. Copiați aici folderul «secrets» al serverului care lucrează cu această bază de date.`,
  );
}

function fingerprint(name: SecretName, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`condica ${name}`).digest('hex');
}
