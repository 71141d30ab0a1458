import type { ReactNode } from 'react';
import type { AnafMessageRow } from '@/api/calls/mailbox-calls';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { eventMoment } from '../archive/event-moment';
import type { MessageRow } from './message-row';
import { KindBadge, numberOf, partnerOf, StandingBadge } from './messages-columns';
import { messagesTexts, UNFIT_WORDS } from './messages-texts';

interface MessagePanelProps {
  readonly row: MessageRow;
  readonly message: AnafMessageRow;
  readonly onClose: () => void;
}

/** A message that no invoice of the archive has: what it is, how far it is, and what can be done. */
export function MessagePanel({ row, message, onClose }: MessagePanelProps): ReactNode {
  const why = whyOf(row);
  return (
    <SidePanel badge={<KindBadge kind={row.kind} />} ofRow onClose={onClose} title={numberOf(row)}>
      <div className="flex flex-col gap-4 px-5 py-4 phone:px-4">
        <div>
          <p className="break-words font-semibold text-16">{partnerOf(row)}</p>
          <p className="mt-1">
            <StandingBadge daysLeft={row.daysLeft} standing={row.standing} />
          </p>
        </div>
        {why !== '' && <p className="text-13">{why}</p>}
        {row.text !== '' && (
          <p className="whitespace-pre-wrap break-words rounded-2 bg-sunken px-3 py-2 text-13">
            {UNFIT_WORDS[row.text] ?? row.text}
          </p>
        )}
        <dl className="grid grid-cols-[140px_minmax(0,1fr)] gap-y-1 text-13">
          <Fact term={messagesTexts.uploadIndex} value={message.uploadIndex} />
          <Fact term={messagesTexts.messageId} value={message.id} />
          <Fact term={messagesTexts.type} value={message.type} />
          <Fact term={messagesTexts.came} value={eventMoment(message.at)} />
        </dl>
      </div>
    </SidePanel>
  );
}

function whyOf({ standing }: MessageRow): string {
  if (standing === 'waiting') return messagesTexts.waitingWhy;
  if (standing === 'danger') return messagesTexts.dangerWhy;
  return standing === 'lost' ? messagesTexts.lostWhy : '';
}

function Fact({ term, value }: { readonly term: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt className="text-text-3">{term}</dt>
      <dd className="break-words tabular-nums">{value}</dd>
    </>
  );
}
