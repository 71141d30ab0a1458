import type { ReactNode } from 'react';
import { inboxTexts } from './inbox-texts';
import { MONTH_FORMATS, type MonthFormat } from './month-formats';

interface FormatChoiceProps {
  readonly chosen: readonly MonthFormat[];
  readonly onChange: (chosen: readonly MonthFormat[]) => void;
}

/** Which files are taken, one kind at least: buttons side by side, each in or out. */
export function FormatChoice({ chosen, onChange }: FormatChoiceProps): ReactNode {
  return (
    <fieldset
      aria-label={inboxTexts.formats}
      className="flex h-8 shrink-0 overflow-hidden rounded-2 border border-border"
    >
      {MONTH_FORMATS.map((format) => {
        const on = chosen.includes(format);
        const last = on && chosen.length === 1;
        const flip = (): void => onChange(MONTH_FORMATS.filter((one) => (one === format ? !on : chosen.includes(one))));
        return (
          <button
            aria-disabled={last || undefined}
            aria-pressed={on}
            className={`px-3 text-13 font-medium not-first:border-l border-border ${on ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover'}`}
            key={format}
            onClick={() => !last && flip()}
            type="button"
          >
            {inboxTexts.formatNames[format]}
          </button>
        );
      })}
    </fieldset>
  );
}
