/** VAT by rate on the left, the sums down to what is to be paid on the right. */
import type { Invoice } from '../../invoice/invoice';
import type { DecimalText } from '../../money/decimal-text';
import { formatAmount } from '../../money/format-amount';
import { documentTexts } from '../document-texts';
import { currencyWord, rateNotes, vatRowName } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Block, Cell, Group, Row, Rule } from '../layout/blocks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { PaperLook } from '../look/paper-look';
import type { PaperLanguage, Say } from '../paper-language';
import { payableInOther } from '../payable-in-other';
import { sumRows } from '../rows/sum-rows';
import { cell, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

const LEFT_WIDTH = 287;
const RIGHT_AT = 322;
const RIGHT_WIDTH = CONTENT_WIDTH - RIGHT_AT;

type WidthOf = (style: TextStyle, text: string) => number;

export interface TotalsTerms {
  readonly say: Say;
  readonly language: PaperLanguage;
  readonly look: PaperLook;
  readonly widthOf: WidthOf;
}

export function totalsBlock(invoice: Invoice, terms: TotalsTerms): Block {
  const { say, look } = terms;
  const right = [sums(invoice, terms), payable(invoice, terms)];
  return { left: [vatTable(invoice, say, look.accent), fineprint(invoice, say, look.signature)], right };
}

const under = (colour: string, thickness = 0.75): Rule => ({ colour, thickness, x: 0, width: LEFT_WIDTH });

function vatTable(invoice: Invoice, say: Say, accent: string): Group {
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
      { tag: 'TR', padBottom: 4.5, atBottom: true, below: under(accent) },
    ),
    rows: invoice.vatBreakdown.map(({ vat, taxable, tax, exemptionReason, exemptionReasonCode }) => {
      const said = vatRowName(vat, invoice, say);
      const why = exemptionReason ?? exemptionReasonCode;
      const reason = lines(STYLES.label, ...(why === undefined || why === vatRowName(vat, invoice) ? [] : [why]));
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

/** Billions stand on one line: an amount broken over two reads as two. */
const VAT_COLUMNS: readonly (readonly [x: number, width: number])[] = [
  [0, 97],
  [101, 91],
  [196, 91],
];

/** The VAT in lei, the rate that gives it, and why nobody signs. */
function fineprint(invoice: Invoice, say: Say, signed: boolean): Group {
  const { vatInTaxCurrency } = invoice.totals;
  const label = say(documentTexts.vatInLei, englishTexts.vatInLei);
  const inLei = vatInTaxCurrency === undefined ? [] : [`${label}: ${formatAmount(vatInTaxCurrency)}`];
  const texts = [...inLei, ...rateNotes(invoice), ...(signed ? [] : [documentTexts.unsigned])];
  return {
    tag: 'Sect',
    before: 9,
    rows: texts.map((text) => row([cell(0, LEFT_WIDTH, lines(STYLES.label, text))])),
  };
}

/** Between a label and its amount. */
const SUM_GAP = 9;

function sums(invoice: Invoice, { say, widthOf }: TotalsTerms): Group {
  const all = sumRows(invoice, say);
  const widest = Math.max(0, ...all.map(({ amount }) => widthOf(STYLES.softer, amount)));
  const amounts = Math.min(widest, RIGHT_WIDTH / 2);
  return {
    ...{ tag: 'Sect', before: 12, together: true },
    rows: all.map(({ label, amount }) =>
      row(
        [
          cell(RIGHT_AT, RIGHT_WIDTH - amounts - SUM_GAP, lines(STYLES.softer, label)),
          cell(RIGHT_AT + RIGHT_WIDTH - amounts, amounts, lines(STYLES.softer, amount), { align: 'end' }),
        ],
        { padBottom: 1.5 },
      ),
    ),
  };
}

const PAYABLE_LABEL = 76;
const PAYABLE_WIDTH = RIGHT_WIDTH - PAYABLE_LABEL;
/** Sizes of the sum, by how long it is. */
const PAYABLE_SIZES = [STYLES.payable, { ...STYLES.payable, size: 13 }, { ...STYLES.payable, size: 10 }] as const;

function payable(invoice: Invoice, { language, look, widthOf }: TotalsTerms): Group {
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
        { padTop: 6, above: { colour: look.accent, thickness: 1.5, x: RIGHT_AT, width: RIGHT_WIDTH } },
      ),
      ...payableInOtherRow(invoice),
    ],
  };
}

function payableInOtherRow(invoice: Invoice): readonly Row[] {
  const other = payableInOther(invoice);
  if (other === undefined) return [];
  const amount = `${formatAmount(other.amount)} ${currencyWord(other.currency)}`;
  const text = documentTexts.payableInOther(amount, other.official);
  return [row([cell(RIGHT_AT, RIGHT_WIDTH, lines(STYLES.softer, text), { align: 'end' })])];
}
