/** Whether the phone's cards are ticked instead of opened. A table has its boxes always. */
import { useState } from 'react';
import { NO_SELECTION } from '@/app/ui/table/selection';
import type { ListRows } from './use-list-rows';

interface Choosing {
  readonly on: boolean;
  /** Its end forgets what was chosen. */
  readonly set: (on: boolean) => void;
}

export function useChoosing({ select }: Pick<ListRows, 'select'>): Choosing {
  const [on, setOn] = useState(false);
  const set = (next: boolean): void => {
    setOn(next);
    if (!next) select(NO_SELECTION);
  };
  return { on, set };
}
