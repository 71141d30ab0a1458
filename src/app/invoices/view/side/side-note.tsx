import type { ReactNode } from 'react';

/** One sentence in place of what is not here yet, or cannot be. */
export function SideNote({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="px-5 py-4 text-13 text-text-3 phone:px-4" role="status">
      {text}
    </p>
  );
}
