/** The upper part of an invoice: whose it is, what it is, its dates, seller and buyer. */
import type { Invoice } from '../../invoice/invoice';
import { documentTexts } from '../document-texts';
import { documentTitle, partyLines } from '../document-words';
import { englishTexts } from '../english-texts';
import { englishTitle } from '../english-title';
import type { Block, Cell, Paragraph, Picture } from '../layout/blocks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { PaperLook } from '../look/paper-look';
import type { PaperLanguage, Say } from '../paper-language';
import { factRows } from '../rows/fact-rows';
import { cell, lines, row } from './build-cells';
import { CONTENT_WIDTH } from './paper-measures';

const SQUARE = 30;
const BRAND_WIDTH = 255;

export interface TitleTerms {
  readonly language: PaperLanguage;
  readonly look: PaperLook;
  readonly initials: MonogramText;
  readonly widthOf: (style: TextStyle, text: string) => number;
}

export function titleBlock(invoice: Invoice, { language, look, initials, widthOf }: TitleTerms): Block {
  const { seller, number } = invoice;
  const name = seller.tradingName ?? seller.name;
  const mark = logoPicture(look) ?? monogram(initials, look.accent);
  const brandAt = mark.width + 9;
  const titleAt = SQUARE + 9 + BRAND_WIDTH;
  const brand = [...lines(STYLES.brand, name), ...(look.tagline === '' ? [] : lines(STYLES.tagline, look.tagline))];
  const down = look.tagline === '' ? (mark.height - STYLES.brand.leading) / 2 : 0;
  const title = titleParagraphs(invoice, language, (style, text) => widthOf(style, text) <= CONTENT_WIDTH - titleAt);
  const numberLine = number === '' ? documentTexts.noNumber : documentTexts.number(number);
  const right = { align: 'end', tag: 'H1' } as const;
  return {
    tag: 'Sect',
    before: 0,
    rows: [
      row(
        [
          cell(brandAt, titleAt - brandAt - 12, brand, { down }),
          cell(titleAt, CONTENT_WIDTH - titleAt, [...title, ...lines(STYLES.number, numberLine)], right),
        ],
        {
          pictures: [mark],
          padBottom: 12,
          below: { colour: look.accent, thickness: 1.5 },
        },
      ),
    ],
  };
}

/** The English beside the Romanian where both fit on a line, else below it. */
function titleParagraphs(
  invoice: Invoice,
  language: PaperLanguage,
  fits: (style: TextStyle, text: string) => boolean,
): readonly Paragraph[] {
  const [romanian, english] = [documentTitle(invoice), englishTitle(invoice)];
  const own = { text: romanian, style: STYLES.title };
  if (language === 'ro') return [[own]];
  // Of both in the wider face.
  if (fits(STYLES.title, `${romanian} / ${english}`))
    return [[own, { text: `/ ${english}`, style: STYLES.titleBeside }]];
  return [[own], [{ text: english, style: STYLES.titleBelow }]];
}

/** Two letters that the font has, and how wide they are. */
export interface MonogramText {
  readonly text: string;
  readonly width: number;
}

/** The widest that leaves the name its place. */
const LOGO_WIDTH = 130;
const LOGO_HEIGHT = 36;

/** As large as its room allows; undefined without one. */
function logoPicture({ logo }: PaperLook): Picture | undefined {
  if (logo === undefined) return undefined;
  const scale = Math.min(LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return {
    x: 0,
    width,
    height,
    alternative: '',
    marks: [{ kind: 'image', x: 0, y: 0, width, height, source: logo.source }],
  };
}

function monogram({ text, width }: MonogramText, colour: string): Picture {
  const { face, size, colour: letters } = STYLES.monogram;
  const x = (SQUARE - width) / 2;
  return {
    x: 0,
    width: SQUARE,
    height: SQUARE,
    alternative: '',
    marks: [
      { kind: 'box', x: 0, y: 0, width: SQUARE, height: SQUARE, colour },
      { kind: 'text', x, baseline: SQUARE / 2 + size * 0.36, face, size, colour: letters, text },
    ],
  };
}

const FACT_WIDTH = 115;

/** The last one, where references stand, has the rest. */
function widthOfFact(at: number, count: number): number {
  return at === count - 1 ? CONTENT_WIDTH - at * FACT_WIDTH : FACT_WIDTH - 9;
}

export function factsBlock(invoice: Invoice, say: Say): Block {
  const facts = factRows(invoice, say);
  return {
    tag: 'Sect',
    before: 9,
    rows: [
      row(
        facts.map(({ label, values, after }, at) =>
          cell(at * FACT_WIDTH, widthOfFact(at, facts.length), [
            ...lines(STYLES.label, label),
            ...values.map((text) => [
              { text, style: STYLES.body },
              ...(after === '' ? [] : [{ text: after, style: STYLES.soft }]),
            ]),
          ]),
        ),
        { padBottom: 9, below: { colour: INK.line, thickness: 0.75 } },
      ),
    ],
  };
}

const BUYER_AT = 274;

export function partiesBlock({ seller, buyer }: Invoice, say: Say): Block {
  const side = (x: number, width: number, label: string, party: Invoice['seller']): Cell =>
    cell(x, width, [
      ...lines(STYLES.label, label),
      ...lines(STYLES.party, party.name),
      ...lines(STYLES.softer, ...partyLines(party, say)),
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
