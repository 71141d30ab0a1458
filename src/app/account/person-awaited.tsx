import type { ReactNode } from 'react';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { accountTexts } from './account-texts';

const { person: texts } = accountTexts;

/** In place of the person's particulars until a server has told them once: that they are coming, or why they cannot. */
export function PersonAwaited(): ReactNode {
  const { syncNow } = useWorkspace();
  const { connected } = useSyncStatus();
  const away = connected === false;
  return (
    <section
      aria-label={texts.head}
      className="flex flex-wrap items-center gap-3 rounded-2 border border-border bg-surface p-4 text-13 text-text-2"
    >
      <p role="status" className="min-w-0 flex-1">
        {away ? texts.notHere : texts.coming}
      </p>
      {away && (
        <Button size="sm" onClick={() => syncNow()}>
          {accountTexts.again}
        </Button>
      )}
    </section>
  );
}
