import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'checked' | 'onChange' | 'ref'> {
  /** `mixed`: some of what it stands for. */
  readonly checked: boolean | 'mixed';
  readonly onChange: (checked: boolean) => void;
  /** Words beside it; without them give an aria-label. */
  readonly children?: ReactNode;
}

/** A checkbox, 16 px, with its words as one target. */
export function Checkbox({ checked, onChange, children, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const control = { id: ownId, ...useFieldControl() };
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  const Mark = checked === 'mixed' ? Minus : Check;
  const box = (
    <span className="relative inline-flex size-4 shrink-0">
      <input
        {...control}
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={classNames(
          'size-4 appearance-none rounded-1 border',
          rest.disabled === true
            ? 'border-border bg-sunken'
            : checked === false
              ? 'border-border-control bg-surface'
              : 'border-accent bg-accent',
        )}
      />
      {checked !== false && (
        <Mark
          aria-hidden="true"
          size={12}
          strokeWidth={2.5}
          className={`pointer-events-none absolute inset-0 m-auto ${rest.disabled === true ? 'text-text-3' : 'text-on-accent'}`}
        />
      )}
    </span>
  );
  if (children === undefined) return box;
  return (
    <label htmlFor={rest.id ?? control.id} className="inline-flex items-center gap-2 text-13 text-text phone:min-h-11">
      {box}
      <span>{children}</span>
    </label>
  );
}
