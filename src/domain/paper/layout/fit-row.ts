/** Rows with their text broken into lines: what the flow places. */
import { breakLines } from '../text/break-lines';
import { type FontMetrics, textWidth } from '../text/font-metrics';
import { printableText } from '../text/printable-text';
import type { Cell, Paragraph, Picture, Row, Rule } from './blocks';
import type { Tag } from './page-description';
import type { TextStyle } from './text-styles';

interface FittedRun {
  readonly text: string;
  readonly style: TextStyle;
  /** Without the blank that may follow. */
  readonly width: number;
  /** The word goes on in the next line. */
  readonly broken: boolean;
}

export interface FittedLine {
  readonly runs: readonly FittedRun[];
  readonly leading: number;
}

export interface FittedCell {
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly tag: Tag;
  readonly lines: readonly FittedLine[];
  readonly down: number;
  /** Of its lines. */
  readonly height: number;
  /** What was written, where the font lacks something of it. */
  readonly actual?: string;
}

export interface FittedRow {
  readonly tag?: Tag;
  readonly cells: readonly FittedCell[];
  readonly pictures: readonly Picture[];
  readonly padTop: number;
  readonly padBottom: number;
  readonly above?: Rule;
  readonly below?: Rule;
  readonly atBottom: boolean;
  /** With its paddings. */
  readonly height: number;
}

/** Between runs that stand side by side: a blank of the smaller letters, three points at least. */
function gapBetween(one: TextStyle, other: TextStyle): number {
  return Math.max(3, Math.min(one.size, other.size) * 0.27);
}

/** Of the gaps between runs in their order, the one before each; none before the first. */
function gapsOf(runs: readonly { readonly style: TextStyle }[]): readonly number[] {
  return runs.map(({ style }, at) => {
    const before = runs[at - 1];
    return before === undefined ? 0 : gapBetween(before.style, style);
  });
}

const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

/** `tellMissing` hears of each character that the fonts lack. */
export function fitRow(metrics: FontMetrics, row: Row, tellMissing: (character: string) => void): FittedRow {
  const cells = row.cells.map((cell) => fitCell(metrics, cell, tellMissing));
  const pictures = row.pictures ?? [];
  const inner = Math.max(0, ...cells.map(({ height, down }) => down + height), ...pictures.map(({ height }) => height));
  return { ...row, cells, pictures, atBottom: row.atBottom === true, height: row.padTop + inner + row.padBottom };
}

function fitCell(metrics: FontMetrics, cell: Cell, tellMissing: (character: string) => void): FittedCell {
  let lacks = false;
  const shown = cell.paragraphs.map((paragraph) =>
    paragraph.map(({ text, style }) => {
      const printable = printableText(metrics, style.face, text);
      lacks ||= printable.missing.length > 0;
      printable.missing.forEach(tellMissing);
      return { text: printable.text, style };
    }),
  );
  const lines = withBlanks(shown.flatMap((paragraph) => fitParagraph(metrics, paragraph, cell.width)));
  const height = lines.reduce((sum, { leading }) => sum + leading, 0);
  const { x, width, align, tag, down } = cell;
  return { x, width, align, tag, lines, down, height, ...(lacks ? { actual: wholeText(cell) } : {}) };
}

/** A blank after every run but the last, so that who reads aloud or copies does not join words that stand apart. */
function withBlanks(lines: readonly FittedLine[]): readonly FittedLine[] {
  return lines.map(({ runs, leading }, line) => ({
    leading,
    runs: runs.map((run, at) => {
      const last = line === lines.length - 1 && at === runs.length - 1;
      return last || run.broken ? run : { ...run, text: `${run.text} ` };
    }),
  }));
}

function wholeText({ paragraphs }: Cell): string {
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n');
}

function fitParagraph(metrics: FontMetrics, paragraph: Paragraph, width: number): readonly FittedLine[] {
  const runs = paragraph
    .filter(({ text }) => text !== '')
    .map(({ text, style }) => ({
      text,
      style,
      width: textWidth(metrics, style.face, style.size, text),
      broken: false,
    }));
  const beside = sumOf([...runs.map((run) => run.width), ...gapsOf(runs)]);
  if (runs.length > 1 && beside <= width) {
    return [{ runs, leading: Math.max(...runs.map(({ style }) => style.leading)) }];
  }
  return runs.flatMap(({ text, style }) =>
    breakLines(metrics, style.face, style.size, text, width).map((line) => ({
      runs: [{ ...line, style }],
      leading: style.leading,
    })),
  );
}

/** Where the runs of a line begin, from the cell's left edge. */
export function runStarts({ runs }: FittedLine, { width, align }: FittedCell): readonly number[] {
  const gaps = gapsOf(runs);
  let x = align === 'end' ? width - sumOf([...runs.map((run) => run.width), ...gaps]) : 0;
  return runs.map((run, at) => {
    const start = x + (gaps[at] ?? 0);
    x = start + run.width;
    return start;
  });
}
