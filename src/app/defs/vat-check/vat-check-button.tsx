import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { useVatCheck } from './vat-check-run';
import { vatCheckTexts } from './vat-check-texts';

/** «Verifică TVA la toți»; without network it says why not. */
export function VatCheckButton({ onStart }: { readonly onStart: () => Promise<void> }): ReactNode {
  const { offline } = useSyncView();
  const running = useVatCheck().company !== null;
  return (
    <Button
      busy={running}
      icon={RefreshCw}
      onClick={() => void onStart()}
      unavailable={offline ? vatCheckTexts.offlineNow : undefined}
      variant="text"
    >
      {vatCheckTexts.start}
    </Button>
  );
}
