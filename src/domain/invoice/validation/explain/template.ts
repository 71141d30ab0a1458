/**
 * Sentences with values in them, as data. `{name}` puts a value, `{name:format}` puts it formatted
 * (a format that is no format is the noun counted); `[… {a} …|other]`
 * is said only where every value in it is known, else the part after the bar (or nothing).
 */
import {
  amountWords,
  capitalised,
  countWords,
  dateWords,
  numberWords,
  percentWords,
  plain,
  quoted,
} from './romanian-format';

/** The value by its name; undefined where it is not known. */
export type ValueOf = (name: string) => string | undefined;

const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  sum: amountWords,
  num: numberWords,
  pct: percentWords,
  q: quoted,
  date: dateWords,
  cap: capitalised,
  chars: (text) => countWords(text, 'caracter', 'caractere'),
  times: (text) => (text === '1' ? 'o dată' : `de ${countWords(text, 'dată', 'ori')}`),
};

/** The row („ la linia 3”, „ de la linia 3”) brings its own blank. */
const ROWS = new Set(['at', 'ofRow']);

/** An unknown format is what is counted: `{count:note}` → `25 de note`. */
function formatted(value: string, format: string): string {
  return format === '' ? plain(value) : (FORMATS[format]?.(value) ?? countWords(value, format, format));
}

interface Piece {
  readonly text: string;
  /** False where a value was missing. */
  readonly complete: boolean;
  /** Position after what was read. */
  readonly end: number;
}

function placeholder(template: string, start: number, valueNamed: ValueOf): Piece {
  const close = template.indexOf('}', start);
  const [name = '', format = ''] = template.slice(start + 1, close).split(':');
  const value = valueNamed(name);
  const text = value === undefined ? '' : ROWS.has(name) ? value : formatted(value, format);
  return { text, complete: value !== undefined, end: close + 1 };
}

function option(template: string, start: number, valueNamed: ValueOf): Piece {
  const said = sequence(template, start + 1, valueNamed);
  const other = template[said.end] === '|' ? sequence(template, said.end + 1, valueNamed) : null;
  const end = (other ?? said).end + 1;
  if (said.complete) return { text: said.text, complete: true, end };
  return { text: other?.text ?? '', complete: other?.complete ?? true, end };
}

function sequence(template: string, start: number, valueNamed: ValueOf): Piece {
  let text = '';
  let complete = true;
  let at = start;
  while (at < template.length && template[at] !== '|' && template[at] !== ']') {
    const mark = template[at];
    if (mark !== '{' && mark !== '[') {
      text += mark;
      at += 1;
      continue;
    }
    const piece = mark === '{' ? placeholder(template, at, valueNamed) : option(template, at, valueNamed);
    text += piece.text;
    complete = complete && piece.complete;
    at = piece.end;
  }
  return { text, complete, end: at };
}

/** The sentence with its values; an unknown value outside brackets leaves nothing in its place. */
export function renderTemplate(template: string, valueNamed: ValueOf): string {
  return sequence(template, 0, valueNamed).text;
}
