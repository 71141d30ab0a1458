/** Archived documents as they are, in one zip; how far it is stands in sight until it is done or stopped. */
import { PERSISTENT } from '@/app/state/alert-list';
import type { AlertToAdd } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import type { PackedFile } from '@/workers/document/pack-zip';
import { zipTexts } from './zip-texts';

export interface CollectedDocuments {
  readonly files: readonly PackedFile[];
  /** Documents that could not be had. */
  readonly missing: number;
  /** Numbers of those that have one here. */
  readonly absent: readonly string[];
}

export interface ZipOrder {
  /** How many documents are asked for. */
  readonly count: number;
  readonly name: string;
  readonly collect: (progress: (done: number) => void, signal: AbortSignal) => Promise<CollectedDocuments>;
}

export interface ZipPorts {
  readonly pack: (files: readonly PackedFile[], signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  readonly save: (zip: Uint8Array<ArrayBuffer>, name: string) => void;
  readonly tell: (alert: AlertToAdd) => void;
  readonly untell: (id: string) => void;
}

/** False where the person stopped it: at once then, whatever is still on its way, and nothing more is said. */
export async function makeZip(ports: ZipPorts, { count, name, collect }: ZipOrder): Promise<boolean> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let over = false;
  const progress = (done: number): void => {
    // A document that comes after the stop is no progress.
    if (!over) tellProgress(ports, { done, of: count }, () => stopping.abort());
  };
  progress(0);
  try {
    const { files, missing, absent } = await Promise.race([collect(progress, signal), stopped(signal)]);
    const zip = files.length > 0 ? await ports.pack(files, signal) : null;
    if (signal.aborted) return false;
    if (zip !== null) ports.save(zip, name);
    tellMissing(ports, { found: files.length, missing, absent });
  } catch (error) {
    if (signal.aborted) return false;
    console.error('The zip of many documents was not made:', error);
    ports.tell({ type: 'error', message: zipTexts.notMade });
  } finally {
    over = true;
    ports.untell(zipTexts.id);
  }
  return true;
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function tellProgress({ tell }: ZipPorts, at: { readonly done: number; readonly of: number }, onAct: () => void): void {
  tell({
    id: zipTexts.id,
    type: 'info',
    message: zipTexts.making,
    description: `${countText(at.done)} din ${countText(at.of)}`,
    delay: PERSISTENT,
    action: { label: zipTexts.stop, onAct },
  });
}

function tellMissing(
  { tell }: ZipPorts,
  { found, missing, absent }: Omit<CollectedDocuments, 'files'> & { readonly found: number },
): void {
  if (found === 0) tell({ type: 'warning', message: zipTexts.nothingHad });
  else if (missing > 0) tell({ type: 'warning', message: zipTexts.someMissing(missing, absent) });
}
