import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { HeldOffCompanies } from '@/app/companies/held-off-companies';
import { buildFacts } from '@/app/state/build-facts';
import { useInterfaceState } from '@/app/state/interface-state';
import { useLive } from '@/app/state/use-live';
import { useMounted } from '@/app/state/use-mounted';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { type AskingFilings, askingFilings } from '@/db/archive/open-filing-queries';
import { hiddenWork } from '@/db/companies/hidden-work';
import { DeviceName } from './device-name';
import { DoubtfulSection } from './doubtful-section';
import { EntrySections } from './entry-sections';
import { HeldSection } from './held-section';
import { LostStepsSection } from './lost-steps-section';
import { NumbersSection } from './numbers/numbers-section';
import { OnlyHereSection } from './only-here-section';
import { RefusedNotesSection } from './refused-notes-section';
import { RefusedSection } from './refused-section';
import { StateBanner } from './state-banner';
import { StorageSection } from './storage-section';
import { useOutboxView } from './use-outbox-view';

/** Of each part of a long outbox. */
const SHOWN = 15;
const MORE = 200;

/** Until they are read. */
const NOTHING: AskingFilings = { unseen: 0, refused: [], held: [], doubtful: [] };

/** How the device stands with the server, and what the person can do about it. Beside the page, which stays usable. */
export default function SyncPanel() {
  const [, change] = useInterfaceState();
  const { db, device, sync } = useWorkspace();
  const { paused, pausedElsewhere } = useSyncStatus();
  // Going on is of the device, as the pause is.
  const stopped = paused || pausedElsewhere;
  const hidden = useLive(() => hiddenWork(db), [db]) ?? [];
  const [shown, setShown] = useState(SHOWN);
  const outbox = useOutboxView(shown);
  // What waits is painted first: thousands of open filings take longer to read than all the rest.
  const isRead = outbox !== undefined;
  // Closed and opened again, it would wait for what the one before had asked for.
  const isOpen = useMounted();
  const filings = useLive(async () => (isRead ? askingFilings(db, isOpen) : NOTHING), [db, isRead]) ?? NOTHING;
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
          icon={stopped ? Play : Pause}
          onClick={() => (stopped ? sync.resume() : sync.pause())}
        >
          {stopped ? syncTexts.resume : syncTexts.pause}
        </Button>
      }
      footer={
        <>
          <DeviceName />
          <span className="whitespace-nowrap">{syncTexts.version(buildFacts.version)}</span>
        </>
      }
    >
      <StateBanner nextTry={outbox?.nextTry ?? null} filings={filings} />
      <HeldOffCompanies db={db} deviceName={device.name} sync={sync} />
      {outbox !== undefined && (
        <>
          <RefusedSection documents={filings.refused} />
          <HeldSection documents={filings.held} />
          <RefusedNotesSection />
          <EntrySections outbox={outbox} onMore={() => setShown(shown + MORE)} />
          <DoubtfulSection documents={filings.doubtful} />
          <LostStepsSection />
          <OnlyHereSection outbox={outbox} hidden={hidden} />
          <NumbersSection />
        </>
      )}
      <StorageSection onlyHere={outbox?.total ?? undefined} />
    </SidePanel>
  );
}
