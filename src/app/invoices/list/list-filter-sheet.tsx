import type { ReactNode } from 'react';
import { useMayDo } from '@/app/state/use-ability';
import { Button } from '@/app/ui/buttons/button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { Sheet } from '@/app/ui/floating/sheet';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { countedNoun } from '@/app/ui/words/amount-text';
import { ARCHIVE_SORT_KEYS } from '@/workers/archive-search/archive-query';
import { filterSheetTexts as texts } from './filter-sheet-texts';
import KeepMonth from './keep-month';
import { keysIn, keysText, type ListFilters } from './list-filters';
import { listTexts } from './list-texts';
import type { InvoiceList } from './use-invoice-list';

const { filters: words, heads } = listTexts;

interface ListFilterSheetProps {
  readonly list: InvoiceList;
  readonly onClose: () => void;
}

/** The filter row and the order as the phone shows them; it filters while one chooses, the button only says what is left. */
export default function ListFilterSheet({ list, onClose }: ListFilterSheetProps): ReactNode {
  const { kind, filters, change, answered, clear } = list;
  const [one, many] = listTexts.invoice;
  const arrives = kind.columns.includes('arrived');
  return (
    <Sheet onClose={onClose} title={listTexts.filterTitle}>
      <div className="flex flex-col gap-4 p-4">
        <SortField list={list} />
        <StateFilter list={list} />
        <DaysFilter label={words.day} list={list} of="days" />
        <DaysFilter label={words.due} list={list} of="due" />
        {arrives && <DaysFilter label={words.arrived} list={list} of="arrived" />}
        <Field label={heads.taxId}>
          <TextInput inputMode="text" onChange={(taxId) => change({ taxId })} value={filters.taxId} />
        </Field>
        {(['total', 'net', 'vat'] as const).map((of) => (
          <Field help={of === 'total' ? words.sumHelp : undefined} key={of} label={heads[of]}>
            <TextInput
              inputMode="text"
              onChange={(sum) => change({ [of]: sum })}
              placeholder={words.sumHint}
              value={filters[of]}
            />
          </Field>
        ))}
        <KeepMonth wide />
        <div className="flex flex-wrap justify-between gap-2">
          <Button onClick={clear} variant="text">
            {listTexts.clearFilter}
          </Button>
          <Button onClick={onClose} variant="primary">
            {listTexts.showFound(countedNoun(answered.count, one, many))}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface OfList {
  readonly list: InvoiceList;
}

/** The heads of the table, which the cards have none of. */
function SortField({ list: { kind, filters, change } }: OfList): ReactNode {
  const shown = ARCHIVE_SORT_KEYS.filter((key) => kind.columns.includes(key));
  const options = shown.flatMap((key) =>
    (['desc', 'asc'] as const).map((direction) => ({
      value: `${key} ${direction}`,
      label: texts.order(texts.columns[key](kind.words), direction),
    })),
  );
  const choose = (value: string): void => {
    const by = shown.find((key) => value.startsWith(`${key} `));
    if (by !== undefined) change({ sort: { by, direction: value.endsWith(' asc') ? 'asc' : 'desc' } });
  };
  return (
    <Field label={texts.sort}>
      <Select onChange={choose} options={options} value={`${filters.sort.by} ${filters.sort.direction}`} />
    </Field>
  );
}

/** Several states where the plan has it, else one. */
function StateFilter({ list: { kind, filters, change } }: OfList): ReactNode {
  const several = useMayDo('selectSeveral');
  const chosen = keysIn(filters.state);
  const states = kind.states.map(({ value }) => ({ value: value as string, label: INVOICE_STATES[value].label }));
  if (!several)
    return (
      <Field label={kind.words.state}>
        <Select
          onChange={(state) => change({ state })}
          options={[{ value: '', label: words.any }, ...states]}
          value={chosen[0] ?? ''}
        />
      </Field>
    );
  const toggle = (key: string): void =>
    change({ state: keysText(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]) });
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-13">{kind.words.state}</legend>
      {states.map(({ value, label }) => (
        <Checkbox checked={chosen.includes(value)} key={value} onChange={() => toggle(value)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface DaysFilterProps extends OfList {
  readonly label: string;
  readonly of: keyof Pick<ListFilters, 'days' | 'due' | 'arrived'>;
}

function DaysFilter({ list: { filters, change, ranges }, label, of }: DaysFilterProps): ReactNode {
  const months = ranges.map(({ key, label: name }) => ({ value: key, label: name }));
  return (
    <Field label={label}>
      <Select onChange={(key) => change({ [of]: key })} options={months} value={keysIn(filters[of])[0] ?? ''} />
    </Field>
  );
}
