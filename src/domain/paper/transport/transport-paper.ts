/** A declaration of transport as pages: the code with its QR, the vehicle, the way, the goods. For the driver and a control. */
import { formatDate } from '../../calendar/format-date';
import { isDecimalText } from '../../money/decimal-text';
import { formatNumber } from '../../money/format-amount';
import { DOCUMENT_TYPES } from '../../transport/codes/short-lists';
import type { Declaration, GoodsLine, Notification } from '../../transport/model/declaration';
import { placeText, summaryOf } from '../../transport/model/declaration-summary';
import { operationByCode } from '../../transport/operations';
import { showUnit } from '../../units/find-unit';
import { codePicture } from '../code-picture';
import { cell, labelledRow, lines, row } from '../invoice/build-cells';
import { CONTENT_WIDTH, SHEET } from '../invoice/paper-measures';
import type { Block, Cell, Row } from '../layout/blocks';
import { fitRow } from '../layout/fit-row';
import type { Mark, PageDescription } from '../layout/page-description';
import { PaperFlow } from '../layout/paper-flow';
import { rowMarks } from '../layout/row-marks';
import { INK, STYLES } from '../layout/text-styles';
import type { FontMetrics } from '../text/font-metrics';
import { transportPaperTexts as words } from './transport-paper-texts';

/** `pending`: ANAF has not said ok. `ahead`: it has, and the day of the start has not come. */
export type WhyNotUsable = 'pending' | 'ahead' | 'over' | 'deleted' | 'refused';

/** What the document does not say of itself. */
export interface TransportStanding {
  /** '' until ANAF gives it. */
  readonly uit: string;
  /** It may be shown at a control; else why not. */
  readonly usable: boolean;
  readonly why: WhyNotUsable;
  /** When, in words; '' not yet. */
  readonly acceptedAt: string;
  /** Days, `yyyy-MM-dd`; '' where the start cannot be read. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The plates in force, the vehicle first. */
  readonly plates: readonly string[];
  readonly declarantName: string;
}

const CODE_SIDE = 118;
const LABEL = 130;
/** Of the foot, from the sheet's lower edge. */
const FOOT = 34;

export function transportPaper(
  said: Notification,
  { declarant }: Pick<Declaration, 'declarant'>,
  standing: TransportStanding,
  metrics: FontMetrics,
): PageDescription {
  const flow = new PaperFlow(metrics, { ...SHEET, width: CONTENT_WIDTH, bottom: SHEET.height - FOOT - 12 });
  for (const block of [codeBlock(standing), factsBlock(said, declarant, standing), goodsBlock(said)]) flow.place(block);
  const pages = flow.furniture.length;
  const furniture = flow.furniture.map((marks, page) => [...marks, ...footMarks(page + 1, pages, standing, metrics)]);
  const { width, height } = SHEET;
  const content = { tag: 'Document' as const, placed: [], children: flow.nodes };
  return { width, height, furniture, content, missing: [...flow.missing] };
}

function fours(uit: string): string {
  return (uit.match(/.{1,4}/g) ?? []).join(' ');
}

function codeBlock({ uit, usable, why, acceptedAt, firstDay, lastDay }: TransportStanding): Block {
  const holdsNever = !usable && (why === 'deleted' || why === 'refused');
  const days = firstDay === '' || holdsNever ? [] : [words.valid(formatDate(firstDay), formatDate(lastDay))];
  const state = usable ? (acceptedAt === '' ? [] : [words.accepted(acceptedAt)]) : [words.notUsable[why]];
  const code = uit === '' ? words.noUit : fours(uit);
  const width = CONTENT_WIDTH - CODE_SIDE - 18;
  const text = cell(0, width, [
    ...lines(STYLES.label, words.uit),
    ...lines(STYLES.uit, code),
    ...lines(STYLES.strong, ...state),
    ...lines(STYLES.body, ...days),
  ]);
  const place = { x: CONTENT_WIDTH - CODE_SIDE, side: CODE_SIDE, alternative: words.qr(uit) };
  // What does not hold is not to be read by a control's camera.
  const pictures = usable && uit !== '' ? [codePicture(uit, place)] : [];
  return {
    tag: 'Sect',
    before: 0,
    rows: [
      row([cell(0, CONTENT_WIDTH, lines(STYLES.party, words.title), { tag: 'H1' })], { padBottom: 9 }),
      row([text], { pictures, padBottom: 12, below: { colour: INK.line, thickness: 0.75 } }),
    ],
  };
}

