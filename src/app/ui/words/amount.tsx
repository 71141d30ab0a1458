import { amountText } from './amount-text';

interface AmountProps {
  /** Exact decimal; '' shows a dash. */
  readonly value: string;
  readonly minDecimals?: number;
  /** Written after it in grey: `lei`, `EUR`. Left out in columns that name it in the head. */
  readonly currency?: string;
}

/** An amount in tabular figures. Nothing is rounded: missing decimals are filled with zeros, further ones are kept. */
export function Amount({ value, minDecimals = 2, currency }: AmountProps) {
  return (
    <span className="tabular-nums whitespace-nowrap">
      {value === '' ? '–' : amountText(value, minDecimals)}
      {currency !== undefined && <span className="ml-1 text-13 font-normal text-text-3">{currency}</span>}
    </span>
  );
}
