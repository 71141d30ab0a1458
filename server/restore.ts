/** The entry of `npm run restore -- FILE`: a copy of `npm run backup` into an installation that nobody has used. */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownDataFolder } from './database/embedded/data-folder';
import { putBack } from './installation/copy/put-back';
import { StartError } from './process/start-error';

async function main({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv) {
  const given = process.argv[2];
  if (given === undefined) throw new StartError('copy', 'Dați fișierul copiei: npm run restore -- copie.copie');
  const file = resolve(env.INIT_CWD ?? process.cwd(), given);
  if (!existsSync(file)) throw new StartError('copy', `Fișierul ${file} nu există.`);
  const folder = resolve(ownDataFolder(env));
  mkdirSync(folder, { recursive: true });
  const secretsFolder = join(folder, 'secrets');
  const { rows, at } = await putBack({ file, database: { folder, url, ownerUrl }, secretsFolder, now: Date.now });
  console.log(
    `Copia din ${at} este la loc în ${url === '' ? folder : 'baza de date din DATABASE_URL'}: ${rows} rânduri.`,
  );
  console.log('Dispozitivele vor trimite înapoi, la primul contact, ce s-a scris după copie.');
  console.log('Verificați arhiva cu npm run verify-archive, apoi porniți serverul.');
}

main(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
