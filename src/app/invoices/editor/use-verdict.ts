import { useCallback, useEffect, useRef } from 'react';
import { useEditorServices } from './editor-services';
import { useChosenSeries } from './head/series-field';
import { toldFindings } from './model/told-findings';
import { createVerdictLoop } from './model/verdict-loop';
import { useEditorHandle } from './use-editor';

/** Stands for the number in the verdict while none can be taken: the rules only ask that there is one. */
const SOME_NUMBER = '1';

/**
 * The official rules run behind what is typed; their findings join those that are told at once. Gives back a function that
 * judges the draft as it stands now: what is sent is not stopped, or let through, by the verdict on an earlier one.
 */
export function useVerdict(): () => Promise<void> {
  const { store, keepsNumber } = useEditorHandle();
  const services = useEditorServices();
  const series = useChosenSeries();
  const next = keepsNumber !== '' ? keepsNumber : (series?.next ?? '');
  // The newest of what changes from outside, without beginning the loop again.
  const now = useRef({ judge: services.judge, number: SOME_NUMBER });
  useEffect(() => {
    now.current = { judge: services.judge, number: next === '' ? SOME_NUMBER : next };
  }, [services.judge, next]);
  useEffect(() => {
    const loop = createVerdictLoop(
      (draft: ReturnType<typeof store.getState>['draft']) => now.current.judge(draft, now.current.number),
      (draft, judged) => store.tell(draft, toldFindings(judged, draft)),
      {
        set: (run, ms) => window.setTimeout(run, ms),
        clear: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
      },
    );
    let last = store.getState().draft;
    loop.changed(last);
    const stop = store.subscribe(() => {
      const { draft } = store.getState();
      if (draft !== last) loop.changed(draft);
      last = draft;
    });
    return () => {
      stop();
      loop.stop();
    };
  }, [store]);
  return useCallback(async () => {
    const { draft } = store.getState();
    store.tell(draft, toldFindings(await now.current.judge(draft, now.current.number), draft));
  }, [store]);
}
