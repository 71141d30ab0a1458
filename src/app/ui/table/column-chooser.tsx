import { Columns3 } from 'lucide-react';
import { uiTexts } from '@/app/texts/ui-texts';
import { Checkbox } from '@/app/ui/checkbox';
import { Popover } from '@/app/ui/popover';
import type { Column } from './column';
import { type TableLayout, toggleColumn } from './table-layout';

interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** Which columns a table shows. */
export function ColumnChooser<Row>({ columns, layout, onLayout }: ColumnChooserProps<Row>) {
  return (
    <Popover
      button={<Columns3 aria-hidden="true" size={16} strokeWidth={1.75} />}
      buttonLabel={uiTexts.columns}
      buttonClass="inline-flex size-8 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:hidden"
    >
      {() => (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-12 font-medium text-text-3">{uiTexts.columns}</legend>
          {columns
            .filter((column) => column.hideable !== false)
            .map((column) => (
              <Checkbox
                key={column.id}
                checked={!layout.hidden.includes(column.id)}
                onChange={() => onLayout(toggleColumn(layout, column.id))}
              >
                {column.head}
              </Checkbox>
            ))}
        </fieldset>
      )}
    </Popover>
  );
}
