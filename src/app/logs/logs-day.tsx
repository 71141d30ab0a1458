import { type ReactNode, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { DateField } from '@/app/ui/fields/date-field';
import { Field } from '@/app/ui/fields/field';

interface LogsDayProps {
  readonly label: string;
  /** `yyyy-MM-dd` or ''. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that narrows the audit. What cannot be read stays as typed, says so, and narrows nothing. */
export function LogsDay({ label, value, onChange }: LogsDayProps): ReactNode {
  const [isUnread, setUnread] = useState(false);
  const put = (day: string): void => {
    setUnread(false);
    onChange(day);
  };
  return (
    <Field label={label} error={isUnread ? uiTexts.dateNotUnderstood : undefined}>
      <DateField
        value={value}
        onChange={put}
        onTyped={() => setUnread(false)}
        onNotUnderstood={() => setUnread(true)}
      />
    </Field>
  );
}
