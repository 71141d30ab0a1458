/** The entry of `npm run verify-audit`: computes every chain of the audit anew; the server may be working. */
import { join, resolve } from 'node:path';
import { type AuditDamageKind, verifyAudit } from './audit/verify-audit';
import { createPool, kyselyOver } from './database/connect';
import { ownDataFolder } from './database/embedded/data-folder';
import { databaseBeside } from './installation/database-beside';
import { secretIn } from './process/secrets';
import { StartError } from './process/start-error';
import { createTokenCipher } from './process/token-cipher';

const WORDS: Readonly<Record<AuditDamageKind, string>> = {
  content: 'conținutul nu mai este cel legat în lanț',
  hash: 'amprenta nu mai continuă lanțul',
  gap: 'lipsesc înregistrări înaintea ei',
  head: 'capătul lanțului nu este ultima înregistrare',
  seal: 'nu este cea de la sigilare',
  beginning: 'ce era înaintea ei lipsește fără sigiliu',
};

/** False: something was changed. */
async function main({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv) {
  const folder = resolve(ownDataFolder(env));
  const database = await databaseBeside({ folder, url, ownerUrl });
  try {
    if (database.owner === null)
      throw new StartError('settings', 'Toate jurnalele le vede numai proprietarul bazei: dați DATABASE_OWNER_URL.');
    const onError = (error: Error): void => console.error(error.message);
    const db = kyselyOver(createPool(database.owner, { max: 1, lockTimeoutMs: 5_000, onError }));
    const cipher = createTokenCipher(Buffer.from(secretIn(join(folder, 'secrets'), 'anaf-tokens'), 'hex'));
    // One moment of all chains: the server goes on writing meanwhile.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => verifyAudit(tx, cipher));
    await db.destroy();
    console.log(`${found.chains} jurnale, ${found.entries} înregistrări, ${found.seals} sigilii.`);
    for (const { chain, seq, what } of found.damages) console.log(`${chain}, înregistrarea ${seq}: ${WORDS[what]}`);
    console.log(
      found.damages.length === 0
        ? 'Jurnalele sunt întregi.'
        : 'Cineva a schimbat jurnalul în baza de date. Păstrați baza cum este și comparați cu o copie de siguranță.',
    );
    return found.damages.length === 0;
  } finally {
    await database.stop();
  }
}

main(process.env).then(
  (whole) => {
    process.exitCode = whole ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    process.exit(1);
  },
);
