import { type ClipboardEvent, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import { readTable } from '@/domain/tables/read-table';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from './definition-list';
import { definitionTexts } from './definition-texts';
import { type ImportPlan, planImport } from './import-plan';

export interface OpenImport<Content> {
  readonly source: string;
  readonly plan: ImportPlan<Content>;
}

export interface Importing<Content> {
  /** Null while nothing waits to be imported. */
  readonly open: OpenImport<Content> | null;
  /** Rows done while it imports; null else. */
  readonly done: number | null;
  /** Text of a table and what to call it. */
  readonly read: (text: string, source: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly run: () => Promise<void>;
  readonly close: () => void;
}

/** Takes a table from the clipboard or a file, shows what it would do, and does it when asked. */
export function useImport<Content>(
  kind: DefinitionKind<Content>,
  rows: readonly DefinitionRow<Content>[],
  actions: DefinitionActions<Content>,
): Importing<Content> {
  const [open, setOpen] = useState<OpenImport<Content> | null>(null);
  const [done, setDone] = useState<number | null>(null);

  const read = (text: string, source: string): void => {
    if (kind.import === undefined) return;
    const reading = planImport({ ...kind, import: kind.import }, rows, readTable(text));
    if (reading.ok) setOpen({ source, plan: reading.plan });
    else
      addAlert({
        type: 'warning',
        message: reading.reason === 'empty' ? definitionTexts.empty : definitionTexts.noHead,
      });
  };

  const run = async (): Promise<void> => {
    if (open === null || done !== null) return;
    const steps = stepsOf(open.plan, actions);
    let finished = 0;
    try {
      for (const step of steps) {
        setDone(finished);
        await step();
        finished += 1;
      }
      addAlert({ type: 'success', message: definitionTexts.imported(countText(finished)) });
    } catch (error) {
      console.error('The import stopped:', error);
      const message = definitionTexts.importFailed(countText(finished), countText(steps.length));
      addAlert({ type: 'error', message });
    } finally {
      setDone(null);
      setOpen(null);
    }
  };

  const onPaste = (event: ClipboardEvent): void => {
    const inField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    const text = event.clipboardData.getData('text/plain');
    if (kind.import === undefined || inField || !/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    read(text, definitionTexts.pasted);
  };
  return { open, done, read, onPaste, run, close: () => setOpen(null) };
}

function stepsOf<Content>(
  { added, completed }: ImportPlan<Content>,
  { add, update }: DefinitionActions<Content>,
): readonly (() => Promise<unknown>)[] {
  return [
    ...added.map((content) => () => add(content)),
    ...completed.map(
      ({ id, changes }) =>
        () =>
          update?.(id, changes) ?? Promise.resolve(),
    ),
  ];
}
