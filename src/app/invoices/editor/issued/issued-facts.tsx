import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { dayText } from '@/app/ui/words/date-words';
import type { Invoice } from '@/domain/invoice/invoice';
import { formatAmount } from '@/domain/money/format-amount';
import { currencyWord } from '@/domain/paper/document-words';
import { useEditorServices } from '../editor-services';
import { issuedTexts } from './issued-texts';

interface IssuedFactsProps {
  readonly invoice: Invoice;
  /** Of the buyer, as it was typed: of one that pays no VAT the document has other numbers too. */
  readonly taxId: string;
}

/** Whom it is for, how much, and by when: it has to be paid, and to be in SPV. */
export function IssuedFacts({ invoice, taxId }: IssuedFactsProps) {
  const { today } = useEditorServices();
  const { buyer, totals, currency, dueDate, issueDate } = invoice;
  return (
    <div className="border-y border-border py-4">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <p className="text-16 font-semibold break-words">{buyer.name}</p>
          <p className="text-12 text-text-3 tabular-nums">{taxId}</p>
        </div>
        <div className="shrink-0 text-right tabular-nums">
          <p className="text-20 font-semibold">
            {formatAmount(totals.payable)}{' '}
            <span className="text-13 font-normal text-text-3">{currencyWord(currency)}</span>
          </p>
          {totals.vat !== undefined && (
            <p className="text-12 text-text-3">{issuedTexts.ofWhichVat(formatAmount(totals.vat))}</p>
          )}
        </div>
      </div>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12 text-text-2 tabular-nums">
        <span>{dueDate === undefined ? '' : issuedTexts.dueOn(dayText(dueDate))}</span>
        <span className="flex items-center gap-2">
          {issuedTexts.term}
          <DeadlineClock issueDate={issueDate} today={today} />
        </span>
      </p>
    </div>
  );
}
