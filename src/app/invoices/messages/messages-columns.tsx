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
import type { ReactNode } from 'react';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { Badge } from '@/app/ui/states/badge';
import type { Tone } from '@/app/ui/states/tone';
import type { Column } from '@/app/ui/table/column';
import { eventMoment } from '../archive/event-moment';
import type { MessageFilters } from './message-filters';
import type { MessageKind, MessageRow, MessageStanding } from './message-row';
import { KIND_WORDS, messagesTexts, STANDING_WORDS } from './messages-texts';
import { SPV_LOOK, SpvCells, spvTone } from './spv-cells';

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

/** What has its copy says so; what has none shows how much of ANAF's 60 days is gone. */
export function StandingBadge({ standing, daysLeft }: Pick<MessageRow, 'standing' | 'daysLeft'>) {
  const [icon, tone] = STANDING_LOOK[standing];
  if (daysLeft === null)
    return (
      <Badge icon={icon} tone={tone}>
        {STANDING_WORDS[standing]}
      </Badge>
    );
  const { words } = SPV_LOOK[spvTone(daysLeft)];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <SpvCells daysLeft={daysLeft} />
      {standing === 'danger' && <span className="sr-only">{`${STANDING_WORDS.danger}, ${messagesTexts.leaves} `}</span>}
      <span className={`truncate ${words}`}>
        {standing === 'danger' ? messagesTexts.daysLeft(daysLeft) : STANDING_WORDS[standing]}
      </span>
    </span>
  );
}

export function numberOf({ number, uploadIndex }: MessageRow): string {
  return number === '' ? messagesTexts.unknownNumber(uploadIndex) : number;
}

export function partnerOf({ partner }: MessageRow): string {
  return partner === '' ? messagesTexts.unknownPartner : partner;
}

interface ColumnsArgs {
  readonly filters: MessageFilters;
  readonly change: (part: Partial<MessageFilters>) => void;
  readonly isUnread: (row: MessageRow) => boolean;
}

/** Narrow tables drop the text first. */
export function messageColumns(args: ColumnsArgs): readonly Column<MessageRow>[] {
  const { isUnread } = args;
  const weight = (row: MessageRow): string => (isUnread(row) ? 'font-semibold' : '');
  return [
    {
      ...{ id: 'kind', head: messagesTexts.kind, width: 168 },
      cell: (row) => (
        <span className={`flex items-center ${weight(row)}`}>
          {isUnread(row) && <UnreadMark beside />}
          <KindBadge kind={row.kind} />
        </span>
      ),
      filter: chosen(args, 'kind', messagesTexts.kind, KIND_WORDS),
    },
    {
      ...{ id: 'number', head: messagesTexts.number, width: 128 },
      cell: (row) => (
        <span className={`truncate ${row.number === '' ? 'text-text-3' : weight(row) || 'font-medium'}`}>
          {numberOf(row)}
        </span>
      ),
      filter: typed(args, 'number', messagesTexts.numberFilter, messagesTexts.contains),
    },
    {
      ...{ id: 'partner', head: messagesTexts.partner, width: 'rest' },
      cell: (row) => (
        <span className={`truncate ${row.partner === '' ? 'text-text-3' : weight(row)}`}>{partnerOf(row)}</span>
      ),
      filter: typed(args, 'partner', messagesTexts.partnerFilter, messagesTexts.nameOrCode),
    },
    {
      ...{ id: 'text', head: messagesTexts.text, width: 264, drop: 1 },
      cell: ({ text }) => <span className="truncate text-text-2">{text}</span>,
      filter: typed(args, 'text', messagesTexts.textFilter, messagesTexts.contains),
    },
    {
      ...{ id: 'at', head: messagesTexts.at, width: 104, numeric: true },
      cell: ({ at }) => <time dateTime={at}>{eventMoment(at)}</time>,
      filter: chosen(args, 'span', messagesTexts.at, messagesTexts.spans, messagesTexts.anyTime),
    },
    {
      ...{ id: 'standing', head: messagesTexts.standing, width: 148 },
      cell: (row) => <StandingBadge daysLeft={row.daysLeft} standing={row.standing} />,
      filter: chosen(args, 'standing', messagesTexts.standing, STANDING_WORDS),
    },
  ];
}

function typed(
  { filters, change }: ColumnsArgs,
  of: 'number' | 'partner' | 'text',
  label: string,
  hint: string,
): ReactNode {
  return (
    <TextInput
      aria-label={label}
      onChange={(text) => change({ [of]: text })}
      placeholder={hint}
      value={filters[of]}
      variant="filter"
    />
  );
}

function chosen(
  { filters, change }: ColumnsArgs,
  of: 'kind' | 'span' | 'standing',
  label: string,
  options: Readonly<Record<string, string>>,
  none: string = messagesTexts.any,
): ReactNode {
  return (
    <Select
      active={filters[of] !== ''}
      aria-label={label}
      onChange={(value) => change({ [of]: value })}
      options={[
        { value: '', label: none },
        ...Object.entries(options).map(([value, words]) => ({ value, label: words })),
      ]}
      value={filters[of]}
      variant="filter"
    />
  );
}

/** `beside`: in the free edge before the cell, so that what it marks stands under the head of its column (picture 22). */
export function UnreadMark({ beside = false }: { readonly beside?: boolean }) {
  return (
    <span className={`size-2 shrink-0 rounded-full bg-accent ${beside ? 'absolute -ml-4' : ''}`}>
      <span className="sr-only">{messagesTexts.unread}</span>
    </span>
  );
}
