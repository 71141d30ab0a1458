import type { ReactNode } from 'react';

interface DisclosureButtonProps {
  readonly open: boolean;
  /** Id of what it shows. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A quiet button in a row of a finding, which shows or hides what stands beneath the row. */
export function DisclosureButton({ open, controls, onToggle, children }: DisclosureButtonProps): ReactNode {
  return (
    <button
      aria-controls={open ? controls : undefined}
      aria-expanded={open}
      className={`h-7 rounded-1 px-1 text-13 text-accent-text hover:underline phone:h-11 ${open ? 'underline' : ''}`}
      onClick={onToggle}
      type="button"
    >
      {children}
    </button>
  );
}
