/** The entry of `npm run verify-audit`: computes every chain of the audit anew; the server may be working. */
import { join } from 'node:path';
import type { AuditDamageKind } from '@/api/calls/audit-calls';
import { verifyAudit } from './audit/verify-audit';
import { runVerifyCommand } from './installation/verify-command';
import { secretIn } from './process/secrets';
import { createTokenCipher } from './process/token-cipher';

const WORDS: Readonly<Record<AuditDamageKind, string>> = {
  content: 'conținutul nu mai este cel legat în lanț',
  hash: 'amprenta nu mai continuă lanțul',
  gap: 'lipsesc înregistrări înaintea ei',
  head: 'capătul lanțului nu este ultima înregistrare',
  seal: 'nu este cea de la sigilare',
  beginning: 'ce era înaintea ei lipsește fără sigiliu',
};

void runVerifyCommand({
  ownerNeeded: 'Toate jurnalele le vede numai proprietarul bazei: dați DATABASE_OWNER_URL.',
  verify: async (db, folder) => {
    const cipher = createTokenCipher(Buffer.from(secretIn(join(folder, 'secrets'), 'anaf-tokens'), 'hex'));
    // One moment of all chains: the server goes on writing meanwhile.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => verifyAudit(tx, cipher));
    console.log(`${found.chains} jurnale, ${found.entries} înregistrări, ${found.seals} sigilii.`);
    for (const { chain, seq, what } of found.damages) console.log(`${chain}, înregistrarea ${seq}: ${WORDS[what]}`);
    console.log(
      found.damages.length === 0
        ? 'Jurnalele sunt întregi.'
        : 'Cineva a schimbat jurnalul în baza de date. Păstrați baza cum este și comparați cu o copie de siguranță.',
    );
    return found.damages.length === 0;
  },
});
