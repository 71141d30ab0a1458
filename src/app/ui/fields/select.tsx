import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { ACTIVE_FILTER, type ControlVariant, controlStyle } from './control-style';
import { useFieldControl, useFieldSeverity } from './field-context';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'className' | 'value' | 'onChange'> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly SelectOption<V>[];
  readonly variant?: ControlVariant;
  /** A filter that narrows the list is tinted, one that does not is grey. */
  readonly active?: boolean;
}

/** A short list to choose from: the platform's own select, so that the phone shows its own wheel. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { value, onChange, options, variant = 'boxed', active, ...rest } = props;
  const control = useFieldControl();
  const severity = useFieldSeverity();
  const choose = (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <span className="relative block w-full min-w-0">
      <select
        {...control}
        {...rest}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
        className={classNames(
          controlStyle(variant, severity),
          'appearance-none truncate pr-7',
          active === true
            ? ACTIVE_FILTER
            : variant === 'filter' && (active === false || value === '') && 'text-text-3!',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={variant === 'filter' ? 14 : 16}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-text-3"
      />
    </span>
  );
}
