import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { ACTIVE_FILTER, controlStyle } from '@/app/ui/fields/control-style';
import { Popover } from '@/app/ui/floating/popover';
import { countText } from '@/app/ui/words/amount-text';
import type { ChoiceFilterProps } from './choice-filter';
import { keysIn, keysText } from './list-filters';
import { listTexts } from './list-texts';

const { filters: words } = listTexts;

/** Several values of a column's filter, ticked in a list beside its button. */
export default function SeveralFilter({ label, none, options, value, onChange }: ChoiceFilterProps): ReactNode {
  const chosen = keysIn(value);
  const [first] = chosen;
  const shown =
    first === undefined
      ? none
      : chosen.length > 1
        ? words.several(countText(chosen.length))
        : (options.find((option) => option.value === first)?.label ?? none);
  const toggle = (key: string): void =>
    onChange(keysText(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]));
  return (
    <Popover
      anchor="bottom start"
      button={
        <>
          <span className="min-w-0 flex-1 truncate text-left">{shown}</span>
          <ChevronDown aria-hidden="true" className="shrink-0 text-text-3" size={14} />
        </>
      }
      buttonClass={classNames(
        controlStyle('filter'),
        'flex items-center gap-1 font-normal',
        first === undefined ? 'text-text-3!' : ACTIVE_FILTER,
      )}
      buttonLabel={`${label}: ${shown}`}
      panelClass="w-56 p-2"
    >
      {(close) => (
        <fieldset className="flex flex-col">
          <legend className="sr-only">{label}</legend>
          <div className="flex max-h-72 flex-col gap-1.5 overflow-auto p-1">
            {options.map((option) => (
              <Checkbox
                checked={chosen.includes(option.value)}
                key={option.value}
                onChange={() => toggle(option.value)}
              >
                {option.label}
              </Checkbox>
            ))}
          </div>
          {first !== undefined && (
            <Button
              onClick={() => {
                onChange('');
                close();
              }}
              size="sm"
              variant="text"
            >
              {words.clear}
            </Button>
          )}
        </fieldset>
      )}
    </Popover>
  );
}
