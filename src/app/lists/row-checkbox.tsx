import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is selected. */
  readonly mixed: boolean;
  /** Told whether Shift was held, for a range. */
  readonly onChange: (shift: boolean) => void;
}

/** The checkbox of a list's row or head. It is no stop of the Tab key: the list's own keyboard selects (Space). */
export function RowCheckbox({ label, checked, mixed, onChange }: RowCheckboxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed;
  }, [mixed]);
  const onClick = (event: MouseEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    onChange(event.shiftKey);
  };
  return (
    <input
      aria-label={label}
      checked={checked}
      className="size-4 accent-accent"
      onChange={() => undefined}
      onClick={onClick}
      ref={box}
      tabIndex={-1}
      type="checkbox"
    />
  );
}
