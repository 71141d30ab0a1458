import { memo } from 'react';
import { Badge } from './badge';
import { INVOICE_STATES } from './invoice-states';
import type { InvoiceStateName } from './state-words';

interface InvoiceStateBadgeProps {
  readonly state: InvoiceStateName;
  /** Outside lists one badge may be filled in any colour. */
  readonly filled?: boolean;
}

/** The state of an invoice as every screen shows it. */
export const InvoiceStateBadge = memo(function InvoiceStateBadge({ state, filled }: InvoiceStateBadgeProps) {
  const { label, icon, tone, filled: filledInLists } = INVOICE_STATES[state];
  return (
    <Badge tone={tone} icon={icon} filled={filled ?? filledInLists}>
      {label}
    </Badge>
  );
});
