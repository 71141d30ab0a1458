import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import type { CellEdit } from './cell-editing';

interface CellInputProps {
  /** The column's head, its accessible name. */
  readonly label: string;
  readonly edit: Pick<CellEdit<never>, 'options' | 'numeric'>;
  readonly typed: string;
  readonly refused: boolean;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** A cell while it is typed into: fills its place, edged in the accent, all of it selected at first. */
export function CellInput({ label, edit, typed, refused, onType, onKeyDown, onBlur }: CellInputProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>('input, select');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, []);
  const shared = { 'aria-label': label, 'aria-invalid': refused, onKeyDown, onBlur, value: typed, onChange: onType };
  return (
    <span
      className={`absolute inset-0 flex items-center border-2 bg-surface *:h-full ${refused ? 'border-bad' : 'border-accent'}`}
      data-cell-input=""
      ref={place}
    >
      {edit.options === undefined ? (
        <TextInput {...shared} numeric={edit.numeric === true ? 'end' : false} variant="cell" />
      ) : (
        <Select {...shared} options={edit.options} variant="cell" />
      )}
    </span>
  );
}
