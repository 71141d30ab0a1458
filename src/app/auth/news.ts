/**
 * What is public before anybody signs in, kept for this start (Valtio): notices of public interest, and how the services of
 * the state answered the server last.
 */
import { proxy, ref, useSnapshot } from 'valtio';
import type { ServiceState } from '@/api/calls/outside-calls';
import type { PublicNotice } from './public-notices';

export interface News {
  /** Null until they come, and where they cannot. */
  readonly notices: readonly PublicNotice[] | null;
  readonly services: readonly ServiceState[] | null;
}

const state = proxy<{ news: News }>({ news: ref({ notices: null, services: null }) });

export function setNews(part: Partial<News>): void {
  state.news = ref({ ...state.news, ...part });
}

export function useNews(): News {
  return useSnapshot(state).news;
}
