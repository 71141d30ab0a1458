import type { OutboxEntry } from './outbox-entry';

/** What the device does next of itself: when, and what was said the last time. */
export interface NextTry {
  /** ms since 1970. */
  readonly at: number;
  /** A code of API_ERRORS, or `network`, `timeout`, `malformed`. */
  readonly code: string;
  readonly reason: string;
}

/** Of entries in the order made: the first that is due of those that were put off; null where none was. */
export function nextTryOf(entries: readonly OutboxEntry[]): NextTry | null {
  const putOff = entries.filter(({ state, notBefore }) => state === 'queued' && notBefore > 0);
  const first = putOff.sort((a, b) => a.notBefore - b.notBefore)[0];
  if (first?.failure === undefined || first.failure === null) return null;
  return { at: first.notBefore, code: first.failure.code, reason: first.failure.text };
}
