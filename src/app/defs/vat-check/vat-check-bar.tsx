import type { ReactNode } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { countText } from '@/app/ui/words/amount-text';
import { stopVatCheck, useVatCheck } from './vat-check-run';
import { vatCheckTexts } from './vat-check-texts';

/** How far the check is, and its stop; what was checked stays checked. */
export function VatCheckBar(): ReactNode {
  const { company } = useWorkspace();
  const run = useVatCheck();
  if (run.company !== company.id) return null;
  const words = vatCheckTexts.running(countText(run.done), countText(run.all));
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-border border-b px-6 py-2 text-13 phone:px-4">
      <span className="font-medium tabular-nums" role="status">
        {words}
      </span>
      <span className="text-text-2">{vatCheckTexts.elsewhere}</span>
      <span className="min-w-32 flex-1">
        <ProgressBar label={words} max={run.all} numbers={false} value={run.done} />
      </span>
      <Button onClick={stopVatCheck} size="sm" variant="text">
        {vatCheckTexts.stop}
      </Button>
    </div>
  );
}
