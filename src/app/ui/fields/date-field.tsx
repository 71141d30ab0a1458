import { Calendar as CalendarIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { uiTexts } from '@/app/texts/ui-texts';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { Popover } from '../floating/popover';
import { fetchPart, loadedPart, Part } from '../loaded-part';
import { dayText } from '../words/date-words';
import type { ControlVariant } from './control-style';
import { parseDateEntry } from './date-entry';
import { TextInput } from './text-input';

/** date-fns and its Romanian locale come only when a calendar is first opened. */
const calendar = loadedPart(async () => ({ default: (await loadChunk(() => import('./calendar'))).Calendar }));

interface DateFieldProps {
  /** `yyyy-MM-dd` or ''. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The day that `+15` counts from; today by default. */
  readonly base?: string;
  readonly variant?: ControlVariant;
  /** `yyyy-MM-dd`; the day in Romania by default. */
  readonly today?: string;
  readonly 'aria-label'?: string;
  readonly onNotUnderstood?: (text: string) => void;
  /** Typed at an earlier time and not read yet. */
  readonly typedAtFirst?: string | undefined;
  /** What is typed and not read yet; null once it is read or another day is chosen. */
  readonly onTyped?: (text: string | null) => void;
}

/**
 * A day, typed or chosen. What is typed is read at Enter and on leaving; arrows up and down move by a day. What cannot be
 * read stays as typed and is told to the caller, so that nothing typed disappears.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, variant = 'boxed', onNotUnderstood, typedAtFirst = null, onTyped } = props;
  const today = props.today ?? bucharestDay(Date.now());
  const base = props.base === undefined || props.base === '' ? today : props.base;
  const [typed, setTyped] = useState<string | null>(typedAtFirst);
  const type = (text: string | null): void => {
    setTyped(text);
    onTyped?.(text);
  };

  const settle = (): void => {
    if (typed === null) return;
    const day = typed.trim() === '' ? '' : parseDateEntry(typed, today, base);
    if (day === null) {
      onNotUnderstood?.(typed);
      return;
    }
    type(null);
    if (day !== value) onChange(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') settle();
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    type(null);
    onChange(value === '' ? today : addDays(value, step));
  };

  const choose = (day: string, close: () => void): void => {
    type(null);
    onChange(day);
    close();
  };

  return (
    <TextInput
      numeric
      inputMode="numeric"
      variant={variant}
      value={typed ?? dayText(value)}
      onChange={type}
      onBlur={settle}
      onKeyDown={onKeyDown}
      {...(props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] })}
      trailing={
        <Popover
          button={<CalendarIcon aria-hidden="true" size={16} strokeWidth={1.75} />}
          buttonLabel={uiTexts.openCalendar}
          fetch={() => fetchPart(calendar)}
          buttonClass={`inline-flex size-7 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11 ${variant === 'quiet' ? 'desktop:-mr-2.5' : ''}`}
        >
          {(close) => (
            <Part
              part={calendar}
              props={{ value, today, onChoose: (day: string) => choose(day, close) }}
              before={<div className="h-[320px] w-[252px]" />}
            />
          )}
        </Popover>
      }
    />
  );
}
