import type { ReactNode } from 'react';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { type TypedField, useTypedField } from '@/app/unsaved/use-typed-field';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';

/** The reason for what is done with numbers, kept by what it is for until it is done. */
export function useReason(place: string): TypedField {
  return useTypedField(useTypedForms(place)?.at(place), 'reason', '');
}

interface ReasonFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly reason: TypedField;
}

export function ReasonField({ label, error, reason }: ReasonFieldProps): ReactNode {
  return (
    <div className="flex flex-col gap-2">
      <Field error={error} label={label} required>
        <TextInput onChange={reason.type} value={reason.text} />
      </Field>
      {reason.restored && <UnsavedStrip onGiveUp={reason.drop} text={unsavedTexts.still} />}
    </div>
  );
}
