const LF = 10;
const CR = 13;
/** Characters between two places whose line is kept: what a question has to go through at most. */
const STRIDE = 1024;

/**
 * Line and column of offsets in a text. Worked out at the first question only: a document without findings never pays
 * for it. Memory goes by the length of the text and not by its line ends, which a hostile text may have everywhere. A
 * line ends at LF, CR LF or CR, as XML 1.0 (2.11) says.
 */
export class LineIndex {
  private marks: LineMarks | undefined;

  constructor(private readonly text: string) {}

  /** Line of an offset, counted from 1. */
  lineAt(offset: number): number {
    return this.find(offset).line;
  }

  /** Column of an offset in its line, in UTF-16 units, counted from 1. */
  columnAt(offset: number): number {
    return offset - this.find(offset).start + 1;
  }

  private find(offset: number): LinePlace {
    this.marks ??= markLines(this.text);
    const mark = Math.min(Math.floor(Math.max(offset, 0) / STRIDE), this.marks.lines.length - 1);
    let line = this.marks.lines[mark] ?? 1;
    let start = this.marks.starts[mark] ?? 0;
    for (let at = mark * STRIDE; at < offset; at++) {
      if (!endsLine(this.text, at)) continue;
      line++;
      start = at + 1;
    }
    return { line, start };
  }
}

/** A line, from 1, and the offset of its first character. */
interface LinePlace {
  readonly line: number;
  readonly start: number;
}

/** The line at every STRIDE-th offset. */
interface LineMarks {
  readonly lines: Uint32Array;
  readonly starts: Uint32Array;
}

function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
}

function markLines(text: string): LineMarks {
  const count = Math.floor(text.length / STRIDE) + 1;
  const marks = { lines: new Uint32Array(count), starts: new Uint32Array(count) };
  let line = 1;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at % STRIDE === 0) {
      marks.lines[at / STRIDE] = line;
      marks.starts[at / STRIDE] = start;
    }
    if (!endsLine(text, at)) continue;
    line++;
    start = at + 1;
  }
  return marks;
}
