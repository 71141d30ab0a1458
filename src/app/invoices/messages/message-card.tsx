import type { ReactNode } from 'react';
import { eventMoment } from '../archive/event-moment';
import type { MessageRow } from './message-row';
import { KindBadge, numberOf, partnerOf, StandingBadge, UnreadMark } from './messages-columns';

/** A message as the phone shows it. */
export function MessageCard({ row, unread }: { readonly row: MessageRow; readonly unread: boolean }): ReactNode {
  const weight = unread ? 'font-semibold' : 'font-medium';
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-14">
        <span className="flex min-w-0 items-baseline gap-2">
          {unread && <UnreadMark />}
          <span className={`min-w-0 break-words ${row.partner === '' ? 'text-text-3' : weight}`}>{partnerOf(row)}</span>
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
  );
}
