/** The upper part of an invoice: whose it is, what it is, its dates, seller and buyer. */
import { formatDate } from '../../calendar/format-date';
import type { Invoice } from '../../invoice/invoice';
import { documentTexts } from '../document-texts';
import { documentTitle, partyLines, referenceLines, termDays } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Block, Cell, Paragraph, Picture } from '../layout/blocks';
import { INK, STYLES } from '../layout/text-styles';
import type { PaperLanguage, Say } from '../paper-language';
import { cell, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

const SQUARE = 30;
const BRAND_WIDTH = 255;

export function titleBlock(invoice: Invoice, language: PaperLanguage, initials: MonogramText): Block {
  const { seller, number } = invoice;
  const name = seller.tradingName ?? seller.name;
  const brandAt = SQUARE + 9;
  const titleAt = brandAt + BRAND_WIDTH;
  const title: Paragraph = [
    { text: documentTitle(invoice), style: STYLES.title },
    ...(language === 'ro' ? [] : [{ text: `/ ${englishTitle(invoice)}`, style: STYLES.titleBeside }]),
  ];
  const numberLine = number === '' ? documentTexts.noNumber : documentTexts.number(number);
  const right = { align: 'end', tag: 'H1' } as const;
  return {
    tag: 'Sect',
    before: 0,
    rows: [
      row(
        [
          cell(brandAt, BRAND_WIDTH - 12, lines(STYLES.brand, name), { down: (SQUARE - STYLES.brand.leading) / 2 }),
          cell(titleAt, CONTENT_WIDTH - titleAt, [title, ...lines(STYLES.number, numberLine)], right),
        ],
        {
          pictures: [monogram(initials)],
          padBottom: 12,
          below: { colour: INK.navy, thickness: 1.5 },
        },
      ),
    ],
  };
}

function englishTitle(invoice: Invoice): string {
  const reversal = documentTitle(invoice) === documentTexts.reversal;
  return reversal ? englishTexts.reversal : (englishTexts.titles[invoice.typeCode] ?? englishTexts.untitled);
}

/** Two letters that the font has, and how wide they are. */
export interface MonogramText {
  readonly text: string;
  readonly width: number;
}

function monogram({ text, width }: MonogramText): Picture {
  const { face, size, colour } = STYLES.monogram;
  const x = (SQUARE - width) / 2;
  return {
    x: 0,
    width: SQUARE,
    height: SQUARE,
    alternative: '',
    marks: [
      { kind: 'box', x: 0, y: 0, width: SQUARE, height: SQUARE, colour: INK.navy },
      { kind: 'text', x, baseline: SQUARE / 2 + size * 0.36, face, size, colour, text },
    ],
  };
}

interface Fact {
  readonly label: string;
  readonly values: readonly Paragraph[];
}

const FACT_WIDTH = 115;

/** The last one, where references stand, has the rest. */
function widthOfFact(at: number, count: number): number {
  return at === count - 1 ? CONTENT_WIDTH - at * FACT_WIDTH : FACT_WIDTH - 9;
}

export function factsBlock(invoice: Invoice, say: Say): Block {
  const facts = factsOf(invoice, say);
  return {
    tag: 'Sect',
    before: 9,
    rows: [
      row(
        facts.map(({ label, values }, at) =>
          cell(at * FACT_WIDTH, widthOfFact(at, facts.length), [...lines(STYLES.label, label), ...values]),
        ),
        { padBottom: 9, below: { colour: INK.line, thickness: 0.75 } },
      ),
    ],
  };
}

function factsOf(invoice: Invoice, say: Say): readonly Fact[] {
  const days = termDays(invoice);
  const references = referenceLines(invoice);
  const term = days === null || days <= 0 ? [] : [{ text: documentTexts.days(days), style: STYLES.soft }];
  const dated = (romanian: string, english: string, day: string | undefined, after: Paragraph = []): readonly Fact[] =>
    day === undefined
      ? []
      : [{ label: say(romanian, english), values: [[{ text: formatDate(day), style: STYLES.body }, ...after]] }];
  return [
    ...dated(documentTexts.issueDate, englishTexts.issueDate, invoice.issueDate),
    ...dated(documentTexts.deliveryDate, englishTexts.deliveryDate, invoice.delivery?.date),
    ...dated(documentTexts.dueDate, englishTexts.dueDate, invoice.dueDate, term),
    ...(references.length === 0
      ? []
      : [
          {
            label: say(documentTexts.reference, englishTexts.reference),
            values: lines(STYLES.body, ...references),
          },
        ]),
  ];
}

const BUYER_AT = 274;

export function partiesBlock({ seller, buyer }: Invoice, say: Say): Block {
  const side = (x: number, width: number, label: string, party: Invoice['seller']): Cell =>
    cell(x, width, [
      ...lines(STYLES.label, label),
      ...lines(STYLES.party, party.name),
      ...lines(STYLES.softer, ...partyLines(party)),
    ]);
  return {
    tag: 'Sect',
    before: 12,
    rows: [
      row([
        side(0, BUYER_AT - 14, say(documentTexts.seller, englishTexts.seller), seller),
        side(BUYER_AT, CONTENT_WIDTH - BUYER_AT, say(documentTexts.buyer, englishTexts.buyer), buyer),
      ]),
    ],
  };
}
