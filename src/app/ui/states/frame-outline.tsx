import { useIsPhone } from '@/app/state/device';
import { useInterfaceState } from '@/app/state/interface-state';
import { uiTexts } from '@/app/texts/ui-texts';

/** The frame of the signed-in area before anything of it is known: its surfaces, in their places. */
export function FrameOutline() {
  const phone = useIsPhone();
  const [{ menuCollapsed }] = useInterfaceState();
  return (
    <div role="status" aria-label={uiTexts.loading} className="flex h-dvh overflow-hidden">
      {!phone && <div className={`shrink-0 bg-navy ${menuCollapsed ? 'w-14' : 'w-56'}`} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="h-14 shrink-0 border-b border-border bg-surface" />
        <div className="flex-1 bg-surface" />
        {phone && <div className="h-16 shrink-0 bg-navy" />}
      </div>
    </div>
  );
}
