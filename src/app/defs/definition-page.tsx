/** The screen of a definition: a list with its views, and beside it the row that is open or being added (picture 19). */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import { useMayDo } from '@/app/state/use-ability';
import { useKept } from '@/app/state/use-kept';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { copyRows } from './bulk/copy-rows';
import { DefinitionBulkBar } from './bulk/definition-bulk-bar';
import { useChosenRows } from './bulk/use-chosen-rows';
import { DefinitionEmpty, DefinitionUnread } from './definition-empty';
import { DefinitionHeader } from './definition-header';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from './definition-list';
import { DefinitionPanel, type PanelHead } from './definition-panel';
import { DefinitionRows } from './definition-rows';
import { DefinitionStatus } from './definition-status';
import { DefinitionViews } from './definition-views';
import { ImportStrip } from './import/import-strip';
import { useImport } from './import/use-import';
import { removeWithUndo } from './remove-with-undo';
import { NEW_ROW } from './row-place';
import { UnsavedRows } from './unsaved-rows';
import { useChanges } from './use-changes';
import { useDefinitionRows } from './use-definition-rows';
import { useTypedCells } from './use-typed-cells';

interface DefinitionPageProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined while the device's database is first read. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  /** The rows could not be read; this tries again. */
  readonly readAgain?: (() => void) | undefined;
  readonly actions: DefinitionActions<Content>;
  readonly card: (content: Content) => ReactNode;
  /** A look-up, or what is to be said of the row as a whole. */
  readonly panelHead?: PanelHead<Content>;
  /** In the page's head, before the other actions. */
  readonly headActions?: ReactNode;
  /** Under the head: long work that goes on. */
  readonly progress?: ReactNode;
  /** The row that is open at first. */
  readonly openAtFirst?: string | null;
}

const NO_ROWS: readonly never[] = [];

export function DefinitionPage<Content extends object>(props: DefinitionPageProps<Content>): ReactNode {
  const { kind, actions, card, panelHead, openAtFirst = null } = props;
  const typed = useTypedForms(`${kind.id} `);
  // Nothing can be typed before what was typed is read.
  const rows = typed === undefined ? undefined : props.rows;
  const [open, setOpen] = useOpenRow(kind.id, openAtFirst);
  const list = useDefinitionRows(kind, rows);
  const changes = useChanges(kind, actions, rows ?? NO_ROWS);
  const cells = useTypedCells(kind, changes, typed);
  const importing = useImport(kind, rows ?? NO_ROWS, actions);
  const [layout, onLayout] = useTableLayout(kind.id);
  const opened = open === null ? undefined : rows?.find(({ id }) => id === open);
  const add = (): void => setOpen(NEW_ROW);
  const remove = async (row: DefinitionRow<Content>): Promise<void> => {
    setOpen(null);
    await removeWithUndo(kind, actions, [changes.asLeft(row)]);
  };
  const chosen = useChosenRows(list.shown);
  const several = useMayDo('selectSeveral');
  const page = useRef<HTMLDivElement>(null);
  return (
    // Keys and the clipboard reach it from whatever has the focus inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: the elements inside are the interactive ones.
    <div
      className="flex min-h-0 flex-1"
      onCopy={copyKey(() => void copyRows(kind, chosen.rows, navigator.clipboard), chosen.rows.length)}
      onKeyDown={undoKey(changes.undo)}
      onPaste={importing.onPaste}
      ref={page}
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <DefinitionHeader
          actions={props.headActions}
          onAdd={add}
          onImport={(file) => void importing.readFile(file)}
          {...{ kind, rows, list, layout, onLayout }}
        />
        <DefinitionViews kind={kind} list={list} rows={rows} />
        {props.progress}
        <ImportStrip importing={importing} kind={kind} />
        {typed !== undefined && <UnsavedRows kind={kind} onOpen={setOpen} rows={rows ?? NO_ROWS} typed={typed} />}
        <DefinitionRows
          cells={actions.update === null ? undefined : cells}
          empty={<DefinitionEmpty kind={kind} onAdd={add} onClear={list.clear} searching={list.narrowed} />}
          unread={props.readAgain && <DefinitionUnread kind={kind} onAgain={props.readAgain} />}
          onOpen={setOpen}
          openKey={open}
          {...{ card, kind, list, rows, layout, onLayout }}
          chosen={kind.noun === undefined || !several ? undefined : chosen}
        />
        <DefinitionBulkBar
          onRemoved={() => page.current?.querySelector<HTMLElement>('[role=grid]')?.focus()}
          {...{ actions, chosen, kind }}
        />
        <DefinitionStatus
          editable={actions.update !== null}
          importable={kind.import !== undefined}
          note={changes.note}
          onUndo={changes.undo}
        />
      </div>
      {typed !== undefined && (opened !== undefined || open === NEW_ROW) && (
        <DefinitionPanel
          head={panelHead}
          key={open}
          onAdded={setOpen}
          onChange={actions.update === null ? undefined : changes.change}
          onClose={() => setOpen(null)}
          onRemove={remove}
          row={opened}
          {...{ actions, kind, typed }}
        />
      )}
    </div>
  );
}

/** The row that is open beside the list, kept over a reload; one that the address names goes before it. A new one is not a row yet. */
function useOpenRow(id: string, openAtFirst: string | null) {
  const [kept, keep] = useKept<string | null>(`${id} open`, v.nullable(v.string()), null);
  const [open, setOpen] = useState(openAtFirst ?? kept);
  const put = useCallback(
    (row: string | null): void => {
      setOpen(row);
      keep(() => (row === NEW_ROW ? null : row));
    },
    [keep],
  );
  return [open, put] as const;
}

/** Ctrl Z outside of fields, which have their own. */
function undoKey(undo: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const inField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
    if (inField || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    undo();
  };
}

/** Ctrl C while rows are chosen; marked text and fields copy themselves. */
function copyKey(copy: () => void, chosen: number): (event: ClipboardEvent) => void {
  return (event) => {
    const inField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
    if (inField || chosen === 0 || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    copy();
  };
}
