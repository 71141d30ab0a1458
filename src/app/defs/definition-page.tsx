/** The screen of a definition: a list with search, and beside it the row that is open or being added. */
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { countText } from '@/app/ui/amount-text';
import { Button } from '@/app/ui/button';
import { EmptyState } from '@/app/ui/empty-state';
import { PageHeader } from '@/app/ui/page-header';
import { CardList } from '@/app/ui/table/card-list';
import type { Sort } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { StatusLine } from '@/app/ui/table/status-line';
import { TextInput } from '@/app/ui/text-input';
import { fold } from '@/domain/text/fold';
import { arrangedRows, type DefinitionActions, type DefinitionKind, type DefinitionRow } from './definition-list';
import { DefinitionPanel, NEW_ROW } from './definition-panel';

interface DefinitionPageProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined while the device's database is first read. */
  readonly rows: readonly DefinitionRow<Content>[] | undefined;
  readonly actions: DefinitionActions<Content>;
  readonly card: (content: Content) => ReactNode;
  /** Above the form: a look-up. */
  readonly panelHead?: (content: Content, change: (changes: Partial<Content>) => void) => ReactNode;
}

const keyOf = ({ id }: { readonly id: string }): string => id;

export function DefinitionPage<Content>({
  kind,
  rows,
  actions,
  card,
  panelHead,
}: DefinitionPageProps<Content>): ReactNode {
  const { words } = kind;
  const phone = useIsPhone();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>({ column: kind.columns[0]?.id ?? '', direction: 'ascending' });
  const [cursor, setCursor] = useState(-1);
  const [open, setOpen] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const shown = useMemo(() => arrangedRows(rows ?? [], kind, { text, fold }, sort), [rows, kind, text, sort]);
  const rowAt = useCallback((index: number) => shown[index], [shown]);
  const opened = open === null ? undefined : rows?.find(({ id }) => id === open);

  const remove = async (row: DefinitionRow<Content>): Promise<void> => {
    setOpen(null);
    await actions.remove(row.id);
    const name = kind.nameOf(row.content);
    addAlert({
      type: 'success',
      message: words.removed(name),
      delay: 10_000,
      action: { label: words.undo, onAct: () => void actions.add(row.content) },
    });
  };

  const empty =
    rows === undefined ? null : <DefinitionEmpty kind={kind} onAdd={() => setOpen(NEW_ROW)} searching={text !== ''} />;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <PageHeader
          actions={
            <>
              <div className="w-64 phone:w-full">
                <TextInput
                  aria-label={words.filterLabel}
                  onChange={setText}
                  placeholder={words.filterHint}
                  type="search"
                  value={text}
                />
              </div>
              <Button icon={Plus} onClick={() => setOpen(NEW_ROW)} variant="primary">
                {words.add}
              </Button>
            </>
          }
          note={rows === undefined ? undefined : countText(shown.length)}
          title={words.title}
        />
        {phone ? (
          <CardList
            card={({ content }) => card(content)}
            count={shown.length}
            empty={empty}
            label={words.title}
            onOpen={({ id }) => setOpen(id)}
            rowAt={rowAt}
            rowKey={keyOf}
          />
        ) : (
          <DataTable
            columns={kind.columns}
            count={shown.length}
            cursor={cursor}
            empty={empty}
            label={words.title}
            onCursor={setCursor}
            onOpen={({ id }) => setOpen(id)}
            onSort={setSort}
            openKey={open}
            rowAt={rowAt}
            rowKey={keyOf}
            sort={sort}
          />
        )}
        <StatusLine message={message} selectable={false} />
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
      text={words.emptyText}
      title={words.emptyTitle}
    />
  );
}
