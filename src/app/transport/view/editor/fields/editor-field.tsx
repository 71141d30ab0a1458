import type { ReactNode } from 'react';
import { Field } from '@/app/ui/fields/field';
import type { FieldKey } from '@/domain/transport/writing/draft-fields';
import { useTransportEditor } from '../state/editor-context';

interface EditorFieldProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly labelHidden?: boolean;
  readonly children: ReactNode;
}

/** A field of the sheet with what the rules say of it, and the value that puts it right. */
export function EditorField({ at, label, required = false, help, labelHidden = false, children }: EditorFieldProps) {
  const { findingAt, set } = useTransportEditor();
  const finding = findingAt(at);
  const { repair } = finding ?? { repair: null };
  return (
    <div data-field={at} className="min-w-0">
      <Field
        label={label}
        required={required}
        help={help}
        labelHidden={labelHidden}
        variant="quiet"
        error={
          finding && {
            severity: 'error',
            text: finding.clause,
            ...(/^(BR|BT)-/.test(finding.rule) ? { rule: finding.rule } : {}),
            ...(repair === null ? {} : { repair: { label: repair.label, onRepair: () => set(at, repair.value) } }),
          }
        }
      >
        {children}
      </Field>
    </div>
  );
}
