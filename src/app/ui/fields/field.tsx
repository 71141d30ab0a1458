import { type ReactNode, useId, useMemo } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '../class-names';
import { FieldContext } from './field-context';
import { FieldFinding, type Finding } from './field-finding';

interface FieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** Below the control, until an error takes its place. */
  readonly help?: ReactNode;
  /** A sentence, or a finding with its repair. */
  readonly error?: string | Finding | undefined;
  /** At the right end of the label's line. */
  readonly aside?: ReactNode;
  /** The editor's sheet: smaller grey label, quiet control. */
  readonly variant?: 'boxed' | 'quiet';
  /** The label is only for screen readers. */
  readonly labelHidden?: boolean;
  readonly children: ReactNode;
}

function asFinding(error: string | Finding): Finding {
  return typeof error === 'string' ? { severity: 'error', text: error } : error;
}

/** Label above, help below, error in place of help. Any control of this folder put inside is tied to them by itself. */
export function Field(props: FieldProps) {
  const { label, required = false, help, error, aside, variant = 'boxed', labelHidden = false, children } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const finding = error === undefined || error === '' ? undefined : asFinding(error);
  const hasNote = finding !== undefined || help !== undefined;
  const invalid = finding?.severity === 'error';
  const warned = finding?.severity === 'warning';
  const context = useMemo(
    () => ({ id, describedBy: hasNote ? noteId : undefined, invalid, warned, required }),
    [id, noteId, hasNote, invalid, warned, required],
  );
  const labelLook = variant === 'boxed' ? 'text-13 font-medium text-text' : 'text-12 text-text-3';
  return (
    <div className={classNames('flex min-w-0 flex-col', variant === 'boxed' ? 'gap-1' : 'gap-0')}>
      <div className={classNames('flex items-baseline justify-between gap-2', labelHidden && 'sr-only')}>
        <label htmlFor={id} className={labelLook}>
          {label}
          {required && (
            <span className="text-bad" title={uiTexts.required}>
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {finding !== undefined ? (
        <FieldFinding finding={finding} id={noteId} />
      ) : (
        help !== undefined && (
          <span id={noteId} className="text-12 text-text-3">
            {help}
          </span>
        )
      )}
    </div>
  );
}
