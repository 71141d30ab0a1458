import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** What stands behind its own line until somebody asks for it: it is neither read nor drawn before. */
export function Fold({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-7 items-center gap-1 rounded-2 text-12 text-accent-text hover:underline phone:min-h-11"
      >
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
        {label}
      </button>
      {open && <div className="pl-4">{children}</div>}
    </div>
  );
}
