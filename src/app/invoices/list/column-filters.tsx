/**
 * What stands in the filter row of a list. Each is drawn again by its own value alone: a letter typed into one leaves the
 * others, some of which hold a list that opens.
 */
import { memo } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { ChoiceFilter } from './choice-filter';
import type { ListFilters } from './list-filters';
import type { InvoiceListKind } from './list-kind';
import { listTexts } from './list-texts';
import type { DayRange } from './month-range';

const { filters: words } = listTexts;

interface FilterProps {
  readonly value: string;
  /** One and the same always. */
  readonly change: (change: Partial<ListFilters>) => void;
}

interface TypedFilterProps extends FilterProps {
  readonly of: 'number' | 'partner' | 'taxId' | 'net' | 'vat' | 'total';
  readonly label: string;
  readonly hint: string;
}

export const TypedFilter = memo(function TypedFilter({ of, label, hint, value, change }: TypedFilterProps) {
  const onChange = (typed: string): void => change({ [of]: typed });
  return <TextInput aria-label={label} onChange={onChange} placeholder={hint} value={value} variant="filter" />;
});

export interface DaysFilterProps extends FilterProps {
  readonly of: 'days' | 'due' | 'arrived';
  readonly label: string;
  readonly ranges: readonly DayRange[];
}

export const DaysFilter = memo(function DaysFilter({ of, label, ranges, value, change }: DaysFilterProps) {
  return (
    <ChoiceFilter
      label={label}
      none={words.anyDay}
      onChange={(chosen) => change({ [of]: chosen })}
      options={ranges.flatMap(({ key, label: shown }) => (key === '' ? [] : [{ value: key, label: shown }]))}
      value={value}
    />
  );
});

interface StateFilterProps extends FilterProps {
  readonly kind: InvoiceListKind;
}

export const StateFilter = memo(function StateFilter({ kind, value, change }: StateFilterProps) {
  return (
    <ChoiceFilter
      label={kind.words.state}
      none={words.any}
      onChange={(state) => change({ state })}
      options={kind.states.map((one) => ({ value: one.value, label: INVOICE_STATES[one.value].label }))}
      value={value}
    />
  );
});
