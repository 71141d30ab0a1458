/**
 * Settings of the embedded server, each tried on its own: small memory, no replication, durable commits. They are given on
 * the command line, so that a folder from an earlier version starts with today's.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '40',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements may hold personal data.
  log_statement: 'none',
  log_min_error_statement: 'panic',
};

/** How the server is reached: by a socket where the platform has them, else on loopback. */
export type Endpoint =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'tcp'; readonly port: number };

export function serverArguments(
  data: string,
  endpoint: Endpoint,
  overrides: Readonly<Record<string, string>> = {},
): string[] {
  const reach: Readonly<Record<string, string>> =
    endpoint.kind === 'socket'
      ? { listen_addresses: '', unix_socket_directories: endpoint.folder, unix_socket_permissions: '0777' }
      : { listen_addresses: '127.0.0.1', port: String(endpoint.port) };
  const settings = Object.entries({ ...SETTINGS, ...reach, ...overrides });
  return ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
