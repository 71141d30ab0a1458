import { useState } from 'react';
import type { CallFailure } from '@/api/call-server';
import { ImportDocuments, type ImportedFile } from '@/api/calls/import-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { documentWorker } from '@/workers/document/document-worker';
import { correctionTexts } from './correction-texts';

export interface KeepReceived {
  readonly keeping: boolean;
  /** The file's name and bytes, and the number of its invoice. */
  readonly keep: (name: string, bytes: Uint8Array<ArrayBuffer>, number: string) => Promise<void>;
}

const DONE: readonly string[] = ['added', 'completed', 'known'];

/** A file becomes a received document of the open company's archive, as old archives come in (decision 0071): unsigned, with its faults. */
export function useKeepReceived(): KeepReceived {
  const { ask, company, syncNow } = useWorkspace();
  const [keeping, setKeeping] = useState(false);
  const keep: KeepReceived['keep'] = async (name, bytes, number) => {
    setKeeping(true);
    try {
      const body = await documentWorker.call((api) => api.packZip([{ name, bytes }]));
      const answer = await ask(ImportDocuments, { params: { company: company.id }, body });
      if (!answer.ok) return notKept(reasonOf(answer.failure));
      const [file] = answer.result.files;
      if (file === undefined || !DONE.includes(file.result)) return notKept(wordsOn(file));
      addAlert({ type: 'success', message: correctionTexts.kept(number), description: correctionTexts.keptText });
      // Its row comes by pull, and with it the word that the archive has the file.
      syncNow();
    } catch (error) {
      console.warn('The file was not kept as received:', error);
      notKept(correctionTexts.notReached);
    } finally {
      setKeeping(false);
    }
  };
  return { keeping, keep };
}

function reasonOf(failure: CallFailure): string {
  return refusalSaid(failure) ?? correctionTexts.notReached;
}

function wordsOn(file: ImportedFile | undefined): string {
  return (file === undefined ? undefined : correctionTexts.reasons[file.result]) ?? correctionTexts.notReached;
}

function notKept(description: string): void {
  addAlert({ type: 'warning', message: correctionTexts.notKept, description });
}
