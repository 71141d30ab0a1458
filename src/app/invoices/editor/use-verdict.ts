import { useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from './editor-services';
import { useChosenSeries } from './head/series-field';
import { createVerdictLoop } from './model/verdict-loop';
import { useEditorHandle } from './use-editor';

/** Read beside the first verdict: nothing is told before one. */
const loadTelling = () => loadChunk(() => import('./model/tell-findings'));

/** Stands for the number in the verdict while none can be taken: the rules only ask that there is one. */
const SOME_NUMBER = '1';

/**
 * The official rules run behind what is typed; their findings join those that are told at once. Gives back a function that
 * judges the draft as it stands now: what is sent is not stopped, or let through, by the verdict on an earlier one.
 */
export function useVerdict(): () => Promise<void> {
  const { store, keepsNumber } = useEditorHandle();
  const { openJudging, company } = useEditorServices();
  const [judging] = useState(openJudging);
  useEffect(() => judging.close, [judging]);
  const series = useChosenSeries();
  const next = keepsNumber !== '' ? keepsNumber : (series?.next ?? '');
  // The newest of what changes from outside, without beginning the loop again.
  const number = useRef(SOME_NUMBER);
  useEffect(() => {
    number.current = next === '' ? SOME_NUMBER : next;
  }, [next]);
  const facts = useRef(company);
  useEffect(() => {
    facts.current = company;
  }, [company]);
  const judge = useCallback(
    async (draft: InvoiceDraft) => {
      const [telling, judged] = await Promise.all([loadTelling(), judging.judge(draft, number.current)]);
      return telling.toldFindings(judged, draft, facts.current);
    },
    [judging],
  );
  useEffect(() => {
    const loop = createVerdictLoop(judge, (draft, told) => store.tell(draft, told), {
      set: (run, ms) => window.setTimeout(run, ms),
      clear: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
    });
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
  }, [store, judge]);
  return useCallback(async () => {
    const { draft } = store.getState();
    store.tell(draft, await judge(draft));
  }, [store, judge]);
}
