import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { EmptyState } from '@/app/ui/empty-state';
import { CardList } from '@/app/ui/table/card-list';
import { DataTable } from '@/app/ui/table/data-table';
import type { BatchFile } from './batch';
import { FileCard } from './file-card';
import { SEND_COLUMNS } from './send-columns';
import { sendTexts } from './send-texts';
import type { SendRows } from './use-send-rows';

const keyOf = ({ id }: BatchFile): string => id;

/** The files in sight: a table with ticks, on the phone cards. */
export function SendRowsView({ rows }: { readonly rows: SendRows }): ReactNode {
  const phone = useIsPhone();
  const shared = {
    count: rows.rows.length,
    empty: <EmptyState title={sendTexts.noneOfKind} />,
    label: sendTexts.title,
    onOpen: rows.open,
    rowAt: rows.rowAt,
    rowKey: keyOf,
  };
  if (phone) return <CardList {...shared} card={(file) => <FileCard file={file} />} />;
  return (
    <DataTable
      {...shared}
      columns={SEND_COLUMNS}
      cursor={rows.cursor}
      onCursor={rows.moveTo}
      onSelectAll={rows.selectAll}
      onSelection={rows.select}
      openKey={rows.opened?.id ?? null}
      selection={rows.selection}
    />
  );
}
