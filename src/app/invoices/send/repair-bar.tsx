import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { countText } from '@/app/ui/words/amount-text';
import { sendTexts } from './send-texts';

const { repair } = sendTexts;

interface RepairBarProps {
  /** Certain repairs of the open file. */
  readonly count: number;
  readonly others: number;
  readonly onRepair: () => void;
  readonly onOthers: () => void;
}

/** All certain repairs of the file, and of all other files that have some. */
export function RepairBar({ count, others, onRepair, onOthers }: RepairBarProps): ReactNode {
  return (
    <div className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap gap-2">
        <Button keys={['R']} onClick={onRepair} variant="accent">
          {count === 1 ? repair.one : repair.all}
        </Button>
        {others > 0 && <Button onClick={onOthers}>{repair.others(countText(others))}</Button>}
      </div>
      <p className="text-12 text-text-3">{repair.note}</p>
    </div>
  );
}
