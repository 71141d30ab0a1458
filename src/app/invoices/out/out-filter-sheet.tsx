import type { ReactNode } from 'react';
import { FILTER_STATES } from '@/app/invoices/archive/shown-state';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { Sheet } from '@/app/ui/floating/sheet';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { countedNoun } from '@/app/ui/words/amount-text';
import { outTexts } from './out-texts';
import type { OutList } from './use-out-list';

const { filters: words, heads } = outTexts;

interface OutFilterSheetProps {
  readonly out: OutList;
  readonly onClose: () => void;
}

/** The filter row as the phone shows it; it filters while one chooses, the button only says what is left. */
export default function OutFilterSheet({ out, onClose }: OutFilterSheetProps): ReactNode {
  const { filters, change, ranges, list, clear } = out;
  const states = FILTER_STATES.map((shown) => ({ value: shown, label: INVOICE_STATES[shown].label }));
  const [one, many] = outTexts.invoice;
  return (
    <Sheet onClose={onClose} title={outTexts.filterTitle}>
      <div className="flex flex-col gap-4 p-4">
        <Field label={heads.state}>
          <Select
            onChange={(state) => change({ state })}
            options={[{ value: '', label: words.anyState }, ...states]}
            value={filters.state}
          />
        </Field>
        <Field label={words.day}>
          <Select
            onChange={(days) => change({ days })}
            options={ranges.map(({ key, label }) => ({ value: key, label }))}
            value={filters.days}
          />
        </Field>
        <Field help={words.totalHelp} label={heads.total}>
          <TextInput
            inputMode="text"
            onChange={(total) => change({ total })}
            placeholder={words.totalHint}
            value={filters.total}
          />
        </Field>
        <div className="flex flex-wrap justify-between gap-2">
          <Button onClick={clear} variant="text">
            {outTexts.clearFilter}
          </Button>
          <Button onClick={onClose} variant="primary">
            {outTexts.showFound(countedNoun(list.count, one, many))}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
