/**
 * The files of the sending screen and what became of each: a reducer over what the workers report.
 *
 * Invariants: a file has one place, in the order found; `ticked` holds only files whose standing is `ready`; a sent file is
 * ticked no more and can be sent no more from here.
 */

import type { UnopenedFile } from '@/app/files/found-files';
import type { FileReading } from '@/workers/document/file-reading';
import { batchKey } from './document-key';
import type { FileStanding, StandingKind } from './file-standing';

export interface BatchFile {
  readonly id: string;
  readonly path: string;
  /** What would be sent: the person's file, or the repaired copy of it. */
  readonly content: Blob;
  /** Changes made to the copy; 0: it is the person's file. */
  readonly changes: number;
  /** Undefined until it was read. */
  readonly reading?: FileReading;
  readonly standing?: FileStanding;
  /** The archive item it became. */
  readonly sentAs?: string;
}

export interface Batch {
  readonly files: ReadonlyMap<string, BatchFile>;
  readonly ticked: ReadonlySet<string>;
  readonly unopened: readonly UnopenedFile[];
  /** The first file with each document's key, by `batchKey`: its id. */
  readonly numbers: ReadonlyMap<string, string>;
}

export const EMPTY_BATCH: Batch = { files: new Map(), ticked: new Set(), unopened: [], numbers: new Map() };

export type BatchAction =
  | { readonly type: 'found'; readonly files: readonly BatchFile[]; readonly unopened: readonly UnopenedFile[] }
  | {
      readonly type: 'read';
      readonly results: readonly {
        readonly id: string;
        readonly reading: FileReading;
        readonly standing: FileStanding;
      }[];
    }
  | {
      readonly type: 'repaired';
      readonly id: string;
      readonly content: Blob;
      readonly changes: number;
      readonly reading: FileReading;
      readonly standing: FileStanding;
    }
  | { readonly type: 'tick'; readonly ids: readonly string[] }
  | { readonly type: 'sent'; readonly id: string; readonly invoiceId: string }
  | { readonly type: 'refused'; readonly id: string; readonly standing: FileStanding }
  | { readonly type: 'clear' };

export function reduceBatch(batch: Batch, action: BatchAction): Batch {
  switch (action.type) {
    case 'found':
      return {
        ...batch,
        files: new Map([...batch.files, ...action.files.map((file) => [file.id, file] as const)]),
        unopened: [...batch.unopened, ...action.unopened],
      };
    case 'read':
      return read(batch, action.results);
    case 'repaired':
      return repaired(batch, action);
    case 'tick':
      return { ...batch, ticked: new Set(action.ids.filter((id) => isSendable(batch.files.get(id)))) };
    case 'sent':
      return settled(batch, action.id, { sentAs: action.invoiceId });
    case 'refused':
      return settled(batch, action.id, { standing: action.standing });
    case 'clear':
      return EMPTY_BATCH;
  }
}

/** Accepted and not sent from here yet. */
export function isSendable(file: BatchFile | undefined): boolean {
  return file?.standing?.kind === 'ready' && file.sentAs === undefined;
}

type Results = Extract<BatchAction, { type: 'read' }>['results'];

function read(batch: Batch, results: Results): Batch {
  const files = new Map(batch.files);
  const ticked = new Set(batch.ticked);
  const numbers = new Map(batch.numbers);
  for (const { id, reading, standing } of results) {
    const file = files.get(id);
    if (file === undefined || file.sentAs !== undefined) continue;
    files.set(id, { ...file, reading, standing });
    if (standing.kind === 'ready') ticked.add(id);
    else ticked.delete(id);
    const key = batchKey(reading.document, standing.kind);
    if (key !== undefined && !numbers.has(key)) numbers.set(key, id);
  }
  return { ...batch, files, ticked, numbers };
}

function repaired(batch: Batch, action: Extract<BatchAction, { type: 'repaired' }>): Batch {
  const { id, content, changes, reading, standing } = action;
  const file = batch.files.get(id);
  if (file === undefined || file.sentAs !== undefined) return batch;
  const files = new Map(batch.files).set(id, { ...file, content, changes: file.changes + changes });
  return read({ ...batch, files }, [{ id, reading, standing }]);
}

function settled(batch: Batch, id: string, change: Partial<BatchFile>): Batch {
  const file = batch.files.get(id);
  if (file === undefined) return batch;
  const ticked = new Set(batch.ticked);
  ticked.delete(id);
  return { ...batch, ticked, files: new Map(batch.files).set(id, { ...file, ...change }) };
}

/** How many files have each standing; `waiting` are not read yet. */
export function countStandings(batch: Batch): Readonly<Record<StandingKind | 'waiting' | 'gone', number>> {
  const counts = {
    ready: 0,
    errors: 0,
    sent: 0,
    twice: 0,
    received: 0,
    'other-seller': 0,
    'not-utf8': 0,
    'date-out-of-order': 0,
    'not-invoice': 0,
    waiting: 0,
    gone: 0,
  };
  for (const { standing, sentAs } of batch.files.values()) {
    if (sentAs !== undefined) counts.gone += 1;
    else counts[standing?.kind ?? 'waiting'] += 1;
  }
  return counts;
}
