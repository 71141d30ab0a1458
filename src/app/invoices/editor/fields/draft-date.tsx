import type { ReactNode } from 'react';
import { DateField } from '@/app/ui/fields/date-field';
import { DraftField } from './draft-field';
import { useUnreadDate } from './use-unread-date';

interface DraftDateProps {
  readonly at: 'issueDate' | 'dueDate' | 'deliveryDate';
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly base: string;
  readonly today: string;
  readonly required: boolean;
}

/** A date of the draft; what is typed and not read yet stays beside it. */
export function DraftDate({ at, label, required, value, ...rest }: DraftDateProps): ReactNode {
  const { control, note } = useUnreadDate(at, value);
  return (
    <DraftField at={at} help={note} label={label} required={required}>
      <DateField variant="quiet" value={value} {...rest} {...control} />
    </DraftField>
  );
}
