import { FindingLine } from '../fields/finding-line';
import { useShownFinding } from '../fields/use-finding';
import { findingAt } from '../model/finding-view';
import { useEditor } from '../use-editor';
import { KeepPartner } from './keep-partner';
import type { LookUp } from './use-look-up';

/** The fields above the line, as one reads them. */
const FIELDS = [
  ...['buyer.name', 'buyer.taxId', 'buyer.address.countrySubdivision'],
  ...['buyer.address.city', 'buyer.address.line1'],
];

interface BuyerLineProps {
  readonly lookUp: LookUp;
  /** The field that has the keyboard. */
  readonly focused: string | undefined;
}

/**
 * The line under the buyer's fields: what is to be put right in the one that has the keyboard, else in the first; else what
 * came of asking ANAF. Its room is there before anything is said, so that nothing below moves. The phone says findings at
 * their fields.
 */
export function BuyerLine({ lookUp, focused }: BuyerLineProps) {
  const finding = useShownFinding(
    useEditor((state) => {
      const fields = focused === undefined ? FIELDS : [focused, ...FIELDS];
      const at = fields.find((field) => FIELDS.includes(field) && findingAt(state, field) !== undefined);
      return at === undefined ? undefined : findingAt(state, at);
    }),
  );
  return (
    <div className="mt-1 flex min-h-10 items-start justify-between gap-3">
      {finding !== undefined && (
        <div className="min-w-0 phone:hidden">
          <FindingLine finding={finding} />
        </div>
      )}
      <p
        aria-live="polite"
        className={`min-w-0 pt-1 text-12 ${finding === undefined ? '' : 'desktop:sr-only'} ${lookUp.warned ? 'text-wait' : 'text-text-3'}`}
      >
        {lookUp.note}
      </p>
      <span className="-mr-2 shrink-0">
        <KeepPartner />
      </span>
    </div>
  );
}
