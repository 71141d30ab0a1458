import type { ArchiveItem } from '@/api/entities/archive-item';
import { heldTitle } from '@/app/invoices/archive/held-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import type { Tone } from '@/app/ui/states/tone';
import type { NextTry } from '@/db/outbox/next-try';
import { FAILURE_TEXTS } from '@/sync/drain/failure-texts';
import type { SyncStatus } from '@/sync/engine/status-store';

export interface StateSentence {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

interface Counts extends StatusCounts {
  /** Filings refused by ANAF that the person has not seen. */
  readonly refused: number;
  /** The device is on a network. */
  readonly networkUp: boolean;
  /** Held before ANAF until the person decides. */
  readonly held: readonly NonNullable<ArchiveItem['held']>[];
  /** Of what the server or the road has put off. */
  readonly nextTry: NextTry | null;
}

type StatusCounts = Pick<
  SyncStatus,
  | 'connected'
  | 'lastServerContact'
  | 'paused'
  | 'pausedElsewhere'
  | 'waiting'
  | 'waitingForSignIn'
  | 'waitingForAccess'
  | 'waitingForServer'
  | 'rejected'
  | 'conflicts'
>;

const MINUTES_A_DAY = 1440;

/** The one sentence on top of the panel, in the order in which the states win. `now` in ms since 1970. */
export function stateSentence(status: Counts, now: number): StateSentence {
  const { waiting, waitingForSignIn, waitingForAccess, waitingForServer } = status;
  if (status.paused) return { tone: 'wait', title: syncTexts.pausedTitle, text: syncTexts.pausedText };
  if (status.pausedElsewhere)
    return { tone: 'wait', title: syncTexts.pausedElsewhereTitle, text: syncTexts.pausedElsewhereText };
  if (status.connected === false) return awaySentence(status, now);
  const refused = status.rejected + status.refused;
  if (refused > 0)
    return { tone: 'bad', title: syncTexts.rejectedTitle(refused), text: syncTexts.rejectedText(refused) };
  if (status.held.length > 0) return { tone: 'bad', title: heldTitle(status.held), text: syncTexts.heldText };
  const { conflicts } = status;
  if (conflicts > 0) return { tone: 'doubt', title: syncTexts.choiceTitle(conflicts), text: syncTexts.choiceText };
  if (waitingForSignIn > 0) return { tone: 'wait', title: syncTexts.signInTitle, text: syncTexts.signInText };
  if (waitingForAccess > 0)
    return { tone: 'wait', title: syncTexts.accessTitle(waitingForAccess), text: syncTexts.accessText };
  if (waitingForServer > 0)
    return { tone: 'wait', title: syncTexts.serverTitle(waitingForServer), text: syncTexts.serverText };
  const { nextTry } = status;
  if (waiting > 0 && nextTry !== null)
    return { tone: 'wait', title: syncTexts.putOffTitle(waiting), text: putOffText(nextTry) };
  if (waiting > 0) return { tone: 'wait', title: syncTexts.waitingTitle(waiting), text: syncTexts.waitingText };
  if (status.connected === null) return { tone: 'idle', title: syncTexts.unknownTitle, text: syncTexts.unknownText };
  return { tone: 'ok', title: syncTexts.doneTitle, text: syncTexts.doneText };
}

/** Where there never was a contact, since when is not known; over a day, the line of the last contact says it. */
function awaySentence({ networkUp, lastServerContact }: Counts, now: number): StateSentence {
  const state = networkUp ? syncTexts.serverAway : syncTexts.offline;
  const minutes =
    lastServerContact === null ? MINUTES_A_DAY : Math.floor((now - Date.parse(lastServerContact)) / 60_000);
  const title = minutes < MINUTES_A_DAY ? syncTexts.awayFor(state, minutes) : state;
  return { tone: 'wait', title, text: networkUp ? syncTexts.serverAwayText : syncTexts.offlineText };
}

/** What the road did is told with what becomes of the work; the server's own words are not. */
function putOffText({ code, reason }: NextTry): string {
  return Object.hasOwn(FAILURE_TEXTS, code) ? reason : syncTexts.putOffText(reason);
}
