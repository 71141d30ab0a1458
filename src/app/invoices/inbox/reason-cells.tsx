/** A reason under its company: what it is with its word and icon, the documents behind it, and its one action (picture 23). */
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  CloudAlert,
  GitCompareArrows,
  Hand,
  Inbox,
  type LucideIcon,
  Unplug,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { RowDeadline } from '@/app/companies/row-deadline';
import { Button } from '@/app/ui/buttons/button';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { Amount } from '@/app/ui/words/amount';
import { dayText } from '@/app/ui/words/date-words';
import type { CompanyReasons } from '@/db/archive/company-reasons';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { namedNumbers } from '../archive/named-numbers';
import { oldestOfReason, type ReasonKind, sumOfReason } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

const LOOKS: Readonly<Record<ReasonKind, readonly [icon: LucideIcon, tone: string]>> = {
  rejected: [CircleX, TONE_TEXT.bad],
  held: [Hand, TONE_TEXT.bad],
  choices: [GitCompareArrows, TONE_TEXT.doubt],
  unsent: [Clock, TONE_TEXT.wait],
  leaving: [CloudAlert, TONE_TEXT.wait],
  unconnected: [Unplug, 'text-text-2'],
  unmarked: [Inbox, 'text-text-2'],
  counting: [Clock, 'text-text-3'],
  uncounted: [CircleAlert, TONE_TEXT.wait],
  nothing: [CircleCheck, 'text-text-3'],
};

interface ReasonProps {
  readonly row: InboxRow;
  readonly reason: ReasonKind;
  /** Numbers or names behind it, as far as they are read. */
  readonly named: readonly string[];
}

export function ReasonWords({ row, reason, named }: ReasonProps): ReactNode {
  const [Icon, tone] = LOOKS[reason];
  return (
    <span className="flex min-w-0 items-center gap-2 pl-14 phone:flex-wrap phone:gap-y-0 phone:py-1 phone:pl-0">
      <span className={`flex shrink-0 items-center gap-1.5 ${tone}`}>
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        {reasonText(row, reason)}
      </span>
      {named.length > 0 && (
        <span className="min-w-0 truncate text-text-2 tabular-nums phone:line-clamp-2 phone:whitespace-normal">
          {namedNumbers(named)}
        </span>
      )}
    </span>
  );
}

function reasonText({ work, month, leaving, connection }: InboxRow, reason: ReasonKind): string {
  switch (reason) {
    case 'rejected':
      return inboxTexts.rejected(work.rejected);
    case 'held':
      return inboxTexts.held(work.held);
    case 'choices':
      return inboxTexts.choicesLong(work.choices);
    case 'unsent':
      return inboxTexts.unsent(work.unsent);
    case 'leaving':
      return inboxTexts.leaving(
        leaving?.count ?? 0,
        leaving === null || leaving.day === '' ? '' : dayText(leaving.day),
      );
    case 'unconnected':
      return inboxTexts.unconnectedLong(connection?.kind);
    case 'unmarked':
      return inboxTexts.unmarked(month?.unmarked ?? 0);
    case 'counting':
      return inboxTexts.countingLong;
    case 'uncounted':
      return inboxTexts.uncountedLong;
    case 'nothing':
      return inboxTexts.nothingAsked;
  }
}

interface ReasonFactsProps {
  readonly row: InboxRow;
  readonly reason: ReasonKind;
  /** Undefined until they are read. */
  readonly known: CompanyReasons | undefined;
}

/** By when what is behind a reason has to be at ANAF. */
export function ReasonDeadline({
  row,
  reason,
  known,
  today,
}: ReasonFactsProps & { readonly today: string }): ReactNode {
  const oldestUnsent = oldestOfReason(reason, row, known);
  if (oldestUnsent === '') return null;
  return <RowDeadline row={{ deadline: filingDeadline(oldestUnsent), oldestUnsent }} today={today} />;
}

export function ReasonSum({ row, reason, known }: ReasonFactsProps): ReactNode {
  const value = sumOfReason(reason, row, known);
  return value === null ? null : (
    <span className="flex justify-end font-medium">
      <Amount currency={inboxTexts.lei} value={value} />
    </span>
  );
}

interface ReasonActionProps {
  readonly row: InboxRow;
  readonly reason: ReasonKind;
  readonly onAct: (row: InboxRow, reason: ReasonKind) => void;
}

/** Enter on the row does the same. */
export function ReasonAction({ row, reason, onAct }: ReasonActionProps): ReactNode {
  if (reason === 'nothing' || reason === 'counting' || reason === 'uncounted') return null;
  const act = inboxTexts.reasonActs[reason];
  return (
    <Button
      aria-label={inboxTexts.reasonAct(act, row.company.name)}
      onClick={() => onAct(row, reason)}
      size="sm"
      tabIndex={-1}
      variant="text"
    >
      {act}
    </Button>
  );
}
