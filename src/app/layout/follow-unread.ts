/** Counts what is unread of a company's messages from ANAF, in the archive's worker; anew when something came, was read or was marked. */
import { liveQuery } from 'dexie';
import type { CompanyId } from '@/api/ids';
import { askSnapshot } from '@/app/invoices/archive/archive-snapshot';
import { newestOnly } from '@/app/state/newest-only';
import { tellUnread } from '@/app/state/unread-messages';
import type { CondicaDatabase } from '@/db/condica-database';
import { outboxLength } from '@/db/outbox/outbox-overview';
import { readMessages } from '@/db/settings/read-messages';
import { observedQuery } from '@/db/storage/observed-query';

/** Between two counts: a pull of thousands writes page after page. */
const REST_MS = 1_000;

/** Ends with the function it gives. */
export function followUnread(db: CondicaDatabase, company: CompanyId): () => void {
  let ended = false;
  let rested = Promise.resolve();
  const count = async (): Promise<number> => {
    await rested;
    const here = await askSnapshot((api) => api.unread(db.name, company, Date.now()));
    rested = new Promise((resolve) => setTimeout(resolve, REST_MS));
    return here;
  };
  const ask = newestOnly(
    count,
    (_question: undefined, here) => {
      if (!ended) tellUnread({ here });
    },
    (error) => console.warn('What is unread was not counted:', error),
  );
  const moved = liveQuery(
    observedQuery(() => Promise.all([db.syncState.get(company), readMessages(db, company), outboxLength(db)])),
  );
  const following = moved.subscribe({
    next: () => ask(undefined),
    error: (error: unknown) => console.warn('What is unread is not followed:', error),
  });
  return () => {
    ended = true;
    following.unsubscribe();
    tellUnread({ here: 0 });
  };
}
