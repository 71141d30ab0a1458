import { type ReactNode, useId, useMemo } from 'react';
import { FieldContext } from '@/app/ui/fields/field-context';
import type { FieldKey } from '../model/finding';
import { FindingLine } from './finding-line';
import { useFinding } from './use-finding';

interface DraftFieldProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  /** The finding may reach over the fields to the right. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A field of the sheet: label, quiet control, and its finding in place of the help. */
export function DraftField({ at, label, required = false, help, wide = false, children }: DraftFieldProps) {
  const finding = useFinding(at);
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = finding !== undefined || help !== undefined ? noteId : undefined;
  const invalid = finding?.severity === 'error';
  const warned = finding?.severity === 'warning';
  const context = useMemo(
    () => ({ id, describedBy, invalid, warned, required }),
    [id, describedBy, invalid, warned, required],
  );
  return (
    <div data-field={at} className="flex min-w-0 flex-col">
      <label htmlFor={id} className="truncate text-12 text-text-3">
        {label}
        {required && <span className="text-bad"> *</span>}
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      {finding !== undefined && (
        <div data-finding-line className={wide ? 'desktop:w-[460px]' : ''}>
          <FindingLine finding={finding} id={noteId} />
        </div>
      )}
      {finding === undefined && help !== undefined && (
        <span id={noteId} className="text-12 text-text-3">
          {help}
        </span>
      )}
    </div>
  );
}
