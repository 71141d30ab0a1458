import type { Invoice } from '@/domain/invoice/invoice';
import type { DecimalText } from '@/domain/money/decimal-text';
import { formatAmount } from '@/domain/money/format-amount';
import { documentTexts } from '@/domain/paper/document-texts';
import { currencyWord, rateNotes, rateText, vatRowName } from '@/domain/paper/document-words';
import { payableInLei } from '@/domain/paper/payable-in-lei';

/** VAT by rate on the left, the sums down to what is to be paid on the right. */
export function DocumentTotals({ invoice }: { readonly invoice: Invoice }) {
  return (
    <section className="grid break-inside-avoid grid-cols-2 gap-12 pt-4">
      <div>
        <VatTable invoice={invoice} />
        <p className="paper-label pt-3">
          {invoice.totals.vatInTaxCurrency !== undefined && (
            <span className="block">{documentTexts.vatInLei(formatAmount(invoice.totals.vatInTaxCurrency))}</span>
          )}
          {rateNotes(invoice).map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
          {documentTexts.unsigned}
        </p>
      </div>
      <Sums invoice={invoice} />
    </section>
  );
}

function VatTable({ invoice }: { readonly invoice: Invoice }) {
  const word = currencyWord(invoice.currency);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-navy">
          <th scope="col" className="paper-label py-1.5 text-left font-normal">
            {documentTexts.breakdown}
          </th>
          <th scope="col" className="paper-label py-1.5 text-right font-normal">
            {documentTexts.base(word)}
          </th>
          <th scope="col" className="paper-label py-1.5 text-right font-normal">
            {documentTexts.tax(word)}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.vatBreakdown.map(({ vat, taxable, tax, exemptionReason }) => (
          <tr key={`${vat.code}${vat.rate ?? ''}`} className="border-b border-border align-top">
            <td className="py-1.5">
              {vatRowName(vat, invoice)}
              {exemptionReason !== undefined && <span className="paper-label block">{exemptionReason}</span>}
            </td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(taxable)}</td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{formatAmount(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ invoice }: { readonly invoice: Invoice }) {
  const { totals, vatBreakdown, currency } = invoice;
  const inLei = payableInLei(invoice);
  const taxed = vatBreakdown.filter(({ vat }) => vat.code === 'S');
  return (
    <div className="self-start">
      <dl>
        <Sum label={documentTexts.discount} value={totals.allowances} negative />
        <Sum label={documentTexts.charge} value={totals.charges} />
        <Sum label={documentTexts.withoutVat} value={totals.taxExclusive} />
        {taxed.map(({ vat, tax }) => (
          <Sum key={vat.rate} label={documentTexts.vatRow(rateText(vat))} value={tax} />
        ))}
        {totals.prepaid !== undefined && <Sum label={documentTexts.withVat} value={totals.taxInclusive} />}
        <Sum label={documentTexts.prepaid} value={totals.prepaid} negative />
        <Sum label={documentTexts.rounding} value={totals.rounding} />
      </dl>
      <hr className="my-1.5 border-t-2 border-navy" />
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{documentTexts.payable}</span>
        <span className="text-20 font-semibold tabular-nums">
          {formatAmount(totals.payable)}
          <span className="ml-1 text-12 font-normal text-text-2">{currencyWord(currency)}</span>
        </span>
      </p>
      {inLei !== undefined && (
        <p className="text-right text-text-2 tabular-nums">
          {documentTexts.payableInLei(formatAmount(inLei.amount), inLei.official)}
        </p>
      )}
    </div>
  );
}

interface SumProps {
  readonly label: string;
  /** Left out where undefined. */
  readonly value: DecimalText | undefined;
  /** Taken off: shown with the minus. */
  readonly negative?: boolean;
}

function Sum({ label, value, negative = false }: SumProps) {
  if (value === undefined) return null;
  return (
    <div className="flex justify-between py-0.5 text-text-2">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {negative && '−'}
        {formatAmount(value)}
      </dd>
    </div>
  );
}
