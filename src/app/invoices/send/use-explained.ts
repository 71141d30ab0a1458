import { useEffect, useState } from 'react';
import { documentWorker } from '@/workers/document/document-worker';
import type { ExplainedFinding } from '@/workers/document/repair-file';

/** The errors of a file, explained with its own values; undefined while the worker reads it. */
export function useExplained(content: Blob): readonly ExplainedFinding[] | undefined {
  const [known, setKnown] = useState<{ readonly content: Blob; readonly explained: readonly ExplainedFinding[] }>();
  useEffect(() => {
    const stop = new AbortController();
    const explain = async (): Promise<void> => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      const explained = await documentWorker.call((api) => api.explainFile(bytes), stop.signal);
      if (!stop.signal.aborted) setKnown({ content, explained });
    };
    explain().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [content]);
  return known?.content === content ? known.explained : undefined;
}
