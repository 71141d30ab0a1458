import { useEffect } from 'react';
import type { MenuCounts } from '@/app/pages/route-pages';
import { loadChunk } from '@/app/routes/load-chunk';
import { useUnreadMessages } from '@/app/state/unread-messages';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { afterFirstSight } from '@/app/ui/after-first-sight';
import { listDrafts } from '@/db/collections/draft-queries';

/** What stands beside the words of the menu, of the company in sight. */
export function useMenuCounts(): MenuCounts {
  const { db, company } = useWorkspace();
  const drafts = useLive(() => listDrafts(db, company.id), [db, company.id]);
  return { drafts: drafts?.length ?? 0, messages: useUnreadMessages() };
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
