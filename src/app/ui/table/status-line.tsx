import type { ReactNode } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { uiTexts } from '@/app/texts/ui-texts';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { classNames } from '../class-names';

/** Keys and what they do here. */
export interface KeyWords {
  readonly keys: readonly string[];
  readonly words: string;
}

const { up, down, select, open, filter } = KEY_TABLE.list.bindings;
const ROW: KeyWords = { keys: [...up.keys, ...down.keys], words: uiTexts.keyRow };
const SELECT: KeyWords = { keys: select.keys, words: uiTexts.keySelect };
const OPEN: KeyWords = { keys: open.keys, words: uiTexts.keyOpen };
const FILTER: KeyWords = { keys: filter.keys, words: uiTexts.keyFilter };

/** Keys of a list whose rows are opened; with boxes or a filter row, those too. */
export function listKeys(has: { readonly boxes?: boolean; readonly filters?: boolean } = {}): readonly KeyWords[] {
  return [ROW, ...(has.boxes === true ? [SELECT] : []), OPEN, ...(has.filters === true ? [FILTER] : [])];
}

interface StatusLineProps {
  readonly keys: readonly KeyWords[];
  /** At the right: totals of the filter, or what was just changed, and what it was. */
  readonly children?: ReactNode;
  /** What stands at the right is told on the phone too, without the keys. */
  readonly phone?: boolean;
}

/** The line under a table: its keys at the left, what is to be said at the right. On the phone only where it is asked for. */
export function StatusLine({ keys, children, phone = false }: StatusLineProps) {
  return (
    <div
      className={classNames(
        'flex h-8 shrink-0 items-center justify-between gap-4 border-t border-border bg-sunken px-6 text-12 text-text-3 phone:px-4',
        !phone && 'phone:hidden',
      )}
    >
      {/* What has no room goes to a next line, out of sight: no word is cut. */}
      <div className="flex h-full min-w-0 flex-wrap gap-x-4 overflow-hidden phone:hidden">
        {keys.map((hint) => (
          <span key={hint.words} className="flex h-full items-center gap-1.5 whitespace-nowrap">
            <KeyHint keys={hint.keys} />
            {hint.words}
          </span>
        ))}
      </div>
      <div
        aria-live="polite"
        className="flex min-w-0 max-w-3/4 shrink-0 items-center gap-2 truncate tabular-nums phone:max-w-full"
      >
        {children}
      </div>
    </div>
  );
}
