import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '../class-names';
import { countText } from '../words/amount-text';
import { TONE_BAR, type Tone } from './tone';

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** „3.200 din 41.000” at the right; off where the numbers stand elsewhere. */
  readonly numbers?: boolean;
  /** Accent for what moves now, a tone for a level. */
  readonly tone?: Tone | 'accent';
}

/** How far long work is, or how full something is, with numbers. */
export function ProgressBar({ label, value, max, numbers = true, tone = 'accent' }: ProgressBarProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const words = `${countText(value)} ${uiTexts.of} ${countText(max)}`;
  return (
    <span className="flex w-full items-center gap-3">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        className="block h-1.5 min-w-16 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className={classNames('block h-full origin-left', tone === 'accent' ? 'bg-accent' : TONE_BAR[tone])}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
      {numbers && <span className="text-13 tabular-nums text-text-2">{words}</span>}
    </span>
  );
}
