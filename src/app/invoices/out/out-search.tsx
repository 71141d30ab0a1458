import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { TextInput } from '@/app/ui/fields/text-input';
import { outTexts } from './out-texts';
import type { OutList } from './use-out-list';

/** One field for number, partner and CUI on the phone; elsewhere only while it still filters. */
export function OutSearch({ out: { filters, change } }: { readonly out: OutList }): ReactNode {
  const phone = useIsPhone();
  if (!phone && filters.text === '') return null;
  return (
    <div className="shrink-0 px-6 pb-2 phone:px-4 phone:pb-0">
      <TextInput
        aria-label={outTexts.search}
        onChange={(text) => change({ text })}
        placeholder={outTexts.search}
        trailing={<Search aria-hidden="true" className="mr-2" size={20} strokeWidth={1.75} />}
        type="search"
        value={filters.text}
      />
    </div>
  );
}
