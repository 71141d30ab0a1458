/** Archived documents as they are, in one zip; how far it is stands in sight until it is done or stopped. */
import { type AlertPorts, OUTCOME } from '@/app/state/work-alert';
import type { PackedFile } from '@/workers/document/pack-zip';
import { workInSight } from './work-in-sight';
import { zipTexts } from './zip-texts';

export interface CollectedDocuments {
  readonly files: readonly PackedFile[];
  /** Documents that could not be had. */
  readonly missing: number;
  /** Numbers of those that have one here. */
  readonly absent: readonly string[];
  /** Some of them are on the server, which did not answer. */
  readonly unreached: boolean;
}

export interface ZipOrder {
  /** How many documents are asked for. */
  readonly count: number;
  readonly name: string;
  readonly collect: (progress: (done: number) => void, signal: AbortSignal) => Promise<CollectedDocuments>;
}

export interface ZipPorts extends AlertPorts {
  readonly pack: (files: readonly PackedFile[], signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
  readonly save: (zip: Uint8Array<ArrayBuffer>, name: string) => void;
}

/** False where the person stopped it: at once then, whatever is still on its way, and nothing more is said. */
export function makeZip(ports: ZipPorts, { count, name, collect }: ZipOrder): Promise<boolean> {
  return workInSight(ports, zipTexts, count, async (progress, signal) => {
    const { files, ...lacking } = await Promise.race([collect(progress, signal), stopped(signal)]);
    const zip = files.length > 0 ? await ports.pack(files, signal) : null;
    return () => {
      if (zip !== null) ports.save(zip, name);
      tellMissing(ports, files.length, lacking);
    };
  });
}

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function tellMissing(
  { tell }: ZipPorts,
  found: number,
  { missing, absent, unreached }: Omit<CollectedDocuments, 'files'>,
): void {
  // In the place of the one before it: it stays until it is closed.
  const id = `${zipTexts.id}-lacks`;
  if (found === 0) tell({ ...OUTCOME, id, type: 'warning', message: zipTexts.nothingHad });
  else if (missing > 0)
    tell({ ...OUTCOME, id, type: 'warning', message: zipTexts.someMissing(missing, absent, unreached) });
}
