import type { ReactNode } from 'react';
import { DateField } from '@/app/ui/fields/date-field';
import { Field } from '@/app/ui/fields/field';
import { editorTexts } from '../editor-texts';
import { useUnreadDate } from '../fields/use-unread-date';

interface PrecedingDateProps {
  readonly place: number;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** Names what is typed and not read in the date of the invoice at this place, from 0. */
export function precedingDateKey(place: number): string {
  return `precedingInvoices.${place}.issueDate`;
}

export function PrecedingDate({ place, value, onChange }: PrecedingDateProps): ReactNode {
  const { control, note } = useUnreadDate(precedingDateKey(place), value);
  return (
    <div data-field={precedingDateKey(place)}>
      <Field help={note} label={editorTexts.precedingDate} variant="quiet">
        <DateField onChange={onChange} value={value} variant="quiet" {...control} />
      </Field>
    </div>
  );
}
