import { createServer } from 'node:net';
import { join } from 'node:path';

/** Tried one by one; fsync and synchronous_commit stay on, what is acknowledged is on the disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '40',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  password_encryption: 'scram-sha-256',
  log_min_messages: 'warning',
  // Statements of a failure, its detail and its context may hold personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
};

/** A socket's whole path, its name included, has at most this many bytes. */
const SOCKET_PATH_BYTES = 107;

export interface Listening {
  /** '' : loopback. */
  readonly socketFolder: string;
  readonly port: number;
}

/** A socket where there are sockets and the path is short enough, else a free port of loopback. */
export async function chooseListening(folder: string, platform: string = process.platform): Promise<Listening> {
  const socketFolder = join(folder, 'socket');
  const fits = Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432')) <= SOCKET_PATH_BYTES;
  return platform !== 'win32' && fits ? { socketFolder, port: 5432 } : { socketFolder: '', port: await freePort() };
}

/** Arguments of `postgres`; `overrides` for tests. */
export function serverArguments(
  data: string,
  { socketFolder, port }: Listening,
  overrides: Readonly<Record<string, string>>,
): readonly string[] {
  const settings: Record<string, string> = {
    ...SETTINGS,
    port: String(port),
    listen_addresses: socketFolder === '' ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder,
    ...overrides,
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
