import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl, useFieldSeverity } from './field-context';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly variant?: 'boxed' | 'quiet';
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ value, onChange, variant = 'boxed', rows = 3, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  const severity = useFieldSeverity();
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classNames(
        'field-sizing-content w-full min-w-0 resize-y text-14 phone:min-h-11 text-text outline-none phone:text-16',
        variant === 'boxed'
          ? 'rounded-2 border border-border-control bg-surface px-3 py-2 focus:border-accent focus:ring-2 focus:ring-accent'
          : 'border-b border-border-control bg-transparent py-1 focus:border-focus focus:shadow-[0_1px_0_var(--focus)]',
        severity === 'error' && 'border-bad! bg-bad-soft!',
        severity === 'warning' && 'border-wait! bg-wait-soft!',
      )}
    />
  );
}
