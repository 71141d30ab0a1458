import { readFileSync } from 'node:fs';
import type { ServerSettings } from '../process/settings';
import { StartError } from '../process/start-error';

/** Certificate and key; nothing where the server speaks http. */
export function readTlsFiles(tls: ServerSettings['tls']): { readonly tls?: { cert: Buffer; key: Buffer } } {
  if (tls === undefined) return {};
  try {
    return { tls: { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } };
  } catch (cause) {
    throw new StartError('settings', `TLS_CERT sau TLS_KEY nu poate fi citit: ${String(cause)}`, { cause });
  }
}
