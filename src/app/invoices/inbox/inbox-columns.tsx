import {
  ChevronDown,
  ChevronRight,
  CircleX,
  CloudAlert,
  GitCompareArrows,
  Hand,
  TriangleAlert,
  Unplug,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyMark } from '@/app/companies/company-mark';
import { RowDeadline } from '@/app/companies/row-deadline';
import { shownCif } from '@/app/state/company-choice';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { TONE_TEXT } from '@/app/ui/states/tone';
import type { Column } from '@/app/ui/table/column';
import { countText } from '@/app/ui/words/amount-text';
import { recentTimeText } from '@/app/ui/words/date-words';
import type { CompanyReasons } from '@/db/archive/company-reasons';
import { type AssignedFilter, EVERYBODY } from './assigned';
import { AssignedName } from './assigned-name';
import { giveTexts } from './give-texts';
import { type InboxEntry, namedOf, type ReasonKind } from './inbox-reasons';
import type { InboxRow } from './inbox-rows';
import { inboxTexts } from './inbox-texts';
import { ReasonAction, ReasonDeadline, ReasonSum, ReasonWords } from './reason-cells';

interface ColumnsArgs {
  readonly today: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly reasonsOf: (row: InboxRow) => CompanyReasons | undefined;
  readonly onUnfold: (row: InboxRow, open: boolean) => void;
  readonly onAct: (row: InboxRow, reason: ReasonKind) => void;
  readonly assigned: AssignedFilter;
  readonly assignees: readonly { readonly value: AssignedFilter; readonly label: string }[];
  readonly onAssigned: (filter: AssignedFilter) => void;
}

const { heads } = inboxTexts;

/** A reason has its words under the company's name and its action under the month; the other cells are the company's. */
export function inboxColumns(args: ColumnsArgs): readonly Column<InboxEntry>[] {
  const { today, typed, onType, reasonsOf, onUnfold, onAct } = args;
  const { assigned, assignees, onAssigned } = args;
  const ofCompany =
    (cell: (row: InboxRow) => ReactNode) =>
    (entry: InboxEntry): ReactNode =>
      entry.kind === 'company' ? cell(entry.row) : null;
  return [
    {
      id: 'name',
      head: heads.name,
      width: 'rest',
      minWidth: 206,
      hideable: false,
      cell: (entry) =>
        entry.kind === 'company' ? (
          <CompanyName onUnfold={onUnfold} open={entry.open} row={entry.row} />
        ) : (
          <ReasonWords named={namedOf(entry.reason, reasonsOf(entry.row))} reason={entry.reason} row={entry.row} />
        ),
      // Sellers and numbers have the room up to the deadline.
      until: ({ kind }) => (kind === 'reason' ? 'deadline' : undefined),
      filter: (
        <TextInput
          aria-label={inboxTexts.search}
          onChange={onType}
          placeholder={inboxTexts.searchHint}
          value={typed}
          variant="filter"
        />
      ),
    },
    {
      id: 'cif',
      head: heads.cif,
      width: 112,
      drop: 2,
      cell: ofCompany(({ company }) => <span className="text-text-2 tabular-nums">{shownCif(company)}</span>),
    },
    {
      id: 'unmarked',
      head: heads.unmarked,
      width: 64,
      align: 'end',
      numeric: true,
      cell: ofCompany((row) => <span className="font-medium">{monthCount(row, 'unmarked')}</span>),
    },
    {
      id: 'asks',
      head: heads.asks,
      width: 176,
      cell: ofCompany((row) => asks(row) ?? <span className="text-text-3">{inboxTexts.nothing}</span>),
    },
    {
      id: 'deadline',
      head: heads.deadline,
      width: 190,
      cell: (entry) =>
        entry.kind === 'company' ? (
          <RowDeadline row={entry.row.work} today={today} />
        ) : (
          <ReasonDeadline known={reasonsOf(entry.row)} reason={entry.reason} row={entry.row} today={today} />
        ),
    },
    {
      id: 'issued',
      head: heads.issued,
      width: 72,
      align: 'end',
      numeric: true,
      drop: 1,
      cell: ofCompany((row) => monthCount(row, 'issued')),
    },
    {
      id: 'booked',
      head: heads.booked,
      width: 164,
      drop: 3,
      cell: (entry) =>
        entry.kind === 'company' ? (
          <Booked row={entry.row} />
        ) : (
          <ReasonSum known={reasonsOf(entry.row)} reason={entry.reason} row={entry.row} />
        ),
    },
    {
      id: 'assigned',
      head: giveTexts.head,
      width: 112,
      sortable: true,
      drop: 4,
      cell: ofCompany((row) => <AssignedName assigned={row.assigned} />),
      filter: (
        <Select
          active={assigned !== EVERYBODY}
          aria-label={giveTexts.filter}
          onChange={onAssigned}
          options={assignees}
          value={assigned}
          variant="filter"
        />
      ),
    },
    {
      id: 'read',
      head: heads.read,
      width: 112,
      align: 'end',
      numeric: true,
      cell: (entry) =>
        entry.kind === 'company' ? (
          <span className="text-text-2 tabular-nums">{readText(entry.row)}</span>
        ) : (
          <ReasonAction onAct={onAct} reason={entry.reason} row={entry.row} />
        ),
    },
  ];
}

