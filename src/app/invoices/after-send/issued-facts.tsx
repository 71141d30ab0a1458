import { useToday } from '@/app/state/use-today';
import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { Invoice } from '@/domain/invoice/invoice';
import { currencyWord } from '@/domain/paper/document-words';
import type { ShownItem } from '../archive/shown-item';
import { issuedTexts } from './issued-texts';
import { useFiscalCode } from './use-fiscal-code';

interface IssuedFactsProps {
  readonly item: ShownItem;
  /** Undefined until its document is read: it knows what was paid in advance. */
  readonly invoice: Invoice | undefined;
}

/** Whom it is for, how much, and by when: it has to be paid, and to be in SPV. */
export function IssuedFacts({ item, invoice }: IssuedFactsProps) {
  const today = useToday();
  const fiscalCode = useFiscalCode(item);
  const { partnerName, currency, dueDate, issueDate, vat } = item;
  const payable = item.type === 'NC' ? item.total : (invoice?.totals.payable ?? item.total);
  return (
    <div className="border-y border-border py-4">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <p className="text-16 font-semibold break-words">{partnerName}</p>
          <p className="text-12 text-text-3 tabular-nums">{fiscalCode}</p>
        </div>
        <div className="shrink-0 text-right tabular-nums">
          <p className="text-20 font-semibold">
            {amountText(payable)} <span className="text-13 font-normal text-text-3">{currencyWord(currency)}</span>
          </p>
          <p className="text-12 text-text-3">{issuedTexts.ofWhichVat(amountText(vat))}</p>
        </div>
      </div>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12 text-text-2 tabular-nums">
        <span>{dueDate === '' ? '' : issuedTexts.dueOn(dayText(dueDate))}</span>
        <span className="flex items-center gap-2">
          {issuedTexts.term}
          <DeadlineClock issueDate={issueDate} today={today} />
        </span>
      </p>
    </div>
  );
}
