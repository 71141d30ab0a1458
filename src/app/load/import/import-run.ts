/**
 * Brings the files of an old archive to the server, bundle by bundle. What the server has already does not go again, so a run that was
 * broken off goes on where it was when the same files are chosen once more.
 *
 *     gather ──500 files or 8 MB──▶ ask what is known ──▶ send the rest ──▶ told ──▶ gather …
 *                                        └── no answer, or cancelled ──▶ stopped: what was told is there
 */
import { zipSync } from 'fflate';
import type { CallFailure, CallResult } from '@/api/call-server';
import { BUNDLE_BYTES, BUNDLE_FILES, type ImportedFile, LONGEST_FILE } from '@/api/calls/import-calls';
import type { ArchiveFile } from './archive-files';

export interface ImportPorts {
  readonly find: (hashes: readonly string[]) => Promise<CallResult<{ readonly known: readonly string[] }>>;
  readonly send: (bundle: Uint8Array<ArrayBuffer>) => Promise<CallResult<{ readonly files: readonly ImportedFile[] }>>;
  readonly hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly sleep: (ms: number) => Promise<void>;
  /** A bundle's files are told at once, in order. */
  readonly onTold: (files: readonly ImportedFile[]) => void;
}

export type ImportEnd =
  | { readonly kind: 'done' | 'cancelled' }
  | { readonly kind: 'stopped'; readonly failure: CallFailure };

interface Gathered {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** Tries of a bundle that the server puts off. */
const TRIES = 30;
const WAIT_MS = 5_000;

export async function runImport(
  files: AsyncIterable<ArchiveFile>,
  ports: ImportPorts,
  signal: Pick<AbortSignal, 'aborted'>,
): Promise<ImportEnd> {
  let gathered: Gathered[] = [];
  let size = 0;
  const flush = async (): Promise<CallFailure | undefined> => {
    const bundle = gathered;
    [gathered, size] = [[], 0];
    return bundle.length === 0 ? undefined : bring(bundle, ports);
  };
  for await (const { path, bytes } of files) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (bytes === undefined || bytes.length > LONGEST_FILE) {
      ports.onTold([wordOn(path, 'too-large')]);
      continue;
    }
    if (gathered.length === BUNDLE_FILES || (gathered.length > 0 && size + bytes.length > BUNDLE_BYTES)) {
      const failure = await flush();
      if (failure !== undefined) return { kind: 'stopped', failure };
    }
    gathered.push({ path, bytes, hash: await ports.hash(bytes) });
    size += bytes.length;
  }
  if (signal.aborted) return { kind: 'cancelled' };
  const failure = await flush();
  return failure === undefined ? { kind: 'done' } : { kind: 'stopped', failure };
}

function wordOn(name: string, result: string): ImportedFile {
  return { name, result, number: '', detail: '' };
}

async function bring(bundle: readonly Gathered[], ports: ImportPorts): Promise<CallFailure | undefined> {
  const found = await patiently(ports, () => ports.find([...new Set(bundle.map(({ hash }) => hash))]));
  if (!found.ok) return found.failure;
  const known = new Set(found.result.known);
  const rest = bundle.filter(({ hash }) => !known.has(hash));
  const told = new Map<string, ImportedFile>();
  if (rest.length > 0) {
    // By place: two files of one path would be one member.
    const members = Object.fromEntries(rest.map(({ bytes }, place) => [String(place), bytes]));
    const sent = await patiently(ports, () => ports.send(zipSync(members, { level: 0 })));
    if (!sent.ok) return sent.failure;
    for (const file of sent.result.files) told.set(rest[Number(file.name)]?.hash ?? '', file);
  }
  ports.onTold(
    bundle.map(({ path, hash }) => {
      const file = told.get(hash);
      return file === undefined ? wordOn(path, 'known') : { ...file, name: path };
    }),
  );
  return undefined;
}

async function patiently<R>({ sleep }: ImportPorts, call: () => Promise<CallResult<R>>): Promise<CallResult<R>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.ok || tries === TRIES || !isPutOff(answer.failure)) return answer;
    await sleep(WAIT_MS);
  }
}

/** Too much of an account at once: asked again, it is taken. */
function isPutOff(failure: CallFailure): boolean {
  return failure.kind === 'refused' && (failure.code === 'too-many-requests' || failure.code === 'busy');
}
