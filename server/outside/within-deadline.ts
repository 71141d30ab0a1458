import type { Fetch, Timers } from '../process/application-parts';

/** A fetch that is broken off, with what has come of its body, after the time that its caller gives it. */
export function withinDeadline(fetch: Fetch, timers: Pick<Timers, 'after'>): Fetch {
  return (url, init, timeoutMs) => {
    if (timeoutMs === undefined) return fetch(url, init);
    const deadline = new AbortController();
    timers.after(timeoutMs, () => deadline.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')));
    return fetch(url, { ...init, signal: deadline.signal });
  };
}
