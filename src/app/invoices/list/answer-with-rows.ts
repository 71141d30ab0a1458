/** An answer and its rows come together: the list of before stays until the rows in sight are read, and none of them is grey. */
import { useEffect, useState } from 'react';

/** Milliseconds after which the answer is shown with the rows it has. */
const PATIENCE = 150;

export interface Answered<Window, Rows> {
  readonly window: Window;
  /** The same object for the same answer. */
  readonly ids: readonly string[];
  readonly read: Rows;
}

/** `seen`: the rows in sight of `found` are read. Scrolling asks for other rows of the same answer and waits for nothing. */
export function useAnswerWithRows<Window, Rows>(found: Answered<Window, Rows>, seen: boolean): Answered<Window, Rows> {
  const [shown, setShown] = useState(found);
  const [overdue, setOverdue] = useState<readonly string[]>();
  const { ids } = found;
  const ready = seen || ids === shown.ids || ids === overdue;
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setOverdue(ids), PATIENCE);
    return () => clearTimeout(timer);
  }, [ready, ids]);
  if (ready && shown.ids !== ids) setShown(found);
  return ready ? found : shown;
}
