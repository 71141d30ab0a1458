/**
 * Breaks a paragraph into lines of a width: after blanks, hyphens and slashes, but not between a number and its day where a line
 * holds both; inside a word only where it is wider than a line.
 */
import { type Face, type FontMetrics, textWidth } from './font-metrics';

export interface BrokenLine {
  readonly text: string;
  /** Points. */
  readonly width: number;
  /** It ends inside a word: nothing stands between it and the next. */
  readonly broken: boolean;
}

/** `FCT-1 / 28.11.2026; ` */
const DATED = /((?<!\S)\S+ \/ \d{2}\.\d{2}\.\d{4}\S?\s?)/u;
const PIECES = /[^\s\-/]*[-/]+|[^\s\-/]+\s?|\s/gu;

export function breakLines(
  metrics: FontMetrics,
  face: Face,
  size: number,
  text: string,
  width: number,
): readonly BrokenLine[] {
  const measure = (part: string): number => textWidth(metrics, face, size, part);
  const whole = measure(text);
  if (whole <= width) return [{ text, width: whole, broken: false }];
  const lines: BrokenLine[] = [];
  let line = '';
  const close = (ends: boolean): void => {
    const closed = line.trimEnd();
    if (closed !== '') lines.push({ text: closed, width: measure(closed), broken: !ends && closed === line });
    line = '';
  };
  for (const piece of piecesOf(text, width, measure)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) close(false);
    line += piece;
  }
  close(true);
  return lines;
}

function piecesOf(text: string, width: number, measure: (part: string) => number): readonly string[] {
  const fits = (piece: string): boolean => measure(piece.trimEnd()) <= width;
  return text
    .split(DATED)
    .flatMap((part) => (DATED.test(part) && fits(part) ? [part] : (part.match(PIECES) ?? [])))
    .flatMap((piece) => (fits(piece) ? [piece] : cutWord(piece, width, measure)));
}

/** A word wider than a line, in parts that fill a line each. */
function cutWord(word: string, width: number, measure: (part: string) => number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