interface CompanyNameProps {
  readonly row: InboxRow;
  readonly open: boolean;
  readonly onUnfold: ColumnsArgs['onUnfold'];
}

function CompanyName({ row, open, onUnfold }: CompanyNameProps): ReactNode {
  const { name } = row.company;
  return (
    <span className="flex items-center gap-2">
      <IconButton
        aria-expanded={open}
        icon={open ? ChevronDown : ChevronRight}
        label={open ? inboxTexts.fold(name) : inboxTexts.unfold(name)}
        onClick={() => onUnfold(row, !open)}
        size="xs"
        tabIndex={-1}
      />
      <CompanyMark look="list" name={name} />
      <span className="truncate">{name}</span>
    </span>
  );
}

/** Null of a company that asks for nothing. */
export function asks({ company, work, leaving, connection }: InboxRow): ReactNode {
  if (work.rejected > 0)
    return <Asking icon={CircleX} text={inboxTexts.rejected(work.rejected)} tone={TONE_TEXT.bad} />;
  if (work.held > 0) return <Asking icon={Hand} text={inboxTexts.held(work.held)} tone={TONE_TEXT.bad} />;
  if (work.choices > 0)
    return <Asking icon={GitCompareArrows} text={inboxTexts.choices(work.choices)} tone={TONE_TEXT.doubt} />;
  if (work.unsent > 0)
    return <Asking icon={TriangleAlert} text={inboxTexts.unsentShort(work.unsent)} tone={TONE_TEXT.wait} />;
  if (leaving !== null)
    return <Asking icon={CloudAlert} text={inboxTexts.leavingShort(leaving.count)} tone={TONE_TEXT.wait} />;
  if (!company.isAuthorized)
    return <Asking icon={Unplug} text={inboxTexts.unconnectedAs(connection?.kind)} tone="text-text-2" />;
  return null;
}

/** When ANAF last answered for the company's mailbox. */
export function readText({ readAt }: InboxRow): string {
  if (readAt === undefined) return inboxTexts.nothing;
  return readAt === '' ? inboxTexts.neverRead : recentTimeText(readAt, new Date());
}

interface AskingProps {
  readonly icon: typeof CircleX;
  readonly text: string;
  readonly tone: string;
}

function Asking({ icon: Icon, text, tone }: AskingProps): ReactNode {
  return (
    <span className={`flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
      {text}
    </span>
  );
}

/** Not 0 while it is not counted. */
export function monthCount(row: InboxRow, of: 'unmarked' | 'issued'): string {
  return row.month === undefined ? noCount(row) : countText(row.month[of]);
}

export function noCount({ uncounted }: InboxRow): string {
  return uncounted ? inboxTexts.uncounted : inboxTexts.counting;
}

function Booked({ row }: { readonly row: InboxRow }): ReactNode {
  if (row.month === undefined) return <span className="text-text-3">{noCount(row)}</span>;
  const { booked, received } = row.month;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-14 shrink-0 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full bg-text-3"
          style={{ width: `${received === 0 ? 0 : Math.round((100 * booked) / received)}%` }}
        />
      </span>
      <span className="tabular-nums text-text-2">{inboxTexts.booking(countText(booked), countText(received))}</span>
    </span>
  );
}
