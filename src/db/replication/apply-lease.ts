import { newLease } from '@/domain/numbering/lease';
import type { CondicaDatabase } from '../condica-database';
import { withBase } from '../leases/stored-lease';
import { knownRow } from './known-row';
import type { ServerRow } from './server-row';

/** The server's lease over what this device did with it: numbers taken here stay taken. */
export async function applyLease(db: CondicaDatabase, server: ServerRow): Promise<boolean> {
  if (server.row === null) {
    await db.lease.delete(server.id);
    return true;
  }
  const base = knownRow('lease', server.row);
  if (base === null) return false;
  const stored = await db.lease.get(server.id);
  if (stored !== undefined && stored.version >= server.version) return true;
  const { companyId, version } = server;
  const numbers = withBase(base, stored?.numbers ?? newLease(base.from, base.to));
  await db.lease.put({ id: base.id, companyId, version, base, numbers, taken: stored?.taken ?? [] });
  return true;
}
