import { syncTexts } from '@/app/texts/sync-texts';
import type { Tone } from '@/app/ui/states/tone';
import type { SyncStatus } from '@/sync/engine/status-store';

export interface StateSentence {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

interface Counts extends StatusCounts {
  /** Filings refused by ANAF that the person has not seen. */
  readonly refused: number;
}

type StatusCounts = Pick<
  SyncStatus,
  'connected' | 'lastServerContact' | 'paused' | 'waiting' | 'waitingForSignIn' | 'rejected' | 'conflicts'
>;

const MINUTES_A_DAY = 1440;

/** The one sentence on top of the panel, in the order in which the states win. `now` in ms since 1970. */
export function stateSentence(status: Counts, now: number): StateSentence {
  const { waiting, waitingForSignIn } = status;
  if (status.paused) return { tone: 'wait', title: syncTexts.pausedTitle, text: syncTexts.pausedText };
  if (status.connected === false)
    return { tone: 'wait', title: offlineTitle(status.lastServerContact, now), text: syncTexts.offlineText };
  const refused = status.rejected + status.refused;
  if (refused > 0) return { tone: 'bad', title: syncTexts.rejectedTitle(refused), text: syncTexts.rejectedText };
  const { conflicts } = status;
  if (conflicts > 0) return { tone: 'doubt', title: syncTexts.choiceTitle(conflicts), text: syncTexts.choiceText };
  if (waitingForSignIn > 0) return { tone: 'wait', title: syncTexts.signInTitle, text: syncTexts.signInText };
  if (waiting > 0) return { tone: 'wait', title: syncTexts.waitingTitle(waiting), text: syncTexts.waitingText };
  if (status.connected === null) return { tone: 'idle', title: syncTexts.unknownTitle, text: syncTexts.unknownText };
  return { tone: 'ok', title: syncTexts.doneTitle, text: syncTexts.doneText };
}

/** Where there never was a contact, since when is not known; over a day, the line of the last contact says it. */
function offlineTitle(lastContact: string | null, now: number): string {
  if (lastContact === null) return syncTexts.offline;
  const minutes = Math.floor((now - Date.parse(lastContact)) / 60_000);
  return minutes < MINUTES_A_DAY ? syncTexts.offlineTitle(minutes) : syncTexts.offline;
}
