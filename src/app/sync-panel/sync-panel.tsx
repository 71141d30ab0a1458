import { CircleCheck, CircleQuestionMark, CircleX, Clock, CloudOff, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HeldOffCompanies } from '@/app/companies/held-off-companies';
import { buildFacts } from '@/app/state/build-facts';
import { useInterfaceState } from '@/app/state/interface-state';
import { useLive } from '@/app/state/use-live';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { TONE_ICON, TONE_SOFT } from '@/app/ui/states/tone';
import { dayText, recentTimeText } from '@/app/ui/words/date-words';
import { countUnseenRefusals, heldDocuments } from '@/db/archive/open-filing-queries';
import { hiddenWork } from '@/db/companies/hidden-work';
import { foldIssuedDrafts } from '@/db/outbox/fold-issued-drafts';
import { outboxOverview } from '@/db/outbox/outbox-overview';
import { DeviceName } from './device-name';
import { DoubtfulSection } from './doubtful-section';
import { EntrySections } from './entry-sections';
import { HeldSection } from './held-section';
import { NumbersSection } from './numbers-section';
import { OnlyHereSection } from './only-here-section';
import { RefusedSection } from './refused-section';
import { stateSentence } from './state-sentence';
import { StorageSection } from './storage-section';

/** How the device stands with the server, and what the person can do about it. Beside the page, which stays usable. */
export default function SyncPanel() {
  const [, change] = useInterfaceState();
  const { db, device, sync } = useWorkspace();
  const { paused } = useSyncStatus();
  const hidden = useLive(() => hiddenWork(db), [db]) ?? [];
  const entries = useLive(async () => foldIssuedDrafts((await outboxOverview(db)).entries), [db]);
  return (
    <SidePanel
      title={syncTexts.title}
      width={480}
      floating
      takesFocus
      onClose={() => change({ syncPanelOpen: false })}
      actions={
        <Button
          size="sm"
          variant="text"
          icon={paused ? Play : Pause}
          onClick={() => (paused ? sync.resume() : sync.pause())}
        >
          {paused ? syncTexts.resume : syncTexts.pause}
        </Button>
      }
      footer={
        <>
          <DeviceName />
          <span>{syncTexts.version(buildFacts.version)}</span>
        </>
      }
    >
      <StateBanner />
      <HeldOffCompanies db={db} deviceName={device.name} sync={sync} />
      {entries !== undefined && (
        <>
          <RefusedSection />
          <HeldSection />
          <EntrySections
            entries={entries.filter(({ companyId }) => !hidden.some((one) => one.companyId === companyId))}
          />
          <DoubtfulSection />
          <OnlyHereSection entries={entries} hidden={hidden} />
        </>
      )}
      <NumbersSection />
      <StorageSection />
    </SidePanel>
  );
}

const ICONS = { ok: CircleCheck, wait: Clock, bad: CircleX, doubt: CircleQuestionMark, idle: CircleCheck } as const;

function StateBanner() {
  const { db } = useWorkspace();
  const status = useSyncStatus();
  const refused = useLive(() => countUnseenRefusals(db), [db]) ?? 0;
  const held = useLive(() => heldDocuments(db), [db]) ?? [];
  const now = useMinutes();
  const { tone, title, text } = stateSentence(
    { ...status, refused, held: held.flatMap(({ view: { item } }) => item.held ?? []) },
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
      <p className="mt-1 text-12 text-text-2">
        {lastServerContact === null
          ? syncTexts.noContact
          : syncTexts.lastContact(told(lastServerContact), told(lastAnafContact ?? ''))}
      </p>
    </div>
  );
}

/** The present time, looked at twice a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
