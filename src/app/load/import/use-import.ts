import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { FindImported, ImportDocuments, type ImportedFile } from '@/api/calls/import-calls';
import { useKept } from '@/app/state/use-kept';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { archiveFiles } from './archive-files';
import { type ImportEnd, runImport } from './import-run';
import { importTexts } from './import-texts';

export interface ArchiveImport {
  readonly busy: boolean;
  /** Told so far, in order. */
  readonly told: readonly ImportedFile[];
  /** Files chosen; what lies in zips is more. */
  readonly chosen: number;
  readonly said: string;
  readonly begin: (files: readonly File[]) => void;
  readonly cancel: () => void;
}

/** Files told of a run that has not ended, so that a reload says where it stopped. */
const keptSchema = v.strictObject({ done: v.number() });
const NONE = { done: 0 };

/** One import at a time; leaving the page ends it, and what was told is in the archive. */
export function useImport(): ArchiveImport {
  const { ask, company, syncNow } = useWorkspace();
  const [kept, keep] = useKept('import', keptSchema, NONE);
  const [told, setTold] = useState<readonly ImportedFile[]>([]);
  const [chosen, setChosen] = useState(0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(kept.done === 0 ? '' : importTexts.brokenOff(kept.done));
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  useLeaveGuard(busy);
  const begin = async (files: readonly File[]): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setTold([]);
    setChosen(files.length);
    setSaid('');
    setBusy(true);
    let done = 0;
    const end = await runImport(
      archiveFiles(files),
      {
        find: (hashes) => ask(FindImported, { params: undefined, body: { company: company.id, hashes: [...hashes] } }),
        send: (body) => ask(ImportDocuments, { params: { company: company.id }, body }),
        hash: sha256,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        onTold: (more) => {
          done += more.length;
          setTold((before) => [...before, ...more]);
          keep(() => ({ done }));
          // Rows come by pull.
          syncNow();
        },
      },
      control.signal,
    );
    if (end.kind === 'done') keep(() => NONE);
    setSaid(done === 0 && end.kind === 'done' ? importTexts.nothing : sentenceOf(end));
    setBusy(false);
  };
  return {
    ...{ busy, told, chosen, said },
    begin: (files) => {
      if (files.length > 0 && !busy) void begin(files);
    },
    cancel: () => running.current?.abort(),
  };
}

/** The browser asks before the page is closed under a run. */
function useLeaveGuard(busy: boolean): void {
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy]);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sentenceOf(end: ImportEnd): string {
  if (end.kind === 'stopped') return refusalSaid(end.failure) ?? importTexts.stopped;
  return importTexts[end.kind];
}
