import { CircleCheck, CircleQuestionMark, CircleX, Clock, CloudOff } from 'lucide-react';
import { useNetwork } from '@/app/state/use-network';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { syncTexts } from '@/app/texts/sync-texts';
import { TONE_ICON, TONE_SOFT } from '@/app/ui/states/tone';
import { dayText, recentTimeText } from '@/app/ui/words/date-words';
import type { AskingFilings } from '@/db/archive/open-filing-queries';
import type { NextTry } from '@/db/outbox/next-try';
import { EvictionLine } from './eviction-line';
import { NextTryLine } from './next-try-line';
import { stateSentence } from './state-sentence';
import { useMinutes } from './use-minutes';

const ICONS = { ok: CircleCheck, wait: Clock, bad: CircleX, doubt: CircleQuestionMark, idle: CircleCheck } as const;

interface StateBannerProps {
  /** Of what was put off; null where nothing was. */
  readonly nextTry: NextTry | null;
  readonly filings: Pick<AskingFilings, 'unseen' | 'held'>;
}

/** The one sentence on top of the panel: how it stands, why, what comes next, and when the server was last heard. */
export function StateBanner({ nextTry, filings: { unseen: refused, held } }: StateBannerProps) {
  const status = useSyncStatus();
  const networkUp = useNetwork();
  const now = useMinutes();
  const { tone, title, text } = stateSentence(
    { ...status, refused, networkUp, held: held.flatMap(({ view: { item } }) => item.held ?? []), nextTry },
    now,
  );
  const told = (at: string): string => recentTimeText(at, new Date(now));
  const Icon = status.connected === false ? CloudOff : ICONS[tone];
  const { lastServerContact, lastAnafContact, restoredServerSince } = status;
  return (
    <div className={`border-b border-border px-5 py-3 phone:px-4 ${TONE_SOFT[tone]}`}>
      <p className="flex items-center gap-2 text-14 font-semibold text-text">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={TONE_ICON[tone]} />
        {title}
      </p>
      <p className="mt-1 text-13 text-text-2">{text}</p>
      {restoredServerSince !== null && (
        <p className="mt-1 text-13 text-text-2">{syncTexts.restoredServer(dayText(restoredServerSince))}</p>
      )}
      {status.clockAhead !== 0 && (
        <p className="mt-1 text-13 font-medium text-text">{syncTexts.wrongClock(status.clockAhead)}</p>
      )}
      <EvictionLine />
      {nextTry !== null && !status.paused && !status.pausedElsewhere && <NextTryLine at={nextTry.at} />}
      <p className="mt-1 text-12 text-text-2">
        {lastServerContact === null
          ? syncTexts.noContact
          : syncTexts.lastContact(told(lastServerContact), told(lastAnafContact ?? ''))}
      </p>
    </div>
  );
}
