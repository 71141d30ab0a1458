import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { formatAmount, formatNumber } from '@/domain/money/format-amount';
import { documentTexts } from '@/domain/paper/document-texts';
import { currencyWord, lineDetails, lineVat, rateText } from '@/domain/paper/document-words';
import { showUnit } from '@/domain/units/find-unit';

/** The lines as a table whose head comes again on every printed page. */
export function DocumentLines({ invoice }: { readonly invoice: Invoice }) {
  const word = currencyWord(invoice.currency);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-y border-navy align-bottom">
          <Head words={documentTexts.lineNumber} />
          <Head words={[documentTexts.name]} wide />
          <Head words={[documentTexts.unit]} />
          <Head words={[documentTexts.quantity]} end />
          <Head words={documentTexts.price(word)} end />
          <Head words={documentTexts.net(word)} end />
          <Head words={documentTexts.rate} end />
          <Head words={documentTexts.vat(word)} end />
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  /** One a printed line. */
  readonly words: readonly string[];
  readonly end?: boolean;
  readonly wide?: boolean;
}

function Head({ words, end = false, wide = false }: HeadProps) {
  return (
    <th
      scope="col"
      className={`paper-label py-1.5 font-normal ${end ? 'pl-3 text-right' : 'pr-3 text-left'} ${wide ? 'w-full' : 'whitespace-nowrap'}`}
    >
      {words.map((word) => (
        <span key={word} className="block">
          {word}
        </span>
      ))}
    </th>
  );
}

const NUMBER_CELL = 'py-2 pl-3 text-right tabular-nums whitespace-nowrap';

function Line({ line }: { readonly line: InvoiceLine }) {
  const { item, price } = line;
  return (
    <tr className="break-inside-avoid border-b border-border align-top">
      <td className="py-2 pr-3 text-text-3 tabular-nums">{line.id}</td>
      <td className="py-2 pr-3">
        <span className="font-medium">{item.name}</span>
        {lineDetails(line).map((text) => (
          <span key={text} className="paper-label block">
            {text}
          </span>
        ))}
      </td>
      <td className="py-2 pr-3 whitespace-nowrap">{showUnit(line.unitCode)}</td>
      <td className={NUMBER_CELL}>{formatNumber(line.quantity)}</td>
      <td className={NUMBER_CELL}>{formatNumber(price.net, 2)}</td>
      <td className={`${NUMBER_CELL} font-medium`}>{formatAmount(line.net)}</td>
      <td className={NUMBER_CELL}>{rateText(line.vat)}</td>
      <td className={NUMBER_CELL}>{lineVat(line)}</td>
    </tr>
  );
}
