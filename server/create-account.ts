/**
 * The entry of `npm run create-account -- EMAIL`: the first account of a server, before letters go out. The password is asked for
 * at the terminal, or read from the first line of the input; never from an argument, which other users of the machine see.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAccount } from './accounts/create-account';
import { PASSWORD_TEXTS, passwordTrouble } from './accounts/password-rules';
import { createPool, kyselyOver } from './database/connect';
import { ownDataFolder } from './database/embedded/data-folder';
import { databaseBeside } from './installation/database-beside';
import { StartError } from './process/start-error';
import { addressKey, oneAddress } from './session/one-address';

const PLAN = 'Complet';

async function main({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({
    options: { 'first-name': { type: 'string', default: '' }, 'last-name': { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const email = oneAddress(positionals[0] ?? '');
  if (email === undefined)
    throw new StartError('settings', 'Dați adresa: npm run create-account -- nume@exemplu.ro --last-name Pop');
  const database = await databaseBeside({ folder: resolve(ownDataFolder(env)), url, ownerUrl });
  try {
    if (database.owner === null)
      throw new StartError('settings', 'Contul îl face proprietarul bazei: dați DATABASE_OWNER_URL.');
    // A connection that is lost fails the query that uses it.
    const onError = (): void => undefined;
    const db = kyselyOver(createPool(database.owner, { max: 1, lockTimeoutMs: 5_000, onError }));
    const there = await db
      .selectFrom('app_user')
      .select('id')
      .where('email_key', '=', addressKey(email))
      .executeTakeFirst();
    // A password is changed by the account's owner, from the page of the sign-in.
    if (there !== undefined) throw new StartError('settings', `Contul ${email} există deja. Nimic nu s-a schimbat.`);
    const password = await askPassword();
    const names = { firstName: values['first-name'], lastName: values['last-name'] };
    const trouble = passwordTrouble(password, [email, names.firstName, names.lastName]);
    if (trouble !== undefined) throw new StartError('settings', PASSWORD_TEXTS[trouble]);
    await createAccount(db, { email, password, ...names, planName: PLAN });
    await db.destroy();
    console.log(`\nContul ${email} este gata. Porniți serverul, autentificați-vă și adăugați firma din pagina Firme.`);
  } finally {
    await database.stop();
  }
}

/** Typed without being shown. */
async function askPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY === true;
  if (isTyped) process.stdout.write('Parola (nu se vede): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTyped });
  const password = await new Promise<string>((resolveLine) => {
    lines.once('line', resolveLine);
    lines.once('close', () => resolveLine(''));
  });
  lines.close();
  return password;
}

main(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
