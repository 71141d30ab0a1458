/** The entry of `npm run impersonate -- EMAIL WHO WHY`: a proof by which the support sees an account, once, within ten minutes. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { makeSupportProof } from './accounts/make-support-proof';
import { ownDataFolder } from './database/embedded/data-folder';
import { failCommand, withOwner } from './installation/with-owner';
import { secretIn } from './process/secrets';
import { StartError } from './process/start-error';
import { supportProofs } from './session/support-proof';

const [email = '', by = '', ...why] = process.argv.slice(2);
/** They stand in the journal that the account's owner reads. */
const LONGEST_WORDS = 200;

async function main(): Promise<void> {
  const reason = why.join(' ').trim();
  if (email === '' || by === '' || reason === '' || by.length > LONGEST_WORDS || reason.length > LONGEST_WORDS)
    throw new StartError(
      'settings',
      'Dați adresa contului, cine se uită și de ce: npm run impersonate -- nume@exemplu.ro "Ana Pop" "cererea 214: factura nu pleacă"',
    );
  const secret = secretIn(join(resolve(ownDataFolder(process.env)), 'secrets'), 'access-tokens');
  const proofs = supportProofs(secret, Date.now);
  const proof = await withOwner(process.env, (owner) =>
    makeSupportProof(owner, proofs, { email, by, reason }, randomUUID),
  );
  if (proof === null) throw new StartError('settings', `Niciun cont nu are adresa ${email}.`);
  console.log(proof);
}

main().catch(failCommand);
