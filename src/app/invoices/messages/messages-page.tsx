/** What ANAF has of the company within its 60 days: invoices both ways, errors, and the messages about them (picture 22). */
import { MailOpen } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useIsPhone } from '@/app/state/device';
import { tellUnread } from '@/app/state/unread-messages';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { SavedViews } from '@/app/ui/saved-views';
import { eventMoment } from '../archive/event-moment';
import { OpenDocument } from '../list/open-document';
import { isUnfiltered } from './message-filters';
import { MessagePanel } from './message-panel';
import { isIn, type MessageRow } from './message-row';
import { MessageCards, MessagesSearch, MessageTable } from './messages-list';
import { messagesTexts, VIEW_WORDS } from './messages-texts';
import { NoMessages } from './no-messages';
import { MESSAGE_VIEWS, useMessageList } from './use-message-list';
import { useMessages } from './use-messages';
import { useReading } from './use-reading';

const NO_ROWS: readonly MessageRow[] = [];

export default function MessagesPage(): ReactNode {
  const { rows: read, notRead, answeredAt, trouble } = useMessages();
  const rows = read ?? NO_ROWS;
  const reading = useReading();
  const { isUnread } = reading;
  const { view, show, filters, change, clear, shown, unread, open, openRow, close, step } = useMessageList(
    rows,
    reading,
  );
  const beside = rows.filter((one) => one.message !== null && isUnread(one)).length;
  useEffect(() => {
    // The menu says what this list says, while both are in sight.
    tellUnread({ beside });
    return () => tellUnread({ beside: 0 });
  }, [beside]);
  const phone = useIsPhone();
  const why = rows.length === 0 ? 'none' : view === 'unread' && isUnfiltered(filters) ? 'all-read' : 'no-match';
  const empty = <NoMessages onClear={clear} state={read === undefined ? 'reading' : why} />;
  const list = { rows: shown, onOpen: openRow, empty, reading };
  const row = rows.find(({ key }) => key === open);
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <PageHeader
          actions={
            rows.length > 0 && (
              <>
                {phone && <MessagesSearch onType={(text) => change({ text })} query={filters.text} />}
                {unread.length > 0 && <MarkRead onMark={() => void reading.markAll(unread)} />}
              </>
            )
          }
          note={read && messagesTexts.note(rows.length, answeredAt === '' ? '' : eventMoment(answeredAt))}
          title={messagesTexts.title}
        />
        <SavedViews
          active={view}
          label={messagesTexts.views}
          onChange={show}
          views={MESSAGE_VIEWS.map((id) => ({
            id,
            label: VIEW_WORDS[id],
            count: rows.filter((one) => isIn(id, one, isUnread)).length,
          }))}
        />
        {trouble !== '' && <p className="bg-wait-soft px-6 py-2 text-13 text-wait phone:px-4">{trouble}</p>}
        {notRead && <p className="bg-sunken px-6 py-2 text-13 text-text-2 phone:px-4">{messagesTexts.notRead}</p>}
        {phone ? (
          <MessageCards {...list} />
        ) : (
          <MessageTable {...list} all={rows} change={change} filters={filters} open={open} />
        )}
      </div>
      {row !== undefined && row.message !== null ? (
        <MessagePanel message={row.message} onClose={close} row={row} />
      ) : (
        <OpenDocument id={row?.invoice ?? null} onClose={close} onStep={step} />
      )}
    </div>
  );
}

/** On the phone beside the search, without words. */
function MarkRead({ onMark }: { readonly onMark: () => void }): ReactNode {
  const phone = useIsPhone();
  if (phone) return <IconButton icon={MailOpen} iconSize={20} label={messagesTexts.markRead} onClick={onMark} />;
  return (
    <Button icon={MailOpen} onClick={onMark}>
      {messagesTexts.markRead}
    </Button>
  );
}
