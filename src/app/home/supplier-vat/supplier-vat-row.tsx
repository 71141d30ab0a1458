/** Under the decisions: the suppliers of the month that is being closed whose VAT state is to be read again, and the button that reads it. */
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { workingDeadline } from '@/app/companies/working-deadline';
import { VatCheckBar } from '@/app/defs/vat-check/vat-check-bar';
import { useVatCheck } from '@/app/defs/vat-check/vat-check-run';
import { vatCheckTexts } from '@/app/defs/vat-check/vat-check-texts';
import { useSyncView } from '@/app/state/sync-view';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { TONE_TEXT } from '@/app/ui/states/tone';
import { monthName } from '../day-words';
import { homeTexts } from '../home-texts';
import { supplierVatTexts as words } from './supplier-vat-texts';
import { type ClosingMonth, closingMonth } from './suppliers-to-check';
import { useSupplierCheck } from './use-supplier-check';
import { useSuppliersToCheck } from './use-suppliers-to-check';

export default function SupplierVatRow(): ReactNode {
  const closing = closingMonth(useToday());
  return closing === null ? null : <OfMonth {...closing} />;
}

function OfMonth({ month, deadline }: ClosingMonth): ReactNode {
  const suppliers = useSuppliersToCheck(month);
  const check = useSupplierCheck();
  const today = useToday();
  const { offline } = useSyncView();
  const running = useVatCheck().company !== null;
  if (suppliers === undefined || suppliers.length === 0) return null;
  const { tone, text } = workingDeadline(deadline, today);
  const title = words.title(suppliers.length, monthName(month));
  return (
    <section aria-label={title} className="border border-border bg-surface desktop:rounded-2 phone:border-x-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-13">
        <ReceiptText aria-hidden="true" className="shrink-0 text-wait" size={16} strokeWidth={1.75} />
        <span className="min-w-0 flex-1 basis-72">
          <span className="block font-medium">{title}</span>
          <span className="block text-12 text-text-3">{words.text}</span>
        </span>
        <span className="text-12 tabular-nums">
          <span className={`block ${tone === 'idle' ? 'text-text' : TONE_TEXT[tone]}`}>{text}</span>
          <span className="block text-text-3">{homeTexts.until(deadline)}</span>
        </span>
        <Button
          busy={running}
          onClick={() => void check(suppliers)}
          unavailable={offline ? vatCheckTexts.offlineNow : undefined}
          variant="outlined"
        >
          {words.check}
        </Button>
      </div>
      <VatCheckBar />
    </section>
  );
}
