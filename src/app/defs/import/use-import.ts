/**
 * A table on its way into a definition: read, planned, shown, done when asked, and taken back whole.
 *
 * Invariants: nothing is written before `run`; while something is written nothing else starts; of several plans the last one
 * asked for stands; what was done stays to be undone until it is closed or another table is read.
 */
import { type ClipboardEvent, useRef, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import { readTable, type TextTable } from '@/domain/tables/read-table';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from '../definition-list';
import { columnsOfHead, type ImportColumns } from './import-columns';
import { headPlace, type ImportReading, planInSteps } from './import-plan';
import { importTexts } from './import-texts';
import { readImportFile } from './read-import-file';
import { refusalWords } from './refusal-words';
import { countDone, type DoneImport, runImport, undoImport } from './run-import';

/** A key pressed meanwhile is answered within this. */
const LONGEST_STEP_MS = 40;

export interface OpenImport<Content> {
  readonly source: string;
  readonly table: TextTable;
  /** Place of the line of heads. */
  readonly head: number;
  readonly columns: ImportColumns;
  /** Its heads said too little: a person was asked for the columns at first. */
  readonly asked: boolean;
  readonly reading: ImportReading<Content>;
  /** Once it was done. */
  readonly done?: DoneImport<Content>;
}

export interface ImportWork {
  readonly kind: 'reading' | 'importing' | 'undoing';
  readonly done: number;
  readonly of: number;
}

export interface Importing<Content> {
  /** Null while nothing waits to be imported. */
  readonly open: OpenImport<Content> | null;
  readonly work: ImportWork | null;
  /** Name of what is being read. */
  readonly source: string;
  readonly readFile: (file: File) => Promise<void>;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** A person says what stands in the columns. */
  readonly map: (columns: ImportColumns) => Promise<void>;
  readonly run: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly close: () => void;
}

export function useImport<Content extends object>(
  kind: DefinitionKind<Content>,
  rows: readonly DefinitionRow<Content>[],
  actions: DefinitionActions<Content>,
): Importing<Content> {
  const [open, setOpen] = useState<OpenImport<Content> | null>(null);
  const { work, setWork, alone, isBusy } = useAlone();
  const [source, setSource] = useState('');
  const planned = useRef(0);

  const plan = async (name: string, table: TextTable, said?: ImportColumns): Promise<void> => {
    if (kind.import === undefined) return;
    const head = headPlace(table);
    const importable = { ...kind, import: kind.import };
    const columns = said ?? columnsOfHead(importable, table[head] ?? []);
    const refusal = refusalWords(kind, actions.refused);
    planned.current += 1;
    const own = planned.current;
    const steps = planInSteps(importable, rows, table, { columns, refusal });
    const reading = await inTurns(steps, () => planned.current === own);
    if (reading === undefined) return;
    const asked = said === undefined ? !reading.ok : open?.asked === true;
    if (reading.ok || reading.reason === 'no-head') setOpen({ source: name, table, head, columns, asked, reading });
    else addAlert({ type: 'warning', message: importTexts.empty });
  };
  const reading = (name: string, task: () => Promise<void>): Promise<void> => {
    setSource(name);
    return alone({ kind: 'reading', done: 0, of: 0 }, task);
  };
  const readFile = (file: File): Promise<void> =>
    reading(file.name, async () => {
      const read = await readImportFile(file);
      if (read.kind === 'read') await plan(file.name, read.table);
      else addAlert({ type: 'error', message: `${file.name}: ${read.message}` });
    });
  const onPaste = (event: ClipboardEvent): void => {
    const inField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const text = event.clipboardData.getData('text/plain');
    if (kind.import === undefined || inField || !/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    void reading(importTexts.pasted, () => plan(importTexts.pasted, readTable(text)));
  };
  return {
    ...{ open, work, source, readFile, onPaste },
    map: async (columns) => {
      if (open === null || isBusy()) return;
      // The choice shows at once, the rows when they are planned again.
      setOpen({ ...open, columns });
      await plan(open.source, open.table, columns);
    },
    run: () => runOpen(open, actions, { alone, setOpen, setWork }),
    undo: () => undoOpen(open, actions, { alone, setOpen, setWork }, kind.nameOf),
    close: () => {
      planned.current += 1;
      setOpen(null);
    },
  };
}

/** One task at a time; a second one that is asked for meanwhile is not begun. */
function useAlone() {
  const [work, setWork] = useState<ImportWork | null>(null);
  const busy = useRef(false);
  const alone = async (first: ImportWork, task: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setWork(first);
    try {
      await task();
    } finally {
      busy.current = false;
      setWork(null);
    }
  };
  return { work, setWork, alone, isBusy: () => busy.current };
}

interface Running<Content> {
  readonly alone: (first: ImportWork, task: () => Promise<void>) => Promise<void>;
  readonly setOpen: (open: OpenImport<Content> | null) => void;
  readonly setWork: (work: ImportWork) => void;
}

async function runOpen<Content extends object>(
  open: OpenImport<Content> | null,
  actions: DefinitionActions<Content>,
  { alone, setOpen, setWork }: Running<Content>,
): Promise<void> {
  if (open === null || !open.reading.ok || open.done !== undefined) return;
  const { plan } = open.reading;
  const of = plan.added.length + plan.completed.length;
  let so: DoneImport<Content> = { added: [], completed: [], stayed: [] };
  await alone({ kind: 'importing', done: 0, of }, async () => {
    try {
      await actions.atRest(() =>
        runImport(plan, actions, (done) => {
          so = done;
          setWork({ kind: 'importing', done: countDone(done), of });
        }),
      );
      addAlert({ type: 'success', message: importTexts.imported(countText(of)) });
    } catch (error) {
      console.error('The import stopped:', error);
      addAlert({ type: 'error', message: importTexts.importFailed(countText(countDone(so)), countText(of)) });
    } finally {
      setOpen({ ...open, done: so });
    }
  });
}

async function undoOpen<Content extends object>(
  open: OpenImport<Content> | null,
  actions: DefinitionActions<Content>,
  { alone, setOpen, setWork }: Running<Content>,
  nameOf: (content: Content) => string,
): Promise<void> {
  if (open?.done === undefined) return;
  const of = countDone(open.done);
  let left = open.done;
  await alone({ kind: 'undoing', done: 0, of }, async () => {
    try {
      await actions.atRest(() =>
        undoImport(open.done ?? left, actions, (now) => {
          left = now;
          setWork({ kind: 'undoing', done: of - countDone(now), of });
        }),
      );
      setOpen(null);
      addAlert(
        undoneWords(
          of,
          left.stayed.map(({ content }) => nameOf(content)),
        ),
      );
    } catch (error) {
      console.error('The undo of an import stopped:', error);
      setOpen({ ...open, done: left });
      addAlert({
        type: 'error',
        message: importTexts.undoFailed(countText(of - countDone(left)), countText(of)),
      });
    }
  });
}

/** `stayed`: the names, as they were imported, of what somebody changed since. */
function undoneWords(of: number, stayed: readonly string[]): Parameters<typeof addAlert>[0] {
  const message = importTexts.undone(countText(of - stayed.length));
  if (stayed.length === 0) return { type: 'success', message };
  return { type: 'warning', message, description: importTexts.stayed(stayed) };
}

/** Runs steps to their end, and lets the screen be drawn between some of them; undefined where they are not wanted any more. */
async function inTurns<T>(steps: Generator<undefined, T>, wanted: () => boolean): Promise<T | undefined> {
  let since = performance.now();
  while (wanted()) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < LONGEST_STEP_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return undefined;
}
