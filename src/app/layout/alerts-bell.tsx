import { Bell } from 'lucide-react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useAlerts } from '@/app/state/alerts';
import { frameTexts } from '@/app/texts/frame-texts';
import { Popover } from '@/app/ui/floating/popover';
import { fetchPart, loadedPart, Part } from '@/app/ui/loaded-part';

const opened = loadedPart(() => loadChunk(() => import('./opened-alerts')));

/** The bell with the count of alerts; opens all of them, also those folded away. */
export function AlertsBell() {
  const alerts = useAlerts();
  return (
    <Popover
      buttonLabel={frameTexts.alertsBell(alerts.length)}
      fetch={() => fetchPart(opened)}
      buttonClass="relative inline-flex size-9 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11"
      panelClass={`${alerts.length === 0 ? 'w-80' : 'w-[600px]'} max-w-[calc(100vw-2rem)] p-3`}
      button={
        <>
          <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
          {alerts.length > 0 && (
            <span className="absolute top-0.5 right-0.5 inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-[10px] font-semibold text-on-accent">
              {alerts.length}
            </span>
          )}
        </>
      }
    >
      {() => <Part part={opened} props={{ alerts }} />}
    </Popover>
  );
}
