import { homedir } from 'node:os';
import { join } from 'node:path';

export interface DataFolderFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
  readonly isRoot: boolean;
}

/**
 * Folder of database, documents and keys: CONDICA_DATA, else the platform's data directory. root's home is closed for the
 * user that PostgreSQL then runs as, so root takes /var/lib.
 */
export function dataFolder(facts: DataFolderFacts): string {
  const { env, platform, home, isRoot } = facts;
  if (env.CONDICA_DATA) return env.CONDICA_DATA;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Condica');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Condica');
  if (env.XDG_DATA_HOME) return join(env.XDG_DATA_HOME, 'condica');
  return isRoot ? '/var/lib/condica' : join(home, '.local', 'share', 'condica');
}

/** That of this process. */
export function ownDataFolder(env: DataFolderFacts['env']): string {
  return dataFolder({ env, platform: process.platform, home: homedir(), isRoot: process.getuid?.() === 0 });
}
