import type { ReactNode } from 'react';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import type { Column } from '@/app/ui/table/column';
import { countText } from '@/app/ui/words/amount-text';
import { reservedWords } from './gap-words';
import { previewText } from './preview-text';
import { serialTexts } from './serial-texts';
import type { SerialRow } from './use-serials';

const { heads, types } = serialTexts;

/** What the table shows of each series. */
export const SERIAL_COLUMNS: readonly Column<SerialRow>[] = [
  {
    id: 'prefix',
    head: heads.prefix,
    width: 136,
    cell: ({ serial }) => <span className="truncate font-medium">{serial.prefix}</span>,
  },
  { id: 'type', head: heads.type, width: 152, cell: ({ serial }) => types[serial.type] },
  {
    id: 'next',
    head: heads.next,
    width: 'rest',
    cell: (row) => <NextHere row={row} />,
  },
  { id: 'free', head: heads.free, width: 240, cell: (row) => <FreeHere row={row} />, drop: 3 },
  {
    id: 'place',
    head: heads.place,
    width: 160,
    drop: 2,
    cell: ({ serial }) => <span className="truncate text-text-2">{serial.place}</span>,
  },
  {
    id: 'responsible',
    head: heads.responsible,
    width: 200,
    drop: 1,
    cell: ({ serial }) => <span className="truncate text-text-2">{serial.responsible}</span>,
  },
];

/** The next number, and beside it why it leaves some out. */
function NextHere({ row }: { readonly row: SerialRow }): ReactNode {
  const { preview, leases } = row;
  const why = reservedWords(row);
  return (
    <>
      <span className={`tabular-nums ${preview.kind === 'number' ? '' : 'text-text-3'}`}>
        {previewText(preview, leases.length > 0)}
      </span>
      {why !== undefined && (
        <span className="ml-3 text-12 text-text-3" title={why}>
          {why}
        </span>
      )}
    </>
  );
}

/** Free numbers of this device's open intervals, as a bar with its figures. */
function FreeHere({ row: { leases, serial } }: { readonly row: SerialRow }): ReactNode {
  const mine = leases.filter((view) => view.mine && view.lease.base.state === 'open');
  if (mine.length === 0) return <span className="text-text-3">–</span>;
  const free = mine.reduce((sum, view) => sum + view.free, 0);
  const all = mine.reduce((sum, { lease }) => sum + lease.base.to - lease.base.from + 1, 0);
  return (
    <span className="flex items-center gap-3">
      <span className="w-20">
        <ProgressBar label={serial.prefix} max={all} numbers={false} tone={free === 0 ? 'wait' : 'ok'} value={free} />
      </span>
      <span className="text-text-2 tabular-nums">{serialTexts.freeOf(countText(free), countText(all))}</span>
    </span>
  );
}
