import { syncTexts } from '@/app/texts/sync-texts';
import type { Tone } from '@/app/ui/tone';
import type { OutboxCounts } from '@/db/outbox/outbox-overview';

export interface StateSentence {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** The one sentence on top of the panel, in the order in which the states win. */
export function stateSentence(counts: OutboxCounts, offlineSince: number | null, now: number): StateSentence {
  if (offlineSince !== null) {
    const minutes = Math.floor((now - offlineSince) / 60_000);
    return { tone: 'wait', title: syncTexts.offlineTitle(minutes), text: syncTexts.offlineText };
  }
  const asking = counts.rejected + counts.conflict;
  if (asking > 0) return { tone: 'bad', title: syncTexts.rejectedTitle(asking), text: syncTexts.rejectedText };
  if (counts.waitingForSignIn > 0) return { tone: 'wait', title: syncTexts.signInTitle, text: syncTexts.signInText };
  if (counts.waiting > 0)
    return { tone: 'wait', title: syncTexts.waitingTitle(counts.waiting), text: syncTexts.waitingText };
  return { tone: 'ok', title: syncTexts.doneTitle, text: syncTexts.doneText };
}
