import { CircleCheck } from 'lucide-react';
import { syncTexts } from '@/app/texts/sync-texts';
import { PanelSection } from './panel-section';

/** How much exists on this device alone. */
export function OnlyHereSection({ total }: { readonly total: number }) {
  return (
    <PanelSection title={syncTexts.onlyHere}>
      {total === 0 ? (
        <p className="flex items-center gap-2 text-text-2">
          <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
          {syncTexts.onlyHereNone}
        </p>
      ) : (
        <p className="text-text-2">{syncTexts.onlyHereText(total)}</p>
      )}
    </PanelSection>
  );
}
