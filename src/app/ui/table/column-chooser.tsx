import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { uiTexts } from '@/app/texts/ui-texts';
import { buttonStyle } from '@/app/ui/button-style';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { IconButton } from '../icon-button';
import { Popover } from '../popover';
import type { Column } from './column';
import { DEFAULT_LAYOUT, moveColumn, orderedColumns, showColumn, type TableLayout } from './table-layout';

interface ColumnChooserProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'head' | 'hideable'>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** Which columns a table shows and in what order; widths are pulled at the head itself. Not on the phone. */
export function ColumnChooser({ columns, layout, onLayout }: ColumnChooserProps) {
  const ordered = orderedColumns(columns, layout);
  return (
    <span className="phone:hidden">
      <Popover
        button={<Columns3 aria-hidden="true" size={16} strokeWidth={1.75} />}
        buttonClass={`${buttonStyle('text', 'md')} w-8 px-0! text-text-2`}
        buttonLabel={uiTexts.columns}
        panelClass="w-72 p-2"
      >
        {() => (
          <>
            <h2 className="px-2 py-1 font-semibold text-13">{uiTexts.columns}</h2>
            <ul>
              {ordered.map(({ id, head, hideable }, index) => (
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
                    aria-disabled={index === 0}
                    icon={ArrowUp}
                    label={uiTexts.columnEarlier(head)}
                    onClick={() => onLayout(moveColumn(columns, layout, id, -1))}
                    size="xs"
                  />
                  <IconButton
                    aria-disabled={index === ordered.length - 1}
                    icon={ArrowDown}
                    label={uiTexts.columnLater(head)}
                    onClick={() => onLayout(moveColumn(columns, layout, id, 1))}
                    size="xs"
                  />
                </li>
              ))}
            </ul>
            <p className="px-2 py-1 text-12 text-text-3">{uiTexts.columnWidths}</p>
            <Button onClick={() => onLayout(DEFAULT_LAYOUT)} size="sm" variant="text">
              {uiTexts.columnsReset}
            </Button>
          </>
        )}
      </Popover>
    </span>
  );
}
