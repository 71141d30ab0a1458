/** The query cache of this tab. Imported by the pages that ask, and never by the sign-in. */

import { openQueryCache, type QueryCache } from '@/sync/query-cache/query-cache';
import { buildFacts } from './build-facts';
import type { Workspace } from './workspace';

let opened: { readonly buster: string; readonly cache: QueryCache } | null = null;

/** One a user: another one's answers are not met. */
export function queryCacheOf({ user }: Pick<Workspace, 'user'>): QueryCache {
  const buster = [buildFacts.version, buildFacts.commit, location.host, user.id].join(' ');
  if (opened?.buster !== buster) {
    const cache = openQueryCache({
      storage: localStorage,
      now: () => Date.now(),
      setTimer: (ms, then) => setTimeout(then, ms),
      buster,
      onError: (error) => console.warn('Answers are kept for this tab only:', error),
    });
    opened = { buster, cache };
  }
  return opened.cache;
}
