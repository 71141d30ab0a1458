import { useCallback, useEffect, useRef, useState } from 'react';
import { type DemoFillingState, GetDemoFilling, ResetDemo } from '@/api/calls/demo-calls';
import { bringCompanies } from '@/app/companies/bring-companies';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { demoTexts } from './demo-texts';

const { reset: texts } = demoTexts;
/** While it fills. */
const ASKED_EVERY_MS = 1000;

/** `not-read`: the network, or the server, did not tell. */
export type KnownFilling = DemoFillingState | 'reading' | 'not-read';

export interface DemoFilling {
  readonly filling: KnownFilling;
  /** Putting back is being asked for. */
  readonly busy: boolean;
  reload(): Promise<void>;
  putBack(): Promise<void>;
}

/** How far the demonstration's filling is, asked again while it goes on; its end is told. */
export function useDemoFilling(): DemoFilling {
  const { ask, db } = useWorkspace();
  const [filling, setFilling] = useState<KnownFilling>('reading');
  const [busy, setBusy] = useState(false);
  const wasFilling = useRef(false);
  const take = useCallback((told: DemoFillingState): void => {
    if (wasFilling.current && told.state === 'filled') addAlert({ type: 'success', message: texts.done });
    wasFilling.current = told.state === 'filling';
    setFilling(told);
  }, []);
  const reload = useCallback(async (): Promise<void> => {
    const answer = await ask(GetDemoFilling, { params: undefined, body: undefined });
    if (answer.ok) take(answer.result);
    else setFilling((before) => (typeof before === 'string' ? 'not-read' : before));
  }, [ask, take]);
  useEffect(() => void reload(), [reload]);
  const goesOn = typeof filling !== 'string' && filling.state === 'filling';
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => void reload(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [goesOn, reload]);
  const putBack = async (): Promise<void> => {
    if (typeof filling === 'string') return;
    setBusy(true);
    const answer = await ask(ResetDemo, { params: undefined, body: { round: filling.round } });
    setBusy(false);
    if (!answer.ok) {
      addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? texts.notBegun });
      return reload();
    }
    take(answer.result);
    // The new companies come, and what stands of the old ones goes.
    await bringCompanies(db, ask);
  };
  return { filling, busy, reload, putBack };
}
