import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useKeptTop } from '@/app/state/use-kept-top';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { TextInput } from '@/app/ui/fields/text-input';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { listKeys, StatusLine } from '@/app/ui/table/status-line';
import { archiveById } from '@/db/archive/archive-queries';
import { eventMoment } from '../archive/event-moment';
import { shownItemOf } from '../archive/shown-item';
import { useDocumentDownload } from '../archive/use-document-download';
import type { MessageRow } from './message-row';
import { KindBadge, MESSAGE_COLUMNS, numberOf, partnerOf, StandingBadge } from './messages-columns';
import { messagesTexts } from './messages-texts';

const ZIP_KEY = { keys: KEY_TABLE.messages.bindings.zip.keys, words: messagesTexts.keyZip };

interface SearchProps {
  readonly query: string;
  readonly onType: (change: () => string) => void;
}

export function MessagesSearch({ query, onType }: SearchProps): ReactNode {
  return (
    <div className="w-72 phone:w-full">
      <TextInput
        aria-label={messagesTexts.search}
        onChange={(typed) => onType(() => typed)}
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
  /** Key of the open row. */
  readonly open: string | null;
  readonly onOpen: (row: MessageRow) => void;
  readonly empty: ReactNode;
}

export function MessageTable({ rows, open, onOpen, empty, all }: ListProps & { readonly all: readonly MessageRow[] }) {
  const scroll = useKeptTop('messages scroll');
  const cursor = rows.findIndex(({ key }) => key === open);
  const invoice = rows[cursor]?.invoice ?? null;
  const download = useZipDownload();
  useScreenKeys('messages', { zip: invoice === null ? undefined : () => void download(invoice) });
  const count = (...standings: readonly MessageRow['standing'][]): number =>
    all.filter(({ standing }) => standings.includes(standing)).length;
  return (
    <>
      <DataTable<MessageRow>
        columns={MESSAGE_COLUMNS}
        count={rows.length}
        cursor={cursor}
        empty={empty}
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
      <StatusLine keys={[...listKeys(), ZIP_KEY]}>
        {all.length > 0 && messagesTexts.sums(count('safe'), count('danger'), count('lost'))}
      </StatusLine>
    </>
  );
}

/** The signed zip of an invoice. */
function useZipDownload(): (id: string) => Promise<void> {
  const { db } = useWorkspace();
  const download = useDocumentDownload();
  return async (id) => {
    const view = await archiveById(db, id);
    if (view !== null) await download(shownItemOf(view), 'zip');
  };
}

export function MessageCards({ rows, onOpen, empty }: ListProps): ReactNode {
  return (
    <CardList<MessageRow>
      card={(row) => (
        <>
          <span className="flex items-baseline justify-between gap-3 text-14">
            <span className={`min-w-0 break-words ${row.partner === '' ? 'text-text-3' : 'font-medium'}`}>
              {partnerOf(row)}
            </span>
            <time className="shrink-0 text-12 text-text-3 tabular-nums" dateTime={row.at}>
              {eventMoment(row.at)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-3">
            <KindBadge kind={row.kind} />
            <span className="min-w-0 truncate text-13 text-text-2 tabular-nums">{numberOf(row)}</span>
          </span>
          {row.text !== '' && <span className="line-clamp-2 text-13 text-text-2">{row.text}</span>}
          {row.standing !== 'safe' && <StandingBadge daysLeft={row.daysLeft} standing={row.standing} />}
        </>
      )}
      count={rows.length}
      empty={empty}
      label={messagesTexts.title}
      onOpen={onOpen}
      rowAt={(index) => rows[index]}
      rowKey={({ key }) => key}
    />
  );
}

interface NoMessagesProps {
  readonly state: 'reading' | 'none' | 'no-match';
  readonly onClear: () => void;
}

export function NoMessages({ state, onClear }: NoMessagesProps): ReactNode {
  if (state === 'reading') return <Skeleton />;
  if (state === 'none')
    return (
      <EmptyState
        action={<ButtonLink to={links.companies()}>{messagesTexts.companies}</ButtonLink>}
        text={messagesTexts.noneText}
        title={messagesTexts.none}
      />
    );
  return (
    <EmptyState
      action={<Button onClick={onClear}>{messagesTexts.clear}</Button>}
      text={messagesTexts.noMatchText}
      title={messagesTexts.noMatch}
    />
  );
}
