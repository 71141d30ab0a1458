import type { ReactNode } from 'react';
import { Field } from '@/app/ui/field';
import type { FieldKey } from '../model/finding';
import { useFinding } from './use-finding';

interface DraftFieldProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A field of the sheet: label, quiet control, and its finding in place of the help. */
export function DraftField({ at, label, required = false, help, children }: DraftFieldProps) {
  const error = useFinding(at);
  return (
    <div data-field={at} className="min-w-0">
      <Field variant="quiet" label={label} required={required} help={help} error={error}>
        {children}
      </Field>
    </div>
  );
}
