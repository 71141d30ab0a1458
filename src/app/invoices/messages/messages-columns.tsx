import {
  CircleArrowDown,
  CircleArrowUp,
  CircleX,
  Clock,
  type LucideIcon,
  Mail,
  MessageSquare,
  MessageSquareShare,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { Column } from '@/app/ui/table/column';
import { eventMoment } from '../archive/event-moment';
import type { MessageKind, MessageRow, MessageStanding } from './message-row';
import { KIND_WORDS, messagesTexts, STANDING_WORDS } from './messages-texts';

const KIND_LOOK: Readonly<Record<MessageKind, readonly [LucideIcon, Tone]>> = {
  received: [CircleArrowDown, 'idle'],
  sent: [CircleArrowUp, 'ok'],
  errors: [CircleX, 'bad'],
  'from-buyer': [MessageSquare, 'wait'],
  'to-supplier': [MessageSquareShare, 'idle'],
  other: [Mail, 'idle'],
};

const STANDING_LOOK: Readonly<Record<MessageStanding, readonly [LucideIcon, Tone]>> = {
  safe: [ShieldCheck, 'ok'],
  waiting: [Clock, 'idle'],
  danger: [ShieldAlert, 'bad'],
  lost: [CircleX, 'bad'],
  queued: [Clock, 'wait'],
  refused: [CircleX, 'bad'],
};

export function KindBadge({ kind }: Pick<MessageRow, 'kind'>) {
  const [icon, tone] = KIND_LOOK[kind];
  return (
    <Badge filled={kind === 'errors'} icon={icon} tone={tone}>
      {KIND_WORDS[kind]}
    </Badge>
  );
}

export function StandingBadge({ standing, daysLeft }: Pick<MessageRow, 'standing' | 'daysLeft'>) {
  const [icon, tone] = STANDING_LOOK[standing];
  const left = standing === 'danger' && daysLeft !== null ? ` · ${messagesTexts.daysLeft(daysLeft)}` : '';
  return (
    <Badge icon={icon} tone={tone}>
      {STANDING_WORDS[standing] + left}
    </Badge>
  );
}

export function numberOf({ number, uploadIndex }: MessageRow): string {
  return number === '' ? messagesTexts.unknownNumber(uploadIndex) : number;
}

export function partnerOf({ partner }: MessageRow): string {
  return partner === '' ? messagesTexts.unknownPartner : partner;
}

/** Narrow tables drop the text first. */
export const MESSAGE_COLUMNS: readonly Column<MessageRow>[] = [
  { id: 'kind', head: messagesTexts.kind, width: 176, cell: (row) => <KindBadge kind={row.kind} /> },
  {
    id: 'number',
    head: messagesTexts.number,
    width: 168,
    cell: (row) => (
      <span className={`truncate ${row.number === '' ? 'text-text-3' : 'font-medium'}`} title={numberOf(row)}>
        {numberOf(row)}
      </span>
    ),
  },
  {
    id: 'partner',
    head: messagesTexts.partner,
    width: 'rest',
    cell: (row) => (
      <span className={`truncate ${row.partner === '' ? 'text-text-3' : ''}`} title={row.partner}>
        {partnerOf(row)}
      </span>
    ),
  },
  {
    id: 'text',
    head: messagesTexts.text,
    width: 280,
    drop: 1,
    cell: ({ text }) => (
      <span className="truncate text-text-2" title={text}>
        {text}
      </span>
    ),
  },
  {
    id: 'at',
    head: messagesTexts.at,
    width: 120,
    numeric: true,
    cell: ({ at }) => <time dateTime={at}>{eventMoment(at)}</time>,
  },
  {
    id: 'standing',
    head: messagesTexts.standing,
    width: 208,
    cell: (row) => <StandingBadge daysLeft={row.daysLeft} standing={row.standing} />,
  },
];
