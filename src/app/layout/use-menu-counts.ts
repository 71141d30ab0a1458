import { useEffect, useState } from 'react';
import type { CompanyId } from '@/api/ids';
import type { MenuCounts } from '@/app/pages/route-pages';
import { loadChunk } from '@/app/routes/load-chunk';
import { useUnreadMessages } from '@/app/state/unread-messages';
import { useWorkspace } from '@/app/state/workspace';
import { afterFirstSight } from '@/app/ui/after-first-sight';
import { listDrafts } from '@/db/collections/draft-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { watchTables } from '@/db/storage/watch-tables';

/** What stands beside the words of the menu, of the company in sight. */
export function useMenuCounts(): MenuCounts {
  const { db, company } = useWorkspace();
  return { drafts: useDraftCount(db, company.id), messages: useUnreadMessages() };
}

/** Counted again so much later at the soonest, ms: the frame is not drawn anew with every key of a draft. */
const REST_MS = 300;

function useDraftCount(db: CondicaDatabase, company: CompanyId): number {
  const [counted, setCounted] = useState<{ readonly company: CompanyId; readonly drafts: number }>();
  useEffect(() => {
    const tell = (drafts: number): void =>
      setCounted((before) => (before?.company === company && before.drafts === drafts ? before : { company, drafts }));
    return watchTables(
      { db, tables: [db.draft], restMs: REST_MS },
      {
        query: async () => (await listDrafts(db, company)).length,
        tell,
        failed: (error) => console.warn('The drafts are not counted:', error),
      },
    );
  }, [db, company]);
  return counted?.company === company ? counted.drafts : 0;
}

/** Once a frame: has what is unread counted, after the first list. */
export function useFollowedUnread(): void {
  const { db, company } = useWorkspace();
  useEffect(() => {
    let end = (): void => undefined;
    let left = false;
    afterFirstSight()
      .then(() => loadChunk(() => import('./follow-unread')))
      .then(({ followUnread }) => {
        if (!left) end = followUnread(db, company.id);
      })
      .catch((error: unknown) => console.warn('What is unread is not counted:', error));
    return () => {
      left = true;
      end();
    };
  }, [db, company.id]);
}
