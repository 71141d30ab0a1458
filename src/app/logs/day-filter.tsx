import { type ReactNode, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { DateField } from '@/app/ui/fields/date-field';
import { Field } from '@/app/ui/fields/field';

interface DayFilterProps {
  readonly label: string;
  /** `yyyy-MM-dd` or ''. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** An end of the days that are shown; what cannot be read narrows nothing and is said. */
export function DayFilter({ label, day, onDay }: DayFilterProps): ReactNode {
  const [unread, setUnread] = useState(false);
  return (
    <Field error={unread ? uiTexts.dateNotUnderstood : undefined} label={label}>
      <DateField
        onChange={onDay}
        onNotUnderstood={() => setUnread(true)}
        onTyped={(text) => text === null && setUnread(false)}
        value={day}
      />
    </Field>
  );
}
