import type { Remote } from 'comlink';
import { useEffect, useState } from 'react';
import type { DocumentApi } from '@/workers/document/document-service';
import { documentWorker } from '@/workers/document/document-worker';

/** `undefined` while the worker reads; `failed` where it cannot be had. */
export type WorkerAnswer<T> = T | 'failed' | undefined;

type Question<T> = (api: Remote<DocumentApi>, bytes: Uint8Array<ArrayBuffer>) => Promise<T>;

/** What the worker says of a document's bytes; asked once for them. `ask` must be the same function always. */
export function useWorkerAnswer<T>(bytes: Uint8Array<ArrayBuffer> | undefined, ask: Question<T>): WorkerAnswer<T> {
  const [known, setKnown] = useState<{ readonly of: Uint8Array; readonly answer: T | 'failed' }>();
  useEffect(() => {
    if (bytes === undefined) return undefined;
    const stop = new AbortController();
    documentWorker
      .call((api) => ask(api, bytes), stop.signal)
      .catch((error: unknown): 'failed' => {
        if (!stop.signal.aborted) console.error('The worker could not read the document:', error);
        return 'failed';
      })
      .then((answer) => {
        if (!stop.signal.aborted) setKnown({ of: bytes, answer });
      });
    return () => stop.abort();
  }, [bytes, ask]);
  return known?.of === bytes ? known?.answer : undefined;
}
