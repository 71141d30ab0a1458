import type { Invoice } from '@/domain/invoice/invoice';
import { formatAmount } from '@/domain/money/format-amount';
import { documentTexts } from '@/domain/paper/document-texts';
import { currencyWord, rateNotes, vatRowName } from '@/domain/paper/document-words';
import { englishTexts } from '@/domain/paper/english-texts';
import type { Say } from '@/domain/paper/paper-language';
import { payableInOther } from '@/domain/paper/payable-in-other';
import { sumRows } from '@/domain/paper/rows/sum-rows';
import { keyed, keyedTexts } from './keyed';

/** VAT by rate on the left, the sums down to what is to be paid on the right. */
interface SpokenProps {
  readonly invoice: Invoice;
  readonly say: Say;
}

interface DocumentTotalsProps extends SpokenProps {
  /** There are places to sign. */
  readonly signed: boolean;
}

export function DocumentTotals({ invoice, say, signed }: DocumentTotalsProps) {
  return (
    <section className="grid break-inside-avoid grid-cols-2 gap-12 pt-4">
      <div>
        <VatTable invoice={invoice} say={say} />
        <p className="paper-label pt-3">
          {invoice.totals.vatInTaxCurrency !== undefined && (
            <span className="block">
              {say(documentTexts.vatInLei, englishTexts.vatInLei)}: {formatAmount(invoice.totals.vatInTaxCurrency)}
            </span>
          )}
          {keyedTexts(rateNotes(invoice)).map(({ key, value: note }) => (
            <span key={key} className="block">
              {note}
            </span>
          ))}
          {!signed && documentTexts.unsigned}
        </p>
      </div>
      <Sums invoice={invoice} say={say} />
    </section>
  );
}

function VatTable({ invoice, say }: SpokenProps) {
  const rows = invoice.vatBreakdown;
  const word = currencyWord(invoice.currency);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-navy">
          <th scope="col" className="paper-label py-1.5 text-left font-normal">
            {say(documentTexts.breakdown, englishTexts.breakdown)}
          </th>
          <th scope="col" className="paper-label py-1.5 text-right font-normal">
            {say(documentTexts.base(word), englishTexts.base)}
          </th>
          <th scope="col" className="paper-label py-1.5 text-right font-normal">
            {say(documentTexts.tax(word), englishTexts.tax)}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(rows, ({ vat }) => `${vat.code}${vat.rate ?? ''}`).map(({ key, value }) => (
          <tr key={key} className="border-b border-border align-top">
            <td className="py-1.5">
              {vatRowName(value.vat, invoice, say)}
              {(value.exemptionReason ?? value.exemptionReasonCode) !== undefined && (
                <span className="paper-label block">{value.exemptionReason ?? value.exemptionReasonCode}</span>
              )}
            </td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(value.taxable)}</td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(value.tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ invoice, say }: SpokenProps) {
  const { totals, currency } = invoice;
  const other = payableInOther(invoice);
  return (
    <div className="self-start">
      <dl>
        {keyed(sumRows(invoice, say), ({ label }) => label).map(({ key, value: { label, amount } }) => (
          <div key={key} className="flex justify-between gap-3 py-0.5 text-text-2">
            <dt>{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <hr className="my-1.5 border-t-2 border-navy" />
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{say(documentTexts.payable, englishTexts.payable)}</span>
        <span className="text-20 font-semibold tabular-nums">
          {formatAmount(totals.payable)}
          <span className="ml-1 text-12 font-normal text-text-2">{currencyWord(currency)}</span>
        </span>
      </p>
      {other !== undefined && (
        <p className="text-right text-text-2 tabular-nums">
          {documentTexts.payableInOther(
            `${formatAmount(other.amount)} ${currencyWord(other.currency)}`,
            other.official,
          )}
        </p>
      )}
    </div>
  );
}
