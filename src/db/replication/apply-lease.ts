import type { Lease } from '@/api/entities/serial';
import { newLease } from '@/domain/numbering/lease';
import type { CondicaDatabase } from '../condica-database';
import { isOwnRequest } from '../numbers/lease-request';
import { withBase } from '../numbers/stored-lease';
import { knownRow } from '../rows/known-row';
import type { ServerRow } from '../rows/server-row';
import { storedDevice } from '../settings/device-identity';

/** The server's leases over what this device did with them: numbers taken here stay taken. Gives those that this version cannot read. */
export async function applyLeases(db: CondicaDatabase, servers: readonly ServerRow[]): Promise<readonly ServerRow[]> {
  const unreadable: ServerRow[] = [];
  for (const server of servers) if (!(await applyLease(db, server))) unreadable.push(server);
  return unreadable;
}

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
  const numbers = withBase(base, stored?.numbers ?? newLease(base.from, base.to), stored?.taken);
  const foreign = stored === undefined ? await isOfCopy(db, base) : stored.foreign === true;
  await db.lease.put({
    ...{ id: base.id, companyId, version, base, numbers, taken: stored?.taken ?? [] },
    ...(foreign ? { foreign: true as const } : {}),
  });
  return true;
}

/** Granted under this device's id by a request that this profile did not make. */
async function isOfCopy(db: CondicaDatabase, { serialId, deviceId, request = '' }: Lease): Promise<boolean> {
  if (request === '' || (await storedDevice(db))?.id !== deviceId) return false;
  return !(await isOwnRequest(db, serialId, request));
}
