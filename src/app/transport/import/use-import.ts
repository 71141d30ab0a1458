/** The import as it stands: what was read, and what is being done now. */
import { useMemo, useRef, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import type { TableMapping } from '@/domain/transport/import/import-transports';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { type JudgedFile, MAX_TRANSPORT_FILE_BYTES } from '@/workers/sheets/judge-transports';
import { sheetsWorker } from '@/workers/sheets/sheets-worker';
import { useNow } from '../use-now';
import { type ImportRow, importRows } from './import-rows';
import { declareRow, keepRow } from './take-rows';

export type ReadFile = JudgedFile | { readonly name: string; readonly kind: 'unread' };

export interface ImportWork {
  readonly kind: 'reading' | 'declaring' | 'keeping';
  /** Of the file that is read. */
  readonly name: string;
  readonly done: number;
  readonly of: number;
}

export interface TransportImport {
  /** Those that cannot be read, or whose columns are not known. */
  readonly unread: readonly Exclude<ReadFile, { readonly kind: 'read' }>[];
  /** Of all files, without what was declared or kept already. */
  readonly rows: readonly ImportRow[];
  readonly work: ImportWork | null;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly map: (name: string, mapping: TableMapping) => Promise<void>;
  readonly remove: (name: string) => void;
  /** Gives how many are on their way; those of `rows` that were not come to stay as they are. */
  readonly declare: (rows: readonly ImportRow[]) => Promise<Taken>;
  readonly keep: (rows: readonly ImportRow[]) => Promise<Taken>;
  readonly stop: () => void;
}

/** `done`: as was asked. `left`: it could not be, and is a draft. */
export interface Taken {
  readonly done: number;
  readonly left: number;
}

export function useImport(): TransportImport {
  const { commands, company } = useWorkspace();
  const now = useNow();
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [work, setWork] = useState<ImportWork | null>(null);
  const sources = useRef(new Map<string, File>());
  const stopping = useRef<AbortController>(undefined);
  const read = async (file: File, mapping?: TableMapping): Promise<void> => {
    sources.current.set(file.name, file);
    const judged = await judgedFile(file, company.cif, mapping, stopping.current?.signal);
    setFiles((before) => [...before.filter(({ name }) => name !== file.name), judged]);
  };
  const inTurn = async <T>(kind: ImportWork['kind'], items: readonly T[], step: (item: T) => Promise<void>) => {
    const aborting = new AbortController();
    stopping.current = aborting;
    try {
      for (const [done, item] of items.entries()) {
        if (aborting.signal.aborted) break;
        setWork({ kind, name: item instanceof File ? item.name : '', done, of: items.length });
        await step(item);
      }
    } finally {
      setWork(null);
    }
  };
  const take = async (
    kind: 'declaring' | 'keeping',
    rows: readonly ImportRow[],
    one: (row: ImportRow) => Promise<boolean>,
  ): Promise<Taken> => {
    let [done, left] = [0, 0];
    await inTurn(kind, rows, async (row) => {
      if (await one(row)) done += 1;
      else left += 1;
      setTaken((before) => new Set([...before, row.key]));
    });
    return { done, left };
  };
  return {
    work,
    unread: files.filter((file) => file.kind !== 'read'),
    rows: useMemo(
      () =>
        importRows(
          files.filter((file) => file.kind === 'read'),
          now,
        ).filter(({ key }) => !taken.has(key)),
      [files, taken, now],
    ),
    add: (added) => inTurn('reading', added, read),
    map: async (name, mapping) => {
      const file = sources.current.get(name);
      if (file !== undefined) await inTurn('reading', [file], (one) => read(one, mapping));
    },
    remove: (name) => setFiles((before) => before.filter((file) => file.name !== name)),
    declare: (rows) => take('declaring', rows, (row) => declareRow(commands, row)),
    keep: (rows) => take('keeping', rows, async (row) => (await keepRow(commands, row)) !== ''),
    stop: () => stopping.current?.abort(),
  };
}

async function judgedFile(
  file: File,
  declarant: string,
  mapping: TableMapping | undefined,
  signal: AbortSignal | undefined,
): Promise<ReadFile> {
  // Nothing of what is too large is held in memory.
  if (file.size > MAX_TRANSPORT_FILE_BYTES) return { name: file.name, kind: 'file-too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const ask = { name: file.name, bytes, ...(mapping === undefined ? {} : { mapping }) };
    const by = { today: legalDay(Date.now()), declarant };
    return await sheetsWorker.call<JudgedFile>(async (api) => api.judgeTransports(ask, by), signal);
  } catch (error) {
    console.warn('A file of transports could not be read:', error);
    return { name: file.name, kind: 'unread' };
  }
}
