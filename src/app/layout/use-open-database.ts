import { useEffect, useState } from 'react';
import { defaultDeviceName } from '@/app/state/device-name';
import { CondicaDatabase } from '@/db/condica-database';
import { databaseName } from '@/db/database-name';
import { type DeviceIdentity, deviceIdentity } from '@/db/settings/device-identity';
import type { SessionRecord } from '@/sync/session/session-record';

export interface OpenDatabase {
  readonly db: CondicaDatabase;
  readonly device: DeviceIdentity;
}

async function open(name: string): Promise<OpenDatabase> {
  const db = new CondicaDatabase(name);
  const device = await deviceIdentity(db, () => crypto.randomUUID(), defaultDeviceName(navigator.userAgent));
  return { db, device };
}

/** The user's database, open; undefined until it is. A failure (no room, a private window) is thrown to the boundary. */
export function useOpenDatabase(record: SessionRecord | null): OpenDatabase | undefined {
  const name = record === null ? undefined : databaseName(record.serverKey, record.user.id);
  const [opened, setOpened] = useState<OpenDatabase>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (name === undefined) return;
    let current: OpenDatabase | undefined;
    let left = false;
    open(name).then((result) => {
      current = result;
      if (left) result.db.close();
      else setOpened(result);
    }, setFailure);
    return () => {
      left = true;
      current?.db.close();
      setOpened(undefined);
    };
  }, [name]);
  if (failure !== undefined) throw failure;
  return opened;
}
