/** VAT by rate on the left, the sums down to what is to be paid on the right. */
import type { Invoice } from '../../invoice/invoice';
import { toDecimal } from '../../money/decimal';
import { isZero } from '../../money/decimal-arithmetic';
import type { DecimalText } from '../../money/decimal-text';
import { formatAmount } from '../../money/format-amount';
import { documentTexts } from '../document-texts';
import { currencyWord, rateNotes, rateText, vatRowName } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Block, Cell, Group, Row, Rule } from '../layout/blocks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { PaperLanguage, Say } from '../paper-language';
import { payableInLei } from '../payable-in-lei';
import { cell, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

const LEFT_WIDTH = 287;
const RIGHT_AT = 322;
const RIGHT_WIDTH = CONTENT_WIDTH - RIGHT_AT;

type WidthOf = (style: TextStyle, text: string) => number;

export function totalsBlock(invoice: Invoice, say: Say, language: PaperLanguage, widthOf: WidthOf): Block {
  const right = [sums(invoice, say), payable(invoice, language, widthOf)];
  return { left: [vatTable(invoice, say), fineprint(invoice)], right };
}

const under = (colour: string, thickness = 0.75): Rule => ({ colour, thickness, x: 0, width: LEFT_WIDTH });

function vatTable(invoice: Invoice, say: Say): Group {
  const word = currencyWord(invoice.currency);
  const three = (tag: Cell['tag'], ...texts: readonly (readonly [Cell['paragraphs'], Cell['align']])[]): Cell[] =>
    texts.map(([paragraphs, align], at) => {
      const [x = 0, width = 0] = VAT_COLUMNS[at] ?? [];
      return cell(x, width, paragraphs, { align, tag });
    });
  const label = (text: string) => lines(STYLES.label, text);
  const amount = (value: DecimalText) => lines(STYLES.body, formatAmount(value));
  return {
    tag: 'Table',
    before: 12,
    head: row(
      three(
        'TH',
        [label(say(documentTexts.breakdown, englishTexts.breakdown)), 'start'],
        [label(say(documentTexts.base(word), englishTexts.base)), 'end'],
        [label(say(documentTexts.tax(word), englishTexts.tax)), 'end'],
      ),
      { tag: 'TR', padBottom: 4.5, atBottom: true, below: under(INK.navy) },
    ),
    rows: invoice.vatBreakdown.map(({ vat, taxable, tax, exemptionReason }) => {
      const said = vatRowName(vat, invoice);
      const reason = lines(
        STYLES.label,
        ...(exemptionReason === undefined || exemptionReason === said ? [] : [exemptionReason]),
      );
      return row(
        three(
          'TD',
          [[...lines(STYLES.body, said), ...reason], 'start'],
          [amount(taxable), 'end'],
          [amount(tax), 'end'],
        ),
        {
          ...{ tag: 'TR', padTop: 4.5, padBottom: 4.5, below: under(INK.line) },
        },
      );
    }),
  };
}

const VAT_COLUMNS: readonly (readonly [x: number, width: number])[] = [
  [0, 125],
  [129, 77],
  [210, 77],
];

/** The VAT in lei, the rate that gives it, and why nobody signs. */
function fineprint(invoice: Invoice): Group {
  const { vatInTaxCurrency } = invoice.totals;
  const inLei = vatInTaxCurrency === undefined ? [] : [documentTexts.vatInLei(formatAmount(vatInTaxCurrency))];
  const texts = [...inLei, ...rateNotes(invoice), documentTexts.unsigned];
  return {
    tag: 'Sect',
    before: 9,
    rows: texts.map((text) => row([cell(0, LEFT_WIDTH, lines(STYLES.label, text))])),
  };
}

function sums(invoice: Invoice, say: Say): Group {
  const { totals } = invoice;
  const taxed = invoice.vatBreakdown.filter(({ tax }) => !isZero(toDecimal(tax)));
  const sum = (romanian: string, english: string, value: DecimalText | undefined, sign = ''): readonly Row[] =>
    value === undefined ? [] : [sumRow(say(romanian, english), `${sign}${formatAmount(value)}`)];
  return {
    tag: 'Sect',
    before: 12,
    together: true,
    rows: [
      ...sum(documentTexts.discount, englishTexts.discount, totals.allowances, '−'),
      ...sum(documentTexts.charge, englishTexts.charge, totals.charges),
      ...sum(documentTexts.withoutVat, englishTexts.withoutVat, totals.taxExclusive),
      ...taxed.flatMap(({ vat, tax }) =>
        sum(documentTexts.vatRow(rateText(vat)), `${englishTexts.vatRow} ${rateText(vat)}`, tax),
      ),
      ...(totals.prepaid === undefined ? [] : sum(documentTexts.withVat, englishTexts.withVat, totals.taxInclusive)),
      ...sum(documentTexts.prepaid, englishTexts.prepaid, totals.prepaid, '−'),
      ...sum(documentTexts.rounding, englishTexts.rounding, totals.rounding),
    ],
  };
}

const PAYABLE_LABEL = 76;
const PAYABLE_WIDTH = RIGHT_WIDTH - PAYABLE_LABEL;
/** Sizes of the sum, by how long it is. */
const PAYABLE_SIZES = [STYLES.payable, { ...STYLES.payable, size: 13 }, { ...STYLES.payable, size: 10 }] as const;

function payable(invoice: Invoice, language: PaperLanguage, widthOf: WidthOf): Group {
  const { totals, currency } = invoice;
  const text = formatAmount(totals.payable);
  const unit = { text: currencyWord(currency), style: STYLES.payableUnit };
  const room = PAYABLE_WIDTH - widthOf(unit.style, unit.text) - 3;
  const style = PAYABLE_SIZES.find((one) => widthOf(one, text) <= room) ?? STYLES.strong;
  const english = language === 'ro' ? [] : lines(STYLES.softer, englishTexts.payable);
  return {
    tag: 'Sect',
    before: 4,
    rows: [
      row(
        [
          cell(RIGHT_AT, PAYABLE_LABEL, [...lines(STYLES.payableLabel, documentTexts.payable), ...english]),
          cell(RIGHT_AT + PAYABLE_LABEL, PAYABLE_WIDTH, [[{ text, style }, unit]], { align: 'end' }),
        ],
        { padTop: 6, above: { colour: INK.navy, thickness: 1.5, x: RIGHT_AT, width: RIGHT_WIDTH } },
      ),
      ...payableInLeiRow(invoice),
    ],
  };
}

function payableInLeiRow(invoice: Invoice): readonly Row[] {
  const inLei = payableInLei(invoice);
  if (inLei === undefined) return [];
  const text = documentTexts.payableInLei(formatAmount(inLei.amount), inLei.official);
  return [row([cell(RIGHT_AT, RIGHT_WIDTH, lines(STYLES.softer, text), { align: 'end' })])];
}

const SUM_WIDTH = 84;

function sumRow(label: string, amount: string): Row {
  return row(
    [
      cell(RIGHT_AT, RIGHT_WIDTH - SUM_WIDTH, lines(STYLES.softer, label)),
      cell(RIGHT_AT + RIGHT_WIDTH - SUM_WIDTH, SUM_WIDTH, lines(STYLES.softer, amount), { align: 'end' }),
    ],
    { padBottom: 1.5 },
  );
}
