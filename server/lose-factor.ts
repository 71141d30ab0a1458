/** The entry of `npm run lose-factor -- EMAIL`: takes a lost second factor off an account. */
import { loseFactor } from './accounts/lose-factor';
import { failCommand, withOwner } from './installation/with-owner';
import { StartError } from './process/start-error';

const [email] = process.argv.slice(2);

async function main(): Promise<void> {
  if (email === undefined)
    throw new StartError('settings', 'Dați adresa contului: npm run lose-factor -- nume@exemplu.ro');
  const outcome = await withOwner(process.env, (owner) => loseFactor(owner, email, new Date()));
  if (outcome === 'unknown') throw new StartError('settings', `Niciun cont nu are adresa ${email}.`);
  console.log(
    outcome === 'off'
      ? `Contul ${email} nu are verificare în doi pași. Nimic nu s-a schimbat.`
      : `Contul ${email} se deschide acum numai cu parola; sesiunile lui s-au încheiat. Cereți-i să pornească din nou verificarea.`,
  );
}

main().catch(failCommand);
