import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { Sheet } from '@/app/ui/floating/sheet';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { countedNoun } from '@/app/ui/words/amount-text';
import { keysIn } from './list-filters';
import { listTexts } from './list-texts';
import type { InvoiceList } from './use-invoice-list';

const { filters: words, heads } = listTexts;

interface ListFilterSheetProps {
  readonly list: InvoiceList;
  readonly onClose: () => void;
}

/** The filter row as the phone shows it; it filters while one chooses, the button only says what is left. */
export default function ListFilterSheet({ list, onClose }: ListFilterSheetProps): ReactNode {
  const { kind, filters, change, ranges, answered, clear } = list;
  const states = kind.states.map(({ value }) => ({ value: value as string, label: INVOICE_STATES[value].label }));
  const months = ranges.map(({ key, label }) => ({ value: key, label }));
  const arrives = kind.columns.includes('arrived');
  const [one, many] = listTexts.invoice;
  return (
    <Sheet onClose={onClose} title={listTexts.filterTitle}>
      <div className="flex flex-col gap-4 p-4">
        <Field label={kind.words.state}>
          <Select
            onChange={(state) => change({ state })}
            options={[{ value: '', label: words.any }, ...states]}
            value={keysIn(filters.state)[0] ?? ''}
          />
        </Field>
        <Field label={words.day}>
          <Select onChange={(days) => change({ days })} options={months} value={keysIn(filters.days)[0] ?? ''} />
        </Field>
        {arrives && (
          <Field label={words.arrived}>
            <Select
              onChange={(arrived) => change({ arrived })}
              options={months}
              value={keysIn(filters.arrived)[0] ?? ''}
            />
          </Field>
        )}
        <Field help={words.sumHelp} label={heads.total}>
          <TextInput
            inputMode="text"
            onChange={(total) => change({ total })}
            placeholder={words.sumHint}
            value={filters.total}
          />
        </Field>
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
