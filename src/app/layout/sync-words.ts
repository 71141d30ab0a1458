/** The one small word of the top bar (look/README.md, „Sync chip”). */

import { frameTexts } from '@/app/texts/frame-texts';
import type { Tone } from '@/app/ui/states/tone';
import { countText } from '@/app/ui/words/amount-text';

export interface SyncSummary {
  /** The last exchange with the server failed, or the browser says there is no network. */
  readonly offline: boolean;
  /** The device is on a network: what did not answer is the server. */
  readonly networkUp: boolean;
  /** Entries that will leave by themselves. */
  readonly waiting: number;
  /** Entries that wait for the sign-in, for access or for a newer server. */
  readonly heldBack: number;
  /** Rejected entries and rejected filings the person has not seen. */
  readonly rejected: number;
  /** Changed in two places, and invoices held before ANAF: wait for the person's choice. */
  readonly toChoose: number;
  /** Rows still to come of a first load; 0 when none is under way. */
  readonly toLoad: number;
  /** Nothing has come of the present company yet, and how much will is not known. */
  readonly coming: boolean;
}

export interface SyncWords {
  readonly words: string;
  readonly icon: 'offline' | 'rejected' | 'choice' | 'waiting' | 'loading' | 'done';
  readonly tone: Tone;
  /** Only „respinse” and the open state are filled. */
  readonly filled: boolean;
}

/** In the order in which they win. */
export function syncWords(summary: SyncSummary): SyncWords {
  const { offline, networkUp, waiting, heldBack, rejected, toChoose, toLoad, coming } = summary;
  const texts = frameTexts.syncChip;
  const pending = waiting + heldBack;
  if (offline && pending > 0) return { words: texts.waiting(pending), icon: 'offline', tone: 'wait', filled: false };
  const cause = networkUp ? texts.serverAway : texts.offline;
  if (offline) return { words: cause, icon: 'offline', tone: 'wait', filled: false };
  if (rejected > 0) return { words: texts.rejected(rejected), icon: 'rejected', tone: 'bad', filled: true };
  if (toChoose > 0) return { words: texts.toChoose(toChoose), icon: 'choice', tone: 'doubt', filled: false };
  if (toLoad > 0) return { words: texts.loading(countText(toLoad)), icon: 'loading', tone: 'wait', filled: false };
  if (coming) return { words: texts.coming, icon: 'loading', tone: 'wait', filled: false };
  if (pending > 0) return { words: texts.waiting(pending), icon: 'waiting', tone: 'wait', filled: false };
  return { words: texts.done, icon: 'done', tone: 'ok', filled: false };
}
