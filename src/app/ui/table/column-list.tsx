import { ArrowDown, ArrowUp } from 'lucide-react';
import { tableTexts } from '@/app/texts/table-texts';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { Checkbox } from '../fields/checkbox';
import type { Column } from './column';
import { moveColumn, showColumn } from './layout-changes';
import { DEFAULT_LAYOUT, orderedColumns, type TableLayout } from './table-layout';

export interface ColumnListProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'head' | 'hideable'>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** A box for each column and its way to the left and to the right. */
export default function ColumnList({ columns, layout, onLayout }: ColumnListProps) {
  return (
    <>
      <h2 className="px-2 py-1 font-semibold text-13">{tableTexts.columns}</h2>
      <ul>
        {orderedColumns(columns, layout).map(({ id, head, hideable }) => (
          <li className="flex h-8 items-center gap-1 rounded-1 px-2 hover:bg-hover" key={id}>
            <span className="min-w-0 flex-1 truncate">
              <Checkbox
                checked={hideable === false || !layout.hidden.includes(id)}
                disabled={hideable === false}
                onChange={(shown) => onLayout(showColumn(layout, id, shown))}
              >
                {head}
              </Checkbox>
            </span>
            <IconButton
              icon={ArrowUp}
              label={tableTexts.columnEarlier(head)}
              onClick={() => onLayout(moveColumn(columns, layout, id, -1))}
              size="xs"
            />
            <IconButton
              icon={ArrowDown}
              label={tableTexts.columnLater(head)}
              onClick={() => onLayout(moveColumn(columns, layout, id, 1))}
              size="xs"
            />
          </li>
        ))}
      </ul>
      <p className="px-2 py-1 text-12 text-text-3">{tableTexts.columnWidths}</p>
      <Button onClick={() => onLayout(DEFAULT_LAYOUT)} size="sm" variant="text">
        {tableTexts.columnsReset}
      </Button>
    </>
  );
}
