import { useCallback, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import type { EditorFinding, FieldKey } from './model/finding';
import { shownFindings, stepFinding } from './model/finding-view';
import type { EditorHandle } from './use-editor';

export interface FindingSteps {
  /** To the next or previous finding, round and round. */
  readonly step: (by: 1 | -1) => void;
  readonly show: (finding: EditorFinding) => void;
}

/** The way through the findings; `onGo` is told before a field is gone to, for it may be covered. */
export function useFindingSteps({ store, goTo }: Pick<EditorHandle, 'store' | 'goTo'>, onGo: () => void): FindingSteps {
  const [current, setCurrent] = useState<FieldKey | null>(null);
  const show = useCallback(
    ({ at, text }: EditorFinding): void => {
      onGo();
      setCurrent(at);
      // A rule on what the editor computes or has no field for is said, for there is nowhere to lead to.
      if (at === '') addAlert({ id: 'editor-stop', type: 'error', message: text });
      else goTo(at);
    },
    [goTo, onGo],
  );
  const step = useCallback(
    (by: 1 | -1): void => {
      const next = stepFinding(shownFindings(store.getState()), current, by);
      if (next !== undefined) show(next);
    },
    [store, current, show],
  );
  return { step, show };
}
