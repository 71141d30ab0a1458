import type { ComponentProps, ReactNode } from 'react';
import { ACTIVE_FILTER, type ControlVariant, controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'size'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly variant?: ControlVariant;
  /** Tabular figures; `end` aligns right, for amounts. */
  readonly numeric?: boolean | 'end';
  /** Inside at the right: an icon button, or the value of a sum („= 15,50”). */
  readonly trailing?: ReactNode;
}

/** One line of text. Inside a Field it is tied to label and error by itself; outside give it an aria-label. */
export function TextInput({ value, onChange, variant = 'boxed', numeric = false, trailing, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const severity = useFieldSeverity();
  return (
    <span className="relative block w-full min-w-0">
      <input
        autoComplete="off"
        spellCheck={false}
        {...control}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${controlStyle(variant, severity, numeric !== false)} ${numeric === 'end' ? 'text-right' : ''} ${variant === 'filter' && value !== '' ? ACTIVE_FILTER : ''} ${trailing === undefined ? '' : 'pr-10'}`}
      />
      {trailing !== undefined && (
        <span className="absolute inset-y-0 right-1 flex items-center text-13 text-text-3">{trailing}</span>
      )}
    </span>
  );
}
