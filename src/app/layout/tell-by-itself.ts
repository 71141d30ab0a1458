/** What the frame tells by itself, on whatever page: after the first list, which waits for none of it. */
import type { CompanyId, UserId } from '@/api/ids';
import { watchPageErrors } from '@/app/state/page-errors';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { keepHabitsTrue } from './keep-habits-true';
import { keepUitsTrue } from './keep-uits-true';
import { tellConnections } from './tell-connections';
import { tellEviction } from './tell-eviction';
import { tellGoneCompanies } from './tell-gone-companies';
import { tellMailbox } from './tell-mailbox';
import { tellRefusedNotes } from './tell-refused-notes';
import { tellReturn } from './tell-return';
import { tellTransports } from './tell-transports';

/** Ends with the function it gives. */
export function tellByItself(
  db: CondicaDatabase,
  { status, call }: Pick<SyncHandle, 'status' | 'call'>,
  { company, user }: { readonly company: () => CompanyId | null; readonly user: UserId },
): () => void {
  // By the server's clock where this device's is wrong.
  const now = (): number => Date.now() - status.getSnapshot().clockAhead * 60_000;
  const ends = [
    tellEviction(db),
    tellGoneCompanies(db),
    tellRefusedNotes(db),
    tellReturn(status),
    tellConnections(db, call),
    tellMailbox(db, call, company),
    tellTransports(db, now),
    keepUitsTrue(db, localStorage, now),
    watchPageErrors(),
    keepHabitsTrue(db, user),
  ];
  return () => {
    for (const end of ends) end();
  };
}
