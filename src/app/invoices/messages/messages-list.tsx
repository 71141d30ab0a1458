import { Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useKeptTop } from '@/app/state/use-kept-top';
import { useToday } from '@/app/state/use-today';
import { TextInput } from '@/app/ui/fields/text-input';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { countText } from '@/app/ui/words/amount-text';
import { MessageCard } from './message-card';
import { groupOf, messageGroups } from './message-days';
import type { MessageFilters } from './message-filters';
import type { MessageRow } from './message-row';
import { messageColumns } from './messages-columns';
import { messagesTexts } from './messages-texts';
import { useMessageKeys } from './use-message-keys';
import type { Reading } from './use-reading';

const { zip, unread: unreadKey, message } = KEY_TABLE.messages.bindings;
const KEYS = [
  { keys: unreadKey.keys, words: messagesTexts.keyUnread },
  { keys: message.keys, words: messagesTexts.keyMessage },
  { keys: zip.keys, words: messagesTexts.keyZip },
];

interface SearchProps {
  readonly query: string;
  readonly onType: (query: string) => void;
}

/** On the phone, which has no filter row. */
export function MessagesSearch({ query, onType }: SearchProps): ReactNode {
  return (
    <div className="min-w-56 flex-1">
      <TextInput
        aria-label={messagesTexts.search}
        onChange={onType}
        placeholder={messagesTexts.search}
        trailing={<Search aria-hidden="true" className="mr-2" size={16} strokeWidth={1.75} />}
        type="search"
        value={query}
      />
    </div>
  );
}

interface ListProps {
  readonly rows: readonly MessageRow[];
  readonly reading: Reading;
  readonly onOpen: (row: MessageRow) => void;
  readonly empty: ReactNode;
}

interface TableProps extends ListProps {
  /** Key of the open row. */
  readonly open: string | null;
  readonly filters: MessageFilters;
  readonly change: (part: Partial<MessageFilters>) => void;
  /** Of every view. */
  readonly all: readonly MessageRow[];
}

export function MessageTable({ rows, open, onOpen, empty, all, reading, filters, change }: TableProps): ReactNode {
  const { isUnread } = reading;
  const scroll = useKeptTop('messages scroll');
  const cursor = rows.findIndex(({ key }) => key === open);
  const columns = useMemo(() => messageColumns({ filters, change, isUnread }), [filters, change, isUnread]);
  const heading = useHeading(rows);
  useMessageKeys(rows[cursor], reading);
  const count = (...standings: readonly MessageRow['standing'][]): number =>
    all.filter(({ standing }) => standings.includes(standing)).length;
  return (
    <>
      <DataTable<MessageRow>
        columns={columns}
        count={rows.length}
        cursor={cursor}
        empty={empty}
        heading={heading}
        label={messagesTexts.title}
        onCursor={(index) => {
          const row = rows[index];
          if (row !== undefined) onOpen(row);
        }}
        onOpen={onOpen}
        openKey={open}
        rowAt={(index) => rows[index]}
        rowKey={({ key }) => key}
        scroll={scroll}
      />
      <StatusLine keys={[...listKeys({ filters: true }), ...KEYS]}>
        {all.length > 0 && messagesTexts.sums(count('safe'), count('danger'), count('lost'))}
      </StatusLine>
    </>
  );
}

/** The name of each group above its first row, with how many it has. */
function useHeading(rows: readonly MessageRow[]): (row: MessageRow, index: number) => ReactNode {
  const today = useToday();
  return useMemo(() => {
    const groups = messageGroups(rows, today);
    return (row, index) => {
      const group = groupOf(row);
      const before = rows[index - 1];
      if (before !== undefined && groupOf(before) === group) return null;
      const { title = '', count = 0 } = groups.get(group) ?? {};
      return (
        <>
          <span className="font-medium">{title}</span>{' '}
          <span className="ml-1.5 text-text-3 tabular-nums">{countText(count)}</span>
        </>
      );
    };
  }, [rows, today]);
}

export function MessageCards({ rows, onOpen, empty, reading }: ListProps): ReactNode {
  const heading = useHeading(rows);
  return (
    <CardList<MessageRow>
      card={(row) => <MessageCard row={row} unread={reading.isUnread(row)} />}
      count={rows.length}
      empty={empty}
      heading={(row, index) => {
        const title = heading(row, index);
        return (
          title !== null && (
            <h2 className="border-b border-border bg-sunken px-4 py-1.5 text-13 font-normal text-text-2">{title}</h2>
          )
        );
      }}
      label={messagesTexts.title}
      onOpen={onOpen}
      rowAt={(index) => rows[index]}
      rowKey={({ key }) => key}
    />
  );
}
