import { ChevronDown, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { markWords } from '../archive/marks/mark-texts';
import { MARK_NAMES } from '../archive/marks/shown-marks';
import { useMarking } from '../archive/marks/use-marking';
import { listBulkTexts } from './list-bulk-texts';

/** Gives the chosen invoices a mark, or takes it back from them; also without network. */
export function MarkMany({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const mark = useMarking();
  const act = (state: boolean, label: (name: string) => string) =>
    MARK_NAMES.map((name) => ({
      label: label(markWords[name].name),
      onSelect: () => void mark(ids, name, state),
    }));
  return (
    <Menu
      actions={[...act(true, listBulkTexts.give), ...act(false, listBulkTexts.takeBack)]}
      anchor="top end"
      button={
        <>
          <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
          {listBulkTexts.mark}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
      buttonClass={buttonStyle('outlined', 'md')}
    />
  );
}
