/** An internal decision on numbering as pages: series, where each starts, who allots; the annex lists the intervals at its date. */
import { formatDate } from '../../calendar/format-date';
import { formatNumber } from '../../numbering/series';
import { cell, lines, row } from '../invoice/build-cells';
import { CONTENT_WIDTH, SHEET } from '../invoice/paper-measures';
import type { Block, Cell, Row } from '../layout/blocks';
import { fitRow } from '../layout/fit-row';
import type { Mark, PageDescription } from '../layout/page-description';
import { PaperFlow } from '../layout/paper-flow';
import { rowMarks } from '../layout/row-marks';
import { INK, STYLES, type TextStyle } from '../layout/text-styles';
import type { FontMetrics } from '../text/font-metrics';
import { decisionPaperTexts as words } from './decision-paper-texts';

export interface DecidedSeries {
  readonly id: string;
  readonly prefix: string;
  readonly width: number;
  readonly firstNumber: number;
  readonly type: 'FCT' | 'NC';
  readonly place: string;
  readonly responsible: string;
}

export interface Decision {
  readonly number: number;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly allots: string;
  readonly series: readonly DecidedSeries[];
  readonly intervals: readonly {
    readonly serial: string;
    readonly from: number;
    readonly to: number;
    readonly device: string;
    readonly since: string;
  }[];
}

/** Who decides. */
export interface DecidingCompany {
  readonly name: string;
  readonly cif: string;
  readonly registration: string;
  readonly address: string;
}

/** Of the foot, from the sheet's lower edge. */
const FOOT = 34;

export function decisionPaper(decision: Decision, company: DecidingCompany, metrics: FontMetrics): PageDescription {
  const flow = new PaperFlow(metrics, { ...SHEET, width: CONTENT_WIDTH, bottom: SHEET.height - FOOT - 12 });
  const blocks = [headBlock(decision, company), ...articles(decision), signatures(), ...annex(decision)];
  for (const block of blocks) flow.place(block);
  const pages = flow.furniture.length;
  const furniture = flow.furniture.map((marks, page) => [...marks, ...footMarks(decision, page + 1, pages, metrics)]);
  const { width, height } = SHEET;
  const content = { tag: 'Document' as const, placed: [], children: flow.nodes };
  return { width, height, furniture, content, missing: [...flow.missing] };
}

function headBlock({ number, date }: Decision, { name, cif, registration, address }: DecidingCompany): Block {
  const known = [name, [cif, registration].filter((part) => part !== '').join(' · '), address];
  return {
    tag: 'Sect',
    before: 0,
    rows: [
      row([cell(0, CONTENT_WIDTH, lines(STYLES.body, ...known.filter((part) => part !== '')))], { padBottom: 30 }),
      row([cell(0, CONTENT_WIDTH, lines(STYLES.party, words.title(number, formatDate(date))), { tag: 'H1' })]),
      row([cell(0, CONTENT_WIDTH, lines(STYLES.softer, words.subject))], { padBottom: 18 }),
      row([cell(0, CONTENT_WIDTH, lines(STYLES.body, words.basis))], { padBottom: 6 }),
    ],
  };
}

function articles({ series, allots, intervals }: Decision): readonly Block[] {
  const { series: name, type, first, place, responsible } = words.heads;
  const rows = series.map((one) => [
    one.prefix === '' ? words.none : one.prefix,
    words.types[one.type],
    formatNumber(one, one.firstNumber),
    one.place === '' ? words.none : one.place,
    one.responsible === '' ? words.none : one.responsible,
  ]);
  return [
    article(1, words.series),
    table([name, type, first, place, responsible], rows, [80, 90, 100, 110, CONTENT_WIDTH - 380]),
    article(2, words.allots(allots)),
    article(3, intervals.length === 0 ? words.noDevices : words.devices),
  ];
}

const ARTICLE = 44;

function article(number: number, text: string): Block {
  const cells = [
    cell(0, ARTICLE, lines(STYLES.strong, words.article(number))),
    cell(ARTICLE, CONTENT_WIDTH - ARTICLE, lines(STYLES.body, text)),
  ];
  return { tag: 'Sect', before: 12, rows: [row(cells, { padBottom: 6 })] };
}

function signatures(): Block {
  const half = CONTENT_WIDTH / 2;
  const cells = [
    cell(0, half, lines(STYLES.body, words.management)),
    cell(half, half, lines(STYLES.body, words.signature), { align: 'end' }),
  ];
  return { tag: 'Sect', before: 48, rows: [row(cells)] };
}

function annex({ number, series, intervals }: Decision): readonly Block[] {
  if (intervals.length === 0) return [];
  const { series: name, from, to, device, since } = words.annexHeads;
  const rows = intervals.map((interval) => {
    const own = series.find(({ id }) => id === interval.serial);
    const shown = (value: number): string => (own === undefined ? String(value) : formatNumber(own, value));
    return [
      own?.prefix ?? words.none,
      shown(interval.from),
      shown(interval.to),
      interval.device,
      formatDate(interval.since),
    ];
  });
  const title = cell(0, CONTENT_WIDTH, lines(STYLES.party, words.annex(number)), { tag: 'H2' });
  return [
    { tag: 'Sect', before: 40, rows: [row([title], { padBottom: 6 })] },
    table([name, from, to, device, since], rows, [80, 90, 90, CONTENT_WIDTH - 330, 70]),
  ];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): Block {
  return {
    tag: 'Table',
    before: 6,
    head: tableRow(heads, widths, STYLES.label, 'TH'),
    rows: rows.map((texts) => tableRow(texts, widths, STYLES.body, 'TD')),
  };
}

function tableRow(
  texts: readonly string[],
  widths: readonly number[],
  style: TextStyle,
  tag: Extract<Cell['tag'], 'TH' | 'TD'>,
): Row {
  let x = 0;
  const cells = texts.map((text, at) => {
    const width = widths[at] ?? 0;
    const made = cell(x, width - 6, lines(style, text), { tag });
    x += width;
    return made;
  });
  return row(cells, { tag: 'TR', padTop: 4, padBottom: 4, below: { colour: INK.line, thickness: 0.5 } });
}

function footMarks({ number, date }: Decision, page: number, of: number, metrics: FontMetrics): readonly Mark[] {
  const texts = row([
    cell(0, CONTENT_WIDTH - 100, lines(STYLES.foot, words.title(number, formatDate(date)))),
    cell(CONTENT_WIDTH - 100, 100, lines(STYLES.foot, words.page(page, of)), { align: 'end' }),
  ]);
  return rowMarks(
    fitRow(metrics, texts, () => {}),
    SHEET.left,
    SHEET.height - FOOT,
  );
}
