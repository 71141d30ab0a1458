import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { enterPanel } from '@/app/ui/floating/enter-panel';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { type BatchFile, isSendable } from './batch';
import { FileCard } from './file-card';
import { FileTick } from './file-tick';
import { RECEIVED_COLUMNS, SEND_COLUMNS } from './send-columns';
import { sendTexts } from './send-texts';
import type { SendRows } from './use-send-rows';

const keyOf = ({ id }: BatchFile): string => id;

/** The files in sight: a table with ticks, on the phone cards. */
interface SendRowsViewProps {
  readonly rows: SendRows;
  readonly empty: ReactNode;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

export function SendRowsView({ rows, empty, layout, onLayout }: SendRowsViewProps): ReactNode {
  const phone = useIsPhone();
  const shared = {
    count: rows.rows.length,
    empty,
    label: sendTexts.title,
    onOpen: rows.open,
    rowAt: rows.rowAt,
    rowKey: keyOf,
  };
  if (phone)
    return (
      <CardList
        {...shared}
        actions={(file) => <FileTick file={file} rows={rows} />}
        card={(file) => <FileCard file={file} />}
      />
    );
  return (
    <DataTable
      {...shared}
      canSelect={isSendable}
      columns={rows.kind === 'received' ? RECEIVED_COLUMNS : SEND_COLUMNS}
      cursor={rows.cursor}
      headBox={rows.headBox}
      layout={layout}
      onCursor={rows.moveTo}
      onEnter={enterPanel}
      onLayout={onLayout}
      onSelectAll={rows.selectAll}
      onSelection={rows.select}
      openKey={rows.opened?.id ?? null}
      selection={rows.selection}
    />
  );
}
