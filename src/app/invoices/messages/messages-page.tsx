/** What ANAF has of the company within its 60 days: invoices both ways, errors, and the messages about them (picture 22). */
import { type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { useWorkspace } from '@/app/state/workspace';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { eventMoment } from '../archive/event-moment';
import { OpenDocument } from '../list/open-document';
import { MessagePanel } from './message-panel';
import { isIn, type MessageRow, type MessageView, searchMessages } from './message-row';
import { MessageCards, MessagesSearch, MessageTable, NoMessages } from './messages-list';
import { messagesTexts, VIEW_WORDS } from './messages-texts';
import { useMessages } from './use-messages';

const VIEWS = [
  'all',
  'danger',
  'received',
  'sent',
  'errors',
  'from-buyer',
  'to-supplier',
] as const satisfies readonly MessageView[];
const NO_ROWS: readonly MessageRow[] = [];

export default function MessagesPage(): ReactNode {
  const { company } = useWorkspace();
  const { rows: read, notRead, answeredAt, trouble } = useMessages();
  const rows = read ?? NO_ROWS;
  const [view, setView] = useKept<MessageView>('messages view', v.picklist(VIEWS), 'all');
  const [query, setQuery] = useKept<string>('messages query', v.string(), '');
  const [open, setOpen] = useKept<string | null>(`messages open ${company.id}`, v.nullable(v.string()), null);
  const shown = useMemo(
    () =>
      searchMessages(
        rows.filter((row) => isIn(view, row)),
        query,
      ),
    [rows, view, query],
  );
  const phone = useIsPhone();
  const at = shown.findIndex(({ key }) => key === open);
  const close = (): void => setOpen(() => null);
  const step = (by: number): void => setOpen((key) => shown[at + by]?.key ?? key);
  const clear = (): void => {
    setQuery(() => '');
    setView(() => 'all');
  };
  const empty = (
    <NoMessages onClear={clear} state={read === undefined ? 'reading' : rows.length === 0 ? 'none' : 'no-match'} />
  );
  const list = { rows: shown, open, onOpen: (row: MessageRow) => setOpen(() => row.key), empty };
  const row = rows.find(({ key }) => key === open);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <PageHeader
          actions={rows.length > 0 && <MessagesSearch onType={setQuery} query={query} />}
          note={read && messagesTexts.note(rows.length, answeredAt === '' ? '' : eventMoment(answeredAt))}
          title={messagesTexts.title}
        />
        <SavedViews
          active={view}
          label={messagesTexts.views}
          onChange={(id) => setView(() => id)}
          views={VIEWS.map((id) => ({ id, label: VIEW_WORDS[id], count: rows.filter((one) => isIn(id, one)).length }))}
        />
        {trouble !== '' && <p className="bg-wait-soft px-6 py-2 text-13 text-wait phone:px-4">{trouble}</p>}
        {notRead && <p className="bg-sunken px-6 py-2 text-13 text-text-2 phone:px-4">{messagesTexts.notRead}</p>}
        {phone ? <MessageCards {...list} /> : <MessageTable {...list} all={rows} />}
      </div>
      {row !== undefined && row.message !== null ? (
        <MessagePanel message={row.message} onClose={close} row={row} />
      ) : (
        <OpenDocument id={row?.invoice ?? null} onClose={close} onStep={step} />
      )}
    </div>
  );
}
