import { useEffect, useState } from 'react';
import type { HandedFile } from '../archive/handed-files';
import { type ToldFile, tellFile } from './told-file';

const UNREADABLE: ToldFile = { sha256: '', kind: 'unreadable', errors: 0, warnings: 0 };

/** What is told of each file, by its place; one is read after the other, and none a second time. */
export function useToldFiles(files: readonly HandedFile[]): readonly (ToldFile | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<Blob, ToldFile>>(new Map());
  const next = files.find(({ content }) => !known.has(content))?.content;
  useEffect(() => {
    if (next === undefined) return undefined;
    const stop = new AbortController();
    tellFile(next, stop.signal)
      .catch((error: unknown): ToldFile => {
        if (!stop.signal.aborted) console.error('The file could not be read:', error);
        return UNREADABLE;
      })
      .then((told) => {
        if (!stop.signal.aborted) setKnown((before) => new Map(before).set(next, told));
      });
    return () => stop.abort();
  }, [next]);
  return files.map(({ content }) => known.get(content));
}
