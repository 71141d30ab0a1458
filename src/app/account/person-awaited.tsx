import type { ReactNode } from 'react';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { accountTexts } from './account-texts';
import { bringPerson } from './bring-person';

const { person: texts } = accountTexts;

/** In place of the person's particulars until a server has told them once: that they are coming, or why they cannot. */
export function PersonAwaited(): ReactNode {
  const { db, ask } = useWorkspace();
  const { connected } = useSyncStatus();
  const away = connected === false;
  const again = (): void => {
    bringPerson(db, ask).catch((error: unknown) => console.warn('The particulars were not kept:', error));
  };
  return (
    <section
      aria-label={texts.head}
      className="flex flex-wrap items-center gap-3 rounded-2 border border-border bg-surface p-4 text-13 text-text-2"
    >
      <p role="status" className="min-w-0 flex-1">
        {away ? texts.notHere : texts.coming}
      </p>
      {away && (
        <Button size="sm" onClick={again}>
          {accountTexts.again}
        </Button>
      )}
    </section>
  );
}
