import { Fragment } from 'react';
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { formatAmount, formatNumber } from '@/domain/money/format-amount';
import { documentTexts } from '@/domain/paper/document-texts';
import { currencyWord, lineDetails, lineVat, rateText } from '@/domain/paper/document-words';
import { englishTexts } from '@/domain/paper/english-texts';
import type { LookFigure } from '@/domain/paper/look/invoice-look';
import type { PaperLook } from '@/domain/paper/look/paper-look';
import { type PaperLanguage, type Say, sayIn } from '@/domain/paper/paper-language';
import { showUnit } from '@/domain/units/find-unit';
import { keyed, keyedTexts } from './keyed';
import type { PaperRemarks } from './paper-remarks';

/** The lines as a table whose head comes again on every printed page. */
interface DocumentLinesProps {
  readonly invoice: Invoice;
  readonly look: PaperLook;
  readonly language: PaperLanguage;
  /** Under lines, by their place from 0. */
  readonly remarks?: PaperRemarks['lines'] | undefined;
}

export function DocumentLines({ invoice, look, language, remarks }: DocumentLinesProps) {
  // Number, name, the figures; the rate has its sum beside it.
  const columns = look.figures.length + 3;
  const word = currencyWord(invoice.currency);
  const inBoth = (words: readonly string[], english: string) => (language === 'ro' ? words : [...words, english]);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-y border-navy align-bottom">
          <Head words={inBoth(documentTexts.lineNumber, englishTexts.lineNumber)} />
          <Head words={inBoth([documentTexts.name], englishTexts.name)} wide />
          {look.figures.flatMap((figure) =>
            HEADS[figure](word).map(([words, english]) => (
              <Head end={figure !== 'unit'} key={english} words={inBoth(words, english)} />
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {keyed(invoice.lines, ({ id }) => id).map(({ key, value }, at) => (
          <Fragment key={key}>
            <Line line={value} look={look} say={sayIn(language)} />
            {remarks?.has(at) === true && (
              <tr className="print:hidden">
                <td colSpan={columns}>{remarks.get(at)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** What stands above a column of figures, with its English; the rate and its sum go together. */
const HEADS: Readonly<Record<LookFigure, (word: string) => readonly (readonly [readonly string[], string])[]>> = {
  unit: () => [[[documentTexts.unit], englishTexts.unit]],
  quantity: () => [[[documentTexts.quantity], englishTexts.quantity]],
  price: (word) => [[documentTexts.price(word), englishTexts.price]],
  net: (word) => [[documentTexts.net(word), englishTexts.net]],
  vat: (word) => [
    [documentTexts.rate, englishTexts.rate],
    [documentTexts.vat(word), englishTexts.vat],
  ],
};

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

interface LineProps {
  readonly line: InvoiceLine;
  readonly look: PaperLook;
  readonly say: Say;
}

function Line({ line, look, say }: LineProps) {
  const { item } = line;
  return (
    <tr className="break-inside-avoid border-b border-border align-top">
      <td className="py-2 pr-3 text-text-3 tabular-nums">{line.id}</td>
      <td className="py-2 pr-3">
        <span className="font-medium">{item.name}</span>
        {keyedTexts(lineDetails(line, look, say)).map(({ key, value: text }) => (
          <span key={key} className="paper-label block">
            {text}
          </span>
        ))}
      </td>
      {look.figures.map((figure) => (
        <Figure figure={figure} key={figure} line={line} />
      ))}
    </tr>
  );
}

function Figure({ figure, line }: { readonly figure: LookFigure; readonly line: InvoiceLine }) {
  switch (figure) {
    case 'unit':
      return <td className="py-2 pr-3 whitespace-nowrap">{showUnit(line.unitCode)}</td>;
    case 'quantity':
      return <td className={NUMBER_CELL}>{formatNumber(line.quantity)}</td>;
    case 'price':
      return <td className={NUMBER_CELL}>{formatNumber(line.price.net, 2)}</td>;
    case 'net':
      return <td className={`${NUMBER_CELL} font-medium`}>{formatAmount(line.net)}</td>;
    case 'vat':
      return (
        <>
          <td className={NUMBER_CELL}>{rateText(line.vat)}</td>
          <td className={NUMBER_CELL}>{lineVat(line)}</td>
        </>
      );
  }
}
