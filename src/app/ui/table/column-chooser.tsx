import { Columns3 } from 'lucide-react';
import { loadChunk } from '@/app/routes/load-chunk';
import { tableTexts } from '@/app/texts/table-texts';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Popover } from '../floating/popover';
import { fetchPart, loadedPart, Part } from '../loaded-part';
import type { ColumnListProps } from './column-list';

const list = loadedPart<ColumnListProps>(() => loadChunk(() => import('./column-list')));

/** Which columns a table shows and in what order; widths are pulled at the head itself. Not on the phone. */
export function ColumnChooser(props: ColumnListProps) {
  return (
    <span className="phone:hidden">
      <Popover
        button={<Columns3 aria-hidden="true" size={16} strokeWidth={1.75} />}
        buttonClass={`${buttonStyle('text', 'md')} w-8 px-0! text-text-2`}
        buttonLabel={tableTexts.columns}
        fetch={() => fetchPart(list)}
        panelClass="min-h-64 w-72 p-2"
      >
        {() => <Part part={list} props={props} />}
      </Popover>
    </span>
  );
}
