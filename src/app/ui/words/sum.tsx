import { amountText } from './amount-text';

interface SumTextProps {
  /** As it is shown. */
  readonly text: string;
  readonly currency: string;
}

/** A sum in a list whose figures are lei: another currency stands before it in grey, so that the figures stay under each other. */
export function SumText({ text, currency }: SumTextProps) {
  return (
    <span className="tabular-nums whitespace-nowrap">
      <Foreign currency={currency} />
      {text}
    </span>
  );
}

/** The same from an exact decimal. */
export function Sum({ value, currency }: { readonly value: string; readonly currency: string }) {
  return <SumText text={amountText(value)} currency={currency} />;
}

/** The same in the cell of a numeric column, which has figures and breaks set already. */
export function SumInCell({ value, currency }: { readonly value: string; readonly currency: string }) {
  return (
    <>
      <Foreign currency={currency} />
      {amountText(value)}
    </>
  );
}

function Foreign({ currency }: { readonly currency: string }) {
  return currency !== 'RON' && <span className="mr-1.5 text-12 font-normal text-text-3">{currency}</span>;
}
