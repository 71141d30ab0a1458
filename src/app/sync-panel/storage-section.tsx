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

/** How much room there is, and whether the browser promises to keep what is stored. */
export function StorageSection() {
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
            {syncTexts.storageOf(bytesText(state.usageBytes), bytesText(state.quotaBytes))}
          </span>
        )}
        <Kept persisted={state.persisted === true} onAsk={ask} />
      </div>
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

function Kept({ persisted, onAsk }: { readonly persisted: boolean; readonly onAsk: () => void }) {
  const Icon = persisted ? ShieldCheck : ShieldAlert;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={persisted ? 'text-ok-fill' : 'text-wait-fill'} />
      {persisted ? syncTexts.storageKept : syncTexts.storageNotKept}
      {!persisted && (
        <Button size="sm" onClick={onAsk}>
          {syncTexts.storageAsk}
        </Button>
      )}
    </span>
  );
}
