/** What the frame tells by itself, on whatever page: after the first list, which waits for none of it. */
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { tellConnections } from './tell-connections';
import { tellEviction } from './tell-eviction';
import { tellReturn } from './tell-return';

/** Ends with the function it gives. */
export function tellByItself(db: CondicaDatabase, { status, call }: Pick<SyncHandle, 'status' | 'call'>): () => void {
  const ends = [tellEviction(db), tellReturn(status), tellConnections(db, call)];
  return () => {
    for (const end of ends) end();
  };
}
