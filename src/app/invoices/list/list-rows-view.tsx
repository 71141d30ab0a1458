import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useMayDo } from '@/app/state/use-ability';
import { useKeptTop } from '@/app/state/use-kept-top';
import { endEarlySight, performPresses } from '@/app/ui/early-sight';
import { CardList } from '@/app/ui/table/card-list';
import { CardTick } from '@/app/ui/table/card-tick';
import { DataTable } from '@/app/ui/table/data-table';
import { toggleRow } from '@/app/ui/table/selection';
import { InvoiceCard } from './invoice-card';
import type { RowProps } from './list-kind';
import { listTexts } from './list-texts';
import type { InvoiceList } from './use-invoice-list';
import type { ListRows } from './use-list-rows';
import { useListedRows } from './use-listed-rows';

/** The table's id in the page. */
export function tableIdOf(list: string): string {
  return `${list}-invoices`;
}

const keyOf = ({ item }: RowProps): string => item.id;

interface ListRowsViewProps {
  readonly list: InvoiceList;
  readonly rows: ListRows;
  readonly empty: ReactNode;
  /** A press on a card ticks it. */
  readonly choosing: boolean;
}

/** The rows: a table, on the phone cards. */
export function ListRowsView({ list, rows, empty, choosing }: ListRowsViewProps): ReactNode {
  const phone = useIsPhone();
  const several = useMayDo('selectSeveral');
  const { kind, answered, newsOf } = list;
  const [, navigate] = useLocation();
  usePlaceOfEarlyRows(answered.count > 0 || answered.answer !== undefined);
  const scroll = useKeptTop(`${kind.id} scroll`);
  const shared = {
    count: answered.count,
    reading: answered.count === 0 && answered.answer === undefined && !answered.failed,
    empty,
    label: kind.words.title,
    onOpen: ({ item }: RowProps, index: number) => rows.open(item, index),
    onRange: answered.onRange,
    rowAt: useListedRows(answered.rowAt, newsOf),
    rowKey: keyOf,
  };
  const tick = ({ item }: RowProps, index: number): void => rows.select(toggleRow(rows.selection, item.id, index));
  if (phone)
    return (
      <CardList
        {...shared}
        // What is open over the cards knows its own place.
        onCursor={(index) => {
          if (rows.openId === null) rows.moveTo(index);
        }}
        actions={(row) =>
          kind.hasCardFoot(row.item, row.news) && (
            <Suspense>
              <kind.CardFoot {...row} />
            </Suspense>
          )
        }
        {...(choosing && {
          onOpen: tick,
          beside: (row: RowProps, index: number) => (
            <CardTick
              checked={rows.selection.keys.has(row.item.id)}
              label={listTexts.chooseOne(row.item.number)}
              onChange={() => tick(row, index)}
            />
          ),
        })}
        card={(row) => <InvoiceCard kind={kind} {...row} />}
      />
    );
  return (
    <DataTable
      {...shared}
      columns={list.columns}
      cursor={rows.cursor}
      id={tableIdOf(kind.id)}
      layout={list.layout}
      onCursor={rows.moveTo}
      onEnter={({ item }) => navigate(links.view(item.id))}
      onLayout={list.onLayout}
      onSort={list.onSort}
      openKey={rows.openId}
      isAsking={({ news }) => news?.asks === true}
      scroll={scroll}
      sort={list.sort}
      {...(several && {
        allKeys: rows.allKeys,
        headBox: rows.headBox,
        selection: rows.selection,
        onSelection: rows.select,
        onSelectAll: rows.selectAll,
      })}
    />
  );
}

/** The rows that the start has drawn before React give way to the list's own in one step, with what was pressed on them. */
function usePlaceOfEarlyRows(drawn: boolean): void {
  useLayoutEffect(() => {
    if (drawn) endEarlySight();
  }, [drawn]);
  useEffect(() => {
    if (drawn) void performPresses();
  }, [drawn]);
}
