import { useSyncExternalStore } from 'react';

/**
 * Whether the device is on a network, by the browser's word. Beside a failed exchange it tells which of the two is gone: the
 * network or the server. Alone it says nothing of either.
 */
export function useNetwork(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) window.addEventListener(change, listener, { signal: stop.signal });
  return () => stop.abort();
}
