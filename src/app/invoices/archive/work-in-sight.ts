/**
 * Long work on many documents: how far it is stands among the alerts, wherever the person goes meanwhile, with what stops it.
 *
 * Invariant: `underWay` has the alert of each work from its first step to its last.
 */
import { type AlertPorts, OUTCOME, type WorkAlert, workAlert } from '@/app/state/work-alert';
import { countText } from '@/app/ui/words/amount-text';

export interface WorkWords {
  /** Of the message that counts. */
  readonly id: string;
  readonly making: string;
  /** Said to whoever asks for another one meanwhile. */
  readonly busy: string;
  readonly failed: string;
}

/** Done, its outcome is told and kept by what it gives. */
export type WorkInSight = (progress: (done: number) => void, signal: AbortSignal) => Promise<() => void>;

const underWay = new Map<string, WorkAlert>();

/** Whether this work is under way in this tab; its alert is then brought back on top, with its stop, and says so. */
export function isUnderWay({ id, busy }: Pick<WorkWords, 'id' | 'busy'>): boolean {
  const alert = underWay.get(id);
  alert?.bringBack(busy);
  return alert !== undefined;
}

/** `of`: how many documents there are. False where the person stopped it: it does and says nothing more then. */
export async function workInSight(
  ports: AlertPorts,
  { id, making, failed }: WorkWords,
  of: number,
  work: WorkInSight,
): Promise<boolean> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const alert = workAlert(ports, id, making, () => stopping.abort());
  underWay.set(id, alert);
  // Progress may come after the answer, and after the stop.
  let over = false;
  const progress = (done: number): void => {
    if (!over && !signal.aborted) alert.show(`${countText(Math.min(done, of))} din ${countText(of)}`);
  };
  progress(0);
  try {
    const tellOutcome = await work(progress, signal);
    if (signal.aborted) return false;
    tellOutcome();
  } catch (error) {
    if (signal.aborted) return false;
    console.error('The work on many documents failed:', error);
    ports.tell({ ...OUTCOME, id: `${id}-failed`, type: 'error', message: failed });
  } finally {
    over = true;
    underWay.delete(id);
    ports.untell(id);
  }
  return true;
}
