/** A month that a person keeps on this device: what they are told while it comes, and when it is let go of. */
import type { CompanyId } from '@/api/ids';
import type { AlertToAdd } from '@/app/state/alerts';
import { type WorkAlert, workAlert } from '@/app/state/work-alert';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { keepMonth } from '@/db/settings/kept-months';
import { fetchMonth, type KeepMonthPorts, type MonthKept } from '@/sync/documents/keep-month';
import { keepMonthTexts as texts } from './keep-month-texts';

export interface KeepMonthRun extends KeepMonthPorts {
  readonly tell: (alert: AlertToAdd) => string;
  readonly untell: (id: string) => void;
}

export interface ChosenMonth {
  readonly company: CompanyId;
  /** `yyyy-MM`. */
  readonly month: string;
  /** „nov. 2026”. */
  readonly name: string;
}

interface ComingMonth {
  readonly stopping: AbortController;
  readonly alert: WorkAlert;
}

/** The months that are coming to this tab, by the alert that counts them; one that was let go of, or begun again, is another's. */
const coming = new Map<string, ComingMonth>();

/**
 * Kept from the first step on, so that a closed tab goes on with it; stopped by the person, it is kept no more. What is coming
 * already is not begun again: its alert is brought back. What is only being stopped is.
 */
export async function keepAndFetch(run: KeepMonthRun, chosen: ChosenMonth): Promise<void> {
  const id = idOf(chosen);
  const before = coming.get(id);
  if (before?.stopping.signal.aborted === false) {
    before.alert.bringBack(texts.fetching(chosen.name));
    return;
  }
  const stopping = new AbortController();
  const alert = workAlert(run, id, texts.fetching(chosen.name), () => stopping.abort());
  const own = { stopping, alert };
  coming.set(id, own);
  const said = await fetchAndSay(run, chosen, own);
  if (coming.get(id) !== own) return;
  coming.delete(id);
  run.untell(id);
  run.tell(said);
}

async function fetchAndSay(run: KeepMonthRun, chosen: ChosenMonth, own: ComingMonth): Promise<AlertToAdd> {
  const { db } = run;
  const { company, month, name } = chosen;
  const { signal } = own.stopping;
  const onProgress = (here: number, wanted: number): void => {
    if (!signal.aborted) own.alert.show(texts.progress(countText(here), countText(wanted)));
  };
  try {
    await keepMonth(db, company, month, true);
    const kept = await fetchMonth(run, chosen, onProgress, signal);
    // Whoever let go of it, or wants it again, has written what holds now.
    if (kept.kind === 'stopped' && coming.get(idOf(chosen)) === own) await keepMonth(db, company, month, false);
    return wordsOf(kept, name);
  } catch (error) {
    console.error('The documents of a month were not fetched:', error);
    return { type: 'error', message: texts.failed(name) };
  }
}

function idOf({ company, month }: ChosenMonth): string {
  return `keep-month ${company} ${month}`;
}

/** At once, with a way back; one that is coming comes no further. */
export async function letMonthGo(run: KeepMonthRun, chosen: ChosenMonth): Promise<void> {
  const { company, month, name } = chosen;
  const id = idOf(chosen);
  const before = coming.get(id);
  if (before !== undefined) {
    coming.delete(id);
    before.stopping.abort();
    run.untell(id);
  }
  await keepMonth(run.db, company, month, false);
  const alert = run.tell({
    type: 'undo',
    message: texts.stopped(name),
    action: {
      label: texts.undo,
      onAct: () => {
        run.untell(alert);
        void keepMonth(run.db, company, month, true);
      },
    },
  });
}

function wordsOf({ kind, here, wanted }: MonthKept, name: string): AlertToAdd {
  const [one, many] = texts.document;
  const numbers = [countText(here), countText(wanted)] as const;
  switch (kind) {
    case 'stopped':
      return { type: 'info', message: texts.stopped(name) };
    case 'waiting':
      return { type: 'warning', message: texts.waiting(name), description: texts.waitingText(...numbers) };
    case 'full':
      return { type: 'warning', message: texts.full(name), description: texts.fullText(...numbers) };
    case 'done': {
      if (wanted === 0) return { type: 'success', message: texts.emptyDone(name) };
      const missing = wanted - here;
      if (missing === 0)
        return {
          type: 'success',
          message: texts.done(name),
          description: texts.doneText(countedNoun(wanted, one, many)),
        };
      const message = texts.some(name, countedNoun(missing, one, many));
      return { type: 'warning', message, description: texts.someText(...numbers) };
    }
  }
}
