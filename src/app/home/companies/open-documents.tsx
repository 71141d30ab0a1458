/** What is issued and not accepted, of all companies in one list by deadline: the look before five working days end. */
import { type ReactNode, useMemo, useState } from 'react';
import type { Company } from '@/api/entities/company';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { EmptyState } from '@/app/ui/states/empty-state';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { CardList } from '@/app/ui/table/card-list';
import type { Column } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { dayText } from '@/app/ui/words/date-words';
import { Sum } from '@/app/ui/words/sum';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { Decision, DecisionDocument } from '../decisions/decision';
import { useOpenIn } from '../decisions/use-decision-action';
import { companyTexts } from '../home-texts';
import { RowDeadline } from './company-columns';

interface OpenRow extends DecisionDocument {
  readonly company: string;
  readonly deadline: string;
}

const keyOf = ({ item }: OpenRow): string => item.id;

/** The documents of all decisions, each once, the nearest deadline first. */
export function openRows(decisions: readonly Decision[], companies: readonly Company[]): readonly OpenRow[] {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  return decisions
    .flatMap(({ documents }) => documents)
    .map((document) => ({
      ...document,
      company: names.get(document.companyId) ?? '',
      deadline: filingDeadline(document.item.issueDate),
    }))
    .sort((a, b) => compare(a.deadline, b.deadline) || compare(a.company, b.company) || compare(keyOf(a), keyOf(b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface OpenDocumentsProps {
  readonly id: string;
  readonly decisions: readonly Decision[];
}

export function OpenDocuments({ id, decisions }: OpenDocumentsProps): ReactNode {
  const { companies } = useWorkspace();
  const today = useToday();
  const phone = useIsPhone();
  const [cursor, setCursor] = useState(-1);
  const openIn = useOpenIn();
  const rows = useMemo(() => openRows(decisions, companies), [decisions, companies]);
  const columns = useMemo(() => openColumns(today), [today]);
  const shared = {
    count: rows.length,
    empty: <EmptyState title={companyTexts.emptyOpen} />,
    label: companyTexts.viewNames.open,
    onOpen: ({ companyId, item }: OpenRow) => openIn(companyId, links.view(item.id)),
    rowAt: (at: number) => rows[at],
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={(row) => <OpenCard row={row} today={today} />} />;
  return <DataTable {...shared} columns={columns} cursor={cursor} id={id} onCursor={setCursor} />;
}

function OpenCard({ row, today }: { readonly row: OpenRow; readonly today: string }): ReactNode {
  const { item, company, deadline } = row;
  return (
    <>
      <span className="flex justify-between gap-3 text-14">
        <span className="min-w-0 break-words font-medium">{`${item.number} · ${company}`}</span>
        <Sum currency={item.currency} value={item.total} />
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2">
        <InvoiceStateBadge state={stateOfItem(item)} />
        <RowDeadline row={{ deadline, oldestUnsent: item.issueDate }} today={today} />
      </span>
    </>
  );
}

function openColumns(today: string): readonly Column<OpenRow>[] {
  const { heads } = companyTexts;
  return [
    { id: 'company', head: heads.name, width: 'rest', hideable: false, cell: ({ company }) => truncated(company) },
    {
      id: 'number',
      head: heads.number,
      width: 120,
      cell: ({ item }) => <span className="font-medium tabular-nums">{item.number}</span>,
    },
    { id: 'partner', head: heads.partner, width: 240, drop: 1, cell: ({ item }) => truncated(item.partnerName) },
    { id: 'state', head: heads.state, width: 150, cell: ({ item }) => <InvoiceStateBadge state={stateOfItem(item)} /> },
    {
      id: 'issued',
      head: heads.issueDate,
      width: 100,
      numeric: true,
      drop: 2,
      cell: ({ item }) => dayText(item.issueDate),
    },
    {
      id: 'deadline',
      head: heads.deadline,
      width: 190,
      cell: ({ item, deadline }) => <RowDeadline row={{ deadline, oldestUnsent: item.issueDate }} today={today} />,
    },
    {
      id: 'total',
      head: heads.total,
      width: 120,
      align: 'end',
      numeric: true,
      cell: ({ item }) => <Sum currency={item.currency} value={item.total} />,
    },
  ];
}

function truncated(text: string): ReactNode {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}