function factsBlock(said: Notification, declarant: string, { plates, declarantName }: TransportStanding): Block {
  const { transport, partner, start, end, documents, operation } = said;
  const known = operationByCode(operation);
  const facts: readonly (readonly [string, string])[] = [
    [words.operation, known === undefined ? operation : `${known.code} ${known.name}`],
    [words.vehicle, plates.filter((plate) => plate !== '').join(' · ')],
    [words.startDate, formatDate(transport.startDate)],
    [words.declarant, joined(declarantName, declarant)],
    [words.partner, joined(partner.name, `${partner.country} ${partner.code}`.trim())],
    [
      words.organiser,
      joined(transport.organiserName, `${transport.organiserCountry} ${transport.organiserCode}`.trim()),
    ],
    [words.from, placeText(start)],
    [words.to, placeText(end)],
    [words.documents, documents.map(({ type, number, date }) => paper(type, number, date)).join('; ')],
  ];
  const rows = facts.map(([label, text]) => labelledRow(label, text, { label: LABEL, text: CONTENT_WIDTH - LABEL }));
  return { tag: 'Sect', before: 12, rows };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function paper(type: string, number: string, date: string): string {
  return [DOCUMENT_TYPES.get(type) ?? type, number, formatDate(date)].filter((part) => part !== '').join(' ');
}

/** Widths of the columns after the name; it has the rest. */
const WIDTHS = { number: 22, tariff: 62, quantity: 54, unit: 40, net: 58, gross: 58, value: 66 } as const;
const NAME_WIDTH = CONTENT_WIDTH - Object.values(WIDTHS).reduce((total, width) => total + width, 0);

function goodsRow(texts: readonly string[], style: (typeof STYLES)[keyof typeof STYLES], tag: Cell['tag']): Row {
  const widths = [
    WIDTHS.number,
    NAME_WIDTH,
    WIDTHS.tariff,
    WIDTHS.quantity,
    WIDTHS.unit,
    WIDTHS.net,
    WIDTHS.gross,
    WIDTHS.value,
  ];
  const ends = [false, false, false, true, false, true, true, true];
  let x = 0;
  const cells = texts.map((text, at) => {
    const width = widths[at] ?? 0;
    const made = cell(x, width - 6, lines(style, text), { align: ends[at] === true ? 'end' : 'start', tag });
    x += width;
    return made;
  });
  return row(cells, { tag: 'TR', padTop: 4, padBottom: 4, below: { colour: INK.line, thickness: 0.5 } });
}

function goodsBlock(said: Notification): Block {
  const { number, name, tariff, quantity, unit, net, gross, value } = words.heads;
  const sums = summaryOf(said);
  return {
    tag: 'Table',
    before: 15,
    head: goodsRow([number, name, tariff, quantity, unit, net, gross, value], STYLES.label, 'TH'),
    rows: [
      ...said.goods.map((line, at) => goodsRow(goodsTexts(line, at), STYLES.body, 'TD')),
      goodsRow(
        ['', words.total, '', '', '', amount(sums.netWeight), amount(sums.grossWeight), amount(sums.value)],
        STYLES.strong,
        'TD',
      ),
    ],
  };
}

function goodsTexts({ name, tariffCode, quantity, unit, netWeight, grossWeight, value }: GoodsLine, at: number) {
  return [
    ...[String(at + 1), name, tariffCode, amount(quantity), showUnit(unit)],
    ...[amount(netWeight), amount(grossWeight), amount(value)],
  ];
}

function amount(text: string): string {
  return isDecimalText(text) ? formatNumber(text, 2) : text;
}

function footMarks(page: number, of: number, { uit }: TransportStanding, metrics: FontMetrics): readonly Mark[] {
  const texts = row([
    cell(0, CONTENT_WIDTH - 100, lines(STYLES.foot, uit === '' ? words.title : `UIT ${fours(uit)}`)),
    cell(CONTENT_WIDTH - 100, 100, lines(STYLES.foot, words.page(page, of)), { align: 'end' }),
  ]);
  return rowMarks(
    fitRow(metrics, texts, () => {}),
    SHEET.left,
    SHEET.height - FOOT,
  );
}
