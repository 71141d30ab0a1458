import { Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useIsPhone } from '@/app/state/device';
import { TextInput } from '@/app/ui/fields/text-input';
import { listTexts } from './list-texts';
import { LineSearchNote } from './loaded-parts';
import type { InvoiceList } from './use-invoice-list';

interface ListSearchProps {
  readonly list: InvoiceList;
  readonly asked: boolean;
  /** The field was left. */
  readonly onLeave: () => void;
}

/** One field for number, partner, CUI and lines, on the phone when it is asked for; it stands while it filters. */
export function ListSearch({ list: { filters, change }, asked, onLeave }: ListSearchProps): ReactNode {
  const phone = useIsPhone();
  if (filters.text === '' && !(phone && asked)) return null;
  return (
    <div className="shrink-0 px-6 pb-2 phone:px-4 phone:pb-0">
      <TextInput
        aria-label={listTexts.search}
        autoFocus={asked}
        onBlur={onLeave}
        onChange={(text) => change({ text })}
        placeholder={listTexts.search}
        trailing={<Search aria-hidden="true" className="mr-2" size={20} strokeWidth={1.75} />}
        type="search"
        value={filters.text}
      />
      {filters.text.trim() !== '' && (
        <Suspense>
          <LineSearchNote />
        </Suspense>
      )}
    </div>
  );
}
