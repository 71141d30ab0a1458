import { CopyPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useSyncView } from '@/app/state/sync-view';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { InvoiceStateBadge } from '@/app/ui/states/invoice-state-badge';
import { CardList } from '@/app/ui/table/card-list';
import type { Column } from '@/app/ui/table/column';
import { DataTable } from '@/app/ui/table/data-table';
import { amountText, countedNoun, countText } from '@/app/ui/words/amount-text';
import { Sum } from '@/app/ui/words/sum';
import { currencyWord } from '@/domain/paper/document-words';
import type { ShownItem } from '../archive/shown-item';
import { shownState } from '../archive/shown-state';
import { useBulkPdf } from '../archive/use-bulk-pdf';
import { useBulkPrint } from '../archive/use-bulk-print';
import { afterSendTexts } from './after-send-texts';
import { ManyActions } from './many-actions';
import { statesOf, sumsOf, whatNext } from './sent-sums';

const { heads, invoice } = afterSendTexts;

/** `copy` begins a new invoice like the row's. */
function columnsWith(copy: (item: ShownItem) => void): readonly Column<ShownItem>[] {
  return [
    {
      id: 'number',
      head: heads.number,
      width: 140,
      cell: ({ number }) => <span className="truncate font-medium tabular-nums">{number}</span>,
    },
    {
      id: 'partner',
      head: heads.partner,
      width: 'rest',
      cell: ({ partnerName }) => (
        <span className="truncate" title={partnerName}>
          {partnerName}
        </span>
      ),
    },
    {
      id: 'total',
      head: heads.total,
      width: 140,
      align: 'end',
      numeric: true,
      cell: ({ total, currency }) => <Sum currency={currency} value={total} />,
    },
    {
      id: 'state',
      head: heads.state,
      width: 160,
      cell: ({ standing }) => <InvoiceStateBadge state={shownState(standing)} />,
    },
    {
      id: 'copy',
      head: heads.copy,
      width: 72,
      align: 'end',
      cell: (item) => <CopyOf copy={copy} item={item} tabIndex={-1} />,
    },
  ];
}

interface CopyOfProps {
  readonly item: ShownItem;
  /** In the grid its key is C. */
  readonly tabIndex?: -1;
  readonly copy: (item: ShownItem) => void;
}

function CopyOf({ item, copy, ...rest }: CopyOfProps): ReactNode {
  return (
    <IconButton
      icon={CopyPlus}
      label={afterSendTexts.newFrom(item.number)}
      onClick={() => copy(item)}
      size="sm"
      {...rest}
    />
  );
}

interface ManySentProps {
  /** One at least. */
  readonly items: readonly ShownItem[];
}

/** Those that were sent together: what they come to, where each is, and what can be done with all. */
export function ManySent({ items }: ManySentProps): ReactNode {
  const [, navigate] = useLocation();
  const [cursor, setCursor] = useState(-1);
  const savePdfs = useBulkPdf();
  const { print: printMany, papers } = useBulkPrint();
  const ids = items.map(({ id }) => id);
  const pdf = (): void => void savePdfs(ids);
  const print = (): void => void printMany(ids);
  const copy = (item: ShownItem | undefined): void => {
    if (item !== undefined) navigate(links.editor({ copy: item.id }));
  };
  useScreenKeys('sentTogether', { pdf, print, copy: () => copy(items[cursor]) });
  const [one, many] = invoice;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        actions={<ManyActions items={items} onPdf={pdf} onPrint={print} />}
        note={countedNoun(items.length, one, many)}
        title={afterSendTexts.title}
      />
      <Standing items={items} />
      <Rows copy={copy} cursor={cursor} items={items} onCursor={setCursor} />
      {papers}
    </div>
  );
}

function Standing({ items }: ManySentProps): ReactNode {
  const { offline } = useSyncView();
  return (
    <div className="flex flex-col gap-3 border-y border-border px-6 py-3 phone:px-4">
      <p className="text-14 text-text-2" role="status">
        {whatNext(items, !offline)}
      </p>
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
        {sumsOf(items).map(({ currency, total }) => (
          <div key={currency}>
            <dt className="text-12 text-text-3">{afterSendTexts.sum}</dt>
            <dd className="text-20 font-semibold tabular-nums">
              {amountText(total)} <span className="text-13 font-normal text-text-3">{currencyWord(currency)}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt className="sr-only">{afterSendTexts.states}</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1">
            {statesOf(items).map(([state, count]) => (
              <span className="inline-flex items-center gap-1.5 text-13 tabular-nums" key={state}>
                <span className="font-semibold">{countText(count)}</span>
                <InvoiceStateBadge state={state} />
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface RowsProps extends ManySentProps {
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
  readonly copy: (item: ShownItem) => void;
}

function Rows({ items, cursor, onCursor, copy }: RowsProps): ReactNode {
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const shared = {
    label: afterSendTexts.title,
    count: items.length,
    rowAt: (index: number) => items[index],
    rowKey: ({ id }: ShownItem) => id,
    onOpen: ({ id }: ShownItem) => navigate(links.view(id)),
  };
  if (!phone) return <DataTable {...shared} columns={columnsWith(copy)} cursor={cursor} onCursor={onCursor} />;
  return (
    <CardList
      {...shared}
      beside={(item) => <CopyOf copy={copy} item={item} />}
      card={({ number, partnerName, standing, total, currency }) => (
        <>
          <span className="flex justify-between gap-3 text-14">
            <span className="min-w-0 break-words font-medium">{partnerName}</span>
            <Sum currency={currency} value={total} />
          </span>
          <span className="flex items-center justify-between gap-3 text-13 text-text-2">
            <span className="truncate tabular-nums">{number}</span>
            <InvoiceStateBadge state={shownState(standing)} />
          </span>
        </>
      )}
    />
  );
}
