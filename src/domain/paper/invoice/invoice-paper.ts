/** An invoice laid out as pages (picture 17): any document of the model, ours or a foreign one, of any length. */
import type { Invoice } from '../../invoice/invoice';
import { documentTitle, initialsOf } from '../document-words';
import { fitRow } from '../layout/fit-row';
import type { PageDescription } from '../layout/page-description';
import { PaperFlow } from '../layout/paper-flow';
import { rowMarks } from '../layout/row-marks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import { type InvoiceLook, USUAL_LOOK } from '../look/invoice-look';
import { type PaperLook, paperLook } from '../look/paper-look';
import { languageOf, sayIn } from '../paper-language';
import { type FontMetrics, textWidth } from '../text/font-metrics';
import { printableText } from '../text/printable-text';
import { cell, lines, row } from './build-cells';
import { draftMarks } from './draft-mark';
import { factsBlock, type MonogramText, partiesBlock, titleBlock } from './head-blocks';
import { linesBlock } from './lines-block';
import { type FootFacts, PaperFoot } from './paper-foot';
import { ABOVE_FOOT, CONTENT_WIDTH, SHEET } from './paper-measures';
import { moreBlocks, notesBlocks, paymentBlocks, signatureBlocks } from './payment-block';
import { totalsBlock } from './totals-block';

export interface PaperOptions extends FootFacts {
  /** Absent: as of a company that chose nothing. */
  readonly look?: InvoiceLook;
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
  const chosen = options.look ?? USUAL_LOOK;
  const language = languageOf(invoice, chosen);
  const say = sayIn(language);
  const look: PaperLook = paperLook(chosen);
  const widthOf = ({ face, size }: TextStyle, text: string) => textWidth(metrics, face, size, text);
  const initials = monogramText(invoice, metrics);
  const foot = new PaperFoot(options, metrics, say, look);
  const flow = new PaperFlow(metrics, { ...SHEET, width: CONTENT_WIDTH, bottom: foot.top - ABOVE_FOOT });
  const blocks = [
    titleBlock(invoice, { language, look, initials, widthOf }),
    factsBlock(invoice, say),
    partiesBlock(invoice, say),
    linesBlock(invoice, language, look, widthOf),
    totalsBlock(invoice, { say, language, look, widthOf }),
    ...moreBlocks(invoice, say, widthOf),
    ...notesBlocks(invoice, say),
    ...signatureBlocks(say, look),
    ...paymentBlocks(invoice, language, look, widthOf),
  ];
  for (const block of blocks) flow.place(block, placed);
  const pages = flow.furniture.length;
  const running = `${paperTitle(invoice)} · ${invoice.seller.name}`;
  const under = options.proof === undefined ? draftMarks(metrics) : [];
  const furniture = flow.furniture.map((marks, page) => [
    ...under,
    ...marks,
    ...(page === 0 ? [] : runningHead(running, metrics)),
    ...foot.marks(page, pages),
  ]);
  const { width, height } = SHEET;
  const content = { tag: 'Document' as const, placed: [], children: [...flow.nodes, ...foot.spoken(pages)] };
  return { width, height, furniture, content, missing: [...new Set([...flow.missing, ...foot.missing])] };
}

/** Letters of the square where a logo would be; none where the font lacks one. */
function monogramText({ seller }: Invoice, metrics: FontMetrics): MonogramText {
  const { face, size } = STYLES.monogram;
  const { text, missing } = printableText(metrics, face, initialsOf(seller.tradingName ?? seller.name));
  return missing.length > 0 ? { text: '', width: 0 } : { text, width: textWidth(metrics, face, size, text) };
}

/** Above the content of the pages that follow: whose page it is. */
function runningHead(text: string, metrics: FontMetrics): PageDescription['furniture'][number] {
  const fitted = fitRow(metrics, row([cell(0, CONTENT_WIDTH, lines(STYLES.foot, text))]), () => {});
  const [first] = fitted.cells;
  const oneLine = { ...fitted, cells: first === undefined ? [] : [{ ...first, lines: first.lines.slice(0, 1) }] };
  return rowMarks(oneLine, SHEET.left, SHEET.top - 15);
}
