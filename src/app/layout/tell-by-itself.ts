/** What the frame tells by itself, on whatever page: after the first list, which waits for none of it. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { tellConnections } from './tell-connections';
import { tellEviction } from './tell-eviction';
import { tellMailbox } from './tell-mailbox';
import { tellReturn } from './tell-return';
import { tellTransports } from './tell-transports';

/** Ends with the function it gives. */
export function tellByItself(
  db: CondicaDatabase,
  { status, call }: Pick<SyncHandle, 'status' | 'call'>,
  company: () => CompanyId | null,
): () => void {
  const ends = [
    tellEviction(db),
    tellReturn(status),
    tellConnections(db, call),
    tellMailbox(db, call, company),
    // By the server's clock where this device's is wrong.
    tellTransports(db, () => Date.now() - status.getSnapshot().clockAhead * 60_000),
  ];
  return () => {
    for (const end of ends) end();
  };
}
