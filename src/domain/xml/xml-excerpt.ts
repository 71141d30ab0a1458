/** A few lines of a document around one place, to be shown; bounded however large the document and long its lines. */
import { isSpace } from './xml-characters';

/** Lines shown before and after the one of the place. */
const AROUND = 2;
/** Characters shown of a line; of the place's own, so many before it. */
const MAX_LENGTH = 240;
const BEFORE_PLACE = 60;

const LF = 10;
const CR = 13;

export interface ExcerptLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** What the line has before or after `text` is not shown. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
  /** From where to where `text` is the place's element; null on the lines around it. */
  readonly mark: { readonly from: number; readonly to: number } | null;
}

/** Line and column from 1, as findings and read errors name them. */
export interface ExcerptPlace {
  readonly line: number;
  readonly column: number;
}

/** Empty where the text has no such line. Lines end as XML 1.0 says (2.11): at LF, CR LF or CR. */
export function excerptAt(text: string, { line, column }: ExcerptPlace): readonly ExcerptLine[] {
  const lines: ExcerptLine[] = [];
  let number = 1;
  let start = 0;
  while (start <= text.length && number <= line + AROUND) {
    const end = endOfLine(text, start);
    if (number >= line - AROUND) lines.push(shownLine(text, { number, start, end }, number === line ? column : null));
    start = end + (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
    number++;
  }
  return number > line ? withoutSharedIndent(lines) : [];
}

function endOfLine(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR) break;
  }
  return at;
}

interface LineSpan {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

function shownLine(text: string, { number, start, end }: LineSpan, column: number | null): ExcerptLine {
  const place = column === null ? start : Math.min(start + Math.max(column, 1) - 1, end);
  const from = end - start <= MAX_LENGTH ? start : Math.max(start, place - BEFORE_PLACE);
  const to = Math.min(end, from + MAX_LENGTH);
  const mark = column === null ? null : { from: place - from, to: Math.min(elementEnd(text, place, end), to) - from };
  return { number, text: text.slice(from, to), cutBefore: from > start, cutAfter: to < end, mark };
}

/** After the start tag at the place, and its text and end tag where they follow on the line; at most the line's end. */
function elementEnd(text: string, place: number, end: number): number {
  const tag = text.indexOf('>', place);
  if (tag < 0 || tag >= end) return end;
  if (text.charAt(tag - 1) === '/') return tag + 1;
  const next = text.indexOf('<', tag);
  if (next < 0 || next >= end || text.charAt(next + 1) !== '/') return tag + 1;
  const close = text.indexOf('>', next);
  return close < 0 || close >= end ? end : close + 1;
}

/** The blanks that all lines begin with say nothing here. */
function withoutSharedIndent(lines: readonly ExcerptLine[]): readonly ExcerptLine[] {
  const shared = Math.min(...lines.map((line) => (line.cutBefore ? 0 : indentOf(line))));
  if (shared === 0 || !Number.isFinite(shared)) return lines;
  return lines.map((line) => ({
    ...line,
    text: line.text.slice(shared),
    mark: line.mark === null ? null : { from: Math.max(0, line.mark.from - shared), to: line.mark.to - shared },
  }));
}

/** A line of blanks alone holds nobody back; the place itself is never cut off. */
function indentOf({ text, mark }: ExcerptLine): number {
  let at = 0;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  if (mark !== null) return Math.min(at, mark.from);
  return at === text.length ? Number.POSITIVE_INFINITY : at;
}
