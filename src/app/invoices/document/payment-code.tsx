import { useMemo } from 'react';
import { showIban } from '@/domain/identifiers/iban';
import type { Invoice } from '@/domain/invoice/invoice';
import { formatAmount } from '@/domain/money/format-amount';
import { documentTexts } from '@/domain/paper/document-texts';
import { currencyWord } from '@/domain/paper/document-words';
import { type PaperLanguage, payFromAppWords } from '@/domain/paper/paper-language';
import { paymentText } from '@/domain/qr/payment-text';
import { qrSquares } from '@/domain/qr/qr-squares';

interface PaymentCodeProps {
  readonly invoice: Invoice;
  readonly language: PaperLanguage;
}

/** The code that fills a transfer in the bank's app, the same as on the pages; nothing where no transfer is to be made. */
export function PaymentCode({ invoice, language }: PaymentCodeProps) {
  const code = useMemo(() => paymentText(invoice), [invoice]);
  const squares = useMemo(() => (code === undefined ? undefined : qrSquares(code.text)), [code]);
  if (code === undefined || squares === undefined) return null;
  const amount = `${formatAmount(invoice.totals.payable)} ${currencyWord(invoice.currency)}`;
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p aria-hidden="true" className="paper-label text-right">
        {payFromAppWords(language).map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
      </p>
      <svg
        aria-label={documentTexts.payCode(showIban(code.iban), amount)}
        className="size-[101px]"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${squares.size} ${squares.size}`}
      >
        <path d={squares.runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`).join('')} />
      </svg>
    </div>
  );
}
