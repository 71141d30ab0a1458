import type { GlobalFailure } from './global-failures';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A fetch that reports every 500 and every lost network to the global alerts, and otherwise behaves as the given one. */
export function watchedFetch(fetch: Fetch, report: (failure: GlobalFailure) => void): Fetch {
  return async (url, init) => {
    try {
      const response = await fetch(url, init);
      if (response.status === 500) report('server');
      return response;
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) report('network');
      throw error;
    }
  };
}
