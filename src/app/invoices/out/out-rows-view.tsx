import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useMayDo } from '@/app/state/use-ability';
import { useKeptTop } from '@/app/state/use-kept-top';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import { abilitiesOf } from '../archive/archive-actions';
import type { ShownItem } from '../archive/shown-item';
import { InvoiceCard } from './invoice-card';
import { InvoiceCardRepair } from './loaded-parts';
import { outTexts } from './out-texts';
import type { OutList } from './use-out-list';
import type { OutRows } from './use-out-rows';

export const OUT_TABLE_ID = 'issued-invoices';
const keyOf = ({ id }: ShownItem): string => id;

interface OutRowsViewProps {
  readonly out: OutList;
  readonly rows: OutRows;
  readonly empty: ReactNode;
}

/** The rows: a table, on the phone cards. */
export function OutRowsView({ out, rows, empty }: OutRowsViewProps): ReactNode {
  const phone = useIsPhone();
  const several = useMayDo('selectSeveral');
  const { list } = out;
  const [, navigate] = useLocation();
  const scroll = useKeptTop('out scroll');
  const shared = {
    count: list.count,
    empty,
    label: outTexts.title,
    onOpen: rows.open,
    onRange: list.onRange,
    rowAt: list.rowAt,
    rowKey: keyOf,
  };
  if (phone)
    return (
      <CardList
        {...shared}
        actions={(item) =>
          abilitiesOf(item).correct && (
            <Suspense>
              <InvoiceCardRepair item={item} />
            </Suspense>
          )
        }
        card={(item) => <InvoiceCard item={item} />}
      />
    );
  return (
    <DataTable
      {...shared}
      columns={out.columns}
      cursor={rows.cursor}
      id={OUT_TABLE_ID}
      layout={out.layout}
      onCursor={rows.moveTo}
      onEnter={({ id }) => navigate(links.view(id))}
      onLayout={out.onLayout}
      onSort={out.onSort}
      openKey={rows.openId}
      scroll={scroll}
      sort={out.sort}
      {...(several && { selection: rows.selection, onSelection: rows.select, onSelectAll: rows.selectAll })}
    />
  );
}
