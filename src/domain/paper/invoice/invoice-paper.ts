/** An invoice laid out as pages (picture 17): any document of the model, ours or a foreign one, of any length. */
import type { Invoice } from '../../invoice/invoice';
import type { DocumentProof } from '../document-proof';
import { documentTexts } from '../document-texts';
import { documentTitle } from '../document-words';
import { englishTexts } from '../english-texts';
import type { Paragraph } from '../layout/blocks';
import { type FittedRow, fitRow } from '../layout/fit-row';
import type { PageDescription } from '../layout/page-description';
import { PaperFlow } from '../layout/paper-flow';
import { rowMarks } from '../layout/row-marks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import { type PaperLanguage, type Say, sayIn } from '../paper-language';
import { type FontMetrics, textWidth } from '../text/font-metrics';
import { cell, lines, row } from './build-cells';
import { proofLines } from './foot-lines';
import { factsBlock, partiesBlock, titleBlock } from './head-blocks';
import { linesBlock } from './lines-block';
import { BOTTOM_MARGIN, CONTENT_WIDTH, SHEET } from './paper-measures';
import { notesBlocks, paymentBlocks } from './payment-block';
import { totalsBlock } from './totals-block';

export interface PaperOptions {
  readonly language: PaperLanguage;
  /** Absent on a draft. */
  readonly proof?: DocumentProof;
  /** Who wrote it; '' where nobody knows. */
  readonly author: string;
}

/** What the file is called inside, and by readers' windows. */
export function paperTitle(invoice: Invoice): string {
  return `${documentTitle(invoice)} ${invoice.number}`.trim();
}

/** `placed` hears how many rows of a table stand on pages, of how many. */
export function invoicePaper(
  invoice: Invoice,
  options: PaperOptions,
  metrics: FontMetrics,
  placed: (rows: number, of: number) => void = () => {},
): PageDescription {
  const say = sayIn(options.language);
  const widthOf = ({ face, size }: TextStyle, text: string) => textWidth(metrics, face, size, text);
  const foot = new Foot(options, metrics, say);
  const flow = new PaperFlow(metrics, { ...SHEET, width: CONTENT_WIDTH, bottom: foot.top });
  const blocks = [
    titleBlock(invoice, options.language, (text) => widthOf(STYLES.monogram, text)),
    factsBlock(invoice, say),
    partiesBlock(invoice, say),
    linesBlock(invoice, options.language, widthOf),
    totalsBlock(invoice, say, options.language, widthOf),
    ...notesBlocks(invoice, say),
    ...paymentBlocks(invoice, say, options.language),
  ];
  for (const block of blocks) flow.place(block, placed);
  const pages = flow.furniture.length;
  const running = `${paperTitle(invoice)} · ${invoice.seller.name}`;
  const furniture = flow.furniture.map((marks, page) => [
    ...marks,
    ...(page === 0 ? [] : runningHead(running, metrics)),
    ...foot.marks(page, pages),
  ]);
  const { width, height } = SHEET;
  const content = { tag: 'Document' as const, placed: [], children: [...flow.nodes, foot.spoken(pages)] };
  return { width, height, furniture, content, missing: [...flow.missing] };
}

/** Above the content of the pages that follow: whose page it is. */
function runningHead(text: string, metrics: FontMetrics): PageDescription['furniture'][number] {
  const fitted = fitRow(metrics, row([cell(0, CONTENT_WIDTH, lines(STYLES.foot, text))]), () => {});
  const [first] = fitted.cells;
  const oneLine = { ...fitted, cells: first === undefined ? [] : [{ ...first, lines: first.lines.slice(0, 1) }] };
  return rowMarks(oneLine, SHEET.left, SHEET.top - 15);
}

const RIGHT_WIDTH = 130;

/** The foot is furniture, but for what proves the filing: that is read aloud once, at the end. */
class Foot {
  readonly top: number;
  private readonly left: FittedRow;

  constructor(
    private readonly options: PaperOptions,
    private readonly metrics: FontMetrics,
    private readonly say: Say,
  ) {
    this.left = this.fitted(proofLines(options.proof), 0, CONTENT_WIDTH - RIGHT_WIDTH, 'start');
    const height = Math.max(this.left.height, this.right(1, 1).height);
    this.top = SHEET.height - BOTTOM_MARGIN - height - FOOT_PADDING;
  }

  marks(page: number, pages: number): PageDescription['furniture'][number] {
    const last = page === pages - 1;
    return [
      { kind: 'box', x: SHEET.left, y: this.top, width: CONTENT_WIDTH, height: 0.75, colour: INK.navy },
      ...rowMarks(this.right(page + 1, pages), SHEET.left, this.top + FOOT_PADDING),
      ...(last ? [] : this.proof()),
    ];
  }

  spoken(pages: number): PageDescription['content'] {
    return { tag: 'P', placed: [{ page: pages - 1, marks: this.proof() }], children: [] };
  }

  private proof(): PageDescription['furniture'][number] {
    return rowMarks(this.left, SHEET.left, this.top + FOOT_PADDING);
  }

  private right(page: number, pages: number): FittedRow {
    const { author } = this.options;
    const texts = [
      ...(author === '' ? [] : [documentTexts.preparedBy(author)]),
      this.say(documentTexts.page(page, pages), englishTexts.page(page, pages)),
    ];
    return this.fitted(lines(STYLES.foot, ...texts), CONTENT_WIDTH - RIGHT_WIDTH, RIGHT_WIDTH, 'end');
  }

  private fitted(paragraphs: readonly Paragraph[], x: number, width: number, align: 'start' | 'end'): FittedRow {
    return fitRow(this.metrics, row([cell(x, width, paragraphs, { align })]), () => {});
  }
}

const FOOT_PADDING = 6;
