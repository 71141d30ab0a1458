import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { KeyHint } from '@/app/ui/key-hint';

interface StatusLineProps {
  /** At the right: totals of the filter. */
  readonly totals?: ReactNode;
  /** In place of the keys: what was just changed, and what it was. */
  readonly message?: ReactNode;
  readonly selectable?: boolean;
}

/** The line under a table: its keys at the left, totals of the filter at the right. Not on the phone. */
export function StatusLine({ totals, message, selectable = true }: StatusLineProps) {
  return (
    <div className="flex h-8 shrink-0 items-center justify-between gap-4 border-t border-border bg-sunken px-6 text-12 text-text-3 phone:hidden">
      <div aria-live="polite" className="flex min-w-0 items-center gap-4 truncate">
        {message ?? (
          <>
            <KeyWords keys={['ArrowUp', 'ArrowDown']} words={uiTexts.keyRow} />
            {selectable && <KeyWords keys={['Space']} words={uiTexts.keySelect} />}
            <KeyWords keys={['Enter']} words={uiTexts.keyOpen} />
            <KeyWords keys={['/']} words={uiTexts.keyFilter} />
          </>
        )}
      </div>
      {totals !== undefined && <div className="truncate tabular-nums">{totals}</div>}
    </div>
  );
}

function KeyWords({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <KeyHint keys={keys} />
      {words}
    </span>
  );
}
