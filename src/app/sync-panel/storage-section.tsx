import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { askForPersistence, type StorageState, storageState } from '@/db/storage/storage-state';
import { bytesText } from './bytes-text';
import { PanelSection } from './panel-section';

interface StorageSectionProps {
  /** How many pieces of work the server does not have; undefined until known. */
  readonly onlyHere: number | undefined;
}

/** How much room there is, whether the browser promises to keep what is stored, and what would be lost if it did not. */
export function StorageSection({ onlyHere }: StorageSectionProps) {
  const [state, setState] = useState<StorageState | null>(null);
  const read = (): void => {
    storageState(navigator.storage).then(setState, (error: unknown) => console.warn('Storage state unknown:', error));
  };
  useEffect(read, []);
  const ask = (): void => {
    askForPersistence(navigator.storage).then((kept) => {
      if (!kept) addAlert({ id: 'storage', type: 'warning', ...syncTexts.storageRefused });
      read();
    }, console.warn);
  };
  if (state === null) return null;
  return (
    <PanelSection title={syncTexts.storage}>
      {state.usageBytes === null || state.quotaBytes === null ? (
        <p className="text-text-2">{syncTexts.storageUnknown}</p>
      ) : (
        <ProgressBar
          label={syncTexts.storage}
          value={state.usageBytes}
          max={state.quotaBytes}
          numbers={false}
          tone={state.nearlyFull ? 'bad' : 'idle'}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-text-2">
        {state.usageBytes !== null && state.quotaBytes !== null && (
          <span className="tabular-nums">
            {syncTexts.storageOf(bytesText(state.usageBytes), bytesText(state.quotaBytes - state.usageBytes))}
          </span>
        )}
        <Kept persisted={state.persisted === true} calm={onlyHere === 0} onAsk={ask} />
      </div>
      {state.persisted !== true && onlyHere !== undefined && (
        <p className="mt-2 text-12 text-text-2">{syncTexts.storageLoss(onlyHere)}</p>
      )}
      <DocumentsHere />
      {state.nearlyFull && <p className="mt-2 text-12 text-bad">{syncTexts.storageFull}</p>}
    </PanelSection>
  );
}

/** How much of the archive can be read without network. */
function DocumentsHere() {
  const { documents } = useSyncStatus();
  if (documents === null || documents.wanted === 0) return null;
  const { here, wanted, paused } = documents;
  return (
    <p className="mt-2 text-12 text-text-2 tabular-nums">
      {syncTexts.documentsHere(here, wanted)}
      {here < wanted && paused !== null && ` ${syncTexts.documentsPaused[paused]}`}
    </p>
  );
}

interface KeptProps {
  readonly persisted: boolean;
  /** Nothing would be lost. */
  readonly calm: boolean;
  readonly onAsk: () => void;
}

function Kept({ persisted, calm, onAsk }: KeptProps) {
  const Icon = persisted ? ShieldCheck : ShieldAlert;
  const tone = persisted ? 'text-ok-fill' : calm ? 'text-text-3' : 'text-wait-fill';
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={tone} />
      {persisted ? syncTexts.storageKept : syncTexts.storageNotKept}
      {!persisted && (
        <Button size="sm" onClick={onAsk}>
          {syncTexts.storageAsk}
        </Button>
      )}
    </span>
  );
}
