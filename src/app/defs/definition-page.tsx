/** The screen of a definition: a list with search, import and export, and beside it the row that is open or being added. */
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { Button } from '@/app/ui/button';
import { EmptyState } from '@/app/ui/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import type { Sort } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { fold } from '@/domain/text/fold';
import { DefinitionHeader } from './definition-header';
import { arrangedRows, type DefinitionActions, type DefinitionKind, type DefinitionRow } from './definition-list';
import { DefinitionPanel, NEW_ROW } from './definition-panel';
import { definitionTexts } from './definition-texts';
import { ImportStrip } from './import-strip';
import { useImport } from './use-import';

interface DefinitionPageProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined while the device's database is first read. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly actions: DefinitionActions<Content>;
  readonly card: (content: Content) => ReactNode;
  /** Above the form: a look-up. */
  readonly panelHead?: (content: Content, change: (changes: Partial<Content>) => void) => ReactNode;
  /** The row that is open at first. */
  readonly openAtFirst?: string | null;
}

const NO_ROWS: readonly never[] = [];

export function DefinitionPage<Content>(props: DefinitionPageProps<Content>): ReactNode {
  const { kind, rows, actions, card, panelHead, openAtFirst = null } = props;
  const [text, setText] = useState('');
  const [open, setOpen] = useState<string | null>(openAtFirst);
  const [message, setMessage] = useState<string>();
  const importing = useImport(kind, rows ?? NO_ROWS, actions);
  const opened = open === null ? undefined : rows?.find(({ id }) => id === open);
  const remove = async (row: DefinitionRow<Content>): Promise<void> => {
    setOpen(null);
    await removeWithUndo(kind, actions, row);
  };
  return (
    <div className="flex min-h-0 flex-1" onPaste={importing.onPaste}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <DefinitionHeader
          kind={kind}
          onAdd={() => setOpen(NEW_ROW)}
          onImport={importing.read}
          onSearch={setText}
          rows={rows}
          search={text}
        />
        <ImportStrip importing={importing} />
        <DefinitionRows
          card={card}
          empty={<DefinitionEmpty kind={kind} onAdd={() => setOpen(NEW_ROW)} searching={text !== ''} />}
          kind={kind}
          onOpen={setOpen}
          openKey={open}
          rows={rows}
          search={text}
        />
        <StatusLine keys={listKeys()}>{message}</StatusLine>
      </div>
      {(opened !== undefined || open === NEW_ROW) && (
        <DefinitionPanel
          actions={actions}
          head={panelHead}
          key={open}
          kind={kind}
          onAdded={setOpen}
          onClose={() => setOpen(null)}
          onRemove={remove}
          onSaved={setMessage}
          row={opened}
        />
      )}
    </div>
  );
}

const UNDO_MS = 10_000;

async function removeWithUndo<Content>(
  { words, nameOf }: DefinitionKind<Content>,
  actions: DefinitionActions<Content>,
  { id, content }: DefinitionRow<Content>,
): Promise<void> {
  await actions.remove(id);
  addAlert({
    type: 'undo',
    message: words.removed(nameOf(content)),
    delay: UNDO_MS,
    action: { label: words.undo, onAct: () => void actions.add(content) },
  });
}

const keyOf = ({ id }: { readonly id: string }): string => id;

interface DefinitionRowsProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly search: string;
  readonly openKey: string | null;
  readonly onOpen: (id: string) => void;
  readonly card: (content: Content) => ReactNode;
  readonly empty: ReactNode;
}

function DefinitionRows<Content>(props: DefinitionRowsProps<Content>): ReactNode {
  const { kind, rows, search, openKey, onOpen, card, empty } = props;
  const phone = useIsPhone();
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [cursor, setCursor] = useState(-1);
  const shown = useMemo(
    () => arrangedRows(rows ?? NO_ROWS, kind, { text: search, fold }, sort),
    [rows, kind, search, sort],
  );
  const rowAt = useCallback((index: number) => shown[index], [shown]);
  const shared = {
    count: shown.length,
    empty: rows === undefined ? null : empty,
    label: kind.words.title,
    onOpen: ({ id }: DefinitionRow<Content>) => onOpen(id),
    rowAt,
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={({ content }) => card(content)} />;
  return (
    <DataTable
      {...shared}
      columns={kind.columns}
      cursor={cursor}
      onCursor={setCursor}
      onSort={setSort}
      openKey={openKey}
      sort={sort}
    />
  );
}

interface DefinitionEmptyProps<Content> {
  readonly kind: DefinitionKind<Content>;
  readonly searching: boolean;
  readonly onAdd: () => void;
}

function DefinitionEmpty<Content>({ kind: { words }, searching, onAdd }: DefinitionEmptyProps<Content>): ReactNode {
  if (searching) return <EmptyState title={words.noMatchTitle} />;
  return (
    <EmptyState
      action={
        <Button icon={Plus} onClick={onAdd}>
          {words.add}
        </Button>
      }
      note={definitionTexts.pasteHint}
      text={words.emptyText}
      title={words.emptyTitle}
    />
  );
}
