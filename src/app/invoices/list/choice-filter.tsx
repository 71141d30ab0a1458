import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useMayDo } from '@/app/state/use-ability';
import { Select, type SelectOption } from '@/app/ui/fields/select';
import { keysIn } from './list-filters';

export interface ChoiceFilterProps {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly options: readonly SelectOption<string>[];
  /** Keys of the chosen ones (list-filters.ts); '' none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const SeveralFilter = lazy(() => loadChunk(() => import('./several-filter')));

/** One value in a column's filter, or several where the plan has it (cautareSelectieMultipla). */
export function ChoiceFilter(props: ChoiceFilterProps): ReactNode {
  const several = useMayDo('selectSeveral');
  const { label, none, options, value, onChange } = props;
  const chosen = keysIn(value)[0] ?? '';
  const one = (
    <Select
      active={chosen !== ''}
      aria-label={label}
      onChange={onChange}
      options={[{ value: '', label: none }, ...options]}
      value={chosen}
      variant="filter"
    />
  );
  if (!several) return one;
  return (
    <Suspense fallback={one}>
      <SeveralFilter {...props} />
    </Suspense>
  );
}
