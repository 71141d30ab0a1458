/** Counts what is unread of a company's messages from ANAF, in the archive's worker; anew when something came, was read or was marked. */
import { liveQuery } from 'dexie';
import type { CompanyId } from '@/api/ids';
import { askSnapshot } from '@/app/invoices/archive/archive-snapshot';
import { newestOnly } from '@/app/state/newest-only';
import { tellUnread } from '@/app/state/unread-messages';
import type { CondicaDatabase } from '@/db/condica-database';
import { outboxLength } from '@/db/outbox/outbox-overview';
import { pullCursor } from '@/db/replication/sync-state';
import { readMessages } from '@/db/settings/read-messages';
import { observedQuery } from '@/db/storage/observed-query';
import { watchTables } from '@/db/storage/watch-tables';

/** What a pull of thousands writes page after page is counted together after so long; what was read, at once. */
const GATHER_MS = 1_000;
/** Looked at again so much later at the soonest, ms. */
const REST_MS = 300;

/** Ends with the function it gives. */
export function followUnread(db: CondicaDatabase, company: CompanyId): () => void {
  let ended = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const ask = newestOnly(
    (_question: undefined) => askSnapshot((api) => api.unread(db.name, company, Date.now())),
    (_question, here) => {
      if (!ended) tellUnread({ here });
    },
    (error) => console.warn('What is unread was not counted:', error),
  );
  const countNow = (): void => ask(undefined);
  let stood: string | undefined;
  // An attempt to send that failed changes an entry, and neither where the company stands nor what waits.
  const countSoon = (state: string): void => {
    if (stood === state) return;
    stood = state;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      countNow();
    }, GATHER_MS);
  };
  const error = (failure: unknown): void => console.warn('What is unread is not followed:', failure);
  const watched = { db, tables: [db.syncState, db.outbox], restMs: REST_MS };
  const following = [
    liveQuery(observedQuery(() => readMessages(db, company))).subscribe({ next: countNow, error }),
    { unsubscribe: watchTables(watched, { query: () => stateOf(db, company), tell: countSoon, failed: error }) },
  ];
  return () => {
    ended = true;
    clearTimeout(gathering);
    for (const one of following) one.unsubscribe();
    tellUnread({ here: 0 });
  };
}

/** Where the company stands with the server, and what waits on this device: a mark that is taken back leaves, one that is made anew is the newest. */
async function stateOf(db: CondicaDatabase, company: CompanyId): Promise<string> {
  const [cursor, waiting, newest] = await Promise.all([
    pullCursor(db, company),
    outboxLength(db),
    db.outbox.toCollection().reverse().limit(1).primaryKeys(),
  ]);
  return [cursor, waiting, ...newest].join(' ');
}
