/** Long work on many documents: how far it is stands among the alerts, wherever the person goes meanwhile, with what stops it. */
import { PERSISTENT } from '@/app/state/alert-list';
import type { AlertToAdd } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import { pdfMakingTexts } from './pdf-making-texts';

export interface AlertPorts {
  readonly tell: (alert: AlertToAdd) => void;
  readonly untell: (id: string) => void;
}

export interface WorkWords {
  /** Of the message that counts. */
  readonly id: string;
  readonly making: string;
  readonly failed: string;
}

/** Done, its outcome is told and kept by what it gives. */
export type WorkInSight = (progress: (done: number) => void, signal: AbortSignal) => Promise<() => void>;

/** `of`: how many documents there are. False where the person stopped it: it does and says nothing more then. */
export async function workInSight(
  { tell, untell }: AlertPorts,
  { id, making, failed }: WorkWords,
  of: number,
  work: WorkInSight,
): Promise<boolean> {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Progress may come after the answer, and after the stop.
  let over = false;
  const progress = (done: number): void => {
    if (over || signal.aborted) return;
    const action = { label: pdfMakingTexts.stop, onAct: () => stopping.abort() };
    const description = `${countText(Math.min(done, of))} din ${countText(of)}`;
    tell({ id, type: 'info', message: making, description, delay: PERSISTENT, action });
  };
  progress(0);
  try {
    const tellOutcome = await work(progress, signal);
    if (signal.aborted) return false;
    tellOutcome();
  } catch (error) {
    if (signal.aborted) return false;
    console.error('The work on many documents failed:', error);
    tell({ type: 'error', message: failed });
  } finally {
    over = true;
    untell(id);
  }
  return true;
}
