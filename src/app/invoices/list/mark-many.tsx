import { ChevronDown, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { markWords } from '../archive/marks/mark-texts';
import { MARK_NAMES } from '../archive/marks/shown-marks';
import { useMarking } from '../archive/marks/use-marking';
import { listBulkTexts } from './list-bulk-texts';

const { approved, booked } = KEY_TABLE.chosenReceived.bindings;
const KEYS = { approved: approved.keys, booked: booked.keys };

interface MarkManyProps {
  readonly ids: readonly string[];
  /** Whether the keys of the marks are about the chosen invoices; else they have none in this list. */
  readonly keyed: boolean;
}

/** Gives the chosen invoices a mark, or takes it back from them; also without network. */
export function MarkMany({ ids, keyed }: MarkManyProps): ReactNode {
  const mark = useMarking();
  const act = (state: boolean, label: (name: string) => string) =>
    MARK_NAMES.map((name) => ({
      label: label(markWords[name].name),
      onSelect: () => void mark(ids, name, state),
      ...(keyed && state && { keys: KEYS[name] }),
    }));
  // A key gives the mark and never takes it back: of many some have it, and nobody sees which.
  useScreenKeys('chosenReceived', {
    approved: keyed ? () => void mark(ids, 'approved', true) : undefined,
    booked: keyed ? () => void mark(ids, 'booked', true) : undefined,
  });
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
