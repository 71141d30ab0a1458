import { useCallback } from 'react';
import { type Found, filesOfEntries, filesOfList, type Unpack } from '@/app/files/found-files';
import { addAlert } from '@/app/state/alerts';
import { documentWorker } from '@/workers/document/document-worker';
import type { UnpackedZip } from '@/workers/document/unpack-zip';
import type { BatchRunner } from './batch-runner';
import { sendTexts } from './send-texts';

const unpack: Unpack = (zip) => documentWorker.call<UnpackedZip>(async (api) => api.unpackZip(zip));

export interface AddFiles {
  readonly ofEntries: (entries: readonly FileSystemEntry[]) => void;
  readonly ofList: (files: readonly File[]) => void;
}

/** Gives what was dropped or chosen to the runner; a failure of the reading itself is said, and what was read stays. */
export function useAddFiles(runner: BatchRunner): AddFiles {
  const add = useCallback(
    (found: AsyncIterable<Found>): void => {
      runner.add(found).catch((error: unknown) => {
        console.error('The batch could not be read on:', error);
        addAlert({ type: 'error', message: sendTexts.readFailed });
      });
    },
    [runner],
  );
  return {
    ofEntries: (entries) => add(filesOfEntries(entries, unpack)),
    ofList: (files) => add(filesOfList(files, unpack)),
  };
}
