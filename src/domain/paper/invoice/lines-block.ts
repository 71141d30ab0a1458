/** The lines of an invoice as a table. */
import type { Invoice, InvoiceLine } from '../../invoice/invoice';
import { formatAmount, formatNumber } from '../../money/format-amount';
import { showUnit } from '../../units/find-unit';
import { documentTexts } from '../document-texts';
import { currencyWord, lineDetails, lineVat, rateText } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Cell, Group, Paragraph } from '../layout/blocks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { LookFigure } from '../look/invoice-look';
import type { PaperLook } from '../look/paper-look';
import { type PaperLanguage, sayIn } from '../paper-language';
import { cell, lines, row } from './build-cells';
import { columnSpans } from './line-columns';
import { CONTENT_WIDTH } from './paper-measures';

interface Column {
  /** A printed line each, Romanian before English. */
  readonly head: readonly string[];
  readonly english: string;
  readonly align: Cell['align'];
  readonly style: TextStyle;
  readonly value: (line: InvoiceLine) => string;
}

const NAME = 1;

/** Number and name first, then those of the look. */
function columnsOf(currency: string, figures: readonly LookFigure[]): readonly Column[] {
  const word = currencyWord(currency);
  const { label: _, ...styles } = STYLES;
  const figure = (head: readonly string[], english: string, value: Column['value'], style = styles.body): Column => ({
    ...{ head, english, value, style },
    align: 'end',
  });
  const words = (head: readonly string[], english: string, value: Column['value'], style = styles.body): Column => ({
    ...figure(head, english, value, style),
    align: 'start',
  });
  const ofLook: Readonly<Record<LookFigure, readonly Column[]>> = {
    unit: [words([documentTexts.unit], englishTexts.unit, ({ unitCode }) => showUnit(unitCode))],
    quantity: [figure([documentTexts.quantity], englishTexts.quantity, ({ quantity }) => formatNumber(quantity))],
    price: [figure(documentTexts.price(word), englishTexts.price, ({ price }) => formatNumber(price.net, 2))],
    net: [figure(documentTexts.net(word), englishTexts.net, ({ net }) => formatAmount(net), styles.strong)],
    vat: [
      figure(documentTexts.rate, englishTexts.rate, ({ vat }) => rateText(vat)),
      figure(documentTexts.vat(word), englishTexts.vat, lineVat),
    ],
  };
  return [
    words(documentTexts.lineNumber, englishTexts.lineNumber, ({ id }) => id, styles.soft),
    words([documentTexts.name], englishTexts.name, ({ item }) => item.name, styles.strong),
    ...figures.flatMap((figure) => ofLook[figure]),
  ];
}

/** `widthOf` measures in the style. */
export function linesBlock(
  invoice: Invoice,
  language: PaperLanguage,
  look: PaperLook,
  widthOf: (style: TextStyle, text: string) => number,
): Group {
  const say = sayIn(language);
  const columns = columnsOf(invoice.currency, look.figures);
  const heads = columns.map(({ head, english }) => (language === 'ro' ? head : [...head, english]));
  const spans = columnSpans(
    columns.map(({ style, value }, at) =>
      at === NAME
        ? 0
        : Math.max(
            ...(heads[at] ?? []).map((text) => widthOf(STYLES.label, text)),
            widest(invoice.lines, (line) => widthOf(style, value(line))),
          ),
    ),
    NAME,
    CONTENT_WIDTH,
  );
  const cells = (tag: Cell['tag'], textOf: (column: Column, at: number) => readonly Paragraph[]): readonly Cell[] =>
    columns.map((column, at) => {
      const { x, width } = spans[at] ?? { x: 0, width: 0 };
      return cell(x, width, textOf(column, at), { align: column.align, tag });
    });
  return {
    tag: 'Table',
    before: 13,
    head: row(
      cells('TH', (_, at) => lines(STYLES.label, ...(heads[at] ?? []))),
      {
        ...{ tag: 'TR', padTop: 4.5, padBottom: 4.5, atBottom: true },
        above: { colour: look.accent, thickness: 0.75 },
        below: { colour: look.accent, thickness: 0.75 },
      },
    ),
    rows: invoice.lines.map((line) =>
      row(
        cells('TD', ({ value, style }, at) => [
          ...lines(style, value(line)),
          ...(at === NAME ? lines(STYLES.label, ...lineDetails(line, look, say)) : []),
        ]),
        { tag: 'TR', padTop: 4.5, padBottom: 4.5, below: { colour: INK.line, thickness: 0.75 } },
      ),
    ),
  };
}

/** By a loop: thousands of arguments are too many for Math.max. */
function widest(all: readonly InvoiceLine[], measure: (line: InvoiceLine) => number): number {
  return all.reduce((most, line) => Math.max(most, measure(line)), 0);
}
