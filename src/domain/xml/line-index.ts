const LF = 10;
const CR = 13;

/**
 * Line and column of offsets in a text. The line starts are found at the first question only: a document without
 * findings never pays for them. A line ends at LF, CR LF or CR, as XML 1.0 (2.11) says.
 */
export class LineIndex {
  private starts: readonly number[] | undefined;

  constructor(private readonly text: string) {}

  /** Line of an offset, counted from 1. */
  lineAt(offset: number): number {
    return this.find(offset) + 1;
  }

  /** Column of an offset in its line, in UTF-16 units, counted from 1. */
  columnAt(offset: number): number {
    return offset - (this.lineStarts()[this.find(offset)] ?? 0) + 1;
  }

  /** Index of the last line that starts at or before the offset. */
  private find(offset: number): number {
    const starts = this.lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private lineStarts(): readonly number[] {
    this.starts ??= findLineStarts(this.text);
    return this.starts;
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
  return starts;
}
