import type { StorageState } from '@/db/storage/storage-state';

/** How much of the archive is kept readable on the device before anybody asks for it. */
export const DOCUMENT_POLICY = {
  /**
   * Documents a company, of the issued and of the received each, newest first. Two or three months of a busy company: what is
   * opened, corrected or printed again. An XML has 5 to 15 kB, so a company takes up to some fifteen megabytes; older ones are
   * fetched when they are opened, and stay.
   */
  perDirection: 500,
  /** Of the quota: beyond it what the browser gives is left for what is written here, which must never be refused. */
  mostOfQuota: 0.5,
  /** Room that is left free whatever the quota: drafts, outbox and a page of changes. */
  leastFreeBytes: 100 * 1024 * 1024,
  /** Below it documents are let go of, the oldest first, before a draft or a page of changes is refused. */
  letGoBelowFreeBytes: 50 * 1024 * 1024,
  /** Invoices whose documents are let go of in one run. */
  letGoAtOnce: 500,
  /** Failures in a row after which the road is taken for closed until the next run. */
  failuresInARow: 3,
  /** A run that nothing else wakes: rows come by pull, which wakes one. */
  everyMs: 10 * 60_000,
} as const;

/** Where the browser does not tell its quota, the count alone bounds what is fetched. */
export function isRoomLeft({ usageBytes, quotaBytes }: StorageState): boolean {
  return usageBytes === null || quotaBytes === null || quotaBytes - usageBytes >= DOCUMENT_POLICY.leastFreeBytes;
}
