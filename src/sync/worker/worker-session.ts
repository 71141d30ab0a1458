/** The session as the service worker may use it, with no tab open. */
import { SESSION_OPEN_COOKIE } from '../session/session-copies';
import type { SessionRecord } from '../session/session-record';
import type { SessionVault } from '../session/session-vault';

export interface OpenSessionPorts {
  readonly vault: SessionVault;
  /** Value of a cookie; undefined where there is none. Null: this worker cannot read cookies. */
  readonly cookie: ((name: string) => Promise<string | undefined>) | null;
  readonly hasTabs: () => Promise<boolean>;
}

/**
 * The record, where it still holds. Without remember-me it ends with the browser's session: its cookie says so, or, where
 * cookies cannot be read here, an open tab that has looked. The record is left for a tab to remove.
 */
export async function workerSession(ports: OpenSessionPorts): Promise<SessionRecord | null> {
  const entry = await ports.vault.read();
  if (entry === null) return null;
  const { record } = entry;
  if (record.rememberMe) return record;
  const open = ports.cookie === null ? await ports.hasTabs() : (await ports.cookie(SESSION_OPEN_COOKIE)) === record.id;
  return open ? record : null;
}
