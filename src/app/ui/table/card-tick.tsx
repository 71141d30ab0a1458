import type { ReactNode } from 'react';
import { Checkbox } from '../fields/checkbox';

interface CardTickProps {
  readonly checked: boolean;
  /** Says which card it is of. */
  readonly label: string;
  readonly onChange: () => void;
}

/** The box at the end of a card that can be chosen; box, gap and the empty words make a target of 44 px. */
export function CardTick({ checked, label, onChange }: CardTickProps): ReactNode {
  return (
    <div className="flex shrink-0 pl-1">
      <Checkbox checked={checked} onChange={onChange}>
        <span className="block w-5">
          <span className="sr-only">{label}</span>
        </span>
      </Checkbox>
    </div>
  );
}
